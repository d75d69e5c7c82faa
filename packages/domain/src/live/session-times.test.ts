import { expect, it } from 'vitest';
import { isJoinable, sessionPhase } from './session-times.ts';

const START = '2030-03-01T15:00:00.000Z';

it.each([
  ['2030-03-01T14:44:59.999Z', 'upcoming', false],
  ['2030-03-01T14:45:00.000Z', 'starting_soon', true],
  ['2030-03-01T14:59:59.999Z', 'starting_soon', true],
  ['2030-03-01T15:00:00.000Z', 'live', true],
  ['2030-03-01T16:00:00.000Z', 'live', true],
  ['2030-03-01T16:14:59.999Z', 'live', true],
  ['2030-03-01T16:15:00.000Z', 'over', false],
])('a session of an hour is at %s %s', (now, phase, joinable) => {
  expect(sessionPhase(START, 60, now)).toBe(phase);
  expect(isJoinable(sessionPhase(START, 60, now))).toBe(joinable);
});
