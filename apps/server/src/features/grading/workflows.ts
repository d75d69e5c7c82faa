import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { listReaders, listTeachers, openCell } from './queries.ts';
import { type CellKey, type NewGrade, recordGrade } from './record-grade.ts';
import { recomputeTotals } from './totals.ts';
import { listEnrollmentsWithTotals } from './totals-queries.ts';

export {
  beginPosting,
  IS_REOPENED,
  isCourseLocked,
  isCourseLockedSql,
  isListedSql,
  isLockedSql,
  isOpenIncompleteSql,
  keepFromPosting,
  SHARE_POSTING,
} from './course-lock.ts';
export { type CellKey, type NewGrade, recordGrade } from './record-grade.ts';
export { rejudgeLateness } from './rejudge.ts';
export { isHeldByDefault, releaseCells } from './release.ts';
export { catchUp } from './reopened.ts';
export { criteriaOf, gradingPathOf, type MatchingCount, matchingResults, totalPoints } from './rubric.ts';
export { studentResults, studentRubric } from './student-rubric.ts';
export {
  recomputeCourse,
  recomputeOfficialFigures,
  recomputeStudentFigures,
  recomputeTotals,
} from './totals.ts';
export {
  ATTEMPT_ORDER,
  COUNTS_ANYWAY,
  CREDITED_CONTENT,
  DEFAULT_REPEATS,
  listFigureAttempts,
  REPEATS_OF,
} from './totals-queries.ts';
export { beforeWriting, type CellBefore, writeCells } from './write-cells.ts';

/*
 * The only writers of grades and of what follows from them. Rows are taken in one order everywhere: the cell, the
 * student's totals of the course, the student's figures.
 */

export interface ReceivedWork extends CellKey {
  readonly attemptId: string;
  readonly attemptNumber: number;
  readonly pointsPossible: number;
  readonly isLate: boolean;
  /** The attempt at the course is posted: its totals stay. */
  readonly isPosted: boolean;
  readonly at: string;
}

/**
 * Opens the cell for work that just came in, with the grade it gets at once where nobody has to judge it. An earlier
 * grade leaves the cell and stays with its attempt; under a posted grade it stays in the cell, and the work waits.
 */
export async function receiveWork(
  tx: Transaction,
  work: ReceivedWork,
  grade: NewGrade | null,
): Promise<void> {
  const { attemptNumber, at } = work;
  tx.send(
    openCell({
      schoolId: work.schoolId,
      courseId: work.courseId,
      enrollmentId: work.enrollmentId,
      assignmentId: work.assignmentId,
      attemptId: work.attemptId,
      attemptNumber,
      pointsPossible: work.pointsPossible,
      isLate: work.isLate,
      submittedAt: at,
      isPosted: work.isPosted,
      gradeEventId: newId(),
    }),
  );
  // Work that waits for its grade no longer counts as work that never came.
  await (grade ? recordGrade(tx, grade) : recomputeTotals(tx, work, at));
}

/** What people are told about: whose work on what. */
export type Told = Omit<CellKey, 'enrollmentId'>;

const placeOf = ({ schoolId, courseId, studentId, assignmentId }: Told): Told => ({
  schoolId,
  courseId,
  studentId,
  assignmentId,
});

/** Tells the student and the guardians that a grade is there to be read. */
export async function tellOfGrade(tx: Transaction, clock: Clock, key: Told): Promise<void> {
  const readers = await tx.query(
    listReaders({ schoolId: key.schoolId, studentId: key.studentId, now: clock.now() }),
  );
  announce(
    tx,
    readers.map((reader) => reader.userId),
    { topic: 'grade', id: key.assignmentId },
  );
}

/** Tells the course's teachers that there is work to look at. */
export async function tellOfWork(tx: Transaction, key: Told): Promise<void> {
  const teachers = await tx.query(listTeachers({ schoolId: key.schoolId, courseId: key.courseId }));
  announce(
    tx,
    teachers.map((teacher) => teacher.userId),
    { topic: 'work', id: key.assignmentId },
  );
}

/** Unread notes about a student's grades of one course are one. */
export const gradeGroup = ({ courseId, studentId }: Pick<CellKey, 'courseId' | 'studentId'>): string =>
  `grade:${courseId}:${studentId}`;

/**
 * Notes for the student and the guardians that grades were released, of the clock's instant; for those who may read them
 * at `now`. Several of a course become one note.
 */
export async function notifyOfGrade(
  tx: Transaction,
  clock: Clock,
  key: Told,
  count = 1,
  now = clock.now(),
): Promise<void> {
  const readers = await tx.query(listReaders({ schoolId: key.schoolId, studentId: key.studentId, now }));
  notify(
    tx,
    clock,
    readers.map((reader) => reader.userId),
    { ...placeOf(key), type: 'grade', template: 'grade_released', groupKey: gradeGroup(key), count },
  );
}

/** Notes for the course's teachers that work waits for them. Several of an assignment become one note. */
export async function notifyOfWork(tx: Transaction, clock: Clock, key: Told): Promise<void> {
  const teachers = await tx.query(listTeachers({ schoolId: key.schoolId, courseId: key.courseId }));
  const { schoolId, courseId, assignmentId } = key;
  notify(
    tx,
    clock,
    teachers.map((teacher) => teacher.userId),
    {
      ...{ schoolId, courseId, assignmentId },
      type: 'assignment',
      template: 'work_to_grade',
      groupKey: `work:${assignmentId}`,
    },
  );
}

/** Enrollments for which totals are kept, or have to be; always in the same order. */
export const listTotalsEnrollments = (
  tx: Transaction,
  schoolId: string,
  courseId: string,
): Promise<readonly { readonly enrollmentId: string; readonly studentId: StudentId }[]> =>
  tx.query(listEnrollmentsWithTotals({ schoolId, courseId }));

/** Users who teach the course. */
export async function listCourseTeachers(
  tx: Transaction,
  schoolId: string,
  courseId: string,
): Promise<string[]> {
  const teachers = await tx.query(listTeachers({ schoolId, courseId }));
  return teachers.map((teacher) => teacher.userId);
}
