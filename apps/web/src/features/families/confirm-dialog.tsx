import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly verb: string;
  readonly isPending: boolean;
  /** What went wrong, in words; null: nothing. */
  readonly error: string | null;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks once more before something is taken away. */
export function ConfirmDialog({
  title,
  description,
  verb,
  isPending,
  error,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen isFirm onClose={onClose} title={title} description={description}>
      {error && (
        <div role="alert">
          <Notice tone="danger">{error}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button color="red" loading={isPending} onClick={onConfirm}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
