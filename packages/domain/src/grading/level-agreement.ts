/** The same criterion, judged twice: indices of levels, 0 the lowest. */
export interface LevelsTwice {
  readonly engine: number;
  readonly reader: number;
}

export interface LevelAgreement {
  readonly count: number;
  /** Share with the same level; null: nothing to compare. */
  readonly exactRatio: number | null;
  /** Share at most one level apart. */
  readonly nearRatio: number | null;
  /**
   * Cohen's kappa with quadratic weights: 1 the same throughout, 0 what chance would give, below 0 worse. Null where
   * both give one and the same level throughout, so that chance explains all of it.
   */
  readonly weightedKappa: number | null;
}

/** How near an engine's levels are to a reader's. Unrounded. */
export function levelAgreement(pairs: readonly LevelsTwice[]): LevelAgreement {
  const count = pairs.length;
  if (count === 0) return { count, exactRatio: null, nearRatio: null, weightedKappa: null };
  const shareOf = (isMeant: (pair: LevelsTwice) => boolean) => pairs.filter(isMeant).length / count;
  const seen = sum(pairs.map(({ engine, reader }) => (engine - reader) ** 2)) / count;
  return {
    count,
    exactRatio: shareOf(({ engine, reader }) => engine === reader),
    nearRatio: shareOf(({ engine, reader }) => Math.abs(engine - reader) <= 1),
    weightedKappa: kappa(
      seen,
      byChance(
        pairs.map(({ engine }) => engine),
        pairs.map(({ reader }) => reader),
      ),
    ),
  };
}

function kappa(seen: number, expected: number): number | null {
  return expected === 0 ? null : 1 - seen / expected;
}

/** The mean squared distance if levels met by chance: mean of (a - b)² over all pairs. */
function byChance(engine: readonly number[], reader: readonly number[]): number {
  const mean = (levels: readonly number[]) => sum(levels) / levels.length;
  const squares = (levels: readonly number[]) => mean(levels.map((level) => level ** 2));
  return squares(engine) + squares(reader) - 2 * mean(engine) * mean(reader);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
