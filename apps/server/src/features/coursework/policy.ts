import {
  canReadCourse,
  guardedIn,
  isActiveLearnerOf,
  isCourseStaff,
  isLearnerOf,
} from '#features/lessons/workflows.ts';
import { type Actor, isWritable } from '#platform/actor.ts';
import type { AssignmentScope } from './queries.ts';

/** Assignments that aren't published are for those who teach. */
export const canReadAssignment = (actor: Actor, assignment: AssignmentScope): boolean =>
  canReadCourse(actor, assignment) &&
  (assignment.assignmentStatus === 'published' || isCourseStaff(actor, assignment));

/** Works on it: who takes the course now. */
export const canWorkOn = (actor: Actor, assignment: AssignmentScope): boolean =>
  assignment.assignmentStatus === 'published' && isActiveLearnerOf(actor, assignment);

/** Hands in: the same, while the school may be written to. */
export const canSubmit = (actor: Actor, assignment: AssignmentScope): boolean =>
  canWorkOn(actor, assignment) && isWritable(actor, assignment.schoolId);

/** Whose work the page shows: one's own, or that of one's only child in the course; null: nobody's. */
export function subjectOf(actor: Actor, assignment: AssignmentScope): string | null {
  if (isLearnerOf(actor, assignment)) return assignment.ownStudentId;
  const guarded = guardedIn(actor, assignment);
  return guarded.length === 1 ? (guarded[0] ?? null) : null;
}

export const hasAttemptsLeft = (attemptsAllowed: number | null, attemptCount: number): boolean =>
  attemptsAllowed === null || attemptCount < attemptsAllowed;
