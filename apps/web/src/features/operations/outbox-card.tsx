import type { MailId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconMail, IconMailOpened } from '@tabler/icons-react';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './operations.module.css';
import { useLetter, useOutbox } from './use-operations.ts';

interface OutboxCardProps {
  readonly counts: { queued: number; sent: number; kept: number; parked: number; bounced: number };
  /** Letters stay here instead of being sent. */
  readonly isKept: boolean;
}

type State = keyof OutboxCardProps['counts'];
const TONES: Record<State, BadgeTone> = {
  queued: 'info',
  sent: 'success',
  kept: 'neutral',
  parked: 'danger',
  bounced: 'warning',
};

export function OutboxCard({ counts, isKept }: OutboxCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { mail: openId } = useSearch({ from: '/_app/operations' });
  const outbox = useOutbox();
  const states: Record<State, string> = {
    queued: t('Queued'),
    sent: t('Sent'),
    kept: t('Kept'),
    parked: t('Parked'),
    bounced: t('Bounced'),
  };
  const letters = outbox.data?.pages.flatMap((page) => page.letters) ?? [];

  return (
    <Card
      title={t('Email outbox')}
      description={
        isKept ? t('Emails are kept here instead of being sent.') : t('The platform’s emails, newest first.')
      }
      aside={
        <div className={classes.counts}>
          {(Object.keys(states) as State[]).map((state) => (
            <Badge key={state} tone={counts[state] > 0 ? TONES[state] : 'outline'}>
              {states[state]} {format.number(counts[state])}
            </Badge>
          ))}
        </div>
      }
      flush
    >
      {outbox.isPending ? (
        <RowsSkeleton />
      ) : outbox.isError ? (
        <ErrorState
          title={t('Failed to load the outbox')}
          error={outbox.error}
          onRetry={() => void outbox.refetch()}
        />
      ) : letters.length === 0 ? (
        <EmptyState icon={<IconMail />} title={t('No emails yet.')}>
          {t('Confirmations, resets and notices appear here.')}
        </EmptyState>
      ) : (
        <div className={classes.outbox} data-open={openId !== undefined || undefined}>
          <div className={classes.list}>
            <ul>
              {letters.map((letter) => (
                <li key={letter.mailId}>
                  <Link
                    from="/operations"
                    to="."
                    search={{ mail: letter.mailId }}
                    resetScroll={false}
                    className={classes.letter}
                    aria-current={letter.mailId === openId ? 'true' : undefined}
                  >
                    <span className={classes.subject}>{letter.subject}</span>
                    <span className={classes.meta}>
                      {t('To {{address}}, {{time}}', {
                        address: letter.toAddress,
                        time: format.dateTime(letter.createdAt),
                      })}
                    </span>
                    {letter.lastError && <span className={classes.failure}>{letter.lastError}</span>}
                    <Badge tone={TONES[letter.state]}>{states[letter.state]}</Badge>
                  </Link>
                </li>
              ))}
            </ul>
            {outbox.hasNextPage && (
              <div className={classes.more}>
                <Button
                  variant="default"
                  size="sm"
                  loading={outbox.isFetchingNextPage}
                  onClick={() => void outbox.fetchNextPage()}
                >
                  {t('Show older emails')}
                </Button>
              </div>
            )}
          </div>
          <ReadingPane mailId={openId as MailId | undefined} />
        </div>
      )}
    </Card>
  );
}

function ReadingPane({ mailId }: { mailId: MailId | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: letter, error, refetch } = useLetter(mailId);
  if (!mailId) {
    return (
      <div className={classes.pane}>
        <EmptyState icon={<IconMailOpened />} title={t('Choose an email to read it.')} />
      </div>
    );
  }
  return (
    <article className={classes.pane} aria-label={t('Email message')}>
      <Link from="/operations" to="." search={{}} resetScroll={false} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden="true" />
        {t('All emails')}
      </Link>
      {error ? (
        <ErrorState title={t('Failed to load the email')} error={error} onRetry={() => void refetch()} />
      ) : letter ? (
        <>
          <h3 className={classes.letterTitle}>{letter.subject}</h3>
          <p className={classes.meta}>
            {t('To {{address}}, {{time}}', {
              address: letter.toAddress,
              time: format.dateTime(letter.createdAt),
            })}
          </p>
          <LetterBody text={letter.bodyText} />
        </>
      ) : (
        <RowsSkeleton rows={3} />
      )}
    </article>
  );
}

/** The text as it was written, with its links to open. */
function LetterBody({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <div className={classes.body}>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <a key={at} href={part}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </div>
  );
}
