import { MESSAGE_MAX_CHARACTERS } from '@fieldhouse/contract/limits.ts';
import { ActionIcon } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptValue } from '#lib/use-kept-value.ts';
import classes from './composer.module.css';
import { MessageField } from './message-field.tsx';
import type { MessageFile } from './message-queries.ts';
import { useAttachments } from './use-attachments.ts';

interface Draft {
  readonly body: string;
  readonly files: readonly MessageFile[];
}

const EMPTY: Draft = { body: '', files: [] };

/** A kept draft, as far as it is one. */
export function readDraft(kept: unknown): Draft | null {
  const { body, files } = (kept ?? {}) as Partial<Draft>;
  return typeof body === 'string' && Array.isArray(files) ? { body, files } : null;
}

interface ComposerProps {
  readonly conversationId: string;
  readonly schoolId: string;
  /** To whom, for those who don't see where it stands. */
  readonly title: string;
  readonly onSend: (draft: Draft) => void;
}

/** Where a message is written. What is typed stays on this device until it is sent. */
export function Composer({ conversationId, schoolId, title, onSend }: ComposerProps) {
  const { t } = useTranslation();
  const { value: draft, set, forget } = useKeptValue(`message/${conversationId}`, EMPTY, readDraft);
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  // A file may come in when more was typed since it left.
  const newest = useRef(draft);
  newest.current = draft;
  const change = (changed: Partial<Draft>) => {
    newest.current = { ...newest.current, ...changed };
    setProblem(undefined);
    set(newest.current);
  };
  const attachments = useAttachments(schoolId, draft.files.length, (file) =>
    change({ files: [...newest.current.files, file] }),
  );

  const send = () => {
    area.current?.focus();
    if (draft.body.length > MESSAGE_MAX_CHARACTERS) return;
    if (attachments.isSending) setProblem(t('Wait until the files are uploaded, or cancel them.'));
    else if (!draft.body.trim() && draft.files.length === 0) setProblem(t('Write something, or add a file.'));
    else {
      onSend(draft);
      newest.current = EMPTY;
      forget();
      attachments.clear();
      setProblem(undefined);
    }
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      noValidate
    >
      <MessageField
        ref={area}
        label={t('Message to {{name}}', { name: title })}
        placeholder={t('Write a message…')}
        text={draft.body}
        onText={(body) => change({ body })}
        files={draft.files}
        onRemoveFile={(fileId) => change({ files: draft.files.filter((one) => one.fileId !== fileId) })}
        attachments={attachments}
        onSend={send}
        error={problem}
      >
        <ActionIcon type="submit" variant="filled" size={44} radius="50%" aria-label={t('Send')}>
          <IconSend2 size={22} stroke={1.7} />
        </ActionIcon>
      </MessageField>
    </form>
  );
}
