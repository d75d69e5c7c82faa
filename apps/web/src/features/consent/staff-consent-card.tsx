import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { STAFF_CONSENT_METHODS, type StaffConsentMethod } from '@fieldhouse/domain/families/consent.ts';
import { RELATIONSHIPS, type Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { looksLikeEmail } from '#lib/forms.ts';
import { LOCALES, useLocale } from '#lib/i18n.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './consent.module.css';
import { ConsentList } from './consent-list.tsx';
import { consentProblem, methodName, relationshipName } from './consent-words.ts';
import { PrintForm } from './print-form.tsx';

type Known = Outputs['consent']['student'];
type Details = NonNullable<Known['details']>;
type Locale = ReturnType<typeof useLocale>;

/** What a student's family decided; recorded by those who keep the school's records. */
export function StaffConsentCard({ studentId }: { readonly studentId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...api.consent.student.queryOptions({ input: { studentId: studentId as StudentId } }),
    retry: false,
  });
  if (!data) return null;
  return (
    <Card flush title={t('Consent and privacy')} aside={<DirectoryBadge directory={data.directory} />}>
      {data.details ? (
        <Keeping studentId={data.studentId} details={data.details} />
      ) : (
        <div className={classes.part}>
          {data.directory === 'objected'
            ? t('Don’t publish this student’s name, grade level, activities, awards or photos.')
            : t('The school may publish this student’s directory information.')}
        </div>
      )}
    </Card>
  );
}

function DirectoryBadge({ directory }: { readonly directory: Known['directory'] }) {
  const { t } = useTranslation();
  if (directory === 'objected') return <Badge tone="danger">{t('Directory: objected')}</Badge>;
  return (
    <Badge tone="neutral">
      {directory === 'not_objected' ? t('Directory: no objection') : t('Directory: not answered yet')}
    </Badge>
  );
}

function useChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.consent.key() }),
      queryClient.invalidateQueries({ queryKey: api.accounts.listWaiting.key() }),
    ]);
}

function Keeping({ studentId, details }: { readonly studentId: StudentId; readonly details: Details }) {
  const { t } = useTranslation();
  const format = useFormat();
  const changed = useChanged();
  const [open, setOpen] = useState<'record' | 'ask' | null>(null);
  const [ended, setEnded] = useState<Details['consents'][number] | null>(null);
  const { request, state, deletionDueAt, can, name } = details;
  const withdraw = useMutation(
    api.consent.recordWithdrawal.mutationOptions({
      async onSuccess() {
        await changed();
        setEnded(null);
      },
    }),
  );
  return (
    <>
      {state === 'required' && (
        <div className={classes.part}>
          <Notice tone="warning" title={t('The account is waiting for a parent')}>
            {deletionDueAt
              ? t(
                  'There is no parental consent in effect. The account will be deleted on {{date}} unless a parent agrees.',
                  {
                    date: format.date(deletionDueAt),
                  },
                )
              : request?.isSent
                ? t('We emailed {{email}}. Without an answer, the account will be deleted on {{date}}.', {
                    email: request.parentEmail,
                    date: format.date(request.expiresAt),
                  })
                : t(
                    'The child hasn’t named a parent yet. Without an answer, the account will be deleted on {{date}}.',
                    {
                      date: request && format.date(request.expiresAt),
                    },
                  )}
          </Notice>
          {request && (
            <p className={classes.facts}>
              {t('Request {{number}}', { number: request.requestNumber })}
              {request.openedAt && ` · ${t('opened on {{date}}', { date: format.date(request.openedAt) })}`}
            </p>
          )}
          <div className={classes.actions}>
            {can.record && (
              <Button size="sm" onClick={() => setOpen('record')}>
                {t('Record a consent')}
              </Button>
            )}
            {can.ask && (
              <Button size="sm" variant="default" onClick={() => setOpen('ask')}>
                {t('Email a parent')}
              </Button>
            )}
            {request && <PrintForm size="sm" notice={details.notice} requestNumber={request.requestNumber} />}
          </div>
        </div>
      )}
      {details.consents.length === 0 && state !== 'required' && (
        <div className={classes.part}>{t('Nothing is on record, and nothing is needed.')}</div>
      )}
      <ConsentList
        consents={details.consents}
        actions={(one) =>
          can.end &&
          one.decision === 'given' &&
          (one.kind === 'ai_models' || (one.kind === 'child_account' && details.isUnder13)) && (
            <Button size="sm" variant="default" onClick={() => setEnded(one)}>
              {t('Record that it was withdrawn')}
            </Button>
          )
        }
      />
      {open === 'record' && (
        <RecordDialog studentId={studentId} details={details} onClose={() => setOpen(null)} />
      )}
      {open === 'ask' && <AskDialog studentId={studentId} details={details} onClose={() => setOpen(null)} />}
      {ended && (
        <ReasonDialog
          isOpen
          title={t("Did {{name}}'s parent withdraw consent?", { name })}
          description={
            ended.kind === 'child_account'
              ? t('The account closes at once and is deleted after 14 days. Say who told you, and how.')
              : t('From now on, no other company’s model reads the work. Say who told you, and how.')
          }
          verb={ended.kind === 'child_account' ? t('Close the account') : t('Record')}
          isDanger={ended.kind === 'child_account'}
          isPending={withdraw.isPending}
          error={withdraw.isError ? consentProblem(withdraw.error, t) : null}
          onClose={() => setEnded(null)}
          onSubmit={(reason) => withdraw.mutate({ consentId: ended.consentId, reason })}
        />
      )}
    </>
  );
}

interface DialogProps {
  readonly studentId: StudentId;
  readonly details: Details;
  readonly onClose: () => void;
}

function RecordDialog({ studentId, details, onClose }: DialogProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const changed = useChanged();
  const [method, setMethod] = useState<StaffConsentMethod>('signed_form');
  const [giverName, setGiverName] = useState('');
  const [relationship, setRelationship] = useState<Relationship>('mother');
  const [on, setOn] = useState(new Date().toLocaleDateString('sv'));
  const [aiModels, setAiModels] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const record = useMutation(
    api.consent.record.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
    }),
  );
  const hasModels = details.notice.recipients.some(({ purpose }) => purpose === 'ai_models');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!giverName.trim()) return setProblem(t('Enter the parent’s full name.'));
    setProblem(null);
    record.mutate({ studentId, method, giverName: giverName.trim(), relationship, aiModels, on, locale });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Record a consent for {{name}}', { name: details.name })}
      description={t('Only what you have seen or heard yourself. Keep the form, or a note of the call.')}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        <NativeSelect
          label={t('How')}
          value={method}
          onChange={(event) => setMethod(event.currentTarget.value as StaffConsentMethod)}
        >
          {STAFF_CONSENT_METHODS.map((one) => (
            <option key={one} value={one}>
              {methodName(one, t)}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          label={t('Who agreed')}
          value={giverName}
          onChange={(event) => setGiverName(event.currentTarget.value)}
          error={problem}
        />
        <NativeSelect
          label={t('Relationship')}
          value={relationship}
          onChange={(event) => setRelationship(event.currentTarget.value as Relationship)}
        >
          {RELATIONSHIPS.map((one) => (
            <option key={one} value={one}>
              {relationshipName(one, t)}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          type="date"
          label={t('Day of the signature or the call')}
          value={on}
          onChange={(event) => setOn(event.currentTarget.value)}
        />
        {hasModels && (
          <Checkbox
            label={t('Also agreed that AI models from other companies may read the child’s work')}
            checked={aiModels}
            onChange={(event) => setAiModels(event.currentTarget.checked)}
          />
        )}
        {record.isError && (
          <div role="alert">
            <Notice tone="danger">{consentProblem(record.error, t)}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={record.isPending}>
            {t('Record')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function AskDialog({ studentId, details, onClose }: DialogProps) {
  const { t } = useTranslation();
  const own = useLocale();
  const changed = useChanged();
  const [email, setEmail] = useState(details.request?.parentEmail ?? '');
  const [locale, setLocale] = useState<Locale>(own);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useMutation(
    api.consent.ask.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!looksLikeEmail(email)) return setProblem(t('Enter the parent’s email address.'));
    setProblem(null);
    ask.mutate({ studentId, email: email.trim(), locale });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Email a parent of {{name}}', { name: details.name })}
      description={t('They get a link to read the notice and decide. Earlier links no longer work.')}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        <TextInput
          type="email"
          label={t('Parent’s email')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problem ?? (ask.isError ? consentProblem(ask.error, t) : undefined)}
        />
        <NativeSelect
          label={t('Language')}
          value={locale}
          onChange={(event) => setLocale(event.currentTarget.value as Locale)}
        >
          {LOCALES.map(({ locale: value, name }) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={ask.isPending}>
            {t('Send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
