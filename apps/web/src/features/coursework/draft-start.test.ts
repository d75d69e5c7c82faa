import { expect, it } from 'vitest';
import type { Answer } from './answer.ts';
import { draftStart, type KeptDraft } from './draft-start.ts';

const answer = (text: string): Answer => ({ v: 1, text, matches: [] });
const server = (text: string, revision: number) => ({
  content: answer(text),
  revision,
  savedAt: '2026-11-20T19:00:00Z',
});
const kept = (text: string, revision: number, minute: number, isUnsaved = true): KeptDraft => ({
  content: answer(text),
  revision,
  keptAt: `2026-11-20T19:${minute}:00Z`,
  isUnsaved,
});

it('starts empty where nothing was ever written', () => {
  expect(draftStart(null, [], [])).toEqual({
    content: answer(''),
    revision: 0,
    savedAt: null,
    isUnsaved: false,
    rival: null,
  });
});

it("goes on with the server's draft when this device has nothing newer", () => {
  expect(draftStart(server('on the server', 3), [kept('older', 2, 10, false)], [])).toMatchObject({
    content: answer('on the server'),
    revision: 3,
    isUnsaved: false,
    rival: null,
  });
});

it('goes on with what this device kept and the server never got', () => {
  expect(draftStart(server('first words', 3), [kept('first words and more', 3, 10)], [])).toMatchObject({
    content: answer('first words and more'),
    revision: 3,
    isUnsaved: true,
    rival: null,
  });
});

it('asks when another device saved while this one was offline', () => {
  const start = draftStart(server('from the phone', 5), [kept('from the laptop', 3, 10)], []);
  expect(start).toMatchObject({ content: answer('from the laptop'), revision: 3, isUnsaved: true });
  expect(start.rival).toMatchObject({ content: answer('from the phone'), revision: 5 });
});

it('asks when two pages of this device kept different texts', () => {
  const start = draftStart(null, [kept('older tab', 0, 10), kept('newer tab', 0, 20)], []);
  expect(start.content).toEqual(answer('newer tab'));
  expect(start.rival).toMatchObject({ content: answer('older tab'), revision: null });
});

it('does not ask about texts that are the same', () => {
  expect(draftStart(server('same', 4), [kept('same', 2, 10), kept('same', 3, 20)], []).rival).toBeNull();
  expect(draftStart(null, [kept('same', 0, 10), kept('same', 0, 20)], []).rival).toBeNull();
});

it('brings back no text that was submitted', () => {
  expect(draftStart(null, [kept('my essay', 2, 10)], ['my essay']).content).toEqual(answer(''));
});

it('knows of an old copy of the assignment what the server acknowledged here since', () => {
  const copy = server('first words', 3);
  expect(draftStart(copy, [kept('first words and more', 5, 10, false)], [], true)).toMatchObject({
    content: answer('first words and more'),
    revision: 5,
    isUnsaved: false,
  });
  expect(draftStart(copy, [kept('and unsaved ones', 5, 10)], [], true)).toMatchObject({
    content: answer('and unsaved ones'),
    revision: 5,
    isUnsaved: true,
    rival: null,
  });
  // From the server itself a lower revision is the truth: the draft was handed in or thrown away.
  expect(draftStart(null, [kept('handed in', 5, 10, false)], [])).toMatchObject({ content: answer('') });
});
