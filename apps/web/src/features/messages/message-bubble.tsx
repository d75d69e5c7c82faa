import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFlag, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import { toast } from '#ui/feedback/toast.ts';
import classes from './bubble.module.css';
import { FileFace } from './file-chip.tsx';
import fileClasses from './files.module.css';
import { ReportDialog, TakeBackDialog } from './message-dialogs.tsx';
import type { Message, MessageFile } from './message-queries.ts';
import { deedErrorText, removedWords } from './message-words.ts';
import { PlainText } from './plain-text.tsx';

interface MessageBubbleProps {
  readonly message: Message;
  /** For the names of buttons. */
  readonly senderName: string;
  /** Nothing can be done with it: it is shown to somebody who decides about it. */
  readonly isQuoted?: boolean;
}

/** One message: its words and files, and what may be done with it. */
export function MessageBubble({ message, senderName, isQuoted = false }: MessageBubbleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [deed, setDeed] = useState<'report' | 'takeBack' | null>(null);
  const { messageId, body, files, at, removal, isMine, can } = message;
  const close = () => {
    setDeed(null);
    rescueFocus(() => document.getElementById(`message-${messageId}`));
  };
  const hasMenu = !isQuoted && (can.takeBack || can.report);
  return (
    <div id={`message-${messageId}`} tabIndex={-1} className={classes.line} data-mine={isMine || undefined}>
      <div className={classes.bubble} data-mine={isMine || undefined} title={format.dateTime(at)}>
        {removal && (
          <p className={classes.removed}>
            {removedWords(message, t)}
            {removal.reason && ` · ${t('Reason: {{reason}}', { reason: removal.reason })}`}
          </p>
        )}
        {body !== null && body !== '' && (
          <p className={classes.text} dir="auto">
            <PlainText text={body} />
          </p>
        )}
        {files.length > 0 && <Files files={files} />}
      </div>
      {hasMenu && (
        <span className={classes.menu}>
          <Menu position={isMine ? 'bottom-end' : 'bottom-start'} withinPortal={false}>
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                size={32}
                aria-label={t('More options for the message from {{name}}, {{when}}', {
                  name: senderName,
                  when: format.time(at),
                })}
              >
                <IconDots size={18} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {can.takeBack && (
                <Menu.Item
                  leftSection={<IconTrash size={18} stroke={1.7} />}
                  onClick={() => setDeed('takeBack')}
                >
                  {t('Unsend')}
                </Menu.Item>
              )}
              {can.report && (
                <Menu.Item
                  leftSection={<IconFlag size={18} stroke={1.7} />}
                  onClick={() => setDeed('report')}
                >
                  {t('Report')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        </span>
      )}
      {deed === 'report' && <ReportDialog message={message} onClose={close} />}
      {deed === 'takeBack' && <TakeBackDialog message={message} onClose={close} />}
    </div>
  );
}

/** The files of a message, each to save on this device by an address made for this click. */
function Files({ files }: { files: readonly MessageFile[] }) {
  const { t } = useTranslation();
  const download = useMutation({
    mutationFn: ({ fileId }: MessageFile) => client.messages.file({ fileId }),
    onSuccess({ url }, { name }) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    },
    onError: (error) =>
      void toast({ title: t('Download failed'), message: deedErrorText(error, t), tone: 'error' }),
  });
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.fileId}>
          <button type="button" className={fileClasses.download} onClick={() => download.mutate(file)}>
            <span className={fileClasses.heard}>{t('Download')} </span>
            <FileFace name={file.name} mediaType={file.mediaType} sizeBytes={file.sizeBytes} />
          </button>
        </li>
      ))}
    </ul>
  );
}
