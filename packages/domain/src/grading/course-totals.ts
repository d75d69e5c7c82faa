import { hundredths } from '../rounding/half-away.ts';
import { type CellStateName, cellStateOf } from './cell-state.ts';
import { type DropItem, solveDrops } from './drops.ts';
import { type ExactRatio, leastCommonMultiple, ratioNumber } from './exact-ratio.ts';

export interface CourseCell {
  readonly assignmentId: string;
  /** Null: in no category. */
  readonly categoryId: string | null;
  readonly state: CellStateName;
  /** Present exactly when graded; may exceed the points possible. What counts, after any late deduction. */
  readonly points: number | null;
  readonly pointsPossible: number;
  /** Adds what it earns and asks for nothing. */
  readonly isExtraCredit: boolean;
  /** Something was handed in for it, so that it waits for its grade while it is ungraded; left out: nothing was. */
  readonly hasWork?: boolean;
}

/** What work that never came counts as. `not_counted`: not at all in the total so far, and as zero if nothing else comes. `percent` (0 to 100) is of its points possible. */
export type MissingPolicy =
  | { readonly kind: 'not_counted' }
  | { readonly kind: 'zero' }
  | { readonly kind: 'percent'; readonly percent: number };

/** Work that is weighed and dropped together. */
export interface GradeCategory {
  readonly categoryId: string;
  /** Share of one; null counts as 0 where categories are weighed. */
  readonly weightRatio: number | null;
  /** Points: earned over possible. Percents: the mean of the percents, each piece counting alike. */
  readonly mean: 'points' | 'percents';
  readonly dropLowest: number;
  readonly dropHighest: number;
  readonly neverDropIds: readonly string[];
}

/** How a course adds up. */
export interface CourseRules {
  readonly missing: MissingPolicy;
  /** Points: every point counts alike. Categories: each category has its share, whatever its points. */
  readonly weighting: 'points' | 'categories';
  readonly categories: readonly GradeCategory[];
}

/** Every point alike, with nothing dropped. */
export const byPoints = (missing: MissingPolicy): CourseRules => ({
  missing,
  weighting: 'points',
  categories: [],
});

/** What one category comes to, where categories are weighed. */
export interface CategoryTotals {
  readonly categoryId: string;
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
}

export interface CourseTotals {
  /** Points of the total so far, without dropped work. */
  readonly earned: number;
  /** Points possible of the total so far, without dropped work. */
  readonly possible: number;
  /** Null while nothing counts. Above 1 with extra credit. */
  readonly soFarRatio: number | null;
  /** Null while the course asks for nothing, or for nothing but work that waits for its grade. */
  readonly ifNothingElseRatio: number | null;
  /** Assignments that the drop rules leave out of the total so far, by id. */
  readonly droppedIds: readonly string[];
  /** One per category of the rules, in their order; none where points are weighed. */
  readonly categories: readonly CategoryTotals[];
  readonly gradedCount: number;
  readonly missingCount: number;
  readonly ungradedCount: number;
  /** Ungraded work that was handed in: neither total knows it yet. */
  readonly waitingCount: number;
}

/** Sums run in whole millionths of a point: hundredths of a point times hundredths of a percent. */
const UNITS_PER_HUNDREDTH = 10_000;
const UNITS_PER_POINT = 100 * UNITS_PER_HUNDREDTH;

/** One cell as a total counts it, in units. */
interface CountedWork {
  readonly assignmentId: string;
  readonly categoryId: string | null;
  readonly earned: number;
  readonly possible: number;
}

/**
 * The two totals of a course: so far, and if nothing else is handed in.
 *
 * So far counts graded work, and missing work as the policy says. If nothing else is handed in, work that never came,
 * missing already or still to come, counts as the policy says, and as zero where the policy counts nothing; work that
 * was handed in and waits for its grade is left out. Excused work never counts.
 *
 * By points, the total is points over points possible of what counts; drop rules of categories leave out what
 * `solveDrops` chooses for the course as a whole. By categories, each category comes to a share of its own, by points
 * or as the mean of its percents, and the total is their mean by weight. A category in which nothing counts yet gives
 * its weight to the others in proportion; work in no category does not count. Extra credit adds what it earns (as a
 * percent where percents are averaged), asks for nothing and is never dropped.
 *
 * Raising a score never lowers either total. Sums are exact and the ratios unrounded.
 *
 * @throws RangeError when a cell's state and points disagree.
 */
export function courseTotals(cells: readonly CourseCell[], rules: CourseRules): CourseTotals {
  const counts = { graded: 0, missing: 0, ungraded: 0, excused: 0 };
  let waitingCount = 0;
  const soFar: CountedWork[] = [];
  const atTheEnd: CountedWork[] = [];
  const missingPercent = missingHundredthPercent(rules.missing);

  for (const cell of cells) {
    const { state, points } = cellStateOf(cell.state, cell.points);
    counts[state] += 1;
    if (state === 'excused') continue;
    const { assignmentId, categoryId } = cell;
    const whole = cell.isExtraCredit ? 0 : hundredths(cell.pointsPossible);
    const earned = state === 'graded' ? hundredths(points) * UNITS_PER_HUNDREDTH : 0;
    const work = { assignmentId, categoryId, earned, possible: whole * UNITS_PER_HUNDREDTH };
    const absent = { ...work, earned: whole * (missingPercent ?? 0) };
    if (state === 'graded') {
      soFar.push(work);
      atTheEnd.push(work);
    } else if (state === 'missing') {
      if (missingPercent !== null) soFar.push(absent);
      atTheEnd.push(absent);
    } else if (cell.hasWork) waitingCount += 1;
    else atTheEnd.push(absent);
  }

  const total = rules.weighting === 'categories' ? totalByCategories : totalByPoints;
  // A percent of extra credit needs its points possible, which it doesn't ask for.
  const scaleOf = new Map(
    cells
      .filter((cell) => cell.isExtraCredit)
      .map((cell) => [cell.assignmentId, hundredths(cell.pointsPossible) * UNITS_PER_HUNDREDTH]),
  );
  const now = total(soFar, rules.categories, scaleOf);
  const end = total(atTheEnd, rules.categories, scaleOf);
  return {
    earned: now.earned / UNITS_PER_POINT,
    possible: now.possible / UNITS_PER_POINT,
    soFarRatio: now.ratio,
    ifNothingElseRatio: end.ratio,
    droppedIds: now.droppedIds,
    categories: now.shares.map(({ categoryId, ratio }, at) => ({
      categoryId,
      soFarRatio: ratio,
      ifNothingElseRatio: end.shares[at]?.ratio ?? null,
    })),
    gradedCount: counts.graded,
    missingCount: counts.missing,
    ungradedCount: counts.ungraded,
    waitingCount,
  };
}

/** Null: missing work isn't counted. */
function missingHundredthPercent(policy: MissingPolicy): number | null {
  if (policy.kind === 'not_counted') return null;
  return policy.kind === 'percent' ? hundredths(policy.percent) : 0;
}

interface Total {
  readonly earned: number;
  readonly possible: number;
  readonly ratio: number | null;
  readonly droppedIds: readonly string[];
  readonly shares: readonly { readonly categoryId: string; readonly ratio: number | null }[];
}

const hasDrops = ({ dropLowest, dropHighest }: GradeCategory): boolean => dropLowest > 0 || dropHighest > 0;

function totalByPoints(work: readonly CountedWork[], categories: readonly GradeCategory[]): Total {
  if (!categories.some(hasDrops)) {
    const { earned, possible } = pointsOf(work, new Set());
    return { earned, possible, ratio: possible === 0 ? null : earned / possible, droppedIds: [], shares: [] };
  }
  const grouped = Map.groupBy(work, (one) => one.categoryId);
  const known = new Set(categories.map((category) => category.categoryId));
  const groups = categories.map((category) => ({
    items: (grouped.get(category.categoryId) ?? []).map(asItem),
    dropLowest: category.dropLowest,
    dropHighest: category.dropHighest,
    neverDrop: new Set(category.neverDropIds),
  }));
  const others = work.filter((one) => one.categoryId === null || !known.has(one.categoryId));
  const free = { dropLowest: 0, dropHighest: 0, neverDrop: new Set<string>() };
  const { droppedIds } = solveDrops([...groups, { items: others.map(asItem), ...free }]);
  const { earned, possible } = pointsOf(work, new Set(droppedIds));
  return { earned, possible, ratio: possible === 0 ? null : earned / possible, droppedIds, shares: [] };
}

const asItem = ({ assignmentId, earned, possible }: CountedWork): DropItem => ({
  id: assignmentId,
  earned: BigInt(earned),
  possible: BigInt(possible),
});

function totalByCategories(
  work: readonly CountedWork[],
  categories: readonly GradeCategory[],
  scaleOf: ReadonlyMap<string, number>,
): Total {
  const grouped = Map.groupBy(work, (one) => one.categoryId);
  const dropped: string[] = [];
  let sum: ExactRatio = { numerator: 0n, denominator: 1n };
  let weights = 0n;
  const shares = categories.map((category) => {
    const own = grouped.get(category.categoryId) ?? [];
    const share = shareOf(own, category, scaleOf);
    if (share === null) return { categoryId: category.categoryId, ratio: null };
    dropped.push(...share.droppedIds);
    const weight = BigInt(Math.round((category.weightRatio ?? 0) * WEIGHT_UNITS));
    weights += weight;
    sum = {
      numerator: sum.numerator * share.ratio.denominator + weight * share.ratio.numerator * sum.denominator,
      denominator: sum.denominator * share.ratio.denominator,
    };
    return { categoryId: category.categoryId, ratio: ratioNumber(share.ratio) };
  });
  const counting = new Set(categories.map((category) => category.categoryId));
  const { earned, possible } = pointsOf(
    work.filter((one) => one.categoryId !== null && counting.has(one.categoryId)),
    new Set(dropped),
  );
  return {
    earned,
    possible,
    ratio:
      weights === 0n
        ? null
        : ratioNumber({ numerator: sum.numerator, denominator: sum.denominator * weights }),
    droppedIds: dropped.sort(),
    shares,
  };
}

/** Weights have eight decimals. */
const WEIGHT_UNITS = 100_000_000;

/** What a category comes to; null while nothing in it counts. */
function shareOf(
  work: readonly CountedWork[],
  category: GradeCategory,
  scaleOf: ReadonlyMap<string, number>,
): { ratio: ExactRatio; droppedIds: readonly string[] } | null {
  if (!work.some((one) => one.possible > 0)) return null;
  const items = category.mean === 'points' ? work.map(asItem) : asPercents(work, scaleOf);
  const { dropLowest, dropHighest, neverDropIds } = category;
  const left = solveDrops([{ items, dropLowest, dropHighest, neverDrop: new Set(neverDropIds) }]);
  return {
    ratio: { numerator: left.earned, denominator: left.possible },
    droppedIds: left.droppedIds,
  };
}

/** The work as if every piece were worth the same number of points, one that all their points divide. */
function asPercents(work: readonly CountedWork[], scaleOf: ReadonlyMap<string, number>): DropItem[] {
  const scaled = work.map((one) => ({
    one,
    scale: BigInt(one.possible || scaleOf.get(one.assignmentId) || 0),
  }));
  const unit = leastCommonMultiple(scaled.map(({ scale }) => scale).filter((scale) => scale > 0n));
  return scaled.map(({ one, scale }) => ({
    id: one.assignmentId,
    earned: scale === 0n ? 0n : (BigInt(one.earned) * unit) / scale,
    possible: one.possible === 0 ? 0n : unit,
  }));
}

function pointsOf(work: readonly CountedWork[], dropped: ReadonlySet<string>) {
  let earned = 0;
  let possible = 0;
  for (const one of work) {
    if (dropped.has(one.assignmentId)) continue;
    earned += one.earned;
    possible += one.possible;
  }
  return { earned, possible };
}
