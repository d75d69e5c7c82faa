import { compareRatios } from '../grading/exact-decimal.ts';
import type { ExactRatio } from '../grading/exact-ratio.ts';
import { bestState } from './band-search.ts';
import { type Candidate, groupings } from './content-groups.ts';
import { inGrains, reduced, type SetNeeds } from './grains.ts';
import { type Budget, compareMasks, ordersIn, type State } from './set-table.ts';

export interface SetRules {
  /** No row may be left out without breaking a need; else rows may be added whenever they raise the GPA. */
  readonly isMinimal: boolean;
  /** Parts of one content count up to one unit; else as printed. */
  readonly isCapped: boolean;
}

export interface BestSet {
  readonly orders: readonly number[];
  readonly units: ExactRatio;
  readonly quality: ExactRatio;
  readonly gpa: ExactRatio;
}

/** The best set, null where no legal one exists; incomplete where a record was too large to look at all sets. */
export interface SetSearch {
  readonly best: BestSet | null;
  readonly isComplete: boolean;
}

/** Sums of states that a search may make; 40 courses take some thousands. */
const MOST_STEPS = 4_000_000;
/**
 * The legal set with the highest GPA; among equals the one with the fewest units, and among those the earliest: the one
 * that holds the first row in time in which two of them differ.
 *
 * A legal set meets each need, holds at most one choice of each content and at most the allowed units from after
 * graduation. With `isMinimal` no row of it can be left out without breaking a need.
 *
 * Why the result is the best. Units and points are whole numbers of grains, so nothing is rounded. The search builds every
 * partial set area by area and keeps, of those that agree in all that later decisions look at (units, units from before
 * the seventh semester, labs, units from after graduation, smallest rows not yet known to be needed), the one with the
 * most points, and of those the earliest. Both orders survive adding the same rows to two sets, so the kept one is at
 * least as good in every completion. Each complete set is thus matched by a kept one with the same units and at least its
 * points.
 *
 * Whether rows are needed depends on how far the total is passed. So the search is made once for each band of it, between
 * two neighboring row sizes: in a band every row larger than its lower end is needed for the total, and every other row,
 * a *loose* one, must be needed by its area, by English, mathematics and science together, or by a need from before the
 * seventh semester. Of the loose rows of one kind that nothing needed so far, only the smallest matters: where it is
 * needed, the larger ones are.
 */
export function bestSet(
  candidates: readonly Candidate[],
  needs: SetNeeds,
  { isMinimal, isCapped }: SetRules,
): SetSearch {
  const ways = groupings(candidates, isCapped);
  const budget: Budget = { left: MOST_STEPS };
  const isUnlocked = needs.before.numerator === 0n && needs.beforeAcademic.numerator === 0n;
  let best: { readonly state: State; readonly set: BestSet } | null = null;
  let isComplete = ways.isComplete;
  for (const way of ways.all) {
    const scaled = inGrains(way, needs, candidates.length, isUnlocked);
    isComplete &&= scaled.isComplete;
    const state = bestState(scaled, isMinimal, budget);
    if (!state) continue;
    const set = setOf(state, scaled.unitGrain, scaled.pointGrain);
    if (best === null || compareSets(set, state, best.set, best.state) < 0) {
      best = { state, set };
    }
  }
  return { best: best?.set ?? null, isComplete: isComplete && budget.left >= 0 };
}

function compareSets(a: BestSet, aState: State, b: BestSet, bState: State): number {
  return (
    compareRatios(b.gpa, a.gpa) || compareRatios(a.units, b.units) || compareMasks(aState.mask, bState.mask)
  );
}

function setOf(state: State, unitGrain: bigint, pointGrain: bigint): BestSet {
  const units = reduced(BigInt(state.units), unitGrain);
  const quality = reduced(BigInt(state.points), pointGrain);
  return {
    orders: ordersIn(state.mask),
    units,
    quality,
    gpa: reduced(quality.numerator * units.denominator, quality.denominator * units.numerator),
  };
}
