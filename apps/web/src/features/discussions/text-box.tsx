import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { peopleQuery } from './discussion-queries.ts';
import { type Format, FormatBar } from './format-bar.tsx';
import { matching, mentionablesOf, mentionBefore } from './mentionables.ts';
import classes from './text-box.module.css';

interface TextBoxProps {
  readonly label: string;
  readonly courseId: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Ctrl or Cmd and Enter. */
  readonly onSend: () => void;
  readonly error?: ReactNode;
  readonly placeholder?: string;
  readonly rows?: number;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** What each tool puts around the chosen words, or before each chosen line. */
const AROUND: Partial<Record<Format, readonly [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  code: ['`', '`'],
  formula: ['\\(', '\\)'],
  link: ['[', '](https://)'],
};
const BEFORE: Partial<Record<Format, (line: number) => string>> = {
  list: () => '- ',
  numbers: (line) => `${line + 1}. `,
  quote: () => '> ',
};

/** A text with a few marks, a bar that sets them, and people to mention after an @. */
export function TextBox(props: TextBoxProps) {
  const { label, courseId, text, onText, onSend, error, placeholder, rows = 3, ref } = props;
  const { t } = useTranslation();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement);
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const [chosen, setChosen] = useState(0);
  const asked = mentionBefore(text, cursor);
  const { data } = useQuery({ ...peopleQuery(courseId), enabled: asked !== null });
  const offered = asked && data && !isDismissed ? matching(mentionablesOf(data.people), asked.query) : [];
  const current = Math.min(chosen, Math.max(0, offered.length - 1));

  const look = () => {
    const element = area.current;
    setCursor(element && element.selectionStart === element.selectionEnd ? element.selectionStart : -1);
    setChosen(0);
  };

  /** As if it had been typed, so that undoing works. */
  const put = (from: number, to: number, words: string, select: readonly [number, number]) => {
    const element = area.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(from, to);
    if (!document.execCommand('insertText', false, words)) {
      element.setRangeText(words, from, to, 'end');
      onText(element.value);
    }
    element.setSelectionRange(...select);
    look();
  };

  const format = (what: Format) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: from, selectionEnd: to, value } = element;
    const words = value.slice(from, to);
    const around = AROUND[what];
    const before = BEFORE[what];
    if (around) {
      const [open, close] = around;
      // The place to go on typing: the words, or the address of a link.
      const select: readonly [number, number] =
        what === 'link' && words !== ''
          ? [to + open.length + 2, to + open.length + 10]
          : [from + open.length, to + open.length];
      put(from, to, `${open}${words}${close}`, select);
    } else if (before) {
      const start = value.lastIndexOf('\n', from - 1) + 1;
      const lines = value.slice(start, to).split('\n');
      const marked = lines.map((line, at) => `${before(at)}${line}`).join('\n');
      // A list needs an empty line above it only to be seen as one by people.
      put(start, to, marked, [start + marked.length, start + marked.length]);
    } else {
      const gap = from === 0 || /\s$/.test(value.slice(0, from)) ? '@' : ' @';
      put(from, to, gap, [from + gap.length, from + gap.length]);
      setDismissed(false);
    }
  };

  const mention = (name: string) => {
    if (!asked) return;
    const words = `@${name} `;
    put(asked.at, cursor, words, [asked.at + words.length, asked.at + words.length]);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && event.key === 'Enter') {
      event.preventDefault();
      onSend();
    } else if (isCommand && (event.key === 'b' || event.key === 'i')) {
      event.preventDefault();
      format(event.key === 'b' ? 'bold' : 'italic');
    } else if (offered.length > 0) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const person = offered[current];
      if (step !== undefined) setChosen((current + step + offered.length) % offered.length);
      else if ((event.key === 'Enter' || event.key === 'Tab') && person) mention(person.label);
      else if (event.key === 'Escape') setDismissed(true);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div className={classes.box}>
      <FormatBar label={label} onFormat={format} />
      <Textarea
        ref={area}
        classNames={{ input: classes.area ?? '', root: classes.root ?? '' }}
        aria-label={label}
        placeholder={placeholder}
        rows={rows}
        value={text}
        error={error}
        aria-autocomplete="list"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? `${listId}-${current}` : undefined}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setDismissed(false);
          look();
        }}
        onSelect={look}
        onBlur={() => setCursor(-1)}
        onKeyDown={onKeyDown}
      />
      {offered.length > 0 && (
        <div id={listId} role="listbox" aria-label={t('People to mention')} className={classes.people}>
          {offered.map(({ userId, label: name, isStaff }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text area's
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text area
            <div
              key={userId}
              id={`${listId}-${at}`}
              role="option"
              aria-selected={at === current}
              className={classes.person}
              // Before the text area loses the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => mention(name)}
            >
              {name}
              {isStaff && <span>{t('Teacher')}</span>}
            </div>
          ))}
        </div>
      )}
      <p className={classes.heard} role="status">
        {offered.length > 0 && t('{{count}} people, choose with the arrow keys', { count: offered.length })}
      </p>
    </div>
  );
}
