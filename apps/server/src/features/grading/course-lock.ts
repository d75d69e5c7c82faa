import { daysLate, type LatePolicy, lateDeduction } from '@fieldhouse/domain/grading/late.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/*
 * The one rule of what is locked. Grades belong to an attempt at a course (an enrollment), and so does the lock: an
 * attempt is locked once its result is posted, until it is reopened. A reopening names attempts; one that names nobody
 * is for the current attempts of all who take the course or have completed it. An attempt that was never posted isn't
 * locked, whatever was posted for others.
 */

/** Whether an enrollment is among those that are posted, and reopened, with the course as a whole, as SQL. Its alias. */
export const isListedSql = (enrollment: string): string =>
  `(${enrollment}.is_current and ${enrollment}.status in ('active', 'completed'))`;

/** Whether the posting `f` is the last word on its attempt, and leaves it incomplete. Condition. */
export const isOpenIncompleteSql = (
  f: string,
): string => `${f}.result = 'incomplete' and ${f}.grading_period_id is null
    and not exists (select from final_grades later where later.school_id = ${f}.school_id
      and later.enrollment_id = ${f}.enrollment_id and later.grading_period_id is null and later.number > ${f}.number)`;

/** Whether the posting window `pw` is open for the enrollment `pe`, as SQL over both. */
export const IS_REOPENED = `pw.state = 'reopened' and case when pw.enrollment_ids is null then ${isListedSql('pe')}
      else pe.id = any (pw.enrollment_ids) end`;

/** Whether the result of the enrollment `pe` is posted by the window `pw` and not reopened, as SQL over both. */
const IS_POSTED = `pw.grading_period_id is null and not (${IS_REOPENED})
    and exists (select from final_grades pf where pf.school_id = pe.school_id
      and pf.enrollment_id = pe.id and pf.grading_period_id is null)`;

/**
 * True as SQL while the grades of an attempt are posted and may not change. School, course and enrollment by their
 * columns or values.
 *
 * With `offset 0` it is asked attempt by attempt, by its id: PostgreSQL would gather all that is posted in the school, and
 * read the class to find one of it.
 */
export const isLockedSql = (school: string, course: string, enrollment: string): string => `exists (
  select from posting_windows pw
    join lateral (select one.id, one.school_id, one.course_id, one.is_current, one.status from enrollments one
      where one.school_id = pw.school_id and one.id = ${enrollment} offset 0) pe on pe.course_id = pw.course_id
  where pw.school_id = ${school} and pw.course_id = ${course} and ${IS_POSTED} offset 0)`;

/**
 * True as SQL while a posted grade stands that a change of the course as a whole would move: its assignments, weights
 * and dates. Earlier attempts and those that were left don't follow such changes. School and course by their columns or
 * values.
 */
export const isCourseLockedSql = (school: string, course: string): string =>
  `exists (
  select from posting_windows pw
    join enrollments pe on pe.school_id = pw.school_id and pe.course_id = pw.course_id
  where pw.school_id = ${school} and pw.course_id = ${course} and ${IS_POSTED} and ${isListedSql('pe')})`;

/**
 * Why the grades of an attempt may change again, as SQL: the reason for which it was reopened. Null: it isn't. School,
 * course and enrollment by their columns or values.
 */
export const reopenedReasonSql = (school: string, course: string, enrollment: string): string => `(
  select coalesce(pw.reasons[array_position(pw.enrollment_ids, pe.id)], pw.reason)
  from posting_windows pw
    join enrollments pe on pe.school_id = pw.school_id and pe.course_id = pw.course_id and pe.id = ${enrollment}
  where pw.school_id = ${school} and pw.course_id = ${course} and pw.grading_period_id is null and ${IS_REOPENED})`;

const findCourseLock = statement<Sql['findCourseLock'], { schoolId: string; courseId: string }>(`
  select ${isCourseLockedSql(':schoolId', ':courseId')} as "isLocked"`);
const findLock = statement<Sql['findLock'], { schoolId: string; courseId: string; enrollmentId: string }>(
  `select ${isLockedSql(':schoolId', ':courseId', ':enrollmentId')} as "isLocked"`,
);

/** Lets posting of a course wait for this transaction, as SQL. The course by its column or value. */
export const SHARE_POSTING = (course: string): string =>
  `pg_advisory_xact_lock_shared(hashtextextended('posting:' || (${course})::text, 0))`;

/** Lets posting of this course wait until the transaction is over. */
export const shareLock = statement<Sql['shareLock'], { courseId: string }>(
  `select ${SHARE_POSTING(':courseId')}`,
);
const takeLock = statement<Sql['takeLock'], { courseId: string }>(
  "select pg_advisory_xact_lock(hashtextextended('posting:' || :courseId::text, 0))",
);

/** Lets posting of this course wait until this transaction is over; grades are written beside each other all the same. */
export async function keepFromPosting(tx: Transaction, courseId: string): Promise<void> {
  await tx.query(shareLock({ courseId }));
}

/** Waits for everybody who is writing grades of this course, and keeps others from it until the end of the transaction. */
export async function beginPosting(tx: Transaction, courseId: string): Promise<void> {
  await tx.query(takeLock({ courseId }));
}

/** Whether posted grades stand that a change of the course as a whole would move; posting waits meanwhile. */
export async function isCourseLocked(tx: Transaction, schoolId: string, courseId: string): Promise<boolean> {
  await keepFromPosting(tx, courseId);
  const [row] = await tx.query(findCourseLock({ schoolId, courseId }));
  return row?.isLocked ?? false;
}

/** Whether the grades of this attempt are posted and may not change until it is reopened; posting waits meanwhile. */
export async function isLocked(
  tx: Transaction,
  { schoolId, courseId, enrollmentId }: Record<'schoolId' | 'courseId' | 'enrollmentId', string>,
): Promise<boolean> {
  await keepFromPosting(tx, courseId);
  const [row] = await tx.query(findLock({ schoolId, courseId, enrollmentId }));
  return row?.isLocked ?? false;
}

/** When work came, when it was due for its student, and what lateness costs there. */
export interface LateBasis {
  readonly submittedAt: string | null;
  readonly effectiveDueAt: string | null;
  /** Null: nobody has said. */
  readonly policy: LatePolicy | null;
  /** The school's IANA zone, whose calendar days are counted. */
  readonly timeZone: string;
}

/** Points that lateness takes from the points given. */
export const lateBy = (basis: LateBasis, points: number, pointsPossible: number): number =>
  lateDeduction(
    points,
    pointsPossible,
    daysLate(basis.submittedAt, basis.effectiveDueAt, basis.timeZone),
    basis.policy ?? { kind: 'none' },
  );
