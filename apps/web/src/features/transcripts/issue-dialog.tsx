import type { StudentId, TranscriptId } from '@fieldhouse/contract/ids.ts';
import type { TranscriptOverrides } from '@fieldhouse/contract/transcripts.ts';
import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { refusalText } from './transcript-words.ts';

interface IssueDialogProps {
  readonly studentId: StudentId;
  /** Null: not known here. */
  readonly studentName: string | null;
  readonly overrides: TranscriptOverrides;
  /** The transcript that the new one replaces; null: none. */
  readonly supersedes: { readonly transcriptId: TranscriptId; readonly code: string } | null;
  readonly onClose: () => void;
}

/** Signs a transcript. A reason is needed where something is printed otherwise, or where it replaces another. */
export function IssueDialog({ studentId, studentName, overrides, supersedes, onClose }: IssueDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [recipient, setRecipient] = useState('');
  const issue = useMutation(
    api.transcripts.issue.mutationOptions({
      async onSuccess({ code }) {
        await queryClient.invalidateQueries({ queryKey: api.transcripts.issued.key() });
        onClose();
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
              'A new one is issued from the record of today. Whoever checks the old code reads that a newer one exists.',
            )
          : t('It is signed and kept as it is. Anybody who has its code can check that it is genuine.')
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
        })
      }
    >
      <TextInput
        label={t('For whom (optional)')}
        description={t('A college or an office. It is noted, and not printed.')}
        maxLength={200}
        value={recipient}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      />
    </ReasonDialog>
  );
}
