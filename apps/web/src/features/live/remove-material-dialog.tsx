import type { SessionMaterial } from '@fieldhouse/contract/live-sessions.ts';
import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { PartChoice } from './cancel-dialog.tsx';
import type { LiveSession } from './live-queries.ts';

interface RemoveMaterialDialogProps {
  readonly session: LiveSession;
  /** Null: closed. */
  readonly material: SessionMaterial | null;
  readonly onClose: () => void;
}

/** Takes a file from a class. From the last class that has it, it is deleted: that can't be undone. */
export function RemoveMaterialDialog({ session, material, onClose }: RemoveMaterialDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [part, setPart] = useState<'this' | 'following'>('this');
  const remove = useMutation(
    api.live.removeMaterial.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.live.key() });
        onClose();
        // The row is gone, and the button with it that opened this.
        rescueFocus(() => document.querySelector<HTMLElement>('dialog[open] button'));
        void toast({ title: t('File removed') });
      },
      onError: (error) => void toast({ tone: 'error', title: errorText(error, t) }),
    }),
  );
  return (
    <Dialog
      isOpen={material !== null}
      onClose={onClose}
      title={t('Remove "{{name}}"?', { name: material?.name ?? '' })}
      description={t(
        "Students can no longer download it there. A file that's no longer in any session is deleted for good.",
      )}
    >
      {session.isSeries && (
        <Stack mt="md">
          <PartChoice part={part} onPart={setPart} />
        </Stack>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Keep the file')}
        </Button>
        <Button
          color="red"
          loading={remove.isPending}
          onClick={() =>
            material &&
            remove.mutate({
              ...{ sessionId: session.sessionId, fileId: material.fileId },
              part: session.isSeries ? part : 'this',
            })
          }
        >
          {t('Remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
