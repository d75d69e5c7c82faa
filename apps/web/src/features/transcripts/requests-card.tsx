import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { AgreeDialog, RefuseDialog } from './answer-dialogs.tsx';
import {
  notAgainText,
  purposeText,
  requestRefusal,
  requestStatus,
  sendAgainRefusal,
  undeliveredText,
  wayText,
} from './request-words.ts';
import classes from './transcripts.module.css';
import { requestsQuery, type TranscriptRequest } from './transcripts-queries.ts';

const RequestDialog = lazy(() => import('./request-dialog.tsx'));
const SendAgainDialog = lazy(() => import('./send-again-dialog.tsx'));

type Answer = 'agree' | 'refuse';

/** Official transcripts that a family wants sent to somebody, and what became of each. */
export default function RequestsCard({ studentId }: { readonly studentId: StudentId }) {
  const { t } = useTranslation();
  const requests = useQuery(requestsQuery(studentId));
  const [isAsking, setAsking] = useState(false);
  const [answering, setAnswering] = useState<{
    readonly as: Answer;
    readonly one: TranscriptRequest;
  } | null>(null);
  if (requests.isPending) return <CardSkeleton lines={2} />;
  if (!requests.data) {
    return (
      <ErrorState
        framed
        title={t('The requests couldn’t be loaded')}
        error={requests.error}
        onRetry={() => void requests.refetch()}
      />
    );
  }
  const { hold, verb, hasGiver, canHold } = requests.data;
  return (
    <Card
      title={t('Send an official transcript')}
      description={t('To a college, a club or anyone else. The school signs it and sends it.')}
      aside={
        verb && (
          <Button
            variant="default"
            leftSection={<IconSend size={18} />}
            disabled={verb === 'ask' && !hasGiver}
            onClick={() => setAsking(true)}
          >
            {t('Request one')}
          </Button>
        )
      }
      flush
    >
      {hold && !canHold && (
        <div className={classes.inset}>
          <Notice tone="warning">
            {t(
              'The school isn’t sending official transcripts for now: {{reason}} You can still ask, and the request waits. The unofficial transcript stays available to you.',
              { reason: hold.reason },
            )}
          </Notice>
        </div>
      )}
      {verb === 'ask' && !hasGiver && (
        <p className={`${classes.hint} ${classes.inset}`}>
          {t('A guardian has to agree, and no guardian who can consent is linked. Ask your school.')}
        </p>
      )}
      {verb === null && !hold && !canHold && (
        <p className={`${classes.hint} ${classes.inset}`}>
          {t('A guardian who can consent has to make the request, or the student once they’re 18.')}
        </p>
      )}
      {requests.data.requests.length === 0 ? (
        <EmptyState icon={<IconSend />} title={t('No requests yet.')} />
      ) : (
        <ul className={classes.rows}>
          {requests.data.requests.map((one) => (
            <RequestRow
              key={one.requestId}
              one={one}
              isSchool={canHold}
              onAnswer={(as) => setAnswering({ as, one })}
            />
          ))}
        </ul>
      )}
      {isAsking && verb && (
        <Suspense fallback={null}>
          <RequestDialog studentId={studentId} verb={verb} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {answering?.as === 'agree' && <AgreeDialog one={answering.one} onClose={() => setAnswering(null)} />}
      {answering?.as === 'refuse' && <RefuseDialog one={answering.one} onClose={() => setAnswering(null)} />}
    </Card>
  );
}

interface RequestRowProps {
  readonly one: TranscriptRequest;
  /** The reader decides for the school, and is none of the family. */
  readonly isSchool: boolean;
  readonly onAnswer: (as: Answer) => void;
}

function RequestRow({ one, isSchool, onAnswer }: RequestRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const failed = (message: string) => void toast({ tone: 'error', title: t('That didn’t work'), message });
  const options = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() }),
    onError: (error: unknown) => failed(requestRefusal(error, t)),
  };
  const withdraw = useMutation(api.transcriptRequests.withdraw.mutationOptions(options));
  const endLink = useMutation(api.transcriptRequests.endLink.mutationOptions(options));
  const sendAgain = useMutation(
    api.transcriptRequests.sendAgain.mutationOptions({
      ...options,
      onError: (error) => failed(sendAgainRefusal(error, t)),
      onSuccess: () => void toast({ title: t('Sent again'), message: one.recipientName }),
    }),
  );
  const { requestId, state, recipientName, way, purpose, note, dueOn, askedAt, askedByName, can } = one;
  const { sentAt, expiresAt, openings, lastOpenedAt, declineReason, notAgain, undelivered } = one;
  const [isCorrecting, setCorrecting] = useState(false);
  const { text, tone } = requestStatus(one, isSchool, t);
  const isEmailed = way === 'email';
  const isWaiting = state === 'needs_consent' || state === 'open';
  const facts = [
    askedByName
      ? t('Requested on {{when}} by {{name}}', { when: format.date(askedAt), name: askedByName })
      : t('Asked on {{when}}', { when: format.date(askedAt) }),
    purpose && t('For: {{purpose}}', { purpose: purposeText(purpose, t) }),
    isWaiting && t('Due on {{when}}', { when: format.calendarDate(dueOn) }),
    sentAt &&
      (isEmailed
        ? t('Sent on {{when}}', { when: format.date(sentAt) })
        : t('Ready since {{when}}', { when: format.date(sentAt) })),
    sentAt &&
      isEmailed &&
      (expiresAt
        ? t('The link works until {{when}}', { when: format.date(expiresAt) })
        : t('The link no longer works')),
    sentAt &&
      isEmailed &&
      (lastOpenedAt
        ? t('Downloaded {{count}} times, last on {{when}}', {
            count: openings,
            when: format.date(lastOpenedAt),
          })
        : t('Not downloaded yet')),
    declineReason && t('Reason: {{reason}}', { reason: declineReason }),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.lineWords}>
        <p className={classes.code}>
          {recipientName}
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className={classes.hint}>{wayText(one, isSchool, t)}</p>
        <p className={classes.hint}>{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className={classes.hint}>{note}</p>}
        {undelivered && (
          <p className={classes.hint}>
            {undeliveredText(undelivered, t, format.date)}{' '}
            {!isSchool && t('Your school can correct the address and send it again.')}
          </p>
        )}
        {notAgain && <p className={classes.hint}>{notAgainText(notAgain, t)}</p>}
      </div>
      <span className={classes.buttons}>
        {can.answer && (
          <>
            <Button
              size="sm"
              aria-label={t('Agree: send it to {{name}}', { name: recipientName })}
              onClick={() => onAnswer('agree')}
            >
              {t('Agree')}
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-label={t('Decline: {{name}}', { name: recipientName })}
              onClick={() => onAnswer('refuse')}
            >
              {t('Decline')}
            </Button>
          </>
        )}
        {can.withdraw && !can.answer && (
          <Button
            size="sm"
            variant="subtle"
            color="red"
            loading={withdraw.isPending}
            aria-label={t('Cancel request for {{name}}', { name: recipientName })}
            onClick={() => withdraw.mutate({ requestId })}
          >
            {t('Cancel request')}
          </Button>
        )}
        {can.sendAgain && (
          <Button
            size="sm"
            variant="default"
            loading={sendAgain.isPending}
            aria-label={t('Send again to {{name}}', { name: recipientName })}
            onClick={() => (undelivered ? setCorrecting(true) : sendAgain.mutate({ requestId }))}
          >
            {t('Send again')}
          </Button>
        )}
        {can.endLink && (
          <Button
            size="sm"
            variant="subtle"
            color="red"
            loading={endLink.isPending}
            aria-label={t('End the link sent to {{name}}', { name: recipientName })}
            onClick={() => endLink.mutate({ requestId })}
          >
            {t('End the link')}
          </Button>
        )}
      </span>
      {isCorrecting && one.recipientEmail !== null && (
        <Suspense fallback={null}>
          <SendAgainDialog
            requestId={requestId}
            recipientName={recipientName}
            recipientEmail={one.recipientEmail}
            onClose={() => setCorrecting(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
