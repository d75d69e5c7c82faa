import type { AssignmentLine } from '@fieldhouse/contract/lessons.ts';
import type { AssignmentLineRow } from './queries.ts';
import { workState } from './workflows.ts';

/** An assignment in a list. Staff and guardians have no state of their own. */
export function presentAssignment(row: AssignmentLineRow, isLearner: boolean): AssignmentLine {
  const state = isLearner ? workState(row, row.hasDraft) : null;
  return {
    assignmentId: row.assignmentId,
    title: row.title,
    description: row.description,
    dueAt: row.dueAt,
    pointsPossible: row.pointsPossible,
    hasMatching: row.hasMatching,
    state,
    points: state === 'graded' ? row.points : null,
  };
}
