import type { CriterionResult, Feedback } from '@fieldhouse/contract/content.ts';
import { creditsEarned, creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import { coreCourseProgress } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { progressGpa } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import {
  type CourseTotals,
  courseTotals,
  type MissingPolicy,
} from '@fieldhouse/domain/grading/course-totals.ts';
import type { Transaction } from '#db/unit.ts';
import { planGradeLetter } from '#features/notifications/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs.ts';
import { notify } from '#platform/notify.ts';
import { type GradeSource, gradeCell, listReaders, listTeachers, openCell } from './queries.ts';
import {
  countFirstWork,
  findPolicy,
  listFigureCourses,
  listStudentsWithTotals,
  listTotalsCells,
  lockFigures,
  lockTotals,
  saveFigures,
  saveTotals,
  type TotalsCell,
} from './totals-queries.ts';

export { gradingPathOf, type MatchingCount, matchingResults, totalPoints } from './rubric.ts';

/*
 * The only writers of grades and of what follows from them. Rows are taken in one order everywhere: the cell, the
 * student's totals of the course, the student's figures.
 */

/** One student's cell of the gradebook. */
export interface CellKey {
  readonly schoolId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly assignmentId: string;
}

const keyOf = ({ schoolId, courseId, studentId, assignmentId }: CellKey) =>
  [schoolId, courseId, studentId, assignmentId] as const;

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
  const { schoolId, studentId, courseId, attemptNumber, at } = work;
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
    attemptNumber === 1 ? tx.query(countFirstWork(schoolId, studentId, courseId, at)) : null,
  ]);
  const wasUntouched = cell?.stateBefore === 'ungraded' || (cell?.stateBefore === null && cell.lastSeq === 0);
  const isCounted = counted === null || counted.length > 0;
  if (!wasUntouched || !isCounted) await recomputeTotals(tx, work, at);
}

/**
 * Writes a grade: its events, the cell, and what follows from it. A machine grades an attempt once; a second time is
 * an error of the database.
 *
 * @returns the new version of the cell.
 */
export async function recordGrade(tx: Transaction, grade: NewGrade): Promise<number> {
  const [[cell]] = await Promise.all([
    tx.query(
      gradeCell(
        ...keyOf(grade),
        grade.attemptId,
        grade.points,
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
      ),
    ),
    recomputeTotals(tx, grade, grade.at),
  ]);
  if (!cell) throw new Error('a grade without a cell');
  return cell.seq;
}

/** Whether what a machine grades is kept back until a teacher lets it go. */
export const isHeldByDefault = (
  release: 'school' | 'immediate' | 'held',
  policy: { readonly defaultRelease: 'immediate' | 'held' } | undefined,
): boolean => release === 'held' || (release === 'school' && policy?.defaultRelease === 'held');

type StudentKey = Pick<CellKey, 'schoolId' | 'studentId'>;
type TotalsKey = StudentKey & Pick<CellKey, 'courseId'>;

/** Makes the student's totals of a course anew, and the student's figures where those depend on them. */
export async function recomputeTotals(tx: Transaction, key: TotalsKey, at: string): Promise<void> {
  const hasChanged = await recomputeCourseTotals(tx, key, at);
  if (hasChanged) await recomputeStudentFigures(tx, key, at);
}

/**
 * Makes the two sets of totals of one student in one course anew: what is released, and what staff see.
 *
 * @returns whether the released total so far has changed.
 */
export async function recomputeCourseTotals(tx: Transaction, key: TotalsKey, at: string): Promise<boolean> {
  const { schoolId, studentId, courseId } = key;
  // The cells are read after the lock is held, so that of two grades at once the later one sees both.
  const [[before], cells, [policy]] = await Promise.all([
    tx.query(lockTotals(schoolId, studentId, courseId, at)),
    tx.query(listTotalsCells(schoolId, studentId, courseId)),
    tx.query(findPolicy(schoolId)),
  ]);
  const missing: MissingPolicy = policy?.missing ?? { kind: 'not_counted' };
  const released = courseTotals(cells.map(asReleased), missing);
  const staff = courseTotals(cells, missing);
  await tx.query(
    saveTotals(
      schoolId,
      studentId,
      courseId,
      ...columnsOf(released),
      ...columnsOf(staff),
      released.missingCount,
      cells.length,
      cells.filter((cell) => cell.hasWork).length,
      cells.filter((cell) => cell.needsGrading).length,
    ),
  );
  return storable(released.soFarRatio) !== (before?.releasedSoFarRatio ?? null);
}

/** What isn't released is, for the student, not graded yet. */
const asReleased = (cell: TotalsCell): TotalsCell =>
  cell.isReleased ? cell : { ...cell, state: 'ungraded', points: null };

const columnsOf = (totals: CourseTotals) => [
  totals.earned,
  totals.possible,
  storable(totals.soFarRatio),
  storable(totals.ifNothingElseRatio),
  totals.gradedCount,
];

/** The largest ratio that the column holds; only a course of nearly nothing but extra credit gets there. */
const MAX_RATIO = 9.99999999;

/** The ratio as it is stored: eight decimals. */
const storable = (ratio: number | null): number | null =>
  ratio === null ? null : Math.min(MAX_RATIO, Number(ratio.toFixed(8)));

/** Makes progress GPA, credits and the 16-course bar of one student anew, from released and posted results alone. */
export async function recomputeStudentFigures(tx: Transaction, key: StudentKey, at: string): Promise<void> {
  const { schoolId, studentId } = key;
  const [, courses] = await Promise.all([
    tx.query(lockFigures(schoolId, studentId, at)),
    tx.query(listFigureCourses(schoolId, studentId)),
  ]);
  const active = courses.filter((course) => course.status === 'active');
  const completed = courses.filter((course) => course.status === 'completed');
  const ratios = courses.flatMap(({ status, soFarRatio, finalRatio }) => {
    const ratio = soFarRatio ?? (status === 'completed' ? finalRatio : null);
    return ratio === null ? [] : [ratio];
  });
  const core = coreCourseProgress(
    courses.map((course) => ({
      courseId: course.courseId,
      title: course.title,
      ncaaApproved: course.isNcaaApproved,
      status: course.status,
      ratio: course.status === 'completed' ? course.finalRatio : course.soFarRatio,
    })),
  );
  await tx.query(
    saveFigures(
      schoolId,
      studentId,
      progressGpa(ratios),
      creditsEarned(completed.map((course) => course.credits)),
      creditsInProgress(active.length),
      core.earned,
      core.projected,
    ),
  );
}

/** Tells the student and the guardians that a grade is there to be read. */
export async function tellOfGrade(tx: Transaction, key: CellKey): Promise<void> {
  const readers = await tx.query(listReaders(key.schoolId, key.studentId));
  await announce(
    tx,
    readers.map((reader) => reader.userId),
    { topic: 'grade', id: key.assignmentId },
  );
}

/** Tells the course's teachers that there is work to look at. */
export async function tellOfWork(tx: Transaction, key: CellKey): Promise<void> {
  const teachers = await tx.query(listTeachers(key.schoolId, key.courseId));
  await announce(
    tx,
    teachers.map((teacher) => teacher.userId),
    { topic: 'work', id: key.assignmentId },
  );
}

/** Notes for the student and the guardians that a grade was released. Several of a course become one note. */
export async function notifyOfGrade(
  tx: Transaction,
  { clock, jobs }: { readonly clock: Clock; readonly jobs: Jobs },
  key: CellKey,
): Promise<void> {
  await planGradeLetter(tx, jobs, key, clock.millis());
  const readers = await tx.query(listReaders(key.schoolId, key.studentId));
  await notify(
    tx,
    clock,
    readers.map((reader) => reader.userId),
    { ...key, type: 'grade', template: 'grade_released', groupKey: `grade:${key.courseId}:${key.studentId}` },
  );
}

/** Notes for the course's teachers that work waits for them. Several of an assignment become one note. */
export async function notifyOfWork(tx: Transaction, clock: Clock, key: CellKey): Promise<void> {
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

/** Students for whom totals of the course are kept, or have to be; always in the same order. */
export async function listTotalsStudents(
  tx: Transaction,
  schoolId: string,
  courseId: string,
): Promise<string[]> {
  const students = await tx.query(listStudentsWithTotals(schoolId, courseId));
  return students.map((student) => student.studentId);
}

/** Users who teach the course. */
export async function listCourseTeachers(
  tx: Transaction,
  schoolId: string,
  courseId: string,
): Promise<string[]> {
  const teachers = await tx.query(listTeachers(schoolId, courseId));
  return teachers.map((teacher) => teacher.userId);
}
