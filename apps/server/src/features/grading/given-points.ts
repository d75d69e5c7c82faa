import type {
  CriterionDecision,
  CriterionProposal,
  CriterionResult,
  RubricCriterion,
} from '@fieldhouse/contract/content.ts';
import { fixedPoints, type MatchingCount, plainResult } from './rubric.ts';

export interface GivenPoints {
  readonly criterionId: string;
  readonly points: number;
  /** The proposal for it is of no use, whatever the points. */
  readonly isRefused?: boolean | undefined;
}

/** The points that fit no criterion: out of its range, given twice, missing, or for a criterion that isn't there. */
export interface PointsProblem {
  readonly criterionId: string;
  readonly pointsPossible: number;
}

export type JudgedPoints =
  | { readonly problem: PointsProblem }
  | {
      readonly results: CriterionResult[];
      /** Nobody but the engine and the count of pairs decided on a point. */
      readonly isProposal: boolean;
    };

/**
 * The results of a teacher's points, criterion by criterion; where they are what the engine proposed, its quotes and
 * reasons stay with them. What pairs were counted for can't be changed, whatever is given.
 */
export function judgePoints(
  criteria: readonly RubricCriterion[],
  matching: MatchingCount | null,
  given: readonly GivenPoints[],
  proposals: readonly CriterionProposal[],
): JudgedPoints {
  for (const { criterionId } of given) {
    const criterion = criteria.find((one) => one.id === criterionId);
    const isDouble = given.filter((one) => one.criterionId === criterionId).length > 1;
    if (!criterion || isDouble) return { problem: { criterionId, pointsPossible: criterion?.points ?? 0 } };
  }
  const results: CriterionResult[] = [];
  let isProposal = true;
  for (const criterion of criteria) {
    const fixed = fixedPoints(criterion, matching);
    if (fixed !== null) {
      results.push(plainResult(criterion, fixed));
      continue;
    }
    const points = given.find((one) => one.criterionId === criterion.id)?.points;
    if (points === undefined || points > criterion.points) {
      return { problem: { criterionId: criterion.id, pointsPossible: criterion.points } };
    }
    const proposal = proposals.find((one) => one.criterionId === criterion.id);
    const isAsProposed = proposal?.points === points;
    if (!isAsProposed) isProposal = false;
    results.push(isAsProposed ? proposedResult(criterion, proposal) : plainResult(criterion, points));
  }
  return { results, isProposal: isProposal && proposals.length > 0 };
}

/** A criterion as an engine left it, with what carries it. */
export const proposedResult = (criterion: RubricCriterion, proposal: CriterionProposal): CriterionResult => ({
  ...plainResult(criterion, proposal.points),
  levelLabel: criterion.levels.find((level) => level.id === proposal.levelId)?.label ?? null,
  quotes: proposal.quotes,
  reason: proposal.reason,
});

/** What a person made of each criterion that was proposed. */
export const decisionsOf = (
  results: readonly CriterionResult[],
  proposals: readonly CriterionProposal[],
  given: readonly GivenPoints[],
): CriterionDecision[] =>
  proposals.flatMap(({ criterionId, points: proposed }): CriterionDecision[] => {
    const result = results.find((one) => one.criterionId === criterionId);
    if (!result) return [];
    const isRefused = given.find((one) => one.criterionId === criterionId)?.isRefused ?? false;
    const decision = isRefused ? 'refused' : result.points === proposed ? 'accepted' : 'edited';
    return [{ criterionId, decision, points: result.points }];
  });

/** The proposal as a whole: accepted or refused where every criterion was, else edited. */
export function stateOf(decisions: readonly CriterionDecision[]): 'accepted' | 'edited' | 'refused' {
  const kinds = new Set(decisions.map((one) => one.decision));
  const [only] = kinds;
  return kinds.size === 1 && only ? only : 'edited';
}
