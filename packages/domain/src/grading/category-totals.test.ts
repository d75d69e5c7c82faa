import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  byPoints,
  type CourseCell,
  type CourseRules,
  courseTotals,
  type GradeCategory,
} from './course-totals.ts';

const category = (categoryId: string, changes: Partial<GradeCategory> = {}): GradeCategory => ({
  categoryId,
  weightRatio: 0.5,
  mean: 'points',
  dropLowest: 0,
  dropHighest: 0,
  neverDropIds: [],
  ...changes,
});
const weighing = (...categories: GradeCategory[]): CourseRules => ({
  missing: { kind: 'not_counted' },
  weighting: 'categories',
  categories,
});

let made = 0;
const graded = (categoryId: string | null, points: number, pointsPossible: number): CourseCell => {
  made += 1;
  const assignmentId = `a${made}`;
  return { assignmentId, categoryId, state: 'graded', points, pointsPossible, isExtraCredit: false };
};
const open = (categoryId: string | null, pointsPossible: number): CourseCell => ({
  ...graded(categoryId, 0, pointsPossible),
  state: 'ungraded',
  points: null,
});

it('weighs categories, whatever their points', () => {
  const cells = [graded('home', 5, 10), graded('exam', 90, 100)];
  expect(courseTotals(cells, weighing(category('home'), category('exam'))).soFarRatio).toBe(0.7);
});

it('shares the weight of a category in which nothing counts among the others', () => {
  const rules = weighing(
    category('home', { weightRatio: 0.2 }),
    category('quiz', { weightRatio: 0.3 }),
    category('exam', { weightRatio: 0.5 }),
  );
  const cells = [graded('home', 10, 10), graded('quiz', 5, 10), open('exam', 100)];
  const totals = courseTotals(cells, rules);
  expect(totals.soFarRatio).toBe(0.7);
  expect(totals.ifNothingElseRatio).toBe(0.35);
  expect(totals.categories).toEqual([
    { categoryId: 'home', soFarRatio: 1, ifNothingElseRatio: 1 },
    { categoryId: 'quiz', soFarRatio: 0.5, ifNothingElseRatio: 0.5 },
    { categoryId: 'exam', soFarRatio: null, ifNothingElseRatio: 0 },
  ]);
});

it('counts nothing that is in no category', () => {
  const totals = courseTotals([graded('home', 5, 10), graded(null, 100, 100)], weighing(category('home')));
  expect(totals.soFarRatio).toBe(0.5);
  expect(totals.possible).toBe(10);
  expect(
    courseTotals([graded('home', 5, 10), graded('gone', 9, 9)], weighing(category('home'))),
  ).toMatchObject({ earned: 5, possible: 10, soFarRatio: 0.5 });
});

it('names what it drops by id, whatever the order of the categories', () => {
  const named = (assignmentId: string, categoryId: string, points: number) => ({
    ...graded(categoryId, points, 10),
    assignmentId,
  });
  const cells = [named('z', 'home', 1), named('y', 'home', 9), named('b', 'exam', 1), named('c', 'exam', 9)];
  const rules = weighing(category('home', { dropLowest: 1 }), category('exam', { dropLowest: 1 }));
  expect(courseTotals(cells, rules).droppedIds).toEqual(['b', 'z']);
});

it('counts nothing of a category without a weight', () => {
  const rules = weighing(category('home'), category('practice', { weightRatio: null }));
  expect(courseTotals([graded('home', 5, 10), graded('practice', 10, 10)], rules).soFarRatio).toBe(0.5);
  expect(courseTotals([graded('practice', 10, 10)], rules).soFarRatio).toBeNull();
});

it('drops nothing of work in no category', () => {
  const lowest = graded('home', 1, 10);
  const cells = [lowest, graded('home', 9, 10), graded(null, 10, 10), graded(null, 2, 10)];
  const rules: CourseRules = {
    ...byPoints({ kind: 'not_counted' }),
    categories: [category('home', { dropLowest: 1 })],
  };
  expect(courseTotals(cells, rules)).toMatchObject({ soFarRatio: 0.7, droppedIds: [lowest.assignmentId] });
});

it('chooses what to drop by all the work, that of a category which is gone included', () => {
  const [none, third] = [graded('home', 0, 10), graded('home', 30, 100)];
  const rules: CourseRules = {
    ...byPoints({ kind: 'not_counted' }),
    categories: [category('home', { dropLowest: 1 })],
  };
  expect(courseTotals([none, third], rules).droppedIds).toEqual([none.assignmentId]);
  for (const categoryId of ['gone', null]) {
    expect(courseTotals([none, third, graded(categoryId, 100, 100)], rules)).toMatchObject({
      soFarRatio: 100 / 110,
      droppedIds: [third.assignmentId],
    });
  }
});

it('lets every piece count alike where percents are averaged, exactly', () => {
  const cells = [graded('quiz', 1, 3), graded('quiz', 7, 7), graded('quiz', 100, 200)];
  const mean = (kind: GradeCategory['mean']) =>
    courseTotals(cells, weighing(category('quiz', { mean: kind }))).soFarRatio;
  expect(mean('percents')).toBe(11 / 18);
  expect(mean('points')).toBe(108 / 210);
});

it('adds extra credit as a percent where percents are averaged', () => {
  const bonus = { ...graded('quiz', 1, 10), isExtraCredit: true };
  const cells = [graded('quiz', 5, 10), graded('quiz', 70, 100), bonus];
  const rules = weighing(category('quiz', { mean: 'percents', dropLowest: 1 }));
  expect(courseTotals(cells, rules)).toMatchObject({ soFarRatio: 0.8, droppedIds: [cells[0]?.assignmentId] });
});

it('knows no percent of work that is worth no points', () => {
  const rules = weighing(category('quiz', { mean: 'percents' }));
  const half = graded('quiz', 5, 10);
  expect(courseTotals([half, graded('quiz', 3, 0)], rules).soFarRatio).toBe(0.5);
  expect(courseTotals([half, { ...graded('quiz', 3, 0), isExtraCredit: true }], rules).soFarRatio).toBe(0.5);
});

it('drops for the course as a whole where points are weighed', () => {
  const cells = [graded('quiz', 40, 50), graded('quiz', 50, 200), graded('exam', 80, 100)];
  const rules: CourseRules = {
    ...byPoints({ kind: 'not_counted' }),
    categories: [category('quiz', { dropLowest: 1 }), category('exam')],
  };
  const totals = courseTotals(cells, rules);
  expect(totals.droppedIds).toEqual([cells[1]?.assignmentId]);
  expect(totals).toMatchObject({ earned: 120, possible: 150, soFarRatio: 0.8 });
});

const cells = fc
  .array(
    fc.record({
      categoryId: fc.constantFrom('x', 'y', 'z', null),
      state: fc.constantFrom<CourseCell['state']>(
        'graded',
        'graded',
        'graded',
        'ungraded',
        'missing',
        'excused',
      ),
      hundredths: fc.integer({ min: 0, max: 3_000 }),
      pointsPossible: fc.integer({ min: 1, max: 40 }),
      isExtraCredit: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((drawn) =>
    drawn.map(({ hundredths, ...cell }, at) => ({
      ...cell,
      assignmentId: `a${String(at).padStart(2, '0')}`,
      points: cell.state === 'graded' ? hundredths / 100 : null,
    })),
  );
const rules: fc.Arbitrary<CourseRules> = fc.record({
  missing: fc.constantFrom<CourseRules['missing']>(
    { kind: 'not_counted' },
    { kind: 'zero' },
    { kind: 'percent', percent: 33.33 },
  ),
  weighting: fc.constantFrom<CourseRules['weighting']>('points', 'categories'),
  categories: fc.tuple(
    ...['x', 'y', 'z'].map((categoryId) =>
      fc.record({
        categoryId: fc.constant(categoryId),
        weightRatio: fc.integer({ min: 0, max: 10 }).map((n) => n / 10),
        mean: fc.constantFrom<GradeCategory['mean']>('points', 'percents'),
        dropLowest: fc.integer({ min: 0, max: 3 }),
        dropHighest: fc.integer({ min: 0, max: 3 }),
        neverDropIds: fc.subarray(['a00', 'a01', 'a02']),
      }),
    ),
  ),
});

it('never lowers a total when a score is raised, by any rules', () => {
  fc.assert(
    fc.property(cells, rules, fc.nat(), fc.integer({ min: 1, max: 3_000 }), (drawn, by, which, more) => {
      const scored = drawn.filter((cell) => cell.state === 'graded');
      fc.pre(scored.length > 0);
      const chosen = scored[which % scored.length];
      const raised = drawn.map((cell) =>
        cell === chosen ? { ...cell, points: ((cell.points ?? 0) * 100 + more) / 100 } : cell,
      );
      const before = courseTotals(drawn, by);
      const after = courseTotals(raised, by);
      expect(after.soFarRatio ?? 0).toBeGreaterThanOrEqual(before.soFarRatio ?? 0);
      expect(after.ifNothingElseRatio ?? 0).toBeGreaterThanOrEqual(before.ifNothingElseRatio ?? 0);
      for (const [at, one] of after.categories.entries()) {
        expect(one.soFarRatio ?? 0).toBeGreaterThanOrEqual(before.categories[at]?.soFarRatio ?? 0);
      }
    }),
    { numRuns: 3_000 },
  );
});

it('does not depend on the order of the work, by any rules', () => {
  fc.assert(
    fc.property(cells, rules, (drawn, by) => {
      expect(courseTotals([...drawn].reverse(), by)).toEqual(courseTotals(drawn, by));
    }),
  );
});

it('is the total by points where no category drops anything', () => {
  fc.assert(
    fc.property(cells, rules, (drawn, by) => {
      const plain = by.categories.map((one) => ({ ...one, dropLowest: 0, dropHighest: 0 }));
      expect(courseTotals(drawn, { ...by, weighting: 'points', categories: plain })).toEqual(
        courseTotals(drawn, byPoints(by.missing)),
      );
    }),
  );
});
