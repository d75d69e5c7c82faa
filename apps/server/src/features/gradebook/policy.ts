import { type Actor, hasLeft, isAdminOf } from '#access/actor.ts';
import { ownsCourse, runsCourse } from '#access/courses.ts';
import { isOwnOrGuarded, isOwnRecord, type RecordScope } from '#access/students.ts';
import type { PostingScope } from './posting-queries.ts';

/** One's own, or that of a child whose record one may see. */
export const canReadGrades = (actor: Actor, record: RecordScope): boolean => isOwnOrGuarded(actor, record);

/**
 * Whose grades the page shows: those asked for, else one's own where one studies now, else those at a school that one
 * left, else the first child's; undefined: nobody's.
 */
export const chooseRecord = <Row extends RecordScope>(
  actor: Actor,
  records: readonly Row[],
  wanted?: string,
): Row | undefined => {
  const readable = records.filter((record) => canReadGrades(actor, record));
  if (wanted !== undefined) return readable.find((record) => record.studentId === wanted);
  const own = readable.filter((record) => isOwnRecord(actor, record));
  return own.find(({ schoolId }) => !hasLeft(actor, schoolId)) ?? own[0] ?? readable[0];
};

type CourseScope = Pick<PostingScope, 'schoolId' | 'courseStatus' | 'teacherRole'>;

/** Who runs the course, and who runs the school. */
export const canReviewPosting = (actor: Actor, course: CourseScope): boolean => runsCourse(actor, course);

/** Final grades are posted by the course's owner or the school, never of a draft. */
export const canPost = (actor: Actor, course: CourseScope): boolean =>
  course.courseStatus !== 'draft' && (isAdminOf(actor, course.schoolId) || ownsCourse(actor, course));

/** Opened again by the school alone. */
export const canReopen = (actor: Actor, course: CourseScope): boolean => isAdminOf(actor, course.schoolId);
