import { matchingPoints } from '@fieldhouse/domain/matching/matching.ts';

interface Criterion {
  readonly id: string;
  readonly points: number;
  readonly source: 'manual' | 'ai' | 'matching';
}

interface Given {
  readonly criterionId: string;
  readonly points: number;
}

/** Points by criterion; null: not decided. */
export type PointsGiven = Readonly<Record<string, number | null>>;

interface StartInput {
  readonly rubric: readonly Criterion[];
  readonly matchingCorrect: number | null;
  readonly matchingTotal: number | null;
  /** The grade there is, if any. */
  readonly graded: readonly Given[];
  /** What this device kept of an unfinished grading. */
  readonly kept: PointsGiven | null;
}

/**
 * Where grading starts: with what this device kept, then what is graded already. Matching is counted exactly
 * and needs nobody to decide; every other criterion waits for a person.
 */
export function pointsAtStart({
  rubric,
  matchingCorrect,
  matchingTotal,
  graded,
  kept,
}: StartInput): PointsGiven {
  return Object.fromEntries(
    rubric.map(({ id, points, source }) => {
      const exact =
        source === 'matching' && matchingCorrect !== null && matchingTotal !== null
          ? matchingPoints(matchingCorrect, matchingTotal, points)
          : null;
      return [id, kept?.[id] ?? graded.find(({ criterionId }) => criterionId === id)?.points ?? exact];
    }),
  );
}

/** What somebody has decided so far. */
export interface Decisions {
  readonly given: PointsGiven;
  /** Criteria whose proposal is of no use, by id. */
  readonly refused: readonly string[];
}

/** Takes every proposal whose criterion nobody has decided yet. Refused ones stay open. */
export function acceptAll({ given, refused }: Decisions, proposals: readonly Given[]): PointsGiven {
  const proposed = new Map(
    proposals.flatMap(({ criterionId, points }) =>
      refused.includes(criterionId) ? [] : [[criterionId, points] as const],
    ),
  );
  return Object.fromEntries(
    Object.entries(given).map(([id, points]) => [id, points ?? proposed.get(id) ?? null]),
  );
}

/** Refuses the proposal for a criterion: its points are to be decided by hand. */
export function refuse({ given, refused }: Decisions, id: string): Decisions {
  return {
    given: { ...given, [id]: null },
    refused: refused.includes(id) ? refused : [...refused, id],
  };
}

/** Takes a refusal back. Points that were given by hand meanwhile stay. */
export const takeBack = ({ given, refused }: Decisions, id: string): Decisions => ({
  given,
  refused: refused.filter((one) => one !== id),
});

/** The criteria as they are recorded. */
export const criteriaToRecord = ({ given, refused }: Decisions) =>
  Object.entries(given).flatMap(([criterionId, points]) =>
    points === null
      ? []
      : [{ criterionId, points, ...(refused.includes(criterionId) ? { isRefused: true } : {}) }],
  );

/** Puts a sentence at the end of a comment, on a line of its own. */
export const withSentence = (comment: string, sentence: string) =>
  comment.trim() === '' ? sentence : `${comment.trimEnd()}\n${sentence}`;

/** Sums in hundredths of a point, so that 0.1 and 0.2 are 0.3. */
export function totalOf(given: PointsGiven): number {
  return Object.values(given).reduce<number>((sum, points) => sum + Math.round((points ?? 0) * 100), 0) / 100;
}

export const undecidedCount = (given: PointsGiven) =>
  Object.values(given).filter((points) => points === null).length;

/** A typed number of points, or null when it is none between 0 and what is possible with at most two decimals. */
export function parsePoints(text: string, pointsPossible: number): number | null {
  const plain = text.trim().replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return null;
  const points = Number(plain);
  return points <= pointsPossible ? points : null;
}
