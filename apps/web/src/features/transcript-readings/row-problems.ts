import { creditedIn, repeatedRows } from '@fieldhouse/domain/transcripts/entered.ts';
import { type MissingAnswer, missingIn } from '@fieldhouse/domain/transcripts/review.ts';
import type { Reading } from './reading-queries.ts';
import type { Review } from './use-review.ts';

/** Why a row can't be handed in or approved yet. */
export type RowProblem = MissingAnswer | 'percent_mistyped' | 'credits_mistyped' | 'repeated' | 'credited';

/** What stands in the way of each row that is taken, in the order of the rows. */
export function problemsOf(
  { parsed, credited, can }: Reading,
  { schoolName, entries }: Review,
): RowProblem[][] {
  const repeated = new Set(repeatedRows(entries, parsed.completedCourses));
  const isCredited = creditedIn(credited);
  return entries.map((entry, row) => {
    if (!entry.isTaken) return [];
    const { typed } = entry;
    const problems: RowProblem[] = missingIn(entry, can.decide).filter(
      (one) => one !== 'credits' || typed?.credits === undefined,
    );
    if (typed?.percent !== undefined) problems.push('percent_mistyped');
    if (typed?.credits !== undefined) problems.push('credits_mistyped');
    if (repeated.has(row)) problems.push('repeated');
    if (isCredited(entry, schoolName)) problems.push('credited');
    return problems;
  });
}
