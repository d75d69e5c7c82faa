import type { AssignmentId, CategoryId, CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { progressRatio } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import { letterOn } from '@fieldhouse/domain/grading/grading-scale.ts';
import { isIncompleteOverdue } from '@fieldhouse/domain/records/incomplete.ts';
import { hasLeft } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import type { RowOf } from '#db/unit.ts';
import { type CellRow, workState } from '#features/lessons/workflows.ts';
import { listScales, type SchoolScale, scaleFor, usedScales } from '#features/schools/workflows.ts';
import { os } from '#platform/procedure.ts';
import { canReadGrades, chooseRecord } from './policy.ts';
import {
  type AssignmentRow,
  listAssignments,
  listCells,
  listGradedCourses,
  listRecords,
  type ScoreCellRow,
} from './queries.ts';

type GradedCourse = RowOf<typeof listGradedCourses>;

export const mine = os.gradebook.mine.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    listRecords(),
    listGradedCourses({ now: context.clock.now() }),
    listAssignments(),
    listCells(),
    listScales(),
  ]);
  const [records, courseRows, assignmentRows, cellRows, scaleRows] = rows;
  const record = chooseRecord(actor, records, input.studentId);
  if (!record) throw errors.NOT_FOUND();

  const courses = courseRows
    .filter((course) => course.studentId === record.studentId)
    .map((course) => ({
      ...course,
      scale: scaleFor(scaleRows, course, context.clock.today(course.timeZone)),
    }));
  const isTheirs = (row: { readonly studentId: string }) => row.studentId === record.studentId;
  const cells = new Map(cellRows.filter(isTheirs).map((cell) => [cell.assignmentId, cell]));
  const assignmentsOf = Map.groupBy(assignmentRows.filter(isTheirs), (row) => row.courseId);
  const readable = records.filter((one) => canReadGrades(actor, one));
  return {
    studentId: record.studentId as StudentId,
    students: readable.map((one) => ({
      studentId: one.studentId as StudentId,
      name: one.legalName,
      schoolName: one.schoolName,
      isSelf: isOwnRecord(actor, one),
      isFormer: isOwnRecord(actor, one) && hasLeft(actor, one.schoolId),
    })),
    currentGpa: record.currentGpa,
    progressGpa: record.progressGpa,
    creditsInProgress: creditsInProgress(courses.filter(({ status }) => status === 'active').length),
    creditsEarned: record.creditsEarned ?? 0,
    scales: usedScales(courses.map(({ scale }) => scale)),
    courses: courses.map((course) => {
      const assignments = assignmentsOf.get(course.courseId) ?? [];
      return {
        courseId: course.courseId as CourseId,
        title: course.title,
        color: course.color,
        status: course.status,
        incomplete:
          course.postedResult === 'incomplete'
            ? {
                dueOn: course.postedDueOn,
                isOverdue: isIncompleteOverdue(
                  course.postedDueOn as CalendarDate | null,
                  context.clock.today(course.timeZone) as CalendarDate,
                ),
              }
            : null,
        finalRatio: course.status === 'completed' ? course.finalRatio : null,
        letter: letterOf(course),
        scaleId: course.scale.scaleId,
        earned: course.earned ?? 0,
        possible: course.possible ?? 0,
        soFarRatio: course.soFarRatio,
        ifNothingElseRatio: course.ifNothingElseRatio,
        progressRatio: progressRatio(course),
        gradedCount: course.gradedCount ?? 0,
        assignmentCount: assignments.length,
        rules: {
          missing: course.missing ?? { kind: 'not_counted' as const },
          weighting: course.weighting,
          categories: course.categories.map((category) => ({
            ...category,
            categoryId: category.categoryId as CategoryId,
            neverDropIds: category.neverDropIds as AssignmentId[],
          })),
        },
        droppedIds: (course.droppedIds ?? []) as AssignmentId[],
        assignments: assignments.map((row) => presentScore(row, cells.get(row.assignmentId))),
      };
    }),
  };
});

/** As posted, else by the scale of the course. */
function letterOf(course: GradedCourse & { readonly scale: SchoolScale }): string | null {
  const ratio = progressRatio(course);
  if (ratio === null) return null;
  const isPosted = course.status === 'completed' && course.finalRatio !== null;
  return (isPosted ? course.postedLetter : null) ?? letterOn(course.scale.steps, ratio);
}

const NO_CELL: CellRow = { gradeState: null, isReleased: null, attemptNumber: null };

function presentScore(row: AssignmentRow, cell: ScoreCellRow | undefined) {
  const state = workState(cell ?? NO_CELL);
  return {
    assignmentId: row.assignmentId as AssignmentId,
    categoryId: row.categoryId as CategoryId | null,
    title: row.title,
    dueAt: row.dueAt,
    state,
    isLate: cell?.isLate ?? false,
    points: state === 'graded' ? (cell?.points ?? null) : null,
    lateDeduction: state === 'graded' ? (cell?.lateDeduction ?? 0) : 0,
    // As the totals take it: a grade keeps what the work was worth when it was given.
    pointsPossible: (state === 'graded' ? cell : undefined)?.pointsPossible ?? row.pointsPossible,
    isExtraCredit: row.isExtraCredit,
  };
}
