/** Fewer than so many, and a figure of a group would tell of single students. */
export const LEAST_IN_GROUP = 5;

/** Lower ends of the bands of a distribution, in tenths of the whole; what lies below the second is one band. */
const TENTHS = [0, 5, 6, 7, 8, 9] as const;

export interface Band {
  /** Ratio from which on; included. */
  readonly from: number;
  /** Ratio up to which; not included. Null: no end. */
  readonly below: number | null;
  readonly count: number;
}

export interface Distribution {
  /** How many have a grade. */
  readonly count: number;
  readonly mean: number;
  readonly median: number;
  /** Lowest first. */
  readonly bands: readonly Band[];
}

/** The mean of exact ratios; null: too few for a figure of the group. */
export function groupMean(ratios: readonly number[]): number | null {
  if (ratios.length < LEAST_IN_GROUP) return null;
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

/** How the totals of a class lie, by exact ratios; null: too few for a picture of the group. */
export function distributionOf(ratios: readonly number[]): Distribution | null {
  const mean = groupMean(ratios);
  if (mean === null) return null;
  const sorted = ratios.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  const lower = sorted[Math.ceil(half) - 1] ?? 0;
  const bands = TENTHS.map((tenth, at) => {
    const next = TENTHS[at + 1];
    const below = next === undefined ? null : next / 10;
    const isIn = (ratio: number) => ratio >= tenth / 10 && (below === null || ratio < below);
    return { from: tenth / 10, below, count: ratios.filter(isIn).length };
  });
  return { count: ratios.length, mean, median: (lower + upper) / 2, bands };
}

/** What one piece of work got for one criterion. */
export interface CriterionPoints {
  readonly points: number;
  readonly pointsPossible: number;
}

export interface ItemFigures {
  readonly count: number;
  /** Share of the points that could be had; null: too few for a figure of the group. */
  readonly mean: number | null;
  /** How many got all points, and none; null as for `mean`. */
  readonly fullCount: number | null;
  readonly noneCount: number | null;
}

/** How a class did at one criterion. */
export function itemFigures(results: readonly CriterionPoints[]): ItemFigures {
  const counted = results.filter(({ pointsPossible }) => pointsPossible > 0);
  const mean = groupMean(counted.map(({ points, pointsPossible }) => points / pointsPossible));
  const countOf = (is: (one: CriterionPoints) => boolean) =>
    mean === null ? null : counted.filter(is).length;
  return {
    count: counted.length,
    mean,
    fullCount: countOf(({ points, pointsPossible }) => points >= pointsPossible),
    noneCount: countOf(({ points }) => points === 0),
  };
}
