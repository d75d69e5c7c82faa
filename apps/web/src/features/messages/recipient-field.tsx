import { MESSAGE_MAX_RECIPIENTS } from '@fieldhouse/contract/limits.ts';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import { useFormat } from '#lib/format.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { type Recipient, recipientsQuery } from './message-queries.ts';
import { roleWords } from './message-words.ts';
import classes from './recipients.module.css';

const TYPING_MS = 150;

/** What joins somebody with the writer: role, child, courses. */
export function recipientAbout(person: Recipient, t: TFunction, format: Formats): string {
  const { role, isCounselor, students, courses } = person;
  return [
    isCounselor ? t('Counselor') : roleWords(role, t),
    students.length > 0 && role !== 'student' && format.list(students.map(({ name }) => name)),
    courses.length > 0 && courses.join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface RecipientFieldProps {
  readonly schoolId: string;
  readonly chosen: readonly Recipient[];
  readonly onChange: (chosen: readonly Recipient[]) => void;
  readonly error: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Who is written to: chosen by typing a part of the name, one after the other. */
export function RecipientField({ schoolId, chosen, onChange, error, ref }: RecipientFieldProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const query = useDebounced(typed.trim(), TYPING_MS);
  const {
    data,
    error: failed,
    isPlaceholderData,
  } = useQuery({
    ...recipientsQuery(schoolId, query),
    placeholderData: keepPreviousData,
  });
  const offered = (data?.people ?? []).filter(
    ({ userId }) => !chosen.some((person) => person.userId === userId),
  );
  const current = Math.min(at, Math.max(0, offered.length - 1));
  const isFull = chosen.length >= MESSAGE_MAX_RECIPIENTS;
  const isShown = isOpen && !isFull && data !== undefined;
  const isSettled = data !== undefined && !isPlaceholderData && typed.trim() === query;
  const isNobody = isShown && offered.length === 0 && isSettled;

  const choose = (person: Recipient) => {
    onChange([...chosen, person]);
    setTyped('');
    setAt(0);
    setOpen(false);
    input.current?.focus();
  };
  const awaited = isAwaited && isSettled ? offered[0] : undefined;
  // Who types fast presses Enter before the answer is there: it counts as soon as it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is all that is waited for
  useEffect(() => {
    if (!isAwaited || !isSettled) return;
    setAwaited(false);
    if (awaited) choose(awaited);
  }, [isAwaited, isSettled]);
  const remove = (userId: string) => {
    onChange(chosen.filter((person) => person.userId !== userId));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const person = offered[current];
    const last = chosen.at(-1);
    if (step !== undefined && !isShown) setOpen(true);
    else if (step !== undefined && offered.length > 0) {
      const next = (current + step + offered.length) % offered.length;
      setAt(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      // Never the form: what is typed here is no recipient yet.
      if (isShown && person && isSettled) choose(person);
      else if (typed.trim() !== '' && !isSettled) setAwaited(true);
    } else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Backspace' && typed === '' && last) remove(last.userId);
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={`${id}-input`}>
        {t('Recipients')}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click beside the words goes to the field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's */}
      <div
        className={classes.box}
        data-error={error !== undefined || undefined}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      >
        <ul className={classes.chips} aria-label={t('Recipients')}>
          {chosen.map(({ userId, name }) => (
            <li key={userId} className={classes.chip}>
              <span className={classes.chipName}>{name}</span>
              <ActionIcon
                variant="transparent"
                color="gray"
                size={28}
                aria-label={t('Remove {{name}}', { name })}
                onClick={() => remove(userId)}
              >
                <IconX size={16} stroke={2} />
              </ActionIcon>
            </li>
          ))}
        </ul>
        <input
          ref={input}
          id={`${id}-input`}
          className={classes.input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-expanded={isShown && offered.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && offered.length > 0 ? `${id}-${current}` : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          placeholder={chosen.length === 0 ? t('Type a name') : ''}
          disabled={isFull}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setAt(0);
            setAwaited(false);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => {
            setOpen(false);
            setAwaited(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t('People you can write to')}
        className={classes.list}
        hidden={!isShown || offered.length === 0}
      >
        {offered.map((person, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={person.userId}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={classes.option}
            // Before the field loses the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(person)}
          >
            <Avatar name={person.name} size={36} />
            <span className={classes.optionWords}>
              <span className={classes.optionName}>{person.name}</span>
              <span className={classes.optionAbout}>{recipientAbout(person, t, format)}</span>
            </span>
          </div>
        ))}
        {data?.hasMore && (
          <p className={classes.none} role="presentation">
            {t('There are more. Keep typing the name.')}
          </p>
        )}
      </div>
      <p className={classes.none} role="status">
        {isNobody &&
          (query === ''
            ? t('There is no one else to write to.')
            : t('No one by that name you can write to.'))}
        {isFull &&
          t('A conversation can have up to {{count}} recipients.', { count: MESSAGE_MAX_RECIPIENTS })}
        {isOpen && !data && failed !== null && errorText(failed, t)}
      </p>
    </div>
  );
}
