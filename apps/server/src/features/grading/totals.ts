import { creditsEarned, creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import {
  countsInGpaElsewhere,
  creditsOfTransfer,
  isPassedElsewhere,
} from '@fieldhouse/domain/credits/outside-credit.ts';
import { coreCourseProgress } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { officialGpa } from '@fieldhouse/domain/gpa/official-gpa.ts';
import { progressGpa, progressRatio } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import { judgeAttempts } from '@fieldhouse/domain/gpa/repeats.ts';
import {
  byPoints,
  type CourseCell,
  type CourseRules,
  courseTotals,
} from '@fieldhouse/domain/grading/course-totals.ts';
import { storedGpa } from '@fieldhouse/domain/grading/exact-decimal.ts';
import type { Transaction } from '#db/unit.ts';
import {
  type CourseRulesRow,
  DEFAULT_REPEATS,
  type FigureAttempt,
  type FigureCourse,
  type FigureCredit,
  type FiguresRow,
  findCourseRules,
  findPolicy,
  listFigureAttempts,
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
    tx.query(lockTotals({ schoolId, enrollmentIds, courseId, updatedAt: at })),
    tx.query(listTotalsAssignments({ schoolId, courseId })),
    tx.query(listTotalsCells({ schoolId, enrollmentIds, courseId })),
    tx.query(findCourseRules({ schoolId, courseId, now: at })),
  ]);
  const rules = rulesOf(row);
  const cellsOf = Map.groupBy(cells, (cell): string => cell.enrollmentId);
  const seen = new Map<string, (typeof before)[number]>(before.map((one) => [one.enrollmentId, one]));
  const rows = enrollmentIds
    .filter((enrollmentId) => seen.has(enrollmentId))
    .map((enrollmentId) => totalsRow(enrollmentId, assignments, cellsOf.get(enrollmentId) ?? [], rules));
  const studentOf = (enrollmentId: string) => seen.get(enrollmentId)?.studentId ?? '';
  const changedIds = rows
    .filter((one) => one.releasedSoFarRatio !== seen.get(one.enrollmentId)?.releasedSoFarRatio)
    .map((one) => studentOf(one.enrollmentId));
  tx.send(
    saveTotals({
      schoolId,
      enrollmentIds: rows.map((one) => one.enrollmentId),
      list: JSON.stringify(rows),
    }),
  );
  if (changedIds.length > 0) await recomputeFigures(tx, schoolId, [...new Set(changedIds)].sort(), at);
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
      hasWork: cell?.hasWork ?? false,
    };
    // A grade stays out of what the work was worth when it was given; what has none is worth what it is now.
    const { pointsPossible } = cell?.state === 'graded' ? cell : assignment;
    const full = cell ? { ...open, state: cell.state, points: cell.points, pointsPossible } : open;
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
    missing: rules.missing,
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
  const [, courses, attempts, credits] = await Promise.all([
    tx.query(lockFigures({ schoolId, studentIds, asOf: at })),
    tx.query(listFigureCourses({ schoolId, studentIds })),
    tx.query(listFigureAttempts({ schoolId, studentIds })),
    tx.query(listFigureCredits({ schoolId, studentIds })),
  ]);
  const coursesOf = Map.groupBy(courses, (course): string => course.studentId);
  const attemptsOf = Map.groupBy(attempts, (attempt): string => attempt.studentId);
  const creditsOf = Map.groupBy(credits, (credit): string => credit.studentId);
  const rows = studentIds.map((studentId) =>
    figuresRow(studentId, {
      courses: coursesOf.get(studentId) ?? [],
      attempts: attemptsOf.get(studentId) ?? [],
      transfers: creditsOf.get(studentId) ?? [],
    }),
  );
  tx.send(saveFigures({ schoolId, list: JSON.stringify(rows) }));
}

/**
 * Makes the official GPA anew, with the other figures: from the attempts that count by the school's rule for repeated
 * courses, and grades from elsewhere that have a percent. For posting, the registrar's entries and a change of that rule
 * alone; nothing else moves what is official.
 */
export async function recomputeOfficialFigures(tx: Transaction, key: StudentKey, at: string): Promise<void> {
  const { schoolId, studentId } = key;
  await recomputeStudentFigures(tx, key, at);
  const [attempts, transfers, [policy]] = await Promise.all([
    tx.query(listFigureAttempts({ schoolId, studentIds: [studentId] })),
    tx.query(listFigureCredits({ schoolId, studentIds: [studentId] })),
    tx.query(findPolicy({ schoolId, now: at })),
  ]);
  const gpa = officialGpa('mean_over_25', [
    ...judgeAttempts(attempts, policy?.repeats ?? DEFAULT_REPEATS).flatMap(
      ({ contentId, ratio, credits, countsInGpa }) =>
        countsInGpa && ratio !== null ? [{ group: contentId, ratio, credits }] : [],
    ),
    ...transfers.flatMap(({ creditId, ratio, credits, gradeRaw }) =>
      ratio !== null && countsInGpaElsewhere({ ratio, gradeRaw })
        ? [{ group: creditId, ratio, credits }]
        : [],
    ),
  ]);
  tx.send(saveOfficialGpa({ schoolId, studentId, gpa: gpa && storedGpa(gpa), asOf: at }));
}

interface RecordParts {
  readonly courses: readonly FigureCourse[];
  readonly attempts: readonly FigureAttempt[];
  readonly transfers: readonly FigureCredit[];
}

function figuresRow(studentId: string, { courses, attempts, transfers }: RecordParts): FiguresRow {
  const progress = progressGpa(
    courses.filter(({ isCurrent }) => isCurrent).flatMap((course) => progressRatio(course) ?? []),
  );
  const core = coreCourseProgress([
    ...courses.map((course) => ({
      // One course and its copies are one content, which counts once.
      courseId: course.contentId,
      title: course.title,
      ncaaApproved: course.isNcaaApproved,
      status: course.status,
      ratio: numberOf(course.status === 'completed' ? course.finalRatio : course.soFarRatio),
    })),
    ...transfers.map((credit) => ({
      courseId: credit.creditId,
      title: credit.title,
      ncaaApproved: credit.isCore,
      status: 'completed' as const,
      // Passed is passed, with a percent or without one, as for credits.
      ratio: isPassedElsewhere({ ...credit, ratio: numberOf(credit.ratio) }) ? 1 : 0,
    })),
  ]);
  return {
    studentId,
    progressGpa: progress && storedGpa(progress),
    creditsEarned: creditsEarned([
      // Which attempt gives the credit doesn't hang on the rule for the GPA.
      ...judgeAttempts(attempts, DEFAULT_REPEATS).map(({ creditsCounted }) => creditsCounted),
      ...transfers.map((credit) =>
        creditsOfTransfer(credit.credits, { ...credit, ratio: numberOf(credit.ratio) }),
      ),
    ]),
    creditsInProgress: creditsInProgress(courses.filter(({ status }) => status === 'active').length),
    coreEarned: core.earned,
    coreProjected: core.projected,
  };
}

const numberOf = (digits: string | null): number | null => (digits === null ? null : Number(digits));
