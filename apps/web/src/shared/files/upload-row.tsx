import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { isWorthRetrying } from '#lib/upload-words.ts';
import type { Upload } from '#lib/use-uploads.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { DocumentRow } from './document-row.tsx';
import { kindOfFile } from './file-kind.ts';
import classes from './upload-row.module.css';

/** What is wrong with a file, under its name. */
export const FileProblem = ({ text }: { text: string }) => (
  <span className={classes.problem} role="alert">
    <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
    {text}
  </span>
);

interface UploadRowProps {
  readonly upload: Upload;
  /** Why it wasn't taken, in words. */
  readonly textOf: (error: unknown, t: TFunction) => string;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** A file on its way, or one that wasn't taken, and why. */
export function UploadRow({ upload: { file, ratio, error }, textOf, onRetry, onDismiss }: UploadRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name } = file;
  return (
    <DocumentRow
      name={name}
      kind={kindOfFile(name)}
      isFailed={error !== null}
      actions={
        <>
          {error !== null && isWorthRetrying(error) && (
            <ActionIcon
              variant="subtle"
              size={40}
              aria-label={t('Try again: {{name}}', { name })}
              title={t('Try again')}
              onClick={onRetry}
            >
              <IconRefresh size={20} stroke={1.7} />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={
              error === null ? t('Cancel upload of {{name}}', { name }) : t('Clear {{name}}', { name })
            }
            title={error === null ? t('Cancel') : t('Clear')}
            onClick={onDismiss}
          >
            <IconX size={20} stroke={1.7} />
          </ActionIcon>
        </>
      }
    >
      {error === null ? (
        <ProgressBar
          ratio={ratio}
          label={t('Upload of {{name}}', { name })}
          note={ratio < 1 ? t('Uploading') : t('Checking the document')}
          value={format.percent(ratio)}
        />
      ) : (
        <FileProblem text={textOf(error, t)} />
      )}
    </DocumentRow>
  );
}
