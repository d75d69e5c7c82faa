import type { AssignmentId, CategoryId, CourseId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { letterWorths } from '@fieldhouse/domain/grading/grading-scale.ts';
import { isWritable } from '#access/actor.ts';
import type { Statement } from '#db/unit.ts';
import { isHeldByDefault } from '#features/grading/workflows.ts';
import { listScales, nextLetterPercent, scaleToday } from '#features/schools/workflows.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { packCells, packedCellsOf } from './packed-cells.ts';
import { canGradeIn, canReleaseIn, canSeeGradebook, canSetUp } from './staff-policy.ts';
import {
  type ColumnRow,
  findCourse,
  listColumns,
  listCourses,
  listPackedCells,
  listStudents,
  type PackedRow,
  type StudentRow,
} from './staff-queries.ts';

export const courses = os.gradebook.courses.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listCourses()]);
  return {
    courses: rows[0]
      .filter((course) => canSeeGradebook(actor, course))
      .map((course) => ({ ...course, courseId: course.courseId as CourseId })),
  };
});

export const grid = os.gradebook.grid.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findCourse({ courseId: input.courseId, now: context.clock.now() }),
    listColumns({ courseId: input.courseId }),
    listStudents({ courseId: input.courseId }),
    listScales(),
  ]);
  const [[course], columns, students, scales] = rows;
  if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
  const cells = await cellsOf(context.services, input.courseId, columns, students, async (statement) => {
    const answer = await context.read([statement]);
    return answer.rows[0];
  });
  const school = {
    missing: course.schoolMissing ?? { kind: 'not_counted' as const },
    late: course.schoolLate ?? { kind: 'none' as const },
  };
  const isOurs = isWritable(actor, course.schoolId);
  const isOpen = isOurs && (course.hasOpen || !course.isLocked);
  return {
    courseId: course.courseId as CourseId,
    title: course.title,
    status: course.status,
    isLocked: course.isLocked,
    setupVersion: course.setupVersion,
    weighting: course.weighting,
    missing: course.ownMissing ?? school.missing,
    late: course.ownLate ?? school.late,
    own: { missing: course.ownMissing, late: course.ownLate },
    school,
    categories: course.categories.map((category) => ({
      ...category,
      categoryId: category.categoryId as CategoryId,
      neverDropIds: category.neverDropIds as AssignmentId[],
    })),
    assignments: columns.map(({ release, ...column }) => ({
      ...column,
      isHeldFirst: isHeldByDefault(release, course),
      assignmentId: column.assignmentId as AssignmentId,
      categoryId: column.categoryId as CategoryId | null,
    })),
    students: students.map((student) => ({
      studentId: student.studentId as StudentId,
      name: student.name,
      standing: student.standing,
      posted: postedOf(student, nextLetterOf(scales, course)),
      cells: cells.get(student.studentId) ?? packCells(columns.length, undefined),
      soFarRatio: student.soFarRatio,
      ifNothingElseRatio: student.ifNothingElseRatio,
    })),
    letters: letterWorths(scaleToday(scales, course.schoolId, context.clock.today(course.timeZone)).steps),
    timeZone: course.timeZone,
    can: {
      grade: isOpen && canGradeIn(actor, course),
      setUp: isOurs && !course.isLocked && canSetUp(actor, course),
      release: isOpen && canReleaseIn(actor, course),
    },
  };
});

type NextLetter = (student: StudentRow) => number | null;

/** The percent from which on a student's posted grade would have the next better letter. */
export const nextLetterOf =
  (
    scales: Parameters<typeof nextLetterPercent>[0],
    { schoolId }: { readonly schoolId: SchoolId },
  ): NextLetter =>
  ({ postedScaleId: scaleId, postedRatio: ratio }) =>
    nextLetterPercent(scales, schoolId, { scaleId, ratio });

const postedOf = (student: StudentRow, nextLetter: NextLetter) => {
  const { postedResult: result, postedRatio: ratio, postedLetter: letter, postedDueOn: dueOn } = student;
  return result === null ? null : { result, ratio, letter, nextLetterPercent: nextLetter(student), dueOn };
};

/** Every student's cells: those that are kept and still hold, and those that are read now. */
export async function cellsOf(
  services: Services,
  courseId: string,
  columns: readonly ColumnRow[],
  students: readonly StudentRow[],
  read: (statement: Statement<PackedRow>) => Promise<PackedRow[]>,
): Promise<Map<string, string>> {
  const columnIds = columns.map((column) => column.assignmentId);
  const kept = packedCellsOf(services).of(courseId, columnIds);
  const cells = new Map<string, string>();
  const unknown: StudentRow[] = [];
  for (const student of students) {
    const found = kept.get(student.studentId);
    if (student.stamp !== null && found?.stamp === student.stamp) cells.set(student.studentId, found.cells);
    else unknown.push(student);
  }
  if (unknown.length === 0) return cells;
  const rows = await read(
    listPackedCells({
      courseId,
      studentIds: unknown.map((student) => student.studentId),
      assignmentIds: columnIds,
    }),
  );
  const rowOf = new Map(rows.map((row) => [row.studentId, row]));
  for (const { studentId, stamp } of unknown) {
    const packed = packCells(columns.length, rowOf.get(studentId));
    cells.set(studentId, packed);
    // Read after the stamp: at worst newer than it, and then asked for once more.
    if (stamp !== null) kept.set(studentId, { stamp, cells: packed });
  }
  return cells;
}
