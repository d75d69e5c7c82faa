import { Button, Radio, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { LiveSession } from './live-queries.ts';

export interface SessionDialogProps {
  readonly isOpen: boolean;
  readonly session: LiveSession;
  readonly onClose: () => void;
}

/** Calls a class off; who takes the course is told. */
export function CancelDialog({ isOpen, session, onClose }: SessionDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [part, setPart] = useState<'this' | 'following'>('this');
  const [reason, setReason] = useState('');
  const cancel = useMutation(
    api.live.cancel.mutationOptions({
      async onSuccess({ cancelledCount }) {
        await queryClient.invalidateQueries({ queryKey: api.live.key() });
        onClose();
        void toast({ title: t('{{count}} sessions canceled', { count: cancelledCount }) });
      },
      onError: (error) => void toast({ tone: 'error', title: errorText(error, t) }),
    }),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Cancel "{{title}}"?', { title: session.title })}
      description={t('Everyone taking the course is notified. This can’t be undone.')}
    >
      <Stack gap="md" mt="md">
        {session.isSeries && <PartChoice part={part} onPart={setPart} />}
        <Textarea
          label={t('Reason (optional)')}
          value={reason}
          maxLength={500}
          autosize
          minRows={2}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button
          color="red"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ sessionId: session.sessionId, part, reason: reason.trim() || null })}
        >
          {t('Cancel session')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Of a series: this class, or it and those that follow. */
export function PartChoice({
  part,
  onPart,
}: {
  part: 'this' | 'following';
  onPart: (part: 'this' | 'following') => void;
}) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      label={t('Which sessions')}
      value={part}
      onChange={(value) => onPart(value === 'following' ? 'following' : 'this')}
    >
      <Stack gap={8} mt={8}>
        <Radio value="this" label={t('This session')} />
        <Radio value="following" label={t('This and all later sessions')} />
      </Stack>
    </Radio.Group>
  );
}
