import type { Joining } from '@fieldhouse/contract/live-sessions.ts';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { askAgainAfter, joinNote } from './joining.ts';

const t = ((sentence: string) => sentence) as unknown as TFunction;
const MINUTE = 60_000;
const NOON = Date.parse('2026-11-20T12:00:00Z');
const startingIn = (minutes: number, from = NOON) => ({
  scheduledAt: new Date(from + minutes * MINUTE).toISOString(),
  durationMinutes: 45,
});
const open: Joining = { hasLink: true, canJoin: true, mayJoin: 'yes' };
const soon = startingIn(60, Date.now());

it.each([
  ['a room that is open', open, startingIn(5, Date.now()), null],
  [
    'before the doors open',
    { ...open, canJoin: false },
    soon,
    'You can join starting 15 minutes before it begins.',
  ],
  ['no room yet', { ...open, canJoin: false, hasLink: false }, soon, 'Meeting link not available yet'],
  [
    'a student whom the school has not confirmed',
    { hasLink: true, canJoin: false, mayJoin: 'once_confirmed' as const },
    soon,
    'You can join once your school has confirmed you.',
  ],
  [
    'somebody who looks on',
    { hasLink: true, canJoin: false, mayJoin: 'no' as const },
    soon,
    'Students and teachers in the course join from their own accounts.',
  ],
  ['a class that is over', { ...open, canJoin: false }, startingIn(-120, Date.now()), 'This class is over.'],
])('says why nobody goes in: %s', (_, joining, time, words) => {
  expect(joinNote({ ...joining, ...time }, t)).toBe(words);
});

it('asks again a minute before the doors open, and each minute while they are open', () => {
  expect(askAgainAfter([startingIn(76)], NOON)).toBe(60 * MINUTE);
  expect(askAgainAfter([startingIn(300), startingIn(76)], NOON)).toBe(60 * MINUTE);
  for (const minutes of [16, 15, 0, -30, -60])
    expect(askAgainAfter([startingIn(minutes)], NOON)).toBe(MINUTE);
});

it('does not ask again where no class opens within a day', () => {
  expect(askAgainAfter([], NOON)).toBe(false);
  expect(askAgainAfter([startingIn(-62), startingIn(25 * 60)], NOON)).toBe(false);
});
