import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { DraftStatus } from './draft-keeper.ts';
import classes from './save-status.module.css';

/** Where the draft is, in words. */
export function useSaveWords(status: DraftStatus): string {
  const { t } = useTranslation();
  const format = useFormat();
  switch (status.kind) {
    case 'empty':
      return '';
    case 'saving':
      return t('Saving…');
    case 'saved':
      return t('Saved {{time}}', { time: format.time(status.at) });
    case 'on_device':
      if (status.reason === 'too_long') return t('Kept on this device: too long for the server');
      return status.reason === 'refused'
        ? t('Kept on this device: the server refuses drafts here')
        : t('Kept on this device');
    case 'unkept':
      return t('Not saved. Leave this page open.');
    case 'conflict':
      return t('Kept on this device until you choose a version');
  }
}

export function SaveStatus({ status }: { status: DraftStatus }) {
  const words = useSaveWords(status);
  return (
    <p className={classes.status} data-kind={status.kind} role="status">
      {words && ICONS[status.kind]}
      {words}
    </p>
  );
}

const ICONS: Record<DraftStatus['kind'], React.ReactNode> = {
  empty: null,
  saving: <IconLoader2 size={18} stroke={1.7} aria-hidden="true" />,
  saved: <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />,
  on_device: <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />,
  unkept: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
  conflict: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
};
