import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText, isTooClose } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { DisclosuresButton } from './disclosures.tsx';
import classes from './families.module.css';
import {
  type Family,
  familyQuery,
  type StaffInvitation,
  type StaffLink,
  useFamiliesChanged,
} from './family-queries.ts';
import { basisName, endedBecause, proofName, relationshipName, rightName } from './link-words.ts';
import { ChangeDialog, EndDialog, InviteDialog, LinkDialog } from './staff-dialogs.tsx';
import { StaffNote } from './staff-note.tsx';

type Open =
  | { readonly what: 'invite'; readonly again?: StaffInvitation }
  | { readonly what: 'link' }
  | { readonly what: 'change' | 'end'; readonly link: StaffLink };

/** Who follows a student, for those who keep the record; others see no card. */
export function StaffFamilyCard({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation();
  const { data: family, error } = useQuery({ ...familyQuery(studentId), retry: false });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  if (isTooClose(error)) return <Card title={t('Family')}>{errorText(error, t)}</Card>;
  if (!family) return null;
  const current = family.links.filter(({ status }) => status !== 'ended');
  const ended = family.links.filter(({ status }) => status === 'ended');
  const canManage = family.can.manage;
  return (
    <Card
      title={t('Family')}
      description={
        family.isOfAge
          ? t('The student is 18: guardians follow only with the student’s consent or another basis.')
          : t('Guardians who follow this student, and what they can do.')
      }
      flush
      aside={
        canManage && (
          <span className={classes.actions}>
            <Button size="sm" variant="default" onClick={() => setOpen({ what: 'link' })}>
              {t('Link a parent')}
            </Button>
            {family.can.invite && (
              <Button size="sm" onClick={() => setOpen({ what: 'invite' })}>
                {t('Invite by email')}
              </Button>
            )}
          </span>
        )
      }
    >
      {current.length === 0 && family.invitations.length === 0 && (
        <p className={classes.part}>{t('No one follows this student yet.')}</p>
      )}
      <ul className={classes.rows}>
        {current.map((link) => (
          <LinkRow key={link.linkId} link={link}>
            {canManage && link.status === 'active' && (
              <Button
                size="sm"
                variant="default"
                aria-label={t('Change what {{name}} may do', { name: link.name })}
                onClick={() => setOpen({ what: 'change', link })}
              >
                {t('Change terms')}
              </Button>
            )}
            {link.status !== 'pending' && (
              <Button
                size="sm"
                variant="default"
                aria-label={t("End {{name}}'s link", { name: link.name })}
                onClick={() => setOpen({ what: 'end', link })}
              >
                {t('End')}
              </Button>
            )}
          </LinkRow>
        ))}
        {family.invitations.map((one) => (
          <InvitationRow
            key={one.invitationId}
            invitation={one}
            onAgain={family.can.invite ? () => setOpen({ what: 'invite', again: one }) : null}
          />
        ))}
      </ul>
      <StaffNote family={family} />
      <div className={`${classes.part} ${classes.last}`}>
        {ended.length > 0 && <Ended links={ended} />}
        <DisclosuresButton studentId={family.studentId} name={family.name} />
      </div>
      <OpenDialog open={open} family={family} onClose={close} />
    </Card>
  );
}

function OpenDialog({
  open,
  family,
  onClose,
}: {
  readonly open: Open | null;
  readonly family: Family;
  readonly onClose: () => void;
}) {
  switch (open?.what) {
    case 'invite':
      return <InviteDialog family={family} again={open.again} onClose={onClose} />;
    case 'link':
      return <LinkDialog family={family} onClose={onClose} />;
    case 'change':
      return <ChangeDialog family={family} link={open.link} onClose={onClose} />;
    case 'end':
      return <EndDialog link={open.link} onClose={onClose} />;
    default:
      return null;
  }
}

function LinkRow({ link, children }: { readonly link: StaffLink; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = [
    basisName(link.basis, t),
    link.proof && proofName(link.proof, t),
    link.verifiedByName &&
      link.verifiedAt &&
      t('by {{name}} on {{date}}', { name: link.verifiedByName, date: format.date(link.verifiedAt) }),
    link.endsOn && t('until {{date}}', { date: format.calendarDate(link.endsOn) }),
  ].filter(Boolean);
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.head}>
          <strong>{link.name || t('Deleted account')}</strong>
          <span className={classes.about}>{relationshipName(link.relationship, t)}</span>
          <StatusBadge link={link} />
        </p>
        {link.email && <p className={classes.about}>{link.email}</p>}
        <p className={classes.about}>{link.rights.map((right) => rightName(right, t)).join(' · ')}</p>
        {link.status !== 'pending' && <p className={classes.about}>{facts.join(' · ')}</p>}
      </div>
      <span className={classes.actions}>{children}</span>
    </li>
  );
}

function StatusBadge({ link }: { readonly link: StaffLink }) {
  const { t } = useTranslation();
  if (link.status === 'pending') return <Badge tone="warning">{t('Waiting for a decision')}</Badge>;
  if (link.status === 'suspended') return <Badge tone="warning">{t('Suspended')}</Badge>;
  return link.isLive ? (
    <Badge tone="success">{t('Follows')}</Badge>
  ) : (
    <Badge tone="neutral">{t('Not in effect today')}</Badge>
  );
}

function InvitationRow({
  invitation,
  onAgain,
}: {
  readonly invitation: StaffInvitation;
  readonly onAgain: (() => void) | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const changed = useFamiliesChanged();
  const { email, state } = invitation;
  const revoke = useMutation(
    api.families.revokeInvitation.mutationOptions({
      onSuccess: changed,
      onError: (error) => void toast({ title: errorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.head}>
          <strong>{email}</strong>
          <span className={classes.about}>{relationshipName(invitation.relationship, t)}</span>
          {state === 'open' ? (
            <Badge tone="info">{t('Invited')}</Badge>
          ) : (
            <Badge tone="neutral">{t('No longer open')}</Badge>
          )}
        </p>
        <p className={classes.about}>
          {state === 'closed'
            ? t(
                'It can no longer be accepted, because the student is now 18, the student’s account is ending, or its last day has passed.',
              )
            : t('Sent on {{sent}}, open until {{until}}', {
                sent: format.date(invitation.invitedAt),
                until: format.date(invitation.expiresAt),
              })}
        </p>
      </div>
      <span className={classes.actions}>
        {onAgain && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('Invite {{email}} again', { email })}
            onClick={onAgain}
          >
            {t('Invite again')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={t('Take back the invitation to {{email}}', { email })}
          loading={revoke.isPending}
          onClick={() => revoke.mutate({ invitationId: invitation.invitationId })}
        >
          {t('Take back')}
        </Button>
      </span>
    </li>
  );
}

/** Links of before, folded away. */
function Ended({ links }: { readonly links: readonly StaffLink[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <details>
      <summary>{t('Earlier links ({{number}})', { number: links.length })}</summary>
      <ul>
        {links.map((link) => (
          <li key={link.linkId} className={classes.about}>
            {[
              link.name || t('Deleted account'),
              relationshipName(link.relationship, t),
              link.endedAt && format.date(link.endedAt),
              endedBecause(link.endReason, t),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
