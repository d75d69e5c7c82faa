import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { RecordCourse } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

interface CreditDecisionDialogProps {
  readonly studentId: string;
  /** The attempt whose credit counts as well, or no longer. */
  readonly course: RecordCourse;
  readonly onClose: () => void;
}

/** Asks the registrar why the credit of an attempt counts beside another's, or why it no longer does. */
export function CreditDecisionDialog({ studentId, course, onClose }: CreditDecisionDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | null>(null);
  const changed = useRecordChanged(studentId);
  const { title, enrollmentId, countsAnyway } = course;
  const decide = useMutation(
    api.records.decideCredit.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Credit saved'), message: t('Credits earned are updated on every page.') });
      },
      onError(refused) {
        const code = codeOf(refused);
        if (code === 'NOTHING_TO_COUNT' || code === 'NOT_CURRENT')
          setError(t('The record has changed in the meantime. Close this and check it again.'));
        else setError(errorText(refused, t));
      },
    }),
  );
  const credits = format.number(course.postings[0]?.creditsEarned ?? 0);
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={
        countsAnyway
          ? t('Count the credit for “{{title}}” only once?', { title })
          : t('Count the credit for “{{title}}” as well?', { title })
      }
      description={
        countsAnyway
          ? t('This attempt’s credit ({{credits}}) no longer counts. Your reason stays in the audit log.', {
              credits,
            })
          : t(
              'A course gives credit once. Say why this attempt’s credit ({{credits}}) counts too, for example because the course may be taken for credit again. The GPA stays as it is.',
              { credits },
            )
      }
    >
      <Textarea
        mt="md"
        label={t('Reason')}
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => {
          setError(null);
          setReason(event.currentTarget.value);
        }}
        autoFocus
      />
      {error && (
        <div role="alert">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          disabled={!reason.trim()}
          loading={decide.isPending}
          onClick={() =>
            decide.mutate({ enrollmentId, countsAnyway: countsAnyway === null, reason: reason.trim() })
          }
        >
          {countsAnyway ? t('Count only once') : t('Count as well')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
