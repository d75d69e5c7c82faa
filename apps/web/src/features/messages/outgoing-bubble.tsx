import { Button } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '#lib/focus.ts';
import { useFormat } from '#lib/format.ts';
import classes from './bubble.module.css';
import { FileFace } from './file-chip.tsx';
import fileClasses from './files.module.css';
import { problemText } from './message-words.ts';
import { PlainText } from './plain-text.tsx';
import type { OutgoingMessage } from './use-outbox.ts';

interface OutgoingBubbleProps {
  readonly outgoing: OutgoingMessage;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A message on its way: being sent, waiting for a network, or refused with what can be done. */
export function OutgoingBubble({ outgoing, onRetry, onDiscard }: OutgoingBubbleProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { body, files, problem, isWaiting } = outgoing;
  return (
    <div className={classes.line} data-mine>
      <div className={classes.sent}>
        <div className={classes.bubble} data-mine data-state={problem ? 'refused' : 'sending'}>
          {body !== '' && (
            <p className={classes.text} dir="auto">
              <PlainText text={body} />
            </p>
          )}
          {files.length > 0 && (
            <ul className={classes.files}>
              {files.map((file) => (
                <li key={file.fileId} className={fileClasses.file}>
                  <FileFace name={file.name} mediaType={file.mediaType} sizeBytes={file.sizeBytes} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {problem ? (
          <div className={classes.problem} role="alert">
            <p>
              <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
              <span>
                {t('Not sent.')} {problemText(problem, t, format)}
              </span>
            </p>
            <div className={classes.problemButtons}>
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  onDiscard();
                  rescueFocus();
                }}
              >
                {t('Discard')}
              </Button>
              <Button
                size="xs"
                onClick={() => {
                  onRetry();
                  rescueFocus();
                }}
              >
                {t('Try again')}
              </Button>
            </div>
          </div>
        ) : (
          <p className={classes.state}>
            {isWaiting ? (
              <>
                <IconCloudUp size={15} stroke={1.8} aria-hidden="true" />
                {t('Kept on this device. It will be sent once the server can be reached.')}
              </>
            ) : (
              <>
                <IconClock size={15} stroke={1.8} aria-hidden="true" />
                {t('Sending…')}
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
