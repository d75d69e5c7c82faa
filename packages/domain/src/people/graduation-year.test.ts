import { expect, it } from 'vitest';
import { graduationYearOf } from './graduation-year.ts';

it.each([
  [12, '2026-11-27', 2027],
  [12, '2027-06-30', 2027],
  [12, '2027-07-01', 2028],
  [2, '2026-11-27', 2037],
  [0, '2026-11-27', 2039],
] as const)('a student in grade %i on %s finishes in %i', (gradeLevel, today, year) => {
  expect(graduationYearOf(gradeLevel, today as never)).toBe(year);
});
