import { expect, it } from 'vitest';
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
const row = (change: Partial<CourseRow>): CourseRow => ({ ...RECORD.courses[0]!, ...change });
const keys = (...rows: CourseRow[]) => sameContents(rows).map(({ contentKey }) => contentKey);

it('counts a course that was taken at two schools once, with the better grade', () => {
  const courses = sameContents([
    row({ id: 'here', contentKey: 'english 9' }),
    row({ id: 'there', schoolId: 'outside', grade: 'A', title: 'ENGLISH  9' }),
  ]);
  const { coverage, courses: lines } = evaluate(
    { ...RECORD, schools: [...RECORD.schools, { ...RECORD.schools[0]!, id: 'outside' }], courses },
    DII,
    '2026-01-01',
  );
  expect(coverage.english).toEqual({ numerator: 1n, denominator: 1n });
  expect(lines.map(({ id, isCounted, why }) => [id, isCounted, why])).toEqual([
    ['here', false, 'repeat'],
    ['there', true, null],
  ]);
});

it('leaves halves of a year at two schools, other titles, and rows of one school as they are', () => {
  const half = { units: 0.5 } as const;
  expect(keys(row(half), row({ ...half, schoolId: 'outside' }))).toEqual([null, null]);
  expect(keys(row({}), row({ schoolId: 'outside', title: 'English 10' }))).toEqual([null, null]);
  expect(keys(row({}), row({}))).toEqual([null, null]);
  expect(keys(row({ units: 1 }), row({ ...half, schoolId: 'outside' }))).toEqual([
    'title english 9',
    'title english 9',
  ]);
});
