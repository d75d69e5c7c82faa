import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconFileCertificate, IconReplace } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { DifferencesList } from './differences-list.tsx';
import { FormatsMenu } from './formats-menu.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { ShownDialog } from './shown-dialog.tsx';
import { refusalText, shownText, statusText } from './transcript-words.ts';
import classes from './transcripts.module.css';
import { type Issued, issuedFile, issuedQuery, type LookedAt } from './transcripts-queries.ts';

type Opened = 'replace' | 'withdraw' | 'show';

interface IssuedCardProps {
  readonly studentId: StudentId;
  /** What takes the place of one that is replaced; null: nobody has looked at it yet. */
  readonly lookedAt?: LookedAt | null;
  readonly onIssued?: () => void;
  /** Nothing is shown while there is none. */
  readonly isQuiet?: boolean;
}

const ICONS = {
  valid: <IconCircleCheck size={16} />,
  superseded: <IconReplace size={16} />,
  revoked: <IconCircleX size={16} />,
};

/** The official transcripts of a student, with how each stands. */
export default function IssuedCard({
  studentId,
  lookedAt = null,
  onIssued,
  isQuiet = false,
}: IssuedCardProps) {
  const { t } = useTranslation();
  const issued = useQuery(issuedQuery(studentId));
  const [open, setOpen] = useState<{ readonly of: Opened; readonly one: Issued } | null>(null);
  if (issued.isPending) return isQuiet ? null : <CardSkeleton lines={2} />;
  if (!issued.data) {
    return (
      <ErrorState
        framed
        title={t('The issued transcripts couldn’t be loaded')}
        error={issued.error}
        onRetry={() => void issued.refetch()}
      />
    );
  }
  const { transcripts } = issued.data;
  if (isQuiet && transcripts.length === 0) return null;
  return (
    <Card
      title={t('Official transcripts')}
      description={t('Signed by the school, and kept as they were issued.')}
      flush
    >
      {!lookedAt && transcripts.some(({ can }) => can.supersede) && (
        <p className={classes.note}>
          {t('To replace one, generate the transcript first: the new one is signed as you see it.')}
        </p>
      )}
      {transcripts.some(({ can }) => !can.download) && (
        <div className={classes.inset}>
          <Notice tone="warning">
            {t(
              'The school is holding official transcripts for now, so they can’t be downloaded. The record and the unofficial transcript stay open to you.',
            )}
          </Notice>
        </div>
      )}
      {transcripts.length === 0 ? (
        <EmptyState icon={<IconFileCertificate />} title={t('None issued yet.')} />
      ) : (
        <ul className={classes.rows}>
          {transcripts.map((one) => (
            <IssuedRow
              key={one.transcriptId}
              one={one}
              mayReplace={lookedAt !== null}
              onOpen={(of) => setOpen({ of, one })}
            />
          ))}
        </ul>
      )}
      {open?.of === 'replace' && lookedAt && (
        <IssueDialog
          studentId={studentId}
          studentName={null}
          lookedAt={lookedAt}
          supersedes={open.one}
          onIssued={onIssued}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.of === 'show' && <ShownDialog one={open.one} onClose={() => setOpen(null)} />}
      {open?.of === 'withdraw' && <WithdrawDialog one={open.one} onClose={() => setOpen(null)} />}
    </Card>
  );
}

interface IssuedRowProps {
  readonly one: Issued;
  /** The new one was looked at. */
  readonly mayReplace: boolean;
  readonly onOpen: (of: Opened) => void;
}

function IssuedRow({ one, mayReplace, onOpen }: IssuedRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { transcriptId, code, status, issuedAt, issuedByName, recipient, isOverridden, reason, can } = one;
  const { text, tone } = statusText(status, t);
  const facts = [
    issuedByName
      ? t('Issued on {{when}} by {{name}}', { when: format.date(issuedAt), name: issuedByName })
      : t('Issued on {{when}}', { when: format.date(issuedAt) }),
    recipient && t('For {{recipient}}', { recipient }),
    isOverridden && t('Printed with changes'),
    reason && t('Reason: {{reason}}', { reason }),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.lineWords}>
        <p className={classes.code}>
          {code}
          <Badge tone={tone} icon={ICONS[status]}>
            {text}
          </Badge>
        </p>
        <p className={classes.hint}>{facts.filter(Boolean).join(' · ')}</p>
        {(one.shown || can.show) && <p className={classes.hint}>{shownText(one.shown, t, format)}</p>}
        <DifferencesList differences={one.differences} />
      </div>
      <span className={classes.buttons}>
        {can.download && (
          <>
            <Button
              component="a"
              variant="default"
              size="sm"
              href={issuedFile(transcriptId, 'pdf')}
              aria-label={t('PDF of {{code}}', { code })}
            >
              {t('PDF')}
            </Button>
            <Button
              component="a"
              variant="default"
              size="sm"
              href={issuedFile(transcriptId, 'html')}
              target="_blank"
              aria-label={t('Page of {{code}}', { code })}
            >
              {t('Page')}
            </Button>
            <FormatsMenu one={one} />
          </>
        )}
        <Button
          component="a"
          variant="default"
          size="sm"
          href={`/verify/${code}`}
          target="_blank"
          aria-label={t('Check {{code}}', { code })}
        >
          {t('Check')}
        </Button>
        {(can.show || can.hide) && (
          <Button
            variant="subtle"
            size="sm"
            aria-label={t('What the check page shows: {{code}}', { code })}
            onClick={() => onOpen('show')}
          >
            {t('What the check page shows')}
          </Button>
        )}
        {can.supersede && (
          <Button
            variant="subtle"
            size="sm"
            disabled={!mayReplace}
            aria-label={t('Replace {{code}}', { code })}
            onClick={() => onOpen('replace')}
          >
            {t('Replace')}
          </Button>
        )}
        {can.revoke && (
          <Button
            variant="subtle"
            size="sm"
            color="red"
            aria-label={t('Withdraw {{code}}', { code })}
            onClick={() => onOpen('withdraw')}
          >
            {t('Withdraw')}
          </Button>
        )}
      </span>
    </li>
  );
}

function WithdrawDialog({ one, onClose }: { readonly one: Issued; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: api.transcripts.issued.key() });
  const revoke = useMutation(
    api.transcripts.revoke.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Withdrawn'), message: one.code });
      },
      onError: changed,
    }),
  );
  return (
    <ReasonDialog
      isOpen
      isDanger
      onClose={onClose}
      title={t('Withdraw the transcript {{code}}', { code: one.code })}
      description={t(
        'Anyone who checks its code sees that it’s no longer valid. This can’t be undone; the reason isn’t shown to them.',
      )}
      verb={t('Withdraw')}
      isPending={revoke.isPending}
      error={revoke.error && refusalText(revoke.error, t)}
      onSubmit={(reason) => revoke.mutate({ transcriptId: one.transcriptId, reason })}
    />
  );
}
