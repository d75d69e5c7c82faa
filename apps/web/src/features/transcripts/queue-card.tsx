import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { notAgainText, purposeText, requestRefusal, undeliveredText } from './request-words.ts';
import classes from './transcripts.module.css';
import { type Queued, queueQuery, type Returned } from './transcripts-queries.ts';

const SendDialog = lazy(() => import('./send-dialog.tsx'));
const SendAgainDialog = lazy(() => import('./send-again-dialog.tsx'));

interface QueueCardProps {
  readonly onStudent: (student: string) => void;
}

/** What families ask the school to send, the most urgent first. */
export function QueueCard({ onStudent }: QueueCardProps) {
  const { t } = useTranslation();
  const queue = useQuery(queueQuery());
  const [open, setOpen] = useState<{ readonly of: 'send' | 'decline'; readonly one: Queued } | null>(null);
  if (queue.isPending) return <CardSkeleton lines={2} />;
  if (!queue.data) {
    return (
      <ErrorState
        framed
        title={t('Family requests couldn’t be loaded')}
        error={queue.error}
        onRetry={() => void queue.refetch()}
      />
    );
  }
  const { requests, hasMore, returned } = queue.data;
  return (
    <Card
      title={t('Family requests')}
      description={t('Official transcripts waiting to be sent, by due date.')}
      flush
    >
      {returned.length > 0 && (
        <ul className={classes.rows} aria-label={t('Emails that didn’t arrive')}>
          {returned.map((one) => (
            <ReturnedRow key={one.requestId} one={one} />
          ))}
        </ul>
      )}
      {requests.length === 0 ? (
        <EmptyState icon={<IconInbox />} title={t('No one is waiting for a transcript.')} />
      ) : (
        <ul className={classes.rows}>
          {requests.map((one) => (
            <QueuedRow
              key={one.requestId}
              one={one}
              onOpen={(of) => setOpen({ of, one })}
              onStudent={() => onStudent(one.studentId)}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className={`${classes.hint} ${classes.inset}`}>
          {t('There are more. They appear once these are done.')}
        </p>
      )}
      {open?.of === 'send' && (
        <Suspense fallback={null}>
          <SendDialog one={open.one} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open?.of === 'decline' && <DeclineDialog one={open.one} onClose={() => setOpen(null)} />}
    </Card>
  );
}

/** Sent, and the recipient has nothing. */
function ReturnedRow({ one }: { readonly one: Returned }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { studentName, recipientName, recipientEmail, undelivered, isTooClose, notAgain } = one;
  return (
    <li className={classes.row}>
      <div className={classes.lineWords}>
        <p className={classes.code}>
          {studentName}
          <Badge tone="danger">{t('Not delivered')}</Badge>
        </p>
        <p className={classes.hint}>
          {[t('To {{recipient}}', { recipient: recipientName }), recipientEmail].join(' · ')}
        </p>
        <p className={classes.hint}>{undeliveredText(undelivered, t, format.date)}</p>
        {notAgain && <p className={classes.hint}>{notAgainText(notAgain, t)}</p>}
        {isTooClose && (
          <p className={classes.hint}>
            {t('This is about you or your child, so someone else at the school sends it.')}
          </p>
        )}
      </div>
      {!isTooClose && notAgain === null && (
        <span className={classes.buttons}>
          <Button
            size="sm"
            aria-label={t('Send again to {{name}}', { name: recipientName })}
            onClick={() => setOpen(true)}
          >
            {t('Send again')}
          </Button>
        </span>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <SendAgainDialog {...one} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  );
}

interface QueuedRowProps {
  readonly one: Queued;
  readonly onOpen: (of: 'send' | 'decline') => void;
  readonly onStudent: () => void;
}

function QueuedRow({ one, onOpen, onStudent }: QueuedRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { studentName, recipientName, recipientEmail, note, state, dueOn, isOverdue, consentByName } = one;
  const { holdReason, isTooClose } = one;
  const facts = [
    t('To {{recipient}}', { recipient: recipientName }),
    one.purpose && t('For: {{purpose}}', { purpose: purposeText(one.purpose, t) }),
    recipientEmail ?? t('The family passes it on'),
    consentByName && t('{{name}} has consented', { name: consentByName }),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.lineWords}>
        <p className={classes.code}>
          {studentName}
          <Badge tone={isOverdue ? 'danger' : 'neutral'}>
            {isOverdue
              ? t('Overdue since {{when}}', { when: format.calendarDate(dueOn) })
              : t('Due on {{when}}', { when: format.calendarDate(dueOn) })}
          </Badge>
          {state === 'needs_consent' && <Badge tone="warning">{t('Waiting for consent')}</Badge>}
          {holdReason && <Badge tone="warning">{t('On hold')}</Badge>}
        </p>
        <p className={classes.hint}>{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className={classes.hint}>{note}</p>}
        {holdReason && <p className={classes.hint}>{t('On hold: {{reason}}', { reason: holdReason })}</p>}
        {isTooClose && (
          <p className={classes.hint}>
            {t('This is about you or your child, so someone else at the school sends it.')}
          </p>
        )}
      </div>
      <span className={classes.buttons}>
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('Review the transcript of {{name}}', { name: studentName })}
          onClick={onStudent}
        >
          {t('Review')}
        </Button>
        {!isTooClose && (
          <>
            <Button
              size="sm"
              disabled={state !== 'open' || holdReason !== null}
              aria-label={t('Send the transcript of {{name}} to {{recipient}}', {
                name: studentName,
                recipient: recipientName,
              })}
              onClick={() => onOpen('send')}
            >
              {t('Send')}
            </Button>
            <Button
              variant="default"
              size="sm"
              aria-label={t('Decline the request for {{name}}', { name: studentName })}
              onClick={() => onOpen('decline')}
            >
              {t('Decline')}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

function DeclineDialog({ one, onClose }: { readonly one: Queued; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() });
  const decline = useMutation(
    api.transcriptRequests.decline.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
      onError: changed,
    }),
  );
  return (
    <ReasonDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t('Decline the request for {{name}}', { name: one.studentName })}
      description={t('The family will see your reason.')}
      verb={t('Decline')}
      isPending={decline.isPending}
      error={decline.error && requestRefusal(decline.error, t)}
      onSubmit={(reason) => decline.mutate({ requestId: one.requestId, reason })}
    />
  );
}
