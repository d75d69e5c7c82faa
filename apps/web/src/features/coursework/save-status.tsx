import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconDeviceFloppy,
  IconLoader2,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import type { DraftStatus, KeptReason } from './draft-types.ts';
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
      return onDeviceWords(status.reason, t);
    case 'unkept':
      return t('Not saved. Leave this page open.');
    case 'conflict':
      return t('Kept on this device until you choose a version');
  }
}

function onDeviceWords(reason: KeptReason, t: TFunction): string {
  switch (reason) {
    case 'not_due':
      return t('Saved on this device');
    case 'unreachable':
      return t("Saved on this device. The server can't be reached.");
    case 'too_long':
      return t('Saved on this device: too long for the server');
    case 'refused':
      return t("Saved on this device: the server doesn't accept drafts here");
  }
}

export function SaveStatus({ status }: { status: DraftStatus }) {
  const words = useSaveWords(status);
  return (
    <p className={classes.status} data-kind={isOnlyDue(status) ? 'due' : status.kind} role="status">
      {words && (isOnlyDue(status) ? DUE_ICON : ICONS[status.kind])}
      {words}
    </p>
  );
}

/** Nothing is wrong: the server is told in a moment. */
const isOnlyDue = (status: DraftStatus) => status.kind === 'on_device' && status.reason === 'not_due';

const DUE_ICON = <IconDeviceFloppy size={18} stroke={1.7} aria-hidden="true" />;

const ICONS: Record<DraftStatus['kind'], React.ReactNode> = {
  empty: null,
  saving: <IconLoader2 size={18} stroke={1.7} aria-hidden="true" />,
  saved: <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />,
  on_device: <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />,
  unkept: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
  conflict: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
};
