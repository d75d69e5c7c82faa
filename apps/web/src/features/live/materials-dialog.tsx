import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { SessionDialogProps } from './cancel-dialog.tsx';
import { MaterialsPanel } from './materials-panel.tsx';

/** All files of a class, at the side of the list of classes. */
export default function MaterialsDialog({ isOpen, session, onClose }: SessionDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} side title={t('Session materials')} description={session.title}>
      <MaterialsPanel session={session} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
