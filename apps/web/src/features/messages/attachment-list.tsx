import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Uploads } from '#lib/use-uploads.ts';
import { UploadRow } from '#shared/files/upload-row.tsx';
import { FileFace } from './file-chip.tsx';
import classes from './files.module.css';
import type { MessageFile } from './message-queries.ts';
import { messageUploadText } from './upload-words.ts';

interface AttachmentListProps {
  readonly files: readonly MessageFile[];
  readonly attachments: Uploads;
  readonly onRemove: (fileId: string) => void;
  /** A row has gone, and its button with it. */
  readonly onGone: () => void;
}

/** The files that go with a message: those the server has, those on their way, those that weren't taken. */
export function AttachmentList({ files, attachments, onRemove, onGone }: AttachmentListProps) {
  const { t } = useTranslation();
  const { uploads, retry, dismiss } = attachments;
  if (files.length + uploads.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('Files in this message')}>
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
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          textOf={messageUploadText}
          onRetry={() => retry(upload.key)}
          onDismiss={() => {
            dismiss(upload.key);
            onGone();
          }}
        />
      ))}
    </ul>
  );
}
