import type { CriterionResult, Feedback } from '@fieldhouse/contract/content.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { lateBy } from './course-lock.ts';
import {
  findLateBasis,
  type GradeSource,
  gradeCell,
  listReaders,
  listTeachers,
  openCell,
} from './queries.ts';
import { recomputeTotals } from './totals.ts';
import { countFirstWork, listEnrollmentsWithTotals } from './totals-queries.ts';

export { beginPosting, isLockedSql, keepFromPosting } from './course-lock.ts';
export { rejudgeLateness } from './rejudge.ts';
export { isHeldByDefault, releaseCells } from './release.ts';
export { gradingPathOf, type MatchingCount, matchingResults, totalPoints } from './rubric.ts';
export { studentResults, studentRubric } from './student-rubric.ts';
export {
  recomputeCourse,
  recomputeOfficialFigures,
  recomputeStudentFigures,
  recomputeTotals,
} from './totals.ts';
export {
  type CellBefore,
  writeCells,
} from './write-cells.ts';

/*
 * The only writers of grades and of what follows from them. Rows are taken in one order everywhere: the cell, the
 * student's totals of the course, the student's figures.
 */

/** One cell of the gradebook: an assignment in one student's attempt at a course. */
export interface CellKey {
  readonly schoolId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly enrollmentId: string;
  readonly assignmentId: string;
}

const keyOf = ({ schoolId, courseId, enrollmentId, assignmentId }: CellKey) =>
  [schoolId, courseId, enrollmentId, assignmentId] as const;

export interface ReceivedWork extends CellKey {
  readonly attemptId: string;
  readonly attemptNumber: number;
  readonly pointsPossible: number;
  readonly isLate: boolean;
  readonly at: string;
}

export interface NewGrade extends CellKey {
  /** Null: nothing was handed in. */
  readonly attemptId: string | null;
  /** As given: what the late policy takes goes off when it is written. */
  readonly points: number;
  readonly pointsPossible: number;
  readonly criteria: readonly CriterionResult[];
  readonly feedback: Feedback | null;
  readonly source: GradeSource;
  readonly proposalId: string | null;
  /** Null: a machine. */
  readonly by: string | null;
  readonly at: string;
  /** Kept back from student and guardian. */
  readonly isHeld: boolean;
}

/**
 * Opens the cell for work that just came in, with the grade it gets at once where nobody has to judge it. An earlier
 * grade leaves the cell and stays with its attempt.
 */
export async function receiveWork(
  tx: Transaction,
  work: ReceivedWork,
  grade: NewGrade | null,
): Promise<void> {
  const { schoolId, enrollmentId, courseId, attemptNumber, at } = work;
  const opening = tx.query(
    openCell(...keyOf(work), work.attemptId, attemptNumber, work.pointsPossible, work.isLate, at, newId()),
  );
  if (grade) {
    await Promise.all([opening, recordGrade(tx, grade)]);
    return;
  }
  // Work on a cell that nobody has touched changes no total: it is only counted, and only the first time.
  const [[cell], counted] = await Promise.all([
    opening,
    attemptNumber === 1 ? tx.query(countFirstWork(schoolId, enrollmentId, courseId, at)) : null,
  ]);
  const wasUntouched = cell?.stateBefore === 'ungraded' || (cell?.stateBefore === null && cell.lastSeq === 0);
  const isCounted = counted === null || counted.length > 0;
  if (!wasUntouched || !isCounted) await recomputeTotals(tx, work, at);
}

export interface RecordedGrade {
  /** The new version of the cell. */
  readonly seq: number;
  /** What counts. */
  readonly points: number;
  /** What the late policy took. */
  readonly lateDeduction: number;
}

/**
 * Writes a grade, less what the late policy takes: its events, the cell, and what follows from it. A machine grades an
 * attempt once; a second time is an error of the database.
 */
export async function recordGrade(tx: Transaction, grade: NewGrade): Promise<RecordedGrade> {
  const [basis] = grade.attemptId
    ? await tx.query(findLateBasis(grade.schoolId, grade.courseId, grade.assignmentId, grade.attemptId))
    : [];
  const deduction = basis ? lateBy(basis, grade.points, grade.pointsPossible) : 0;
  const points = Math.round((grade.points - deduction) * 100) / 100;
  const [[cell]] = await Promise.all([
    tx.query(
      gradeCell(
        ...keyOf(grade),
        grade.attemptId,
        points,
        grade.pointsPossible,
        JSON.stringify(grade.criteria),
        grade.feedback && JSON.stringify(grade.feedback),
        grade.source,
        grade.proposalId,
        grade.by,
        grade.at,
        grade.isHeld,
        newId(),
        newId(),
        deduction,
      ),
    ),
    recomputeTotals(tx, grade, grade.at),
  ]);
  if (!cell) throw new Error('a grade without a cell');
  return { seq: cell.seq, points, lateDeduction: deduction };
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
export async function tellOfGrade(tx: Transaction, key: Told): Promise<void> {
  const readers = await tx.query(listReaders(key.schoolId, key.studentId));
  await announce(
    tx,
    readers.map((reader) => reader.userId),
    { topic: 'grade', id: key.assignmentId },
  );
}

/** Tells the course's teachers that there is work to look at. */
export async function tellOfWork(tx: Transaction, key: Told): Promise<void> {
  const teachers = await tx.query(listTeachers(key.schoolId, key.courseId));
  await announce(
    tx,
    teachers.map((teacher) => teacher.userId),
    { topic: 'work', id: key.assignmentId },
  );
}

/** Unread notes about a student's grades of one course are one. */
export const gradeGroup = ({ courseId, studentId }: Pick<CellKey, 'courseId' | 'studentId'>): string =>
  `grade:${courseId}:${studentId}`;

/** Notes for the student and the guardians that grades were released. Several of a course become one note. */
export async function notifyOfGrade(tx: Transaction, clock: Clock, key: Told, count = 1): Promise<void> {
  const readers = await tx.query(listReaders(key.schoolId, key.studentId));
  await notify(
    tx,
    clock,
    readers.map((reader) => reader.userId),
    { ...placeOf(key), type: 'grade', template: 'grade_released', groupKey: gradeGroup(key), count },
  );
}

/** Notes for the course's teachers that work waits for them. Several of an assignment become one note. */
export async function notifyOfWork(tx: Transaction, clock: Clock, key: Told): Promise<void> {
  const teachers = await tx.query(listTeachers(key.schoolId, key.courseId));
  const { schoolId, courseId, assignmentId } = key;
  await notify(
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
): Promise<readonly { readonly enrollmentId: string; readonly studentId: string }[]> =>
  tx.query(listEnrollmentsWithTotals(schoolId, courseId));

/** Users who teach the course. */
export async function listCourseTeachers(
  tx: Transaction,
  schoolId: string,
  courseId: string,
): Promise<string[]> {
  const teachers = await tx.query(listTeachers(schoolId, courseId));
  return teachers.map((teacher) => teacher.userId);
}
