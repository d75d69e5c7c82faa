import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconHourglass, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type Formats, useFormat } from '#lib/format.ts';
import { changeName } from '#shared/eligibility/change-words.ts';
import { Worsenings } from '#shared/eligibility/worsenings.tsx';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Guard, guardsQuery } from './eligibility-queries.ts';
import classes from './guards-card.module.css';

/** Changes that would make a student's eligibility worse: those to acknowledge, and what became of earlier ones. */
export default function GuardsCard({ studentId, name }: { studentId: StudentId; name: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(guardsQuery(studentId));
  if (!data || data.guards.length === 0) return null;
  return (
    <Card
      title={t('Changes that need an acknowledgment')}
      description={t('What the school wants to change, and what it would break. All of it is kept.')}
    >
      <ul className={classes.guards} data-guards tabIndex={-1}>
        {data.guards.map((guard) => (
          <Row key={guard.guardId} guard={guard} name={name} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ guard, name }: { guard: Guard; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const isWaiting = guard.state === 'waits' || guard.state === 'declined';
  const isOpen = isWaiting || guard.state === 'signed' || guard.state === 'proceeded';
  return (
    <li className={classes.guard}>
      <div className={classes.head}>
        <div>
          <h3 className={classes.title}>{changeName(guard, t)}</h3>
          <p className={classes.about}>
            {t('{{who}} asked on {{date}}: “{{reason}}”', {
              who: guard.askedByName ?? t('The school'),
              date: format.date(guard.askedAt),
              reason: guard.reason,
            })}
          </p>
        </div>
        <Badge
          tone={isWaiting ? 'warning' : 'neutral'}
          icon={guard.state === 'declined' ? <IconX /> : isWaiting ? <IconHourglass /> : <IconCircleCheck />}
        >
          {stateName(guard.state, t)}
        </Badge>
      </div>
      {isOpen ? (
        <Worsenings broken={guard.broken} repairs={guard.repairs} />
      ) : (
        <details className={classes.kept}>
          <summary>{t('What it would break')}</summary>
          <Worsenings broken={guard.broken} repairs={guard.repairs} />
        </details>
      )}
      <ul className={classes.acts}>
        {whatHappened(guard, t, format).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Acts guard={guard} name={name} />
    </li>
  );
}

function Acts({ guard, name }: { guard: Guard; name: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [isProceeding, setProceeding] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const after = (title: string) => async () => {
    setProceeding(false);
    setDeclining(false);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.eligibility.key() }),
      queryClient.invalidateQueries({ queryKey: api.consent.key() }),
    ]);
    void toast({ title, message: guard.title });
  };
  const sign = useMutation(
    api.eligibility.signGuard.mutationOptions({ onSuccess: after(t('Acknowledged')) }),
  );
  const decline = useMutation(
    api.eligibility.declineGuard.mutationOptions({
      onSuccess: after(t('Declined. The school has been notified')),
    }),
  );
  const end = useMutation(
    api.eligibility.endGuard.mutationOptions({ onSuccess: after(t('Request withdrawn')) }),
  );
  const proceed = useMutation(
    api.eligibility.proceedGuard.mutationOptions({ onSuccess: after(t('The change can be made now')) }),
  );
  const { guardId, can } = guard;
  const error = sign.error ?? end.error;
  const failed = (cause: unknown) =>
    codeOf(cause) === 'NOT_OPEN' ? t('Someone else has answered it.') : errorText(cause, t);
  if (!can.sign && !can.end && !can.proceed) return null;
  return (
    <>
      {can.sign && (
        <p className={classes.meaning}>
          {t(
            'By acknowledging, you confirm that you’ve read what this breaks. The school may then make the change.',
          )}
        </p>
      )}
      <div className={classes.buttons}>
        {can.sign && (
          <Button loading={sign.isPending} onClick={() => sign.mutate({ guardId })}>
            {t('I acknowledge it for {{name}}', { name })}
          </Button>
        )}
        {can.decline && (
          <Button variant="default" onClick={() => setDeclining(true)}>
            {t('Decline')}
          </Button>
        )}
        {can.proceed && (
          <Button variant="default" onClick={() => setProceeding(true)}>
            {t('Proceed without it')}
          </Button>
        )}
        {can.end && (
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate({ guardId })}>
            {t('Withdraw the request')}
          </Button>
        )}
      </div>
      {error && <Notice tone="danger">{failed(error)}</Notice>}
      {isDeclining && (
        <ReasonDialog
          isOpen
          onClose={() => setDeclining(false)}
          title={t('Decline this change?')}
          description={t(
            'The school is notified at once. It waits the set number of days; then a counselor may proceed, and has to say why.',
          )}
          verb={t('Decline')}
          isOptional
          isPending={decline.isPending}
          error={decline.error && failed(decline.error)}
          onSubmit={(reason) => decline.mutate({ guardId, note: reason || null })}
        />
      )}
      {isProceeding && (
        <ReasonDialog
          isOpen
          onClose={() => setProceeding(false)}
          title={t('Proceed without an acknowledgment?')}
          description={t('The family is notified at once, with your reason.')}
          verb={t('Proceed')}
          isPending={proceed.isPending}
          error={proceed.error && failed(proceed.error)}
          onSubmit={(reason) => proceed.mutate({ guardId, reason })}
        />
      )}
    </>
  );
}

function stateName(state: Guard['state'], t: TFunction): string {
  switch (state) {
    case 'waits':
      return t('Waiting for the family');
    case 'declined':
      return t('Declined by the family');
    case 'signed':
      return t('Acknowledged');
    case 'proceeded':
      return t('Proceeding without it');
    case 'made':
      return t('Carried out');
    case 'ended':
      return t('Request withdrawn');
  }
}

function whatHappened(guard: Guard, t: TFunction, format: Formats): string[] {
  return [
    guard.declinedAt !== null &&
      (guard.declineNote === null
        ? t('{{who}} declined it on {{date}}.', {
            who: guard.declinedByName ?? t('The family'),
            date: format.date(guard.declinedAt),
          })
        : t('{{who}} declined it on {{date}}: “{{note}}”', {
            who: guard.declinedByName ?? t('The family'),
            date: format.date(guard.declinedAt),
            note: guard.declineNote,
          })),
    guard.state === 'waits' &&
      t('The family has until {{date}}.', { date: format.calendarDate(guard.dueOn) }),
    guard.state === 'declined' &&
      t(
        'It can still be acknowledged. After {{date}} a counselor may proceed without it, and has to say why.',
        {
          date: format.calendarDate(guard.dueOn),
        },
      ),
    guard.signedAt !== null &&
      t('{{who}} acknowledged it on {{date}}.', {
        who: guard.signedByName ?? t('The family'),
        date: format.date(guard.signedAt),
      }),
    guard.proceededAt !== null &&
      t('{{who}} proceeded without an acknowledgment on {{date}}: “{{reason}}”', {
        who: guard.proceededByName ?? t('The school'),
        date: format.date(guard.proceededAt),
        reason: guard.proceedReason ?? '',
      }),
    guard.madeAt !== null && t('The change was made on {{date}}.', { date: format.date(guard.madeAt) }),
  ].filter((one) => one !== false);
}
