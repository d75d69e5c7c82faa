import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import type { FileId } from '@fieldhouse/contract/ids.ts';
import { ANSWER_MAX_FILES } from '@fieldhouse/contract/limits.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconTrash, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { ACCEPTED, isWorthRetrying, uploadText } from '#lib/upload-words.ts';
import { DocumentList } from '#ui/document-list.tsx';
import { DocumentRow } from '#ui/document-row.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import classes from './documents-field.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

interface DocumentsFieldProps {
  /** What the answer names. */
  readonly fileIds: readonly FileId[];
  /** What is known of them. */
  readonly known: readonly AnswerFile[];
  readonly uploads: Uploads;
  /** Said to those who don't see the list change. */
  readonly news: string;
  readonly isReadOnly: boolean;
  readonly onRemove: (fileId: FileId, name: string) => void;
}

/** The documents of an answer: dropped or chosen, sent at once, with their progress. */
export function DocumentsField({ fileIds, known, uploads, news, isReadOnly, onRemove }: DocumentsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const files = fileIds.flatMap((fileId) => known.find((file) => file.fileId === fileId) ?? []);
  const gone = fileIds.filter((fileId) => !known.some((file) => file.fileId === fileId));
  const isFull = fileIds.length >= ANSWER_MAX_FILES;
  const isClosed = isReadOnly || isFull;

  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave' && !isClosed);
  };
  const take = (list: FileList | null) => {
    if (list && !isClosed) uploads.add([...list]);
  };
  const focusButton = () => rescueFocus(() => button.current);

  return (
    <section className={classes.field} aria-labelledby={`${id}-title`}>
      <h3 className={classes.title} id={`${id}-title`}>
        {t('Documents')}
      </h3>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <p className={classes.hint} id={`${id}-hint`}>
          <span className={classes.dropWords}>{t('Drop documents here, or choose them.')} </span>
          {t('PDF, DOC or DOCX, at most 25 MB each and {{most}} in all.', { most: ANSWER_MAX_FILES })}
        </p>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.7} />}
          disabled={isClosed}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t('Upload Document')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPTED}
          tabIndex={-1}
          aria-label={t('Upload Document')}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {(fileIds.length > 0 || uploads.uploads.length > 0) && (
        <DocumentList
          files={files}
          label={t('Documents of your answer')}
          action={({ fileId, name }) => (
            <RemoveButton
              name={name}
              isDisabled={isReadOnly}
              onClick={() => {
                onRemove(fileId, name);
                focusButton();
              }}
            />
          )}
        >
          {gone.map((fileId) => (
            <DocumentRow
              key={fileId}
              name={t('Document')}
              isPdf={false}
              isFailed
              actions={
                <RemoveButton
                  name={t('Document')}
                  isDisabled={isReadOnly}
                  onClick={() => {
                    onRemove(fileId, t('Document'));
                    focusButton();
                  }}
                />
              }
            >
              <Problem text={t('This document is no longer there. Remove it, then upload it again.')} />
            </DocumentRow>
          ))}
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => uploads.retry(upload.key)}
              onDismiss={() => {
                uploads.dismiss(upload.key);
                focusButton();
              }}
            />
          ))}
        </DocumentList>
      )}
      <div className={classes.hidden} role="status">
        {news}
      </div>
    </section>
  );
}

const RemoveButton = ({
  name,
  isDisabled,
  onClick,
}: {
  name: string;
  isDisabled: boolean;
  onClick: () => void;
}) => {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      size={40}
      aria-label={t('Remove {{name}}', { name })}
      title={t('Remove')}
      disabled={isDisabled}
      onClick={onClick}
    >
      <IconTrash size={20} stroke={1.7} />
    </ActionIcon>
  );
};

const Problem = ({ text }: { text: string }) => (
  <span className={classes.problem} role="alert">
    <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
    {text}
  </span>
);

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

function UploadRow({ upload: { file, ratio, error }, onRetry, onDismiss }: UploadRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name } = file;
  return (
    <DocumentRow
      name={name}
      isPdf={/\.pdf$/i.test(name)}
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
        <Problem text={uploadText(error, t)} />
      )}
    </DocumentRow>
  );
}
