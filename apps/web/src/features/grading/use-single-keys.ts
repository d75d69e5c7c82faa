import { useEffect, useRef, useState } from 'react';

const SETTING = 'fieldhouse.single-keys';

function wasOn() {
  try {
    return localStorage.getItem(SETTING) !== 'off';
  } catch {
    return true;
  }
}

/**
 * Whether letters and digits alone are commands here. They can be switched off for this device, since whoever dictates
 * or hits keys by accident would set them off.
 */
export function useSingleKeysSetting(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(wasOn);
  return [
    isOn,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(SETTING, next ? 'on' : 'off');
      } catch {
        // Nothing can be kept here; the choice holds for this page.
      }
    },
  ];
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** What a key means here; null: nothing. Letters mean nothing to somebody who types. */
export function commandOf(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly isInField: boolean;
  /** In the field of the comment, which is written last. */
  readonly isInComment: boolean;
  readonly areSingleKeysOn: boolean;
}): 'release' | 'next' | 'previous' | 'accept_all' | 'help' | { readonly level: number } | null {
  if (event.isInField && !event.isInComment) return null;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) return event.key === 'Enter' ? 'release' : null;
  if (event.isInField || event.altKey || !event.areSingleKeysOn) return null;
  if (/^[1-9]$/.test(event.key)) return { level: Number(event.key) };
  switch (event.key.toLowerCase()) {
    case 'n':
      return 'next';
    case 'p':
      return 'previous';
    case 'a':
      return 'accept_all';
    case '?':
      return 'help';
    default:
      return null;
  }
}

export type Command = NonNullable<ReturnType<typeof commandOf>>;

/** Hears the keys of a page where somebody judges work, outside of fields and dialogs. */
export function useCommands(areSingleKeysOn: boolean, onCommand: (command: Command) => boolean): void {
  const latest = useRef(onCommand);
  latest.current = onCommand;
  // Keys are heard wherever the focus stands on the page.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest('[role="menu"], [role="listbox"]')) return;
      const command = commandOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isInField: target instanceof Element && target.matches(FIELDS),
        isInComment: target instanceof Element && target.matches('[data-comment]'),
        areSingleKeysOn,
      });
      if (command !== null && latest.current(command)) event.preventDefault();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [areSingleKeysOn]);
}
