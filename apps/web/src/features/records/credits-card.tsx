import type { FileId } from '@fieldhouse/contract/ids.ts';
import { countsInGpaElsewhere } from '@fieldhouse/domain/credits/outside-credit.ts';
import { Button, Textarea } from '@mantine/core';
import { IconFileCertificate, IconPaperclip } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText, tooCloseText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { contentText, kindName } from './credit-words.ts';
import classes from './records.module.css';
import type { Credit, StudentRecord } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

const PasteCreditsDialog = part(() => import('./paste-credits-dialog.tsx'));

/** Credit from elsewhere with the document it was read from. What was corrected or withdrawn stays on the list. */
export function CreditsCard({ record }: { record: StudentRecord }) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<Credit | 'new' | null>(null);
  const [withdrawn, setWithdrawn] = useState<Credit | null>(null);
  const [isPasting, setPasting] = useState(false);
  const { credits, can, isTooClose, studentId } = record;
  return (
    <Card
      title={t('Credit from elsewhere')}
      description={t(
        'Transfer and dual enrollment, entered from a document. It counts for credits, GPA and core courses.',
      )}
      aside={
        <span className={classes.end}>
          <TextLink to="/transcript-parser" search={{ student: studentId }}>
            {t('Read a transcript')}
          </TextLink>
          {(can.keepRecord || isTooClose) && (
            <>
              <Button variant="default" size="sm" disabled={!can.keepRecord} onClick={() => setPasting(true)}>
                {t('Paste a table')}
              </Button>
              <Button variant="default" size="sm" disabled={!can.keepRecord} onClick={() => setEdited('new')}>
                {t('Add credit')}
              </Button>
            </>
          )}
        </span>
      }
      flush
    >
      {isTooClose && <p className={classes.about}>{tooCloseText(t)}</p>}
      {credits.length === 0 ? (
        <EmptyState icon={<IconFileCertificate />} title={t('No credit from elsewhere.')} />
      ) : (
        <ul className={classes.rows}>
          {credits.map((credit) => (
            <CreditRow
              key={credit.creditId}
              credit={credit}
              content={contentText(credit, record, t)}
              canKeep={can.keepRecord}
              onCorrect={() => setEdited(credit)}
              onWithdraw={() => setWithdrawn(credit)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <CreditDialog
          record={record}
          credit={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {isPasting && (
        <Suspense>
          <PasteCreditsDialog record={record} onClose={() => setPasting(false)} />
        </Suspense>
      )}
      {withdrawn && (
        <WithdrawDialog studentId={studentId} credit={withdrawn} onClose={() => setWithdrawn(null)} />
      )}
    </Card>
  );
}

interface CreditRowProps {
  readonly credit: Credit;
  /** What was said of its content; null: nothing. */
  readonly content: string | null;
  readonly canKeep: boolean;
  readonly onCorrect: () => void;
  readonly onWithdraw: () => void;
}

function CreditRow({ credit, content, canKeep, onCorrect, onWithdraw }: CreditRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const open = useMutation(
    api.records.creditDocument.mutationOptions({
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  const { file } = credit;
  const counts = credit.status === 'approved';
  return (
    <li className={classes.row} data-faded={!counts || undefined}>
      <div className={classes.words}>
        <p className={classes.strong}>{credit.title}</p>
        <p className={classes.about}>
          {[
            kindName(credit.kind, t),
            credit.schoolName,
            credit.termLabel,
            t('grade {{grade}}', { grade: credit.gradeRaw }),
            credit.percent !== null && gradeText(format, credit.percent / 100),
            t('credits: {{credits}}', { credits: format.number(credit.creditsEarned) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {content && <p className={classes.about}>{content}</p>}
        <p className={classes.about}>
          {credit.enteredByName
            ? t('Entered by {{name}} on {{when}}', {
                name: credit.enteredByName,
                when: format.date(credit.enteredAt),
              })
            : t('Entered on {{when}}', { when: format.date(credit.enteredAt) })}
          {credit.reason && ` · ${credit.reason}`}
        </p>
      </div>
      <span className={classes.end}>
        {credit.isCore && counts && credit.creditsEarned > 0 && (
          <Badge tone="success">{t('Core course')}</Badge>
        )}
        {counts && credit.percent === null && <Badge tone="warning">{t('Not in the GPA: no percent')}</Badge>}
        {counts &&
          credit.percent !== null &&
          !countsInGpaElsewhere({ ratio: credit.percent, gradeRaw: credit.gradeRaw }) && (
            <Badge tone="warning">{t('Not in the GPA: not finished')}</Badge>
          )}
        {!counts && (
          <Badge tone="neutral">{credit.status === 'superseded' ? t('Corrected') : t('Withdrawn')}</Badge>
        )}
        {file && (
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconPaperclip size={16} />}
            aria-label={t('Download {{name}}', { name: file.name })}
            loading={open.isPending}
            onClick={() => open.mutate({ fileId: file.fileId as FileId })}
          >
            {t('Document')}
          </Button>
        )}
        {canKeep && counts && (
          <>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('Correct {{title}}', { title: credit.title })}
              onClick={onCorrect}
            >
              {t('Correct')}
            </Button>
            <Button
              variant="subtle"
              size="sm"
              aria-label={t('Withdraw {{title}}', { title: credit.title })}
              onClick={onWithdraw}
            >
              {t('Withdraw')}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}

interface WithdrawDialogProps {
  readonly studentId: string;
  readonly credit: Credit;
  readonly onClose: () => void;
}

function WithdrawDialog({ studentId, credit, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const changed = useRecordChanged(studentId);
  const withdraw = useMutation(
    api.records.withdrawTransferCredit.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
      onError(error) {
        if (worsenedBy(error)) return;
        void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' });
      },
    }),
  );
  return (
    <Dialog
      isOpen
      isFirm
      isHigh
      onClose={onClose}
      title={t('Withdraw “{{title}}”?', { title: credit.title })}
      description={t('It no longer counts. The entry stays on the record with your reason.')}
    >
      <Textarea
        mt="md"
        label={t('Reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        autoFocus
      />
      <GuardNotice change={withdraw} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          color="red"
          disabled={!reason.trim()}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ creditId: credit.creditId, reason: reason.trim() })}
        >
          {t('Withdraw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
