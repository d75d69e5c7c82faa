import { expect, it } from 'vitest';
import { milestones, tenSevenDeadline } from './milestones.ts';

const standing = {
  coreEarned: 16,
  creditsEarned: 23.5,
  gpa: 3.5,
  termEndsOn: '2026-12-18',
  tenSevenOn: '2026-12-01',
} as const;

it('counts from the target on, unrounded, and puts the nearer date first', () => {
  expect(milestones(standing)).toEqual([
    { code: 'core_courses', value: 16, target: 16, isReached: true },
    { code: 'credits', value: 23.5, target: 24, isReached: false },
    { code: 'gpa', value: 3.5, target: 3.5, isReached: true },
    { code: 'ten_seven', on: '2026-12-01' },
    { code: 'term_end', on: '2026-12-18' },
  ]);
  expect(milestones({ ...standing, gpa: 3.49999 })[2]).toMatchObject({ isReached: false });
});

it('leaves out what is not known', () => {
  const few = milestones({ ...standing, gpa: null, termEndsOn: null, tenSevenOn: null });
  expect(few.map(({ code }) => code)).toEqual(['core_courses', 'credits', 'gpa']);
  expect(few[2]).toEqual({ code: 'gpa', value: null, target: 3.5, isReached: false });
});

it('knows the start of the senior year, from the school or as usual, until it has come', () => {
  const years = [{ startsOn: '2027-08-19', endsOn: '2028-06-02' }] as const;
  expect(tenSevenDeadline(2028, years, '2026-11-21')).toBe('2027-08-19');
  expect(tenSevenDeadline(2029, years, '2026-11-21')).toBe('2028-08-01');
  expect(tenSevenDeadline(2028, years, '2027-08-19')).toBeNull();
  expect(tenSevenDeadline(null, years, '2026-11-21')).toBeNull();
});
