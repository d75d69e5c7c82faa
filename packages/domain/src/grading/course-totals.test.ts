import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byPoints, type CourseCell, courseTotals, type MissingPolicy } from './course-totals.ts';

type PlainCell = Omit<CourseCell, 'assignmentId' | 'categoryId'>;

/** The totals by points, of work in no category. */
const totalsOf = (cells: readonly PlainCell[], missing: MissingPolicy) =>
  courseTotals(
    cells.map((cell, at) => ({ ...cell, assignmentId: String(at), categoryId: null })),
    byPoints(missing),
  );

const NOT_COUNTED: MissingPolicy = { kind: 'not_counted' };

const cellOf = (state: PlainCell['state'], points: number | null, pointsPossible: number): PlainCell => ({
  state,
  points,
  pointsPossible,
  isExtraCredit: false,
});

const pointsPossible = fc.integer({ min: 0, max: 20_000 }).map((whole) => whole / 100);
const gradedCell = fc.record({
  state: fc.constant('graded' as const),
  points: fc.integer({ min: 0, max: 25_000 }).map((whole) => whole / 100),
  pointsPossible,
  isExtraCredit: fc.boolean(),
});
const otherCell = fc.record({
  state: fc.constantFrom('ungraded' as const, 'excused' as const, 'missing' as const),
  points: fc.constant(null),
  pointsPossible,
  isExtraCredit: fc.boolean(),
});
const cells = fc.array(fc.oneof(gradedCell, otherCell), { maxLength: 40 });
const policy: fc.Arbitrary<MissingPolicy> = fc.oneof(
  fc.constant(NOT_COUNTED),
  fc.constant({ kind: 'zero' as const }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
);

it('is null while nothing counts', () => {
  expect(totalsOf([], NOT_COUNTED)).toMatchObject({ soFarRatio: null, ifNothingElseRatio: null });
  expect(totalsOf([cellOf('excused', null, 10)], { kind: 'zero' })).toMatchObject({
    soFarRatio: null,
    ifNothingElseRatio: null,
  });
});

it('has no grade so far, and zero at the end, when nothing is graded yet', () => {
  expect(totalsOf([cellOf('ungraded', null, 10)], NOT_COUNTED)).toMatchObject({
    earned: 0,
    possible: 0,
    soFarRatio: null,
    ifNothingElseRatio: 0,
    gradedCount: 0,
    missingCount: 0,
    ungradedCount: 1,
  });
});

it('counts a zero, and does not count what is excused, missing or ungraded', () => {
  const totals = totalsOf(
    [
      cellOf('graded', 8, 10),
      cellOf('graded', 0, 10),
      cellOf('excused', null, 100),
      cellOf('missing', null, 20),
      cellOf('ungraded', null, 10),
    ],
    NOT_COUNTED,
  );
  expect(totals).toMatchObject({
    earned: 8,
    possible: 20,
    soFarRatio: 0.4,
    ifNothingElseRatio: 8 / 50,
    gradedCount: 2,
    missingCount: 1,
    ungradedCount: 1,
  });
});

it('counts missing work as the policy says', () => {
  const work = [cellOf('graded', 9, 10), cellOf('missing', null, 10)];
  expect(totalsOf(work, NOT_COUNTED).soFarRatio).toBe(0.9);
  expect(totalsOf(work, { kind: 'zero' }).soFarRatio).toBe(0.45);
  expect(totalsOf(work, { kind: 'percent', percent: 50 })).toMatchObject({
    earned: 14,
    possible: 20,
    soFarRatio: 0.7,
    ifNothingElseRatio: 0.7,
  });
});

it('adds extra credit to what is earned and not to what is possible', () => {
  const bonus: PlainCell = { state: 'graded', points: 5, pointsPossible: 5, isExtraCredit: true };
  expect(totalsOf([cellOf('graded', 98, 100), bonus], NOT_COUNTED)).toMatchObject({
    earned: 103,
    possible: 100,
    soFarRatio: 1.03,
  });
  const missed: PlainCell = { state: 'missing', points: null, pointsPossible: 5, isExtraCredit: true };
  expect(totalsOf([cellOf('graded', 98, 100), missed], { kind: 'percent', percent: 50 }).earned).toBe(98);
});

it('adds tenths without binary noise', () => {
  const totals = totalsOf([cellOf('graded', 0.1, 1), cellOf('graded', 0.2, 1)], NOT_COUNTED);
  expect(totals.earned).toBe(0.3);
  expect(totals.soFarRatio).toBe(0.15);
});

it('refuses a graded cell without points', () => {
  expect(() => totalsOf([cellOf('graded', null, 10)], NOT_COUNTED)).toThrow(RangeError);
});

it('never lowers a total when a score is raised', () => {
  fc.assert(
    fc.property(cells, gradedCell, fc.nat(5_000), policy, (others, cell, extra, missingPolicy) => {
      const before = totalsOf([...others, cell], missingPolicy);
      const raised = { ...cell, points: cell.points + extra / 100 };
      const after = totalsOf([...others, raised], missingPolicy);
      expect(after.earned).toBeGreaterThanOrEqual(before.earned);
      expect(after.soFarRatio ?? 0).toBeGreaterThanOrEqual(before.soFarRatio ?? 0);
      expect(after.ifNothingElseRatio ?? 0).toBeGreaterThanOrEqual(before.ifNothingElseRatio ?? 0);
    }),
  );
});

it('never promises more for handing in nothing else than there is so far', () => {
  fc.assert(
    fc.property(cells, policy, (all, missingPolicy) => {
      // Where missing work earns a share, what never came may come to more than what was graded.
      fc.pre(missingPolicy.kind !== 'percent');
      const regular = all.map((cell) => ({ ...cell, isExtraCredit: false }));
      const { soFarRatio, ifNothingElseRatio } = totalsOf(regular, missingPolicy);
      if (soFarRatio !== null) expect(ifNothingElseRatio!).toBeLessThanOrEqual(soFarRatio);
    }),
  );
});

it('does not depend on the order of the work', () => {
  fc.assert(
    fc.property(cells, policy, fc.infiniteStream(fc.nat()), (all, missingPolicy, random) => {
      const shuffled = all
        .map((cell) => ({ cell, at: random.next().value }))
        .sort((a, b) => a.at - b.at)
        .map(({ cell }) => cell);
      expect(totalsOf(shuffled, missingPolicy)).toEqual(totalsOf(all, missingPolicy));
    }),
  );
});

it('gives the same total with excused work as without it', () => {
  fc.assert(
    fc.property(cells, policy, (all, missingPolicy) => {
      const counting = all.filter(({ state }) => state !== 'excused');
      expect(totalsOf(all, missingPolicy)).toEqual(totalsOf(counting, missingPolicy));
    }),
  );
});

it('counts work that never came as the policy says, and as zero where the policy counts nothing', () => {
  const cells = [cellOf('graded', 8, 10), cellOf('missing', null, 10), cellOf('ungraded', null, 20)];
  expect(totalsOf(cells, NOT_COUNTED).ifNothingElseRatio).toBe(8 / 40);
  expect(totalsOf(cells, { kind: 'zero' }).ifNothingElseRatio).toBe(8 / 40);
  expect(totalsOf(cells, { kind: 'percent', percent: 50 }).ifNothingElseRatio).toBe(23 / 40);
});

it('leaves work that waits for its grade out, and says how much that is', () => {
  const waiting = { ...cellOf('ungraded', null, 100), hasWork: true };
  expect(totalsOf([cellOf('graded', 8, 10), waiting, waiting], NOT_COUNTED)).toMatchObject({
    soFarRatio: 0.8,
    ifNothingElseRatio: 0.8,
    ungradedCount: 2,
    waitingCount: 2,
  });
  expect(totalsOf([waiting], NOT_COUNTED)).toMatchObject({ ifNothingElseRatio: null, waitingCount: 1 });
});

it('comes to the same as leaving waiting work away and marking the rest missing', () => {
  const handedIn = fc.oneof(
    gradedCell,
    otherCell.chain((cell) => fc.boolean().map((hasWork) => ({ ...cell, hasWork }))),
  );
  fc.assert(
    fc.property(fc.array(handedIn, { maxLength: 40 }), policy, (all, missingPolicy) => {
      const isWaiting = (cell: PlainCell) => cell.state === 'ungraded' && cell.hasWork === true;
      const left = all
        .filter((cell) => !isWaiting(cell))
        .map((cell): PlainCell => (cell.state === 'ungraded' ? { ...cell, state: 'missing' } : cell));
      const counted = missingPolicy.kind === 'not_counted' ? { kind: 'zero' as const } : missingPolicy;
      const { ifNothingElseRatio, waitingCount } = totalsOf(all, missingPolicy);
      // With nothing to come, the total at the end is the total so far.
      expect(ifNothingElseRatio).toBe(totalsOf(left, counted).soFarRatio);
      expect(waitingCount).toBe(all.filter(isWaiting).length);
    }),
  );
});
