import { SESSION_MAX_MATERIALS } from '@fieldhouse/contract/limits.ts';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import rows from '#shared/files/document-list.module.css';
import { DocumentRow } from '#shared/files/document-row.tsx';
import { kindOfMedia, kindWords } from '#shared/files/file-kind.ts';
import { FileProblem, UploadRow } from '#shared/files/upload-row.tsx';
import { sizeWords } from '#shared/files/use-document.ts';
import { FileDrop } from '#ui/controls/file-drop.tsx';
import classes from './live.module.css';
import { SESSION_ACCEPTED, sessionFileText } from './session-file-words.ts';
import type { SessionFiles } from './use-session-files.ts';

interface SessionFilesFieldProps {
  readonly chosen: SessionFiles;
  readonly title: string;
  /** To which sessions they go. */
  readonly note?: string | null;
}

/** Files for a live class: dropped or chosen, sent at once with their progress, taken out again. */
export function SessionFilesField({ chosen, title, note }: SessionFilesFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { files, goneIds, uploads, isEmpty, isFull } = chosen;
  const focusButton = () => rescueFocus(() => button.current);
  return (
    <section className={classes.files} aria-labelledby={`${id}-title`}>
      <h3 className={classes.filesTitle} id={`${id}-title`}>
        {title}
      </h3>
      {note && <p className={classes.filesNote}>{note}</p>}
      <FileDrop
        buttonRef={button}
        words={t('Drop files here, or choose them.')}
        hint={t('PDF, Word, PowerPoint, JPG or PNG, at most 25 MB each and {{most}} in all.', {
          most: SESSION_MAX_MATERIALS,
        })}
        label={t('Choose files')}
        accept={SESSION_ACCEPTED}
        isClosed={isFull}
        onFiles={uploads.add}
      />
      {!isEmpty && (
        <ul className={rows.list} aria-label={t('Chosen files')}>
          {files.map(({ fileId, name, mediaType, sizeBytes }) => {
            const isGone = goneIds.includes(fileId);
            const kind = kindOfMedia(mediaType);
            return (
              <DocumentRow
                key={fileId}
                name={name}
                kind={kind}
                isFailed={isGone}
                actions={
                  <ActionIcon
                    variant="subtle"
                    size={40}
                    aria-label={t('Remove {{name}}', { name })}
                    title={t('Remove')}
                    onClick={() => {
                      chosen.remove(fileId);
                      focusButton();
                    }}
                  >
                    <IconX size={20} stroke={1.7} />
                  </ActionIcon>
                }
              >
                {isGone ? (
                  <FileProblem text={t('This file is no longer there. Remove it, then choose it again.')} />
                ) : (
                  <span className={rows.facts} role="status">
                    {[t('Uploaded'), kindWords(kind, t), sizeWords(sizeBytes, t, format)].join(' · ')}
                  </span>
                )}
              </DocumentRow>
            );
          })}
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              textOf={sessionFileText}
              onRetry={() => uploads.retry(upload.key)}
              onDismiss={() => {
                uploads.dismiss(upload.key);
                focusButton();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
