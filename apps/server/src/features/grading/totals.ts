import { creditsEarned, creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import { coreCourseProgress } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { officialGpa } from '@fieldhouse/domain/gpa/official-gpa.ts';
import { progressGpa } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import {
  byPoints,
  type CourseCell,
  type CourseRules,
  courseTotals,
} from '@fieldhouse/domain/grading/course-totals.ts';
import type { Transaction } from '#db/unit.ts';
import {
  type CourseRulesRow,
  type FigureCourse,
  type FigureCredit,
  type FiguresRow,
  findCourseRules,
  listFigureCourses,
  listFigureCredits,
  listTotalsAssignments,
  listTotalsCells,
  lockFigures,
  lockTotals,
  saveFigures,
  saveOfficialGpa,
  saveTotals,
  type TotalsAssignment,
  type TotalsCell,
  type TotalsRow,
} from './totals-queries.ts';

interface StudentKey {
  readonly schoolId: string;
  readonly studentId: string;
}
interface TotalsKey {
  readonly schoolId: string;
  readonly enrollmentId: string;
  readonly courseId: string;
}

/** What changed for one enrollment. */
export interface NewTotals {
  readonly enrollmentId: string;
  readonly studentId: string;
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
  readonly droppedIds: readonly string[];
}

/** Makes the totals of an enrollment anew, and the student's figures where those depend on them. */
export async function recomputeTotals(tx: Transaction, key: TotalsKey, at: string): Promise<void> {
  await recomputeCourse(tx, key, [key.enrollmentId], at);
}

/** The same for several enrollments in one course: in this order rows are taken, and each kind in one statement. */
export async function recomputeCourse(
  tx: Transaction,
  { schoolId, courseId }: { readonly schoolId: string; readonly courseId: string },
  enrollmentIds: readonly string[],
  at: string,
): Promise<NewTotals[]> {
  // The cells are read after the lock is held, so that of two grades at once the later one sees both.
  const [before, assignments, cells, [row]] = await Promise.all([
    tx.query(lockTotals(schoolId, enrollmentIds, courseId, at)),
    tx.query(listTotalsAssignments(schoolId, courseId)),
    tx.query(listTotalsCells(schoolId, enrollmentIds, courseId)),
    tx.query(findCourseRules(schoolId, courseId)),
  ]);
  const rules = rulesOf(row);
  const cellsOf = Map.groupBy(cells, (cell) => cell.enrollmentId);
  const seen = new Map(before.map((one) => [one.enrollmentId, one]));
  const rows = enrollmentIds
    .filter((enrollmentId) => seen.has(enrollmentId))
    .map((enrollmentId) => totalsRow(enrollmentId, assignments, cellsOf.get(enrollmentId) ?? [], rules));
  const studentOf = (enrollmentId: string) => seen.get(enrollmentId)?.studentId ?? '';
  const changedIds = rows
    .filter((one) => one.releasedSoFarRatio !== seen.get(one.enrollmentId)?.releasedSoFarRatio)
    .map((one) => studentOf(one.enrollmentId));
  // They leave together, and are done in this order.
  await Promise.all([
    tx.query(saveTotals(schoolId, courseId, JSON.stringify(rows))),
    changedIds.length > 0 ? recomputeFigures(tx, schoolId, [...new Set(changedIds)].sort(), at) : null,
  ]);
  return rows.map((one) => ({
    enrollmentId: one.enrollmentId,
    studentId: studentOf(one.enrollmentId),
    soFarRatio: one.staffSoFarRatio,
    ifNothingElseRatio: one.staffIfNothingElseRatio,
    droppedIds: one.staffDroppedIds,
  }));
}

/** How a course adds up, as the domain takes it. */
export const rulesOf = (row: CourseRulesRow | undefined): CourseRules => {
  const plain = byPoints(row?.missing ?? { kind: 'not_counted' });
  return row ? { ...plain, weighting: row.weighting, categories: row.categories } : plain;
};

/** Both sets of totals of one enrollment, as they are kept. */
export function totalsRow(
  enrollmentId: string,
  assignments: readonly TotalsAssignment[],
  own: readonly TotalsCell[],
  rules: CourseRules,
): TotalsRow {
  const byAssignment = new Map(own.map((cell) => [cell.assignmentId, cell]));
  const released: CourseCell[] = [];
  const staff: CourseCell[] = [];
  let submittedCount = 0;
  let needsGradingCount = 0;
  for (const assignment of assignments) {
    const cell = byAssignment.get(assignment.assignmentId);
    const open: CourseCell = {
      ...assignment,
      state: 'ungraded',
      points: null,
      pointsPossible: cell?.pointsPossible ?? assignment.pointsPossible,
    };
    const full = cell ? { ...open, state: cell.state, points: cell.points } : open;
    staff.push(full);
    // What isn't released is, for the student, not graded yet.
    released.push(cell?.isReleased ? full : open);
    if (cell?.hasWork) submittedCount += 1;
    if (cell?.needsGrading) needsGradingCount += 1;
  }
  const theirs = courseTotals(released, rules);
  const ours = courseTotals(staff, rules);
  return {
    enrollmentId,
    releasedEarned: cents(theirs.earned),
    releasedPossible: cents(theirs.possible),
    releasedSoFarRatio: theirs.soFarRatio,
    releasedIfNothingElseRatio: theirs.ifNothingElseRatio,
    releasedGradedCount: theirs.gradedCount,
    releasedDroppedIds: theirs.droppedIds,
    staffEarned: cents(ours.earned),
    staffPossible: cents(ours.possible),
    staffSoFarRatio: ours.soFarRatio,
    staffIfNothingElseRatio: ours.ifNothingElseRatio,
    staffGradedCount: ours.gradedCount,
    staffDroppedIds: ours.droppedIds,
    missingCount: theirs.missingCount,
    publishedCount: assignments.length,
    submittedCount,
    needsGradingCount,
  };
}

/** Sums of points are kept with two decimals. */
const cents = (points: number): number => Math.round(points * 100) / 100;

/** Makes progress GPA, credits and the 16-course bar of one student anew, from released and posted results alone. */
export const recomputeStudentFigures = (tx: Transaction, key: StudentKey, at: string): Promise<void> =>
  recomputeFigures(tx, key.schoolId, [key.studentId], at);

async function recomputeFigures(
  tx: Transaction,
  schoolId: string,
  studentIds: readonly string[],
  at: string,
): Promise<void> {
  const [, courses, credits] = await Promise.all([
    tx.query(lockFigures(schoolId, studentIds, at)),
    tx.query(listFigureCourses(schoolId, studentIds)),
    tx.query(listFigureCredits(schoolId, studentIds)),
  ]);
  const coursesOf = Map.groupBy(courses, (course) => course.studentId);
  const creditsOf = Map.groupBy(credits, (credit) => credit.studentId);
  const rows = studentIds.map((studentId) =>
    figuresRow(studentId, coursesOf.get(studentId) ?? [], creditsOf.get(studentId) ?? []),
  );
  await tx.query(saveFigures(schoolId, JSON.stringify(rows)));
}

/**
 * Makes the official GPA anew, with the other figures: from posted final grades and credit from elsewhere that has a
 * percent. For posting and the registrar's entries alone; nothing else moves what is official.
 */
export async function recomputeOfficialFigures(tx: Transaction, key: StudentKey, at: string): Promise<void> {
  const { schoolId, studentId } = key;
  await recomputeStudentFigures(tx, key, at);
  const [courses, credits] = await Promise.all([
    tx.query(listFigureCourses(schoolId, [studentId])),
    tx.query(listFigureCredits(schoolId, [studentId])),
  ]);
  const posted = [
    ...courses.flatMap(({ status, finalRatio }) => (status === 'completed' ? (finalRatio ?? []) : [])),
    ...credits.flatMap(({ ratio }) => ratio ?? []),
  ];
  await tx.query(saveOfficialGpa(schoolId, studentId, officialGpa('mean_over_25', posted)));
}

function figuresRow(
  studentId: string,
  courses: readonly FigureCourse[],
  transfers: readonly FigureCredit[],
): FiguresRow {
  const active = courses.filter((course) => course.status === 'active');
  const completed = courses.filter((course) => course.status === 'completed');
  const ratios = courses.flatMap(({ status, soFarRatio, finalRatio }) => {
    const ratio = soFarRatio ?? (status === 'completed' ? finalRatio : null);
    return ratio === null ? [] : [ratio];
  });
  const core = coreCourseProgress([
    ...courses.map((course) => ({
      courseId: course.courseId,
      title: course.title,
      ncaaApproved: course.isNcaaApproved,
      status: course.status,
      ratio: course.status === 'completed' ? course.finalRatio : course.soFarRatio,
    })),
    ...transfers.map((credit) => ({
      courseId: credit.creditId,
      title: credit.title,
      ncaaApproved: credit.isCore,
      status: 'completed' as const,
      ratio: credit.ratio,
    })),
  ]);
  return {
    studentId,
    progressGpa: progressGpa(ratios),
    creditsEarned: creditsEarned([...completed, ...transfers].map(({ credits }) => credits)),
    creditsInProgress: creditsInProgress(active.length),
    coreEarned: core.earned,
    coreProjected: core.projected,
  };
}
