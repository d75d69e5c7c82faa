import { Button } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';

/** Asks before unsaved changes are left behind: to another tab, page or site. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <Dialog
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      title={t('Leave without saving?')}
      description={t("Your changes here aren't saved yet.")}
    >
      <DialogActions>
        <Button variant="default" onClick={() => proceed?.()}>
          {t('Leave')}
        </Button>
        <Button onClick={() => reset?.()}>{t('Stay here')}</Button>
      </DialogActions>
    </Dialog>
  );
}
