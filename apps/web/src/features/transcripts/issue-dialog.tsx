import type { StudentId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { overrideNames, refusalText } from './transcript-words.ts';
import classes from './transcripts.module.css';
import type { LookedAt } from './transcripts-queries.ts';

interface IssueDialogProps {
  readonly studentId: StudentId;
  /** Null: not known here. */
  readonly studentName: string | null;
  readonly lookedAt: LookedAt;
  /** The transcript that the new one replaces; null: none. */
  readonly supersedes: { readonly transcriptId: TranscriptId; readonly code: string } | null;
  readonly onIssued?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Signs a transcript. A reason is needed where something is printed otherwise, or where it replaces another. */
export function IssueDialog({
  studentId,
  studentName,
  lookedAt,
  supersedes,
  onIssued,
  onClose,
}: IssueDialogProps) {
  const { t } = useTranslation();
  const { overrides, documentSha256 } = lookedAt;
  /** Sent again after a lost answer, it is the same transcript. */
  const [transcriptKey] = useState(() => crypto.randomUUID() as TranscriptId);
  const queryClient = useQueryClient();
  const [recipient, setRecipient] = useState('');
  const issue = useMutation(
    api.transcripts.issue.mutationOptions({
      async onSuccess({ code }) {
        await queryClient.invalidateQueries({ queryKey: api.transcripts.issued.key() });
        onClose();
        onIssued?.();
        void toast({ title: t('Issued and signed'), message: t('Code {{code}}', { code }) });
      },
    }),
  );
  const isOverridden = Object.keys(overrides).length > 0;
  return (
    <ReasonDialog
      isOpen
      isOptional={!isOverridden && !supersedes}
      onClose={onClose}
      title={
        supersedes
          ? t('Replace the transcript {{code}}', { code: supersedes.code })
          : t('Issue the transcript of {{name}}', { name: studentName ?? '' })
      }
      description={
        supersedes
          ? t(
              'A new one is issued from today’s record. Anyone who checks the old code sees that a newer one exists.',
            )
          : t('It is signed and kept as it is. Anyone who has its code can check that it is genuine.')
      }
      verb={t('Issue and sign')}
      isPending={issue.isPending}
      error={issue.error && refusalText(issue.error, t)}
      onSubmit={(reason) =>
        issue.mutate({
          studentId,
          overrides,
          overrideReason: isOverridden ? reason || null : null,
          recipient: recipient.trim() || null,
          supersedes: supersedes && { transcriptId: supersedes.transcriptId, reason },
          documentSha256,
          transcriptKey,
        })
      }
    >
      {isOverridden && <PrintedOtherwise overrides={overrides} />}
      <TextInput
        label={t('For whom (optional)')}
        description={t(
          'A college or an office. It isn’t printed. The family sees it in the list of who received something from the record.',
        )}
        maxLength={200}
        value={recipient}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}

/** What the signed transcript prints otherwise than the record has it. */
function PrintedOtherwise({ overrides }: Pick<LookedAt, 'overrides'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = overrideNames(t);
  const { studentDob, graduationDate, transcriptDate, ...others } = overrides;
  const days = { studentDob, graduationDate, transcriptDate };
  const printed: Partial<Record<keyof LookedAt['overrides'], string | number>> = {
    ...others,
    ...Object.fromEntries(
      Object.entries(days).flatMap(([name, day]) => (day ? [[name, format.calendarDate(day)]] : [])),
    ),
  };
  return (
    <>
      <h3 className={classes.heading}>{t('Printed differently from the record')}</h3>
      <dl className={classes.printed}>
        {(Object.keys(EMPTY_DRAFT) as (keyof typeof EMPTY_DRAFT)[]).map(
          (name) =>
            printed[name] !== undefined && (
              <Fragment key={name}>
                <dt>{names[name]}</dt>
                <dd>{printed[name]}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  );
}
