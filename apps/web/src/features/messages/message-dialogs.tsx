import type { ReportReason } from '@fieldhouse/contract/discussion-moderation.ts';
import { POST_NOTE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Radio, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './dialogs.module.css';
import type { Message } from './message-queries.ts';
import { deedErrorText } from './message-words.ts';

/** What can be wrong with a message, in words. */
export const messageReasonWords = (t: TFunction): Record<ReportReason, string> => ({
  hurtful: t("It's hurtful or insulting"),
  unsafe: t('Someone may be in danger'),
  private: t('It reveals something private'),
  spam: t("It's advertising or nonsense"),
  other: t('Something else'),
});

interface MessageDialogProps {
  readonly message: Message;
  readonly onClose: () => void;
}

/** Tells the school what is wrong with a message. */
export function ReportDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation(
    api.messages.report.mutationOptions({
      onSuccess() {
        void queryClient.invalidateQueries({ queryKey: api.messages.key() });
        onClose();
        void toast({
          title: t('Report sent'),
          message: t("Your school will review it. The author isn't told who reported it."),
        });
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason) report.mutate({ messageId: message.messageId, reason, note: note.trim() || null });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Report this message')}
      description={t(
        "Your school's administrators can then read this conversation. The author isn't told who reported it.",
      )}
    >
      {message.body && <p className={classes.quoted}>{message.body}</p>}
      <form onSubmit={submit} noValidate>
        <Radio.Group
          mt="md"
          label={t('What is wrong?')}
          value={reason}
          onChange={(value) => setReason(value as ReportReason)}
          error={isMissing && reason === null ? t("Choose what's wrong.") : undefined}
        >
          <div className={classes.choices}>
            {Object.entries(messageReasonWords(t)).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
        <Textarea
          mt="md"
          label={t('Anything else? (optional)')}
          rows={3}
          maxLength={POST_NOTE_MAX_CHARACTERS}
          value={note}
          error={report.error ? deedErrorText(report.error, t) : undefined}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {t('Send report')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Takes one's own message back; it can't be brought back, so it asks. */
export function TakeBackDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const takeBack = useMutation(
    api.messages.takeBack.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.messages.key() }),
      onSuccess() {
        onClose();
        void toast({ title: t('Message unsent') });
      },
      onError(error) {
        onClose();
        void toast({ title: t('Error'), message: deedErrorText(error, t), tone: 'error' });
      },
    }),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('Unsend this message?')}
      description={t('No one can read it anymore. Anyone who has already read it may remember it.')}
    >
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          color="red"
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate({ messageId: message.messageId })}
        >
          {t('Unsend')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
