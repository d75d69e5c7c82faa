import type { KeptBody } from './history.ts';
import type { Outlook } from './outlook.ts';

/** A student's eligibility in a word, for pages that show no more of it. */
export interface Standing {
  /** The official record already meets the qualifier of Division I or II. */
  readonly isQualifier: boolean;
  /** Of the division that is nearest. */
  readonly outlook: Outlook;
}

/** The nearest first. What isn't known goes before what is lost. */
const NEAREST: readonly Outlook[] = ['met', 'on_track', 'at_risk', 'unknown', 'out_of_reach'];

/** The word for a ledger as it is kept. The NAIA, which counts no core courses, doesn't speak for it. */
export function standingOf(bodies: readonly Pick<KeptBody, 'body' | 'verdict' | 'outlook'>[]): Standing {
  const divisions = bodies.filter(({ body }) => body !== 'NAIA');
  return {
    isQualifier: divisions.some(({ verdict }) => verdict === 'qualifier'),
    outlook: NEAREST.find((one) => divisions.some(({ outlook }) => outlook === one)) ?? 'unknown',
  };
}
