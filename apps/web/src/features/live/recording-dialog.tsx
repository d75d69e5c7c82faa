import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { SessionDialogProps } from './cancel-dialog.tsx';
import { isMeetingLink } from './meeting-link.ts';

/** The address of a recording, pasted by hand. */
export function RecordingDialog({ isOpen, session, onClose }: SessionDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [url, setUrl] = useState(session.recordingUrl ?? '');
  const [isWrong, setWrong] = useState(false);
  const save = useMutation(
    api.live.setRecording.mutationOptions({
      async onSuccess({ recordingUrl }) {
        await queryClient.invalidateQueries({ queryKey: api.live.key() });
        onClose();
        void toast({ title: recordingUrl ? t('Recording saved') : t('Recording removed') });
      },
      onError: (error) => void toast({ tone: 'error', title: errorText(error, t) }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isGood = isMeetingLink(url.trim());
    setWrong(!isGood);
    if (isGood) save.mutate({ sessionId: session.sessionId, url: url.trim() });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Recording')}
      description={t('Paste the link from your cloud drive. Make sure the course can open it.')}
    >
      <form onSubmit={submit} noValidate>
        <TextInput
          mt="md"
          label={t('Link to the recording')}
          type="url"
          placeholder="https://"
          value={url}
          maxLength={2_000}
          error={isWrong && t('Enter a link that starts with https://')}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <DialogActions>
          {session.recordingUrl && (
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => save.mutate({ sessionId: session.sessionId, url: null })}
            >
              {t('Remove it')}
            </Button>
          )}
          <Button type="submit" loading={save.isPending}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
