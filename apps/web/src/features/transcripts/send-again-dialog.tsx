import type { TranscriptRequestId } from '@fieldhouse/contract/ids.ts';
import { isEmailAddress } from '@fieldhouse/domain/accounts/entries.ts';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { sendAgainRefusal } from './request-words.ts';

interface SendAgainDialogProps {
  readonly requestId: TranscriptRequestId;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly onClose: () => void;
}

/** Sends an email again that never arrived, to a corrected address where it was wrong. */
export default function SendAgainDialog(props: SendAgainDialogProps) {
  const { requestId, recipientName, recipientEmail, onClose } = props;
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState(recipientEmail);
  const [isTried, setTried] = useState(false);
  const changed = () => queryClient.invalidateQueries({ queryKey: api.transcriptRequests.key() });
  const send = useMutation(
    api.transcriptRequests.sendAgain.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
        void toast({ title: t('Sent again'), message: recipientName });
      },
      onError: changed,
    }),
  );
  const typed = email.trim();
  const isAddress = isEmailAddress(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isAddress) return;
    send.mutate({ requestId, ...(typed === recipientEmail ? {} : { recipientEmail: typed }) });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Send again to {{name}}', { name: recipientName })}
      description={t(
        'Correct the address if it’s wrong. It must be the recipient the family named; the family is notified.',
      )}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          mt="md"
          type="email"
          autoComplete="off"
          maxLength={254}
          label={t('Email of the recipient')}
          value={email}
          error={isTried && !isAddress && t('Enter a complete email address.')}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {send.error && (
          <div role="alert">
            <Notice tone="danger">{sendAgainRefusal(send.error, t)}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('Send again')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
