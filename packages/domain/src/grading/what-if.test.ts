import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byPoints, type CourseCell, type CourseRules, courseTotals } from './course-totals.ts';
import { neededShare, whatIf } from './what-if.ts';

const cell = (assignmentId: string, changes: Partial<CourseCell> = {}): CourseCell => ({
  assignmentId,
  categoryId: null,
  state: 'ungraded',
  points: null,
  pointsPossible: 20,
  isExtraCredit: false,
  ...changes,
});
const NOT_COUNTED = byPoints({ kind: 'not_counted' });
const ZERO = byPoints({ kind: 'zero' });

it('counts an assumed cell as graded and leaves the others', () => {
  const cells = [cell('a', { state: 'graded', points: 10 }), cell('b'), cell('c', { state: 'missing' })];
  expect(whatIf(cells, new Map([['b', 20]]), NOT_COUNTED).soFarRatio).toBe(0.75);
  expect(whatIf(cells, new Map([['c', 20]]), NOT_COUNTED).missingCount).toBe(0);
  expect(whatIf(cells, new Map([['a', 20]]), NOT_COUNTED).soFarRatio).toBe(1);
});

it('is the real total when nothing is assumed', () => {
  const cells = [cell('a', { state: 'graded', points: 13.37 }), cell('b'), cell('c', { state: 'missing' })];
  expect(whatIf(cells, new Map(), ZERO)).toEqual(courseTotals(cells, ZERO));
});

it.each([
  [0.9, 1.3],
  [0.7, 0.9],
  [0.25, 0],
])('says what the open work needs for %s', (target, share) => {
  const cells = [cell('a', { state: 'graded', points: 10 }), cell('b')];
  expect(neededShare(cells, target, NOT_COUNTED)).toBeCloseTo(share);
});

it('asks for exactly nothing where the target is reached without the open work', () => {
  expect(neededShare([cell('a', { state: 'graded', points: 10 }), cell('b')], 0.25, NOT_COUNTED)).toBe(0);
});

it('finds a share to the millionth, up to twenty times the points there are', () => {
  const large = [cell('b', { pointsPossible: 1_000_000 })];
  expect(neededShare(large, 0.3, NOT_COUNTED)).toBeCloseTo(0.3, 7);
  expect(neededShare(large, 19.5, NOT_COUNTED)).toBeCloseTo(19.5, 6);
  expect(neededShare(large, 20.5, NOT_COUNTED)).toBe(Number.POSITIVE_INFINITY);
});

it('needs nothing of a course without open work', () => {
  expect(neededShare([cell('a', { state: 'excused' })], 0.9, NOT_COUNTED)).toBeNull();
  expect(neededShare([cell('a', { isExtraCredit: true })], 0.9, NOT_COUNTED)).toBeNull();
});

it('reaches the target exactly when every open piece earns the needed share', () => {
  const anyCell = fc
    .record({
      kind: fc.constantFrom('graded', 'ungraded', 'missing', 'excused'),
      possible: fc.integer({ min: 1, max: 200 }),
      percent: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ kind, possible, percent }) =>
      kind === 'graded'
        ? cell('', {
            state: 'graded',
            points: Math.round(possible * percent) / 100,
            pointsPossible: possible,
          })
        : cell('', { state: kind as 'ungraded', pointsPossible: possible }),
    );
  fc.assert(
    fc.property(
      fc.array(anyCell, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(0.6, 0.7, 0.8, 0.9),
      fc.constantFrom(NOT_COUNTED, ZERO),
      (drawn, target, missing) => {
        const cells = drawn.map((one, at) => ({ ...one, assignmentId: String(at) }));
        const share = neededShare(cells, target, missing);
        if (share === null || share === 0 || !Number.isFinite(share)) return;
        const assumed = new Map(
          cells
            .filter(({ state }) => state === 'ungraded')
            .map((one) => [one.assignmentId, Math.round(share * one.pointsPossible * 100) / 100]),
        );
        const { soFarRatio } = whatIf(cells, assumed, missing);
        // Points have hundredths, so each piece may be half a hundredth off.
        expect(Math.abs((soFarRatio ?? 0) - target)).toBeLessThan(0.006);
      },
    ),
  );
});

it('takes drops and weights into what is needed', () => {
  const rules: CourseRules = {
    missing: { kind: 'not_counted' },
    weighting: 'categories',
    categories: [
      {
        categoryId: 'home',
        weightRatio: 0.5,
        mean: 'points',
        dropLowest: 1,
        dropHighest: 0,
        neverDropIds: [],
      },
      {
        categoryId: 'exam',
        weightRatio: 0.5,
        mean: 'points',
        dropLowest: 0,
        dropHighest: 0,
        neverDropIds: [],
      },
    ],
  };
  const cells = [
    cell('a', { categoryId: 'home', state: 'graded', points: 2 }),
    cell('b', { categoryId: 'home', state: 'graded', points: 20 }),
    cell('c', { categoryId: 'exam' }),
  ];
  // Homework stands at 100 % without its lowest piece: 90 % takes 80 % of the exam.
  expect(neededShare(cells, 0.9, rules)).toBeCloseTo(0.8, 3);
  expect(neededShare([cell('d')], 0.9, rules)).toBe(Number.POSITIVE_INFINITY);
});
