import { hundredths } from '../rounding/half-away.ts';

/** The same piece of work, judged twice. */
export interface JudgedTwice {
  readonly engine: number;
  readonly person: number;
  /** Above 0. */
  readonly pointsPossible: number;
}

export interface Agreement {
  readonly count: number;
  /** Share with exactly the same points; null: nothing to compare. */
  readonly exactRatio: number | null;
  /** Share that lies within a tenth of the points possible. */
  readonly nearRatio: number | null;
  /** Mean of the engine's points less the person's, each as a share of its points possible. Above 0: too generous. */
  readonly biasRatio: number | null;
}

const NEAR = 0.1;

/** How near an engine's points are to a person's. Ratios are unrounded. */
export function agreement(pairs: readonly JudgedTwice[]): Agreement {
  const count = pairs.length;
  if (count === 0) return { count, exactRatio: null, nearRatio: null, biasRatio: null };
  const apart = pairs.map(({ engine, person, pointsPossible }) => ({
    difference: hundredths(engine) - hundredths(person),
    possible: hundredths(pointsPossible),
  }));
  return {
    count,
    exactRatio: apart.filter(({ difference }) => difference === 0).length / count,
    nearRatio:
      apart.filter(({ difference, possible }) => Math.abs(difference) <= possible * NEAR).length / count,
    biasRatio: apart.reduce((sum, { difference, possible }) => sum + difference / possible, 0) / count,
  };
}
