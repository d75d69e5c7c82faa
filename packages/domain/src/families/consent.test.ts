import { expect, it } from 'vitest';
import { needsParentalConsent } from './consent.ts';

it.each([
  ['2013-11-27', '2026-11-27', false],
  ['2013-11-28', '2026-11-27', true],
  ['2012-02-29', '2025-02-28', true],
  ['2012-02-29', '2025-03-01', false],
] as const)('born on %s, asked on %s: needs a parent %s', (birthOn, today, needs) => {
  expect(needsParentalConsent(birthOn, today)).toBe(needs);
});
