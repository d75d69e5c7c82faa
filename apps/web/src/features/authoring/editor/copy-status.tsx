import { ORPCError } from '@orpc/client';
import { IconAlertTriangle, IconCircleCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import type { CopyStatus as Status } from './copy-keeper.ts';
import classes from './editor.module.css';

/** Where the working copy is, in words; told as it changes. */
export function CopyStatus({ status }: { status: Status<unknown> }) {
  const words = useStatusWords(status);
  return (
    <p className={classes.status} data-kind={status.kind} role="status">
      {words && ICONS[status.kind]}
      {words}
    </p>
  );
}

/** Why the server didn't take the copy, and what to do. */
function refusalText(error: unknown, t: TFunction, { number }: ReturnType<typeof useFormat>): string {
  if (!(error instanceof ORPCError) || error.code !== 'TOO_LONG') return errorText(error, t);
  const { characters, most } = error.data as { characters: number; most: number };
  return t(
    'With formatting, this text has {{length}} characters, and at most {{most}} can be stored. Move part of it into another lesson.',
    { length: number(characters), most: number(most) },
  );
}

function useStatusWords(status: Status<unknown>): string {
  const { t } = useTranslation();
  const format = useFormat();
  switch (status.kind) {
    case 'saved':
      return status.at === null
        ? t('Everything is saved')
        : t('Saved {{time}}', { time: format.time(status.at) });
    case 'saving':
      return t('Saving…');
    case 'on_device':
      return t('Kept on this device');
    case 'refused':
      return t('Kept on this device: {{reason}}', { reason: refusalText(status.error, t, format) });
    case 'unkept':
      return t('Not saved. Leave this page open.');
    case 'conflict':
      return t('Kept on this device until you choose a version');
  }
}

const ICONS: Record<Status<unknown>['kind'], React.ReactNode> = {
  saved: <IconCircleCheck size={18} stroke={1.7} aria-hidden="true" />,
  saving: <IconLoader2 size={18} stroke={1.7} aria-hidden="true" />,
  on_device: <IconCloudOff size={18} stroke={1.7} aria-hidden="true" />,
  refused: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
  unkept: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
  conflict: <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />,
};
