import { GUARDIAN_RIGHTS, type GuardianRight } from '@fieldhouse/domain/families/guardian-links.ts';
import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DisclosuresButton } from './disclosures.tsx';
import classes from './families.module.css';
import { useFamiliesChanged } from './family-queries.ts';
import { linkProblem, relationshipName, rightName } from './link-words.ts';

type OwnRecord = Outputs['families']['mine']['records'][number];
type Guardian = OwnRecord['guardians'][number];

interface OwnGuardiansProps {
  readonly record: OwnRecord;
  /** There is a record at another school too. */
  readonly hasSchool: boolean;
}

/** The student's own guardians, what they may do, and a code for another one. */
export function OwnGuardians({ record, hasSchool }: OwnGuardiansProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState<{ readonly what: 'grant' | 'withdraw'; readonly of: Guardian } | null>(
    null,
  );
  const close = () => setOpen(null);
  const title = hasSchool
    ? t('Your guardians at {{school}}', { school: record.schoolName })
    : t('Your guardians');
  return (
    <Card
      title={title}
      description={
        record.isOfAge
          ? t('You are 18, so you decide who follows your courses and grades.')
          : record.ofAgeOn
            ? t('Your school decides who follows you. Starting {{date}}, you do.', {
                date: format.calendarDate(record.ofAgeOn),
              })
            : t('Your school decides who follows your courses and grades.')
      }
      flush
    >
      {record.guardians.length === 0 && <p className={classes.part}>{t('No one follows you yet.')}</p>}
      <ul className={classes.rows}>
        {record.guardians.map((one) => (
          <li key={one.linkId} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.head}>
                <strong>{one.name || t('Deleted account')}</strong>
                <span className={classes.about}>{relationshipName(one.relationship, t)}</span>
                <GuardianBadge guardian={one} />
              </p>
              {one.isLive && (
                <p className={classes.about}>{one.rights.map((right) => rightName(right, t)).join(' · ')}</p>
              )}
              {record.isOfAge && one.status === 'active' && !one.isLive && one.basis === 'minor' && (
                <p className={classes.about}>{t('Their access ended when you turned 18.')}</p>
              )}
              {one.endsOn && one.isLive && (
                <p className={classes.about}>
                  {t('until {{date}}', { date: format.calendarDate(one.endsOn) })}
                </p>
              )}
            </div>
            <span className={classes.actions}>
              {one.can.grant && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('Give {{name}} access', { name: one.name })}
                  onClick={() => setOpen({ what: 'grant', of: one })}
                >
                  {one.isLive ? t('Change access') : t('Give access')}
                </Button>
              )}
              {one.can.withdraw && (
                <Button
                  size="sm"
                  variant="default"
                  aria-label={t('Remove access for {{name}}', { name: one.name })}
                  onClick={() => setOpen({ what: 'withdraw', of: one })}
                >
                  {t('Remove access')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {record.can.createCode && <PairingCode record={record} />}
      <div className={classes.part}>
        <DisclosuresButton studentId={record.studentId} name={null} />
      </div>
      {open?.what === 'grant' && <GrantDialog guardian={open.of} onClose={close} />}
      {open?.what === 'withdraw' && <WithdrawDialog guardian={open.of} onClose={close} />}
    </Card>
  );
}

function GuardianBadge({ guardian }: { readonly guardian: Guardian }) {
  const { t } = useTranslation();
  if (guardian.status === 'pending') return <Badge tone="warning">{t('Waiting for your school')}</Badge>;
  if (guardian.status === 'suspended') return <Badge tone="warning">{t('Suspended')}</Badge>;
  if (guardian.isLive) return <Badge tone="success">{t('Follows you')}</Badge>;
  return <Badge tone="neutral">{t('Sees nothing')}</Badge>;
}

/** A code that one guardian may use once; what it says is shown only now. */
function PairingCode({ record }: { readonly record: OwnRecord }) {
  const { t } = useTranslation();
  const format = useFormat();
  const changed = useFamiliesChanged();
  const { studentId } = record;
  const [code, setCode] = useState<string | null>(null);
  const create = useMutation(
    api.families.createCode.mutationOptions({
      async onSuccess(made) {
        setCode(made.code);
        await changed();
      },
    }),
  );
  const end = useMutation(
    api.families.endCode.mutationOptions({
      async onSuccess() {
        setCode(null);
        await changed();
      },
    }),
  );
  const error = create.error ?? end.error;
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>{t('Invite a guardian')}</h3>
      <p className={classes.about}>
        {t(
          'Give a code to a parent or guardian. They enter it under Profile, Family, and your school confirms them before they see anything.',
        )}{' '}
        {t(
          'Anyone without an account needs to create one first, with an invitation from your school or the code it gives to parents.',
        )}
      </p>
      {record.code && (
        <div className={classes.code}>
          {code && (
            <>
              <output aria-label={t('Your code')}>{code}</output>
              <CopyButton text={code} label={t('Copy the code')} />
            </>
          )}
          <p className={classes.about}>
            {code
              ? t('Valid for one guardian until {{date}}. It’s shown only this once.', {
                  date: format.date(record.code.expiresAt),
                })
              : t('A code is active until {{date}}. If it’s lost, create another one.', {
                  date: format.date(record.code.expiresAt),
                })}
          </p>
        </div>
      )}
      {error && (
        <div role="alert">
          <Notice tone="danger">{linkProblem(error, t)}</Notice>
        </div>
      )}
      <span className={classes.actions}>
        <Button
          size="sm"
          variant={record.code ? 'default' : 'filled'}
          loading={create.isPending}
          onClick={() => create.mutate({ studentId })}
        >
          {record.code ? t('Create another code') : t('Create a code')}
        </Button>
        {record.code && (
          <Button
            size="sm"
            variant="default"
            loading={end.isPending}
            onClick={() => end.mutate({ studentId })}
          >
            {t('End the code')}
          </Button>
        )}
      </span>
    </div>
  );
}

interface OwnDialogProps {
  readonly guardian: Guardian;
  readonly onClose: () => void;
}

/** The student of age chooses what a guardian may do. */
function GrantDialog({ guardian, onClose }: OwnDialogProps) {
  const { t } = useTranslation();
  const changed = useFamiliesChanged();
  const { name, linkId, version } = guardian;
  const [rights, setRights] = useState<GuardianRight[]>(
    guardian.isLive ? [...guardian.rights] : ['see_record'],
  );
  const grant = useMutation(
    api.families.grant.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Access given'), message: t('You can withdraw it at any time.') });
      },
    }),
  );
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('What may {{name}} do?', { name })}
      description={t('It takes effect at once and lasts until you withdraw it.')}
    >
      <fieldset className={classes.rights}>
        <legend>{t('What they may do')}</legend>
        {GUARDIAN_RIGHTS.filter((right) => right !== 'manage_account').map((right) => (
          <Checkbox
            key={right}
            label={rightName(right, t)}
            checked={rights.includes(right)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              setRights(GUARDIAN_RIGHTS.filter((one) => (one === right ? isOn : rights.includes(one))));
            }}
          />
        ))}
      </fieldset>
      {grant.isError && (
        <div role="alert">
          <Notice tone="danger">{linkProblem(grant.error, t)}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          disabled={rights.length === 0}
          loading={grant.isPending}
          onClick={() => grant.mutate({ linkId, version, rights })}
        >
          {t('Give access')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function WithdrawDialog({ guardian, onClose }: OwnDialogProps) {
  const { t } = useTranslation();
  const changed = useFamiliesChanged();
  const withdraw = useMutation(
    api.families.withdraw.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      title={t('Remove access for {{name}}?', { name: guardian.name })}
      description={t('They stop seeing anything at once. To get back in, they need a new code from you.')}
      verb={t('Remove access')}
      isPending={withdraw.isPending}
      error={withdraw.isError ? linkProblem(withdraw.error, t) : null}
      onClose={onClose}
      onConfirm={() => withdraw.mutate({ linkId: guardian.linkId })}
    />
  );
}
