import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { SessionDialogProps } from './cancel-dialog.tsx';
import { scheduleQuery } from './live-queries.ts';
import { choiceOf, MeetingChoice, type MeetingDraft } from './meeting-choice.tsx';

/** Another room for a class, or the same kind asked for again. */
export function MeetingDialog({ isOpen, session, onClose }: SessionDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...scheduleQuery, enabled: isOpen });
  const [draft, setDraft] = useState<MeetingDraft>({ kind: 'usual', url: '' });
  const [isWrong, setWrong] = useState(false);
  const change = useMutation(
    api.live.retryMeeting.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.live.key() });
        onClose();
        void toast({ title: t('The room was changed') });
      },
      onError: (error) => void toast({ tone: 'error', title: errorText(error, t) }),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const meeting = choiceOf(draft);
    setWrong(meeting === null);
    if (meeting) change.mutate({ sessionId: session.sessionId, meeting });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Change the room')}
      description={t('The earlier link no longer leads to this class.')}
    >
      <form onSubmit={submit} noValidate style={{ marginBlockStart: 16 }}>
        <MeetingChoice
          usual={data?.usual ?? 'jitsi'}
          draft={draft}
          error={isWrong ? t('Enter a link that starts with https://') : undefined}
          onDraft={setDraft}
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {t('Use this room')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
