import { ActionIcon } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { isWorthRetrying } from '#lib/upload-words.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { FileFace } from './file-chip.tsx';
import classes from './files.module.css';
import type { MessageFile } from './message-queries.ts';
import { messageUploadText } from './upload-words.ts';
import type { Attachments } from './use-attachments.ts';

interface AttachmentListProps {
  readonly files: readonly MessageFile[];
  readonly attachments: Attachments;
  readonly onRemove: (fileId: string) => void;
  /** A row has gone, and its button with it. */
  readonly onGone: () => void;
}

/** The files that go with a message: those the server has, those on their way, those that weren't taken. */
export function AttachmentList({ files, attachments, onRemove, onGone }: AttachmentListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { uploads } = attachments;
  if (files.length + uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('Files of this message')}>
      {files.map(({ fileId, name, mediaType, sizeBytes }) => (
        <li key={fileId} className={classes.file}>
          <FileFace name={name} mediaType={mediaType} sizeBytes={sizeBytes} />
          <ActionIcon
            variant="subtle"
            aria-label={t('Remove {{name}}', { name })}
            onClick={() => {
              onRemove(fileId);
              onGone();
            }}
          >
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        </li>
      ))}
      {uploads.map(({ key, file: { name, type }, ratio, error }) => (
        <li key={key} className={classes.file} data-failed={error !== null || undefined}>
          <FileFace name={name} mediaType={type} sizeBytes={null}>
            {error === null ? (
              <ProgressBar
                ratio={ratio}
                label={t('Upload of {{name}}', { name })}
                note={ratio < 1 ? t('Uploading') : t('Checking the file')}
                value={format.percent(ratio)}
              />
            ) : (
              <span className={classes.problem} role="alert">
                {messageUploadText(error, t)}
              </span>
            )}
          </FileFace>
          {error !== null && isWorthRetrying(error) && (
            <ActionIcon
              variant="subtle"
              aria-label={t('Try again: {{name}}', { name })}
              onClick={() => attachments.retry(key)}
            >
              <IconRefresh size={18} stroke={1.7} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            aria-label={
              error === null ? t('Cancel upload of {{name}}', { name }) : t('Clear {{name}}', { name })
            }
            onClick={() => {
              attachments.dismiss(key);
              onGone();
            }}
          >
            <IconX size={18} stroke={1.7} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
