import type {
  CriterionResult,
  MatchingBody,
  RubricBody,
  RubricCriterion,
} from '@fieldhouse/contract/content.ts';
import { matchingPoints } from '@fieldhouse/domain/matching/matching.ts';
import { hundredths } from '@fieldhouse/domain/rounding/half-away.ts';

/** What of an assignment decides how its work is graded. */
export interface GradedAssignment {
  readonly title: string;
  readonly pointsPossible: number;
  readonly rubric: RubricBody;
  readonly matching: MatchingBody | null;
}

/** Pairs counted rightly on the first check; null: no matching activity. */
export interface MatchingCount {
  readonly correct: number;
  readonly total: number;
}

/** The server's own count, as the attempt keeps it. */
export const matchingCountOf = (attempt: {
  readonly matchingCorrect: number | null;
  readonly matchingTotal: number | null;
}): MatchingCount | null =>
  attempt.matchingCorrect === null || attempt.matchingTotal === null
    ? null
    : { correct: attempt.matchingCorrect, total: attempt.matchingTotal };

export const hasMatching = (assignment: GradedAssignment): boolean =>
  (assignment.matching?.pairs.length ?? 0) > 0;

/** What is graded. An assignment without a rubric has one criterion: the work as a whole. */
export function criteriaOf(assignment: GradedAssignment): readonly RubricCriterion[] {
  if (assignment.rubric.criteria.length > 0) return assignment.rubric.criteria;
  return [
    {
      id: 'whole',
      name: assignment.title,
      points: assignment.pointsPossible,
      description: '',
      source: hasMatching(assignment) ? 'matching' : 'manual',
      levels: [],
    },
  ];
}

/**
 * What comes after work is handed in: 'done' where pairs are all there is to grade, 'engine' where an engine proposes
 * first, else 'by_hand'.
 */
export function gradingPathOf(assignment: GradedAssignment): 'engine' | 'done' | 'by_hand' {
  const sources = criteriaOf(assignment).map((criterion) => criterion.source);
  if (hasMatching(assignment) && sources.every((source) => source === 'matching')) return 'done';
  return sources.includes('ai') ? 'engine' : 'by_hand';
}

/** The points of a criterion that nobody judges because pairs were counted; null: somebody has to. */
export const fixedPoints = (criterion: RubricCriterion, matching: MatchingCount | null): number | null =>
  criterion.source === 'matching' && matching
    ? matchingPoints(matching.correct, matching.total, criterion.points)
    : null;

/** A criterion with points that stand for themselves. */
export const plainResult = (criterion: RubricCriterion, points: number): CriterionResult => ({
  criterionId: criterion.id,
  name: criterion.name,
  points,
  pointsPossible: criterion.points,
  levelLabel: criterion.levels.find((level) => level.points === points)?.label ?? null,
  quotes: [],
  reason: null,
});

/** The results of work that is pairs alone. */
export const matchingResults = (assignment: GradedAssignment, matching: MatchingCount): CriterionResult[] =>
  criteriaOf(assignment).map((criterion) => plainResult(criterion, fixedPoints(criterion, matching) ?? 0));

/** Points together, exact to hundredths. */
export const totalPoints = (parts: readonly { readonly points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + hundredths(points), 0) / 100;
