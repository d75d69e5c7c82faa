import { expect, it } from 'vitest';
import { commandOf } from './use-single-keys.ts';

const pressed = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isInField: false,
    isInComment: false,
    areSingleKeysOn: true,
    ...more,
  });

it('knows the keys of grading', () => {
  expect(pressed('n')).toBe('next');
  expect(pressed('P')).toBe('previous');
  expect(pressed('a')).toBe('accept_all');
  expect(pressed('?')).toBe('help');
  expect(pressed('3')).toEqual({ level: 3 });
  expect(pressed('Enter', { ctrlKey: true })).toBe('release');
  expect(pressed('Enter', { metaKey: true })).toBe('release');
  for (const key of ['0', 'x', 'Enter', 'ArrowDown']) expect(pressed(key)).toBeNull();
});

it('takes nothing away from somebody who types', () => {
  for (const key of ['n', 'p', 'a', '3']) expect(pressed(key, { isInField: true })).toBeNull();
  expect(pressed('Enter', { ctrlKey: true, isInField: true })).toBeNull();
});

it('releases from the comment too, where letters are text', () => {
  const inComment = { isInField: true, isInComment: true };
  expect(pressed('Enter', { ctrlKey: true, ...inComment })).toBe('release');
  expect(pressed('Enter', { metaKey: true, ...inComment })).toBe('release');
  expect(pressed('Enter', { ctrlKey: true, altKey: true, ...inComment })).toBeNull();
  for (const key of ['Enter', 'n', 'p', 'a', '3', '?']) expect(pressed(key, inComment)).toBeNull();
});

it('leaves the shortcuts of browser and system alone', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    for (const key of ['n', 'p', 'a', '1']) expect(pressed(key, more)).toBeNull();
  }
  // AltGr sends Ctrl and Alt together.
  expect(pressed('Enter', { ctrlKey: true, altKey: true })).toBeNull();
});

it('can be switched off, but for keys that nobody presses by accident', () => {
  for (const key of ['n', 'p', 'a', '3']) expect(pressed(key, { areSingleKeysOn: false })).toBeNull();
  expect(pressed('Enter', { ctrlKey: true, areSingleKeysOn: false })).toBe('release');
});
