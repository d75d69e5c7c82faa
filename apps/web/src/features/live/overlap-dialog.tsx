import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './live.module.css';

export interface Overlap {
  readonly title: string;
  readonly courseTitle: string;
  readonly scheduledAt: string;
}

interface OverlapDialogProps {
  readonly overlaps: readonly Overlap[];
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks whether two classes at once are meant. */
export function OverlapDialog({ overlaps, isPending, onClose, onConfirm }: OverlapDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Dialog
      isOpen={overlaps.length > 0}
      onClose={onClose}
      title={t('You have another session then')}
      description={t('You have other sessions at the same time:')}
    >
      <ul className={classes.list}>
        {overlaps.map((one) => (
          <li key={`${one.title} ${one.scheduledAt}`}>
            {t('{{title}}, {{course}}: {{when}}', {
              title: one.title,
              course: one.courseTitle,
              when: format.deadline(one.scheduledAt),
            })}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Choose another time')}
        </Button>
        <Button loading={isPending} onClick={onConfirm}>
          {t('Schedule anyway')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
