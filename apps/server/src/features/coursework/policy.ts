import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { type Actor, isCounselorOf, isStaffOf, isTooClose, isWritable } from '#access/actor.ts';
import {
  canReadCourse,
  guardedIn,
  isActiveLearnerOf,
  isCourseStaff,
  isLearnerOf,
  runsCourse,
} from '#access/courses.ts';
import type { ExtendScope, StudentScope } from './accommodation-queries.ts';
import type { AssignmentScope } from './queries.ts';

/** Assignments that aren't published are for those who teach. */
export const canReadAssignment = (actor: Actor, assignment: AssignmentScope): boolean =>
  canReadCourse(actor, assignment) &&
  (assignment.assignmentStatus === 'published' || isCourseStaff(actor, assignment));

/** Works on it: who takes the course now. */
export const canWorkOn = (actor: Actor, assignment: AssignmentScope): boolean =>
  assignment.assignmentStatus === 'published' && isActiveLearnerOf(actor, assignment);

/** The work was written for another attempt at the course than the one that runs; nothing given: it wasn't said. */
export const isOtherAttempt = (assignment: AssignmentScope, writtenFor: string | undefined): boolean =>
  writtenFor !== undefined && writtenFor !== assignment.ownEnrollmentId;

/** Hands in: the same, while the school may be written to. */
export const canSubmit = (actor: Actor, assignment: AssignmentScope): boolean =>
  canWorkOn(actor, assignment) && isWritable(actor, assignment.schoolId);

/** Whose work the page shows: one's own, or that of one's only child in the course; null: nobody's. */
export function subjectOf(actor: Actor, assignment: AssignmentScope): StudentId | null {
  if (isLearnerOf(actor, assignment)) return assignment.ownStudentId;
  const guarded = guardedIn(actor, assignment);
  return guarded.length === 1 ? (guarded[0] ?? null) : null;
}

export const hasAttemptsLeft = (attemptsAllowed: number | null, attemptCount: number): boolean =>
  attemptsAllowed === null || attemptCount < attemptsAllowed;

/** What a student is given more of is for those who teach the student and those who look after the school's students. */
export const canSeeAccommodations = (actor: Actor, student: StudentScope): boolean =>
  isCounselorOf(actor, student.schoolId) || (student.teaches && isStaffOf(actor, student.schoolId));

/** Given by who runs the school or counsels its students; nobody gives it to themselves or their own child. */
export const canAccommodate = (actor: Actor, student: StudentScope): boolean =>
  isCounselorOf(actor, student.schoolId) && !isTooClose(actor, student);

/**
 * More time for one piece of work: who teaches the course, graders excepted, or runs the school; nobody for themselves or
 * their own child. Work that is nobody's in particular has no student.
 */
export const canExtend = (actor: Actor, work: ExtendScope | Omit<ExtendScope, 'studentId'>): boolean =>
  !('studentId' in work && isTooClose(actor, work)) && runsCourse(actor, work);
