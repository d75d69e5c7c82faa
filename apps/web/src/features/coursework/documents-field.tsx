import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import type { FileId } from '@fieldhouse/contract/ids.ts';
import { ANSWER_MAX_FILES } from '@fieldhouse/contract/limits.ts';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { ACCEPTED, uploadText } from '#lib/upload-words.ts';
import type { Uploads } from '#lib/use-uploads.ts';
import { DocumentList } from '#shared/files/document-list.tsx';
import { DocumentRow } from '#shared/files/document-row.tsx';
import { FileProblem, UploadRow } from '#shared/files/upload-row.tsx';
import { PhotosButton } from '#shared/photos/photos-button.tsx';
import { FileDrop } from '#ui/controls/file-drop.tsx';
import classes from './documents-field.module.css';

interface DocumentsFieldProps {
  /** Of the assignment: a PDF of photos is called after it. */
  readonly title: string;
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
export function DocumentsField({
  title,
  fileIds,
  known,
  uploads,
  news,
  isReadOnly,
  onRemove,
}: DocumentsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const files = fileIds.flatMap((fileId) => known.find((file) => file.fileId === fileId) ?? []);
  const gone = fileIds.filter((fileId) => !known.some((file) => file.fileId === fileId));
  const isFull = fileIds.length >= ANSWER_MAX_FILES;
  const isClosed = isReadOnly || isFull;

  const focusButton = () => rescueFocus(() => button.current);

  return (
    <section className={classes.field} aria-labelledby={`${id}-title`}>
      <h3 className={classes.title} id={`${id}-title`}>
        {t('Documents')}
      </h3>
      <FileDrop
        buttonRef={button}
        words={t('Drop documents here, or choose them.')}
        hint={t('PDF, DOC or DOCX, at most 25 MB each and {{most}} in all.', { most: ANSWER_MAX_FILES })}
        label={t('Upload Document')}
        accept={ACCEPTED}
        isClosed={isClosed}
        onFiles={uploads.add}
      >
        <PhotosButton title={title} isDisabled={isClosed} onPdf={(file) => uploads.add([file])} />
      </FileDrop>
      {(fileIds.length > 0 || uploads.uploads.length > 0) && (
        <DocumentList
          files={files}
          label={t('Documents in your answer')}
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
              kind="word"
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
              <FileProblem text={t('This document is no longer there. Remove it, then upload it again.')} />
            </DocumentRow>
          ))}
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              textOf={uploadText}
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
