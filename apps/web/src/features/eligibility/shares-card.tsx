import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { SHARE_REQUEST_DAYS } from '@fieldhouse/domain/eligibility/share.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconClock, IconHourglass, IconPlayerPause, IconShare, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { type Formats, useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { type Share, sharesQuery } from './eligibility-queries.ts';
import classes from './shares-card.module.css';

const ShareDialog = part(() => import('./share-dialog.tsx'));

interface SharesCardProps {
  readonly studentId: StudentId;
  readonly name: string;
}

/** With whom the ledger is shared, what the student asks for, and what became of earlier links. */
export default function SharesCard({ studentId, name }: SharesCardProps) {
  const { t } = useTranslation();
  const { data } = useQuery(sharesQuery(studentId));
  const [isOpen, setOpen] = useState(false);
  if (!data) return null;
  const { shares, can, hasGiver } = data;
  const begins = can.give || can.ask;
  if (shares.length === 0 && !begins) return null;
  return (
    <Card
      title={t('Shared with coaches')}
      description={t(
        'A coach reads the ledger through a secret link, without an account and for a limited time. Each time it’s opened is logged.',
      )}
      aside={
        begins && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconShare size={16} />}
            disabled={!hasGiver}
            onClick={() => setOpen(true)}
          >
            {can.give ? t('Share with a coach') : t('Ask to share with a coach')}
          </Button>
        )
      }
    >
      {begins && !hasGiver && (
        <p className={classes.about}>
          {t(
            'Until you’re 18, a guardian who can consent has to agree, and none is linked. Ask your school.',
          )}
        </p>
      )}
      {shares.length === 0 && hasGiver && (
        <p className={classes.about}>{t('No link has been given to anyone yet.')}</p>
      )}
      {shares.length > 0 && (
        <ul className={classes.shares} data-shares>
          {shares.map((share) => (
            <Row key={share.shareId} share={share} name={name} />
          ))}
        </ul>
      )}
      {isOpen && (
        <Suspense>
          <ShareDialog
            studentId={studentId}
            name={name}
            verb={can.give ? 'give' : 'ask'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}

const STATES: Readonly<Record<Share['state'], readonly [BadgeTone, typeof IconX]>> = {
  asked: ['warning', IconHourglass],
  lapsed: ['neutral', IconClock],
  open: ['success', IconCheck],
  paused: ['warning', IconPlayerPause],
  declined: ['neutral', IconX],
  expired: ['neutral', IconClock],
  ended: ['neutral', IconX],
};

function Row({ share, name }: { share: Share; name: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [tone, Icon] = STATES[share.state];
  return (
    <li className={classes.share}>
      <div className={classes.head}>
        <div className={classes.who}>
          <h3 className={classes.title}>{[share.coachName, share.organization].join(', ')}</h3>
          {share.coachEmail && <p className={classes.about}>{share.coachEmail}</p>}
          <p className={classes.about}>{t('“{{why}}”', { why: share.why })}</p>
        </div>
        <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
          {stateName(share.state, t)}
        </Badge>
      </div>
      <ul className={classes.acts}>
        {whatHappened(share, t, format).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Acts share={share} name={name} />
    </li>
  );
}

function Acts({ share, name }: { share: Share; name: string }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [asks, setAsks] = useState<'give' | 'decline' | 'end' | null>(null);
  const { shareId, can, coachName: coach } = share;
  const after = (title: string) => async () => {
    setAsks(null);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.eligibility.key() }),
      queryClient.invalidateQueries({ queryKey: api.consent.key() }),
    ]);
    void toast({ title, message: coach });
  };
  const failed = (cause: unknown) =>
    codeOf(cause) === 'NOT_OPEN' ? t('Someone else has decided on it.') : errorText(cause, t);
  const give = useMutation(
    api.eligibility.answerShare.mutationOptions({ onSuccess: after(t('The coach gets the link by email')) }),
  );
  const decline = useMutation(
    api.eligibility.answerShare.mutationOptions({ onSuccess: after(t('Declined')) }),
  );
  const keep = useMutation(
    api.eligibility.keepShare.mutationOptions({ onSuccess: after(t('The link works again')) }),
  );
  const end = useMutation(
    api.eligibility.endShare.mutationOptions({
      onSuccess: after(t('Ended. The link no longer opens anything')),
    }),
  );
  if (!can.answer && !can.keep && !can.end) return null;
  const endVerb = share.state === 'asked' ? t('Withdraw the request') : t('End it now');
  return (
    <>
      <div className={classes.buttons}>
        {can.answer && (
          <>
            <Button onClick={() => setAsks('give')}>{t('Agree')}</Button>
            <Button variant="default" onClick={() => setAsks('decline')}>
              {t('Decline')}
            </Button>
          </>
        )}
        {can.keep && (
          <Button loading={keep.isPending} onClick={() => keep.mutate({ shareId })}>
            {t('Keep the link')}
          </Button>
        )}
        {can.end && !can.answer && (
          <Button variant="default" aria-label={`${endVerb}: ${coach}`} onClick={() => setAsks('end')}>
            {endVerb}
          </Button>
        )}
      </div>
      {keep.error && <Notice tone="danger">{failed(keep.error)}</Notice>}
      {asks === 'give' && (
        <ConfirmDialog
          title={t('Let {{coach}} read the ledger of {{name}}?', { coach, name })}
          description={t(
            'A link goes to {{email}} and works for {{count}} days. You, the student and the school can end it at any time.',
            { email: share.coachEmail ?? '', count: share.days },
          )}
          verb={t('Agree and send the link')}
          isPending={give.isPending}
          error={give.error && failed(give.error)}
          onConfirm={() => give.mutate({ shareId, answer: { decision: 'given' } })}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'decline' && (
        <ReasonDialog
          isOpen
          onClose={() => setAsks(null)}
          title={t('Decline to share with {{coach}}?', { coach })}
          description={t('The student is notified, with what you write.')}
          verb={t('Decline')}
          isOptional
          isPending={decline.isPending}
          error={decline.error && failed(decline.error)}
          onSubmit={(note) =>
            decline.mutate({ shareId, answer: { decision: 'declined', note: note || null } })
          }
        />
      )}
      {asks === 'end' &&
        (can.endsAsSchool ? (
          <ReasonDialog
            isOpen
            onClose={() => setAsks(null)}
            title={t('Stop sharing with {{coach}}?', { coach })}
            description={t('The link won’t open anything from then on. The family is notified.')}
            verb={endVerb}
            isDanger
            isPending={end.isPending}
            error={end.error && failed(end.error)}
            onSubmit={(reason) => end.mutate({ shareId, reason })}
          />
        ) : (
          <ConfirmDialog
            title={
              share.state === 'asked'
                ? t('Withdraw the request for {{coach}}?', { coach })
                : t('Stop sharing with {{coach}}?', { coach })
            }
            description={
              share.state === 'asked'
                ? t('No link will be sent.')
                : t('The link won’t open anything from then on, on open pages too.')
            }
            verb={endVerb}
            isPending={end.isPending}
            error={end.error && failed(end.error)}
            onConfirm={() => end.mutate({ shareId, reason: null })}
            onClose={() => setAsks(null)}
          />
        ))}
    </>
  );
}

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly verb: string;
  readonly isPending: boolean;
  readonly error: string | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function ConfirmDialog({
  title,
  description,
  verb,
  isPending,
  error,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen isFirm onClose={onClose} title={title} description={description}>
      {error && (
        <div role="alert">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button loading={isPending} onClick={onConfirm}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function stateName(state: Share['state'], t: TFunction): string {
  switch (state) {
    case 'asked':
      return t('Waiting for a guardian');
    case 'lapsed':
      return t('Not answered');
    case 'open':
      return t('Can be read');
    case 'paused':
      return t('Paused');
    case 'declined':
      return t('Declined');
    case 'expired':
      return t('Over');
    case 'ended':
      return t('Ended');
  }
}

function whatHappened(share: Share, t: TFunction, format: Formats): string[] {
  const { basis, expiresAt, endedAt } = share;
  const until = expiresAt === null ? '' : format.dateTime(expiresAt);
  return [
    share.askedAt !== null &&
      t('{{who}} asked on {{date}}, for {{count}} days.', {
        who: share.askedByName ?? t('The student'),
        date: format.date(share.askedAt),
        count: share.days,
      }),
    share.state === 'lapsed' &&
      t('No one answered within {{count}} days. You can ask again.', { count: SHARE_REQUEST_DAYS }),
    share.givenAt !== null &&
      t('{{who}} agreed on {{date}}.', {
        who: share.givenByName ?? (basis === 'student' ? t('The student') : t('A guardian')),
        date: format.date(share.givenAt),
      }),
    share.state === 'open' && t('It can be read until {{date}}.', { date: until }),
    share.state === 'paused' &&
      t(
        'The person who agreed can no longer decide about it, so the link doesn’t open anything. It would last until {{date}}.',
        {
          date: until,
        },
      ),
    share.state === 'expired' && t('It expired on {{date}}.', { date: until }),
    share.givenAt !== null &&
      (share.lastOpenedAt === null
        ? t('It was never opened.')
        : t('Opened {{count}} times, last on {{date}}.', {
            count: share.openings,
            date: format.dateTime(share.lastOpenedAt),
          })),
    share.declinedAt !== null &&
      (share.declineNote === null
        ? t('Declined on {{date}}.', { date: format.date(share.declinedAt) })
        : t('Declined on {{date}}: “{{note}}”', {
            date: format.date(share.declinedAt),
            note: share.declineNote,
          })),
    endedAt !== null && endedSentence(share, format.date(endedAt), t),
  ].filter((one) => one !== false);
}

function endedSentence({ endedAs, endReason }: Share, date: string, t: TFunction): string {
  if (endedAs === 'school')
    return t('The school ended it on {{date}}: “{{reason}}”', { date, reason: endReason ?? '' });
  return endedAs === 'student'
    ? t('The student ended it on {{date}}.', { date })
    : t('A guardian ended it on {{date}}.', { date });
}
