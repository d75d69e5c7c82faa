import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { SHARED_CASES } from '../testing/eligibility/shared-cases.ts';
import { CASES_AS_OF, typedCase } from '../testing/eligibility/typed-case.ts';
import { resultOfCase } from './case-file.ts';
import {
  type CheckCourse,
  type CheckInput,
  type CheckTerm,
  EMPTY_CHECK,
  isEmptyCheck,
  MOST_CHECK_COURSES,
  readCheck,
  usualDates,
} from './check-input.ts';
import type { DivisionLedger } from './ledger.ts';
import { checkOf, lastDayOf } from './own-check.ts';

const COURSE: CheckCourse = {
  id: '1',
  title: 'English 9',
  area: 'english',
  grade: 'B',
  units: '1',
  when: { year: 0, term: 'year' },
  state: 'final',
  listed: 'yes',
  weight: 0,
  origin: 'school',
  sameAs: '',
  isLab: false,
};
const TODAY = '2026-11-29';
const junior: CheckInput = { ...EMPTY_CHECK, ...usualDates(11, TODAY) };
const divisionsOf = (input: CheckInput) => {
  const { better, worse } = checkOf(input, TODAY);
  const ofBody = (body: string) => (one: { readonly rules: { readonly body: string } }) =>
    one.rules.body === body;
  return {
    DI: better.find(ofBody('DI')) as DivisionLedger,
    worse: (worse?.find(ofBody('DI')) ?? null) as DivisionLedger | null,
  };
};

describe('typed in, the shared cases come to what the command says', () => {
  it.each(SHARED_CASES.map((one) => [one.id, one] as const))('%s', (_, one) => {
    const expected = resultOfCase(one);
    const { better, worse } = checkOf(readCheck(typedCase(one)), CASES_AS_OF);
    const [DI, DII] = better as readonly [DivisionLedger, DivisionLedger];
    const gpa = (set: DivisionLedger['official']['locked']) => set && ratioNumber(set.gpa);
    expect({
      DI: DI.official.verdict,
      DII: DII.official.verdict,
      locked: gpa(DI.official.locked),
      unlocked: gpa(DI.official.unlocked),
      dii: gpa(DII.official.unlocked),
    }).toEqual({
      DI: expected.DI,
      DII: expected.DII,
      locked: expected.gpa_locked,
      unlocked: expected.gpa_best16,
      dii: expected.gpa_dii,
    });
    // All is known, so there is one answer.
    expect(worse).toBeNull();
  });
});

it('gives both answers where nobody knows whether a title is listed, and they differ', () => {
  const known = { ...junior, courses: [COURSE] };
  expect(checkOf(known, TODAY).worse).toBeNull();
  const { DI, worse } = divisionsOf({ ...junior, courses: [{ ...COURSE, listed: 'unknown' }] });
  expect(DI.official.courses[0]?.isCounted).toBe(true);
  expect(worse?.official.courses[0]?.why).toBe('not_listed');
});

it('gives both answers where they differ in units alone: of courses with one grade the GPA stays', () => {
  const rows = ['yes', 'unknown'].map((listed, at) => ({
    ...COURSE,
    id: `${at}`,
    title: `English ${9 + at}`,
    listed: listed as CheckCourse['listed'],
  }));
  const { DI, worse } = divisionsOf({ ...junior, courses: rows });
  expect(worse?.official.soFar?.gpa).toEqual(DI.official.soFar?.gpa);
  expect(worse?.official.courses.map(({ isCounted }) => isCounted)).toEqual([true, false]);
});

it('reads weights both ways where nobody knows whether they were filed', () => {
  const { DI, worse } = divisionsOf({ ...junior, courses: [{ ...COURSE, weight: 1 }] });
  expect(DI.official.soFar?.gpa.numerator).toBe(4n);
  expect(worse?.official.soFar?.gpa.numerator).toBe(3n);
});

it('takes what follows from the grade, and ends a last term with graduation and a last summer before the lock', () => {
  expect(junior).toMatchObject({
    grade9StartOn: '2024-08-15',
    seventhSemesterStartOn: '2027-08-15',
    graduationOn: '2028-05-31',
  });
  const day = (year: number, term: CheckTerm) =>
    lastDayOf(
      { year, term },
      { ...junior, graduationOn: '2028-05-12', seventhSemesterStartOn: '2027-07-26' },
    );
  expect([
    day(0, 'fall'),
    day(0, 'year'),
    day(3, 'spring'),
    day(3, 'fall'),
    day(2, 'summer'),
    day(1, 'summer'),
  ]).toEqual(['2024-12-20', '2025-05-31', '2028-05-12', '2027-12-20', '2027-07-25', '2026-07-31']);
  expect(lastDayOf({ year: 0, term: 'year' }, EMPTY_CHECK)).toBeNull();
});

it('counts one content once, whichever row names the other', () => {
  const rows = [
    { ...COURSE, grade: 'D', sameAs: '2' },
    { ...COURSE, id: '2', when: { year: 1, term: 'year' as const }, sameAs: '1' },
  ];
  const { DI } = divisionsOf({ ...junior, courses: rows });
  expect(DI.official.courses.map(({ isCounted, why }) => why ?? isCounted)).toEqual(['repeat', true]);
});

it('asks about rows of one title that nobody linked, and not about the halves of a year', () => {
  const again = { ...COURSE, id: '2', title: ' english  9 ' };
  expect(checkOf({ ...junior, courses: [COURSE, again] }, TODAY).alike).toEqual([['1', '2']]);
  expect(checkOf({ ...junior, courses: [COURSE, { ...again, sameAs: '1' }] }, TODAY).alike).toEqual([]);
  const halves = [COURSE, again].map((row) => ({ ...row, units: '0.5' }));
  expect(checkOf({ ...junior, courses: halves }, TODAY).alike).toEqual([]);
});

it('answers whatever is typed: nothing, grades off the scale, odd units, somebody in grade 7, somebody of twenty', () => {
  expect(checkOf(EMPTY_CHECK, TODAY).better.map(({ kind }) => kind)).toEqual([
    'division',
    'division',
    'naia',
  ]);
  const odd = ['7.5', 'Z', '<b>A</b>', '84'].map((grade, at) => ({
    ...COURSE,
    id: `${at}`,
    grade,
    units: '0.34',
  }));
  const { DI } = divisionsOf({ ...junior, courses: odd });
  expect(DI.official.courses.map(({ why }) => why)).toEqual([
    'no_scale',
    'grade_unreadable',
    'grade_unreadable',
    'no_scale',
  ]);
  const young = {
    ...EMPTY_CHECK,
    ...usualDates(7, TODAY),
    courses: [{ ...COURSE, when: { year: -2, term: 'year' as const } }],
  };
  expect(divisionsOf(young).DI.outlook).toBe('on_track');
  const old = { ...junior, birthOn: '2006-03-01' };
  expect(
    divisionsOf(old).DI.official.ageClock?.strict ?? divisionsOf(old).DI.official.ageClock?.adopted,
  ).toMatchObject({
    first: 2025,
  });
});

it('takes a GPA for none that is a percent, and a test score that cannot be', () => {
  const naia = (measures: Partial<CheckInput>) => {
    const found = checkOf({ ...junior, ...measures }, TODAY).better.find(({ kind }) => kind === 'naia');
    return found?.kind === 'naia' ? found.official.isEligible : undefined;
  };
  expect(naia({ overallGpa: '85' })).toBeNull();
  expect(naia({ overallGpa: '2,3' })).toBe(true);
  expect(naia({ overallGpa: '2.1' })).toBe(false);
  expect(naia({ overallGpa: '2.1', act: '18' })).toBe(true);
  expect(naia({ overallGpa: '2.1', act: '99' })).toBe(false);
});

it('says what can still be done: what to take in time, the grades that are enough, the repeat that gains most', () => {
  const rows = [
    { ...COURSE, grade: 'C' },
    { ...COURSE, id: '2', title: 'English 10', when: { year: 1, term: 'year' as const } },
    {
      ...COURSE,
      id: '3',
      title: 'English 11',
      grade: '',
      state: 'running' as const,
      when: { year: 2, term: 'year' as const },
    },
  ];
  const steps = checkOf({ ...junior, courses: rows }, TODAY).steps;
  expect(steps.map(({ what }) => what)).toContain('take_before_seventh');
  expect(steps.find(({ what }) => what === 'take')).toMatchObject({ units: 13, body: 'DI' });
  expect(steps.find(({ what }) => what === 'retake')).toMatchObject({
    rowId: '1',
    from: 2.5,
    to: 3.5,
    by: '2027-08-15',
  });
});

it('reads whatever a browser kept, and no more than it should', () => {
  expect(readCheck(null)).toEqual(EMPTY_CHECK);
  expect(isEmptyCheck(readCheck({ courses: 'none' }))).toBe(true);
  const many = readCheck({ courses: Array.from({ length: 500 }, () => ({ title: 'x'.repeat(1000) })) });
  expect(many.courses).toHaveLength(MOST_CHECK_COURSES);
  expect(many.courses[0]?.title).toHaveLength(300);
  expect(new Set(many.courses.map(({ id }) => id)).size).toBe(MOST_CHECK_COURSES);
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      const read = readCheck(kept);
      expect(readCheck(JSON.parse(JSON.stringify(read)))).toEqual(read);
    }),
  );
});

it('judges two hundred rows of odd units in seconds', () => {
  const courses = Array.from({ length: 200 }, (_, at) => ({
    ...COURSE,
    id: `${at}`,
    title: `Course ${at}`,
    area: (['english', 'math', 'science', 'social_science', 'world_language'] as const)[at % 5] ?? null,
    grade: ['A', 'B', 'C', 'D', 'F'][at % 4] ?? 'A',
    units: ['1', '0.5', '0.34', '0.25'][at % 4] ?? '1',
    listed: 'unknown' as const,
  }));
  const began = performance.now();
  expect(checkOf({ ...junior, courses }, TODAY).better).toHaveLength(3);
  expect(performance.now() - began).toBeLessThan(10_000);
});
