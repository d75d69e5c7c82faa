import { progressGpa } from './progress-gpa.ts';

/** How a school makes its official GPA. Letter scales come with their own policies. */
export type OfficialGpaPolicy = 'mean_over_25';

/** From this GPA on the dashboard says "Above target". */
export const GPA_TARGET = 3;

/**
 * The official GPA over posted final grades, or null while none is posted.
 *
 * Under 'mean_over_25' it is the mean of the final percents divided by 25, the same arithmetic as the
 * progress GPA on other grades. Not rounded.
 */
export function officialGpa(policy: OfficialGpaPolicy, postedFinalRatios: readonly number[]): number | null {
  switch (policy) {
    case 'mean_over_25':
      return progressGpa(postedFinalRatios);
  }
}

/** True from a GPA of 3.0 on, judged unrounded. False while there is none. */
export function isAboveTarget(gpa: number | null): boolean {
  return gpa !== null && gpa >= GPA_TARGET;
}
