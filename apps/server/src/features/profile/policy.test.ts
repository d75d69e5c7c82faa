import { expect, it } from 'vitest';
import { deletionObstacle, visibleToClassmates } from './policy.ts';

const nobody = { isOperator: false, isLastAdmin: false, isMinor: false, isAlone: false };

it('lets adults delete their account, but not operators, the last admin, or minors by themselves', () => {
  expect(deletionObstacle(nobody)).toBeNull();
  expect(deletionObstacle({ ...nobody, isMinor: true })).toBe('minor');
  expect(deletionObstacle({ ...nobody, isMinor: true, isAlone: true })).toBeNull();
  expect(deletionObstacle({ ...nobody, isLastAdmin: true })).toBe('last_admin');
  expect(deletionObstacle({ ...nobody, isOperator: true, isLastAdmin: true })).toBe('operator');
});

it('hides minors from classmates until they say otherwise', () => {
  expect(visibleToClassmates(null, true)).toBe(false);
  expect(visibleToClassmates(null, false)).toBe(true);
  expect(visibleToClassmates(true, true)).toBe(true);
  expect(visibleToClassmates(false, false)).toBe(false);
});
