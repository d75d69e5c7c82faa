import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { requestRefusal } from './request-words.ts';
import classes from './transcripts.module.css';
import type { TranscriptRequest } from './transcripts-queries.ts';

interface AnswerDialogProps {
  readonly one: TranscriptRequest;
  readonly onClose: () => void;
}

/** Answers a request, and closes once the answer is on file. */
function useAnswer(onClose: () => void) {
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() });
  return useMutation(
    api.transcriptRequests.answer.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
      onError: changed,
    }),
  );
}

/** Consent to a request, given under the words that say what goes to whom. */
export function AgreeDialog({ one, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const answer = useAnswer(onClose);
  const { requestId, recipientName, recipientEmail, note } = one;
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Agree to send it to {{name}}', { name: recipientName })}
      description={
        recipientEmail
          ? t(
              'By agreeing, you consent to the school giving the whole official transcript, with every course, grade and credit on it, to {{recipient}} at {{email}}. They get a link that works for 30 days, for anyone who has it.',
              { recipient: recipientName, email: recipientEmail },
            )
          : t(
              'By agreeing, you consent to the school issuing the whole official transcript, with every course, grade and credit on it, for {{recipient}}. The school doesn’t send it: you download it here and pass it on.',
              { recipient: recipientName },
            )
      }
    >
      <div className={classes.form}>
        {note && (
          <dl className={classes.printed}>
            <dt>{t('Note on the request')}</dt>
            <dd>{note}</dd>
          </dl>
        )}
        {answer.error && (
          <div role="alert">
            <Notice tone="danger">{requestRefusal(answer.error, t)}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            loading={answer.isPending}
            onClick={() => answer.mutate({ requestId, agrees: true, reason: null })}
          >
            {t('Agree')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}

/** Declines a request, with a word about why where there is one. */
export function RefuseDialog({ one, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const answer = useAnswer(onClose);
  return (
    <ReasonDialog
      isOpen
      isOptional
      onClose={onClose}
      title={t('Don’t send it to {{name}}', { name: one.recipientName })}
      description={t('The student will see what you write.')}
      verb={t('Decline')}
      isPending={answer.isPending}
      error={answer.error && requestRefusal(answer.error, t)}
      onSubmit={(reason) =>
        answer.mutate({ requestId: one.requestId, agrees: false, reason: reason || null })
      }
    />
  );
}
