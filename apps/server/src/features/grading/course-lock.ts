import { daysLate, type LatePolicy, lateDeduction } from '@fieldhouse/domain/grading/late.ts';
import { statement, type Transaction } from '#db/unit.ts';

/** True as SQL while the grades of a course are posted and locked. Course and school by their columns or values. */
export const isLockedSql = (school: string, course: string): string => `exists (
  select from posting_windows w where w.school_id = ${school} and w.course_id = ${course}
    and w.grading_period_id is null and w.state = 'locked')`;

/**
 * Why the grades of an enrollment may change again, as SQL: the reason for which its course was reopened. Null: the course
 * isn't reopened, or it is for others. School, course and enrollment by their columns or values.
 */
export const reopenedReasonSql = (school: string, course: string, enrollment: string): string => `(
  select opened.reason from posting_windows opened where opened.school_id = ${school} and opened.course_id = ${course}
    and opened.grading_period_id is null and opened.state = 'reopened'
    and (opened.enrollment_ids is null or ${enrollment} = any (opened.enrollment_ids)))`;

const findLock = statement<{ isLocked: boolean }>(`select ${isLockedSql('$1', '$2')} as "isLocked"`);

/** Lets posting of a course wait for this transaction, as SQL. The course by its column or value. */
export const SHARE_POSTING = (course: string): string =>
  `pg_advisory_xact_lock_shared(hashtextextended('posting:' || (${course})::text, 0))`;

const shareLock = statement(`select ${SHARE_POSTING('$1')}`);
const takeLock = statement("select pg_advisory_xact_lock(hashtextextended('posting:' || $1::text, 0))");

/** Lets posting of this course wait until this transaction is over; grades are written beside each other all the same. */
export async function keepFromPosting(tx: Transaction, courseId: string): Promise<void> {
  await tx.query(shareLock(courseId));
}

/** Waits for everybody who is writing grades of this course, and keeps others from it until the end of the transaction. */
export async function beginPosting(tx: Transaction, courseId: string): Promise<void> {
  await tx.query(takeLock(courseId));
}

/** Whether the course's grades are posted and may not change until they are opened again; posting waits meanwhile. */
export async function isCourseLocked(tx: Transaction, schoolId: string, courseId: string): Promise<boolean> {
  await keepFromPosting(tx, courseId);
  const [row] = await tx.query(findLock(schoolId, courseId));
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
