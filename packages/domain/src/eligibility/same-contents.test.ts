import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exactDecimal } from '../grading/exact-decimal.ts';
import { ratioNumber } from '../grading/exact-ratio.ts';
import { recordOfCase } from './case-file.ts';
import { evaluate } from './evaluate.ts';
import type { CourseRow } from './record.ts';
import type { DivisionRules } from './rule-set.ts';
import { RULE_SETS } from './rule-sets.ts';
import { sameContents } from './same-contents.ts';

const DII = RULE_SETS.find((set): set is DivisionRules => set.kind === 'division' && set.body === 'DII')!;
const RECORD = recordOfCase({
  courses: [{ title: 'English 9', area: 'E', grade: 'C', units: 1, timing: 'pre' }],
});
const SCHOOLS = ['school', 'outside', 'third'].map((id) => ({ ...RECORD.schools[0]!, id }));
const row = (change: Partial<CourseRow>): CourseRow => ({ ...RECORD.courses[0]!, ...change });
const keys = (...rows: CourseRow[]) => sameContents(rows, SCHOOLS).map(({ contentKey }) => contentKey);
const evaluated = (courses: readonly CourseRow[]) =>
  evaluate({ ...RECORD, schools: SCHOOLS, courses }, DII, '2026-01-01');
const english = (...rows: CourseRow[]) =>
  ratioNumber(evaluated(sameContents(rows, SCHOOLS)).coverage.english);

const there = { id: 'there', schoolId: 'outside' } as const;
const half = { units: 0.5 } as const;
const MERGED = ['title english 9', 'title english 9'];

it('counts a course that was taken at two schools once, with the better grade', () => {
  const { coverage, courses: lines } = evaluated(
    sameContents(
      [row({ id: 'here', contentKey: 'english 9' }), row({ ...there, grade: 'A', title: 'ENGLISH  9' })],
      SCHOOLS,
    ),
  );
  expect(coverage.english).toEqual(exactDecimal(1));
  expect(lines.map(({ id, isCounted, why }) => [id, isCounted, why])).toEqual([
    ['here', false, 'repeat'],
    ['there', true, null],
  ]);
});

it('gives the row from elsewhere the key of the own one, whatever comes first', () => {
  expect(keys(row(there), row({ contentKey: 'e9', part: { number: 1, of: 2 } }))).toEqual(['e9', 'e9']);
  expect(keys(row({}), row(there))).toEqual(MERGED);
  expect(keys(row({}), row({ ...there, ...half }))).toEqual(MERGED);
  expect(keys(row({ contentKey: 'e9' }), row({ ...there, contentKey: 'x' }))).toEqual(['e9', 'x']);
});

it('leaves halves of a year, other titles and areas, and rows of one school as they are', () => {
  expect(keys(row(half), row({ ...there, ...half }))).toEqual([null, null]);
  expect(keys(row({}), row({ ...there, title: 'English 10' }))).toEqual([null, null]);
  expect(keys(row({}), row({ ...there, area: 'social_science' }))).toEqual([null, null]);
  expect(keys(row({}), row({}))).toEqual([null, null]);
});

it('merges nothing where a school has two rows of the title, or three schools have one', () => {
  const halves = [row({ ...half, id: '1' }), row({ ...half, id: '2' })];
  expect(keys(...halves, row(there))).toEqual([null, null, null]);
  expect(english(...halves, row(there))).toBe(2);
  expect(keys(row({}), row(there), row({ schoolId: 'third' }))).toEqual([null, null, null]);
  // Two own courses of one title, each with its own content.
  expect(keys(row({ contentKey: 'a' }), row({ contentKey: 'b' }), row(there))).toEqual(['a', 'b', null]);
});

it('doesn’t ask rows that give no credit', () => {
  const halves = [row(half), row({ ...there, ...half })];
  for (const without of [
    { grade: 'F' },
    { grade: 'W' },
    { grade: null },
    { method: 'audit' },
    { method: 'exam' },
    { area: null },
    { units: 'x' },
  ] as const) {
    const other = row({ id: 'other', contentKey: 'e9', ...without });
    expect(keys(other, row(there))).toEqual(['e9', null]);
    expect(keys(other, ...halves)).toEqual(['e9', null, null]);
    expect(english(other, ...halves)).toBe(1);
  }
  // Beside the one that does, they hinder nothing.
  expect(keys(row({}), row(there), row({ grade: 'F', id: 'first' }))).toEqual([...MERGED, null]);
  // What runs may still give some.
  expect(keys(row({ state: 'running', grade: null }), row(there))).toEqual(MERGED);
});

it('keeps apart what is called by its subject alone', () => {
  for (const title of ['English', 'Honors English', 'English (H)', 'Social Studies', 'Spanish', 'History'])
    expect(keys(row({ title }), row({ ...there, title }))).toEqual([null, null]);
  for (const title of ['English I', 'World History', 'Algebra 1', 'AP Biology'])
    expect(keys(row({ title }), row({ ...there, title }))[1]).not.toBeNull();
});

it('never takes a unit from who has halves at two schools, failed or audited', () => {
  const rows = fc.array(
    fc.record({
      schoolId: fc.constantFrom('school', 'outside', 'third'),
      units: fc.constantFrom(0.5, 0.25),
      grade: fc.constantFrom('A', 'D'),
    }),
    { maxLength: 2 },
  );
  const idle = fc.array(
    fc.record({
      schoolId: fc.constantFrom('school', 'outside', 'third'),
      units: fc.constantFrom(0.5, 1),
      no: fc.constantFrom({ grade: 'F' }, { grade: 'W' }, { method: 'audit' } as const),
    }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(rows, idle, (some, none) => {
      const courses = [...some, ...none.map(({ no, ...one }) => ({ ...one, ...no }))].map((one, at) =>
        row({ ...one, id: `${at}` }),
      );
      expect(english(...courses)).toBe(ratioNumber(evaluated(courses).coverage.english));
    }),
  );
});
