import type { CriterionResult, RubricBody, StudentCriterion } from '@fieldhouse/contract/content.ts';

/**
 * The rubric as students and guardians read it: what is asked and what it is worth. Grading notes stay with staff, unless
 * the teacher shows them and the work has a released grade.
 */
export const studentRubric = (rubric: RubricBody, isGraded: boolean): StudentCriterion[] =>
  rubric.criteria.map(({ levels: _, notes, ...criterion }) =>
    isGraded && rubric.showNotes && notes ? { ...criterion, notes } : criterion,
  );

/**
 * Results as students and guardians read them. The terms that were looked for are the notes in other words, and so are
 * the words of a level, so both stay with staff unless the teacher shows the notes.
 */
export const studentResults = (
  rubric: Pick<RubricBody, 'showNotes'>,
  results: readonly CriterionResult[],
): CriterionResult[] =>
  results.map((result) =>
    rubric.showNotes
      ? result
      : { ...result, levelLabel: null, reason: result.reason?.kind === 'terms' ? null : result.reason },
  );
