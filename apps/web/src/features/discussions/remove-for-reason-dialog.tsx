import { POST_NOTE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

interface RemoveForReasonDialogProps {
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onRemove: (reason: string) => void;
}

/** Removing asks for a reason; the author is told it. */
export function RemoveForReasonDialog({ isPending, onClose, onRemove }: RemoveForReasonDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!reason.trim());
    if (reason.trim()) onRemove(reason.trim());
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={t('Remove this post?')}
      description={t('No one can read it anymore. Replies to it stay.')}
    >
      <form onSubmit={submit} noValidate>
        <Textarea
          mt="md"
          label={t('Reason')}
          description={t('The author will see this.')}
          rows={3}
          maxLength={POST_NOTE_MAX_CHARACTERS}
          value={reason}
          error={isMissing && !reason.trim() ? t('Give a reason.') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
          autoFocus
        />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {t('Remove')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
