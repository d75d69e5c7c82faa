import { MESSAGE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import type { Uploads } from '#lib/use-uploads.ts';
import { AttachmentList } from './attachment-list.tsx';
import classes from './composer.module.css';
import type { MessageFile } from './message-queries.ts';
import { MESSAGE_ACCEPTED } from './upload-words.ts';
import { useHasKeyboard } from './use-has-keyboard.ts';

/** From here on it is said how much room is left. */
const NEAR_LIMIT = MESSAGE_MAX_CHARACTERS - 1_000;

interface MessageFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly files: readonly MessageFile[];
  readonly onRemoveFile: (fileId: string) => void;
  readonly attachments: Uploads;
  /** Enter, where there is a keyboard for it; without: Enter begins a new line everywhere. */
  readonly onSend?: () => void;
  readonly placeholder: string;
  readonly error?: string | undefined;
  /** A place of its own on a form, with its name above it; else one line that grows. */
  readonly isLarge?: boolean;
  /** Beside the text: the button that sends. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Words and files of a message, however they are sent. */
export function MessageField(props: MessageFieldProps) {
  const { label, text, onText, files, onRemoveFile, attachments, onSend, placeholder, error } = props;
  const { isLarge = false } = props;
  const { t } = useTranslation();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(props.ref, () => area.current as HTMLTextAreaElement);
  const chooser = useRef<HTMLInputElement>(null);
  const hasKeyboard = useHasKeyboard();
  const sendsByEnter = hasKeyboard && onSend !== undefined;
  const left = MESSAGE_MAX_CHARACTERS - text.length;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onSend) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!isCommand && (event.shiftKey || event.altKey || !hasKeyboard)) return;
    event.preventDefault();
    onSend();
  };

  return (
    <div className={classes.field} data-large={isLarge || undefined}>
      <AttachmentList
        files={files}
        attachments={attachments}
        onRemove={onRemoveFile}
        onGone={() => rescueFocus(() => area.current)}
      />
      <div className={classes.line}>
        {!isLarge && (
          <ActionIcon
            variant="subtle"
            size={44}
            aria-label={t('Add files')}
            onClick={() => chooser.current?.click()}
          >
            <IconPaperclip size={22} stroke={1.7} />
          </ActionIcon>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={MESSAGE_ACCEPTED}
          tabIndex={-1}
          aria-label={t('Add files')}
          onChange={(event) => {
            attachments.add([...(event.currentTarget.files ?? [])]);
            // The same file can be chosen again.
            event.currentTarget.value = '';
          }}
        />
        <Textarea
          ref={area}
          className={classes.text ?? ''}
          classNames={{ input: classes.area ?? '' }}
          label={isLarge ? label : undefined}
          aria-label={isLarge ? undefined : label}
          aria-describedby={`${id}-hint`}
          placeholder={placeholder}
          rows={1}
          value={text}
          error={left < 0 ? t('This message is too long by {{count}} characters.', { count: -left }) : error}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length === 0) return;
            event.preventDefault();
            attachments.add(pasted);
          }}
        />
        {props.children}
      </div>
      {isLarge && (
        <div>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPaperclip size={18} stroke={1.7} />}
            onClick={() => chooser.current?.click()}
          >
            {t('Add files')}
          </Button>
        </div>
      )}
      <p id={`${id}-hint`} className={classes.hint}>
        <span>{sendsByEnter && t('Press Enter to send, Shift + Enter for a new line.')}</span>
        {text.length > NEAR_LIMIT && left >= 0 && (
          <span className={classes.left}>{t('{{count}} characters left', { count: left })}</span>
        )}
      </p>
    </div>
  );
}
