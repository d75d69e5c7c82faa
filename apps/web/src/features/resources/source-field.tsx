import { ActionIcon, Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconRefresh, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { isWorthRetrying } from '#lib/upload-words.ts';
import { sizeWords } from '#shared/files/use-document.ts';
import { ProgressBar } from '#ui/display/progress-bar.tsx';
import { MATERIAL_ACCEPTED, materialText } from './resource-words.ts';
import classes from './source-field.module.css';
import { TypeIcon } from './type-icon.tsx';
import type { MaterialUpload } from './use-material-upload.ts';

/** What a resource is to be made of, while it is chosen. */
export interface SourceDraft {
  readonly kind: 'file' | 'link';
  readonly url: string;
}

interface SourceFieldProps {
  readonly draft: SourceDraft;
  readonly onChange: (draft: SourceDraft) => void;
  readonly upload: MaterialUpload;
  /** Where files go; undefined: no place is chosen. */
  readonly schoolId: string | undefined;
  readonly onFile?: (file: File) => void;
  /** What is wrong with the choice. */
  readonly error: string | undefined;
}

/** A file that is dropped or chosen and sent at once, or the address of a page or video. */
export function SourceField({ draft, onChange, upload, schoolId, onFile, error }: SourceFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t('What it is')}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        data={[
          { value: 'file', label: t('Upload a file') },
          { value: 'link', label: t('Add a link') },
        ]}
      />
      {draft.kind === 'link' ? (
        <TextInput
          name="url"
          type="url"
          inputMode="url"
          label={t('Address')}
          description={t('It starts with https://. YouTube and Vimeo videos play right here.')}
          placeholder="https://"
          maxLength={2_000}
          value={draft.url}
          error={error}
          onChange={(event) => onChange({ ...draft, url: event.currentTarget.value })}
        />
      ) : (
        <FileDrop upload={upload} schoolId={schoolId} onFile={onFile} error={error} />
      )}
    </>
  );
}

function FileDrop({ upload, schoolId, onFile, error }: Omit<SourceFieldProps, 'draft' | 'onChange'>) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const take = (list: FileList | null) => {
    const file = list?.[0];
    if (!file || !schoolId) return;
    onFile?.(file);
    upload.send(schoolId, file);
  };
  return (
    <div>
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
          <span className={classes.dropWords}>{t('Drop a file here, or choose one.')} </span>
          {t('PDF, picture (PNG, JPG, WEBP, GIF) or video (MP4), at most 25 MB.')}
        </p>
        <Button
          ref={button}
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.7} />}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {upload.state ? t('Choose another file') : t('Choose a file')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={MATERIAL_ACCEPTED}
          tabIndex={-1}
          aria-label={t('Choose a file')}
          onChange={(event) => {
            take(event.currentTarget.files);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
      </div>
      {upload.state && <Sent upload={upload} onCleared={() => rescueFocus(() => button.current)} />}
      {error && !upload.state && (
        <p className={classes.problem} role="alert">
          <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}

function Sent({ upload, onCleared }: { upload: MaterialUpload; onCleared: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state } = upload;
  if (!state) return null;
  const { file, ratio, stored, error } = state;
  const { name } = file;
  return (
    <div className={classes.sent} data-failed={error !== null || undefined}>
      <span className={classes.icon}>
        {error === null ? (
          <TypeIcon type={stored?.type ?? 'pdf'} />
        ) : (
          <IconAlertTriangle size={24} aria-hidden="true" />
        )}
      </span>
      <div className={classes.words}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {stored && (
          <span className={classes.about} role="status">
            {t('Uploaded')} · {sizeWords(stored.sizeBytes, t, format)}
          </span>
        )}
        {error !== null && (
          <span className={classes.problem} role="alert">
            {materialText(error, t)}
          </span>
        )}
        {!stored && error === null && (
          <ProgressBar
            ratio={ratio}
            label={t('Upload of {{name}}', { name })}
            note={ratio < 1 ? t('Uploading') : t('Checking the file')}
            value={format.percent(ratio)}
          />
        )}
      </div>
      {error !== null && isWorthRetrying(error) && (
        <ActionIcon
          variant="subtle"
          size={40}
          aria-label={t('Try again: {{name}}', { name })}
          onClick={upload.retry}
        >
          <IconRefresh size={20} stroke={1.7} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        size={40}
        aria-label={
          upload.isSending ? t('Cancel upload of {{name}}', { name }) : t('Clear {{name}}', { name })
        }
        onClick={() => {
          upload.clear();
          onCleared();
        }}
      >
        <IconX size={20} stroke={1.7} />
      </ActionIcon>
    </div>
  );
}
