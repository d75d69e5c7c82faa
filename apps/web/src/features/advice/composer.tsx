import { ADVICE_TEXT_MAX } from '@fieldhouse/contract/limits.ts';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconSend2 } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './advice.module.css';

interface ComposerProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSend: () => void;
  readonly isAsking: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Where a question is written: Enter sends, Shift and Enter begin a new line. */
export function Composer({ text, onText, onSend, isAsking, ref }: ComposerProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const length = text.trim().length;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={classes.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Textarea
        ref={ref ?? null}
        className={classes.field ?? ''}
        classNames={{ input: classes.area ?? '' }}
        label={t('Your question')}
        description={t('Press Enter to send, Shift + Enter for a new line.')}
        placeholder={t('Ask about courses, grades or the rules')}
        rows={1}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={
          length > ADVICE_TEXT_MAX &&
          t('Your question has {{length}} characters, and {{most}} fit. Shorten it; nothing of it is lost.', {
            length: format.number(length),
            most: format.number(ADVICE_TEXT_MAX),
          })
        }
      />
      <ActionIcon type="submit" size={44} radius="50%" aria-label={t('Send')} disabled={isAsking}>
        <IconSend2 size={22} stroke={1.7} />
      </ActionIcon>
    </form>
  );
}
