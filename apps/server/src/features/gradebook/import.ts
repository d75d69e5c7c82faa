import type { ImportPreview } from '@fieldhouse/contract/gradebook-staff.ts';
import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { POINTS_MAX } from '@fieldhouse/contract/limits.ts';
import { type CellText, readCellText } from '@fieldhouse/domain/grading/cell-text.ts';
import {
  type GradeSheet,
  headingsOf,
  readGradeSheet,
  readSeparator,
  SHEET_LIMITS,
  scalePoints,
} from '@fieldhouse/domain/grading/grade-sheet.ts';
import type { PackedCell } from '@fieldhouse/domain/grading/packed-cells.ts';
import { rosterFinder } from '@fieldhouse/domain/grading/roster-finder.ts';
import { os } from '#platform/procedure.ts';
import { readGrid } from './read-grid.ts';
import { readSheet } from './sheet-parser.ts';
import { canGradeIn, canSeeGradebook } from './staff-policy.ts';
import { type ColumnRow, findCourse, listColumns, listStudents, type StudentRow } from './staff-queries.ts';

/** Beyond this many times the points possible a grade has to be confirmed. */
const MOST_WITHOUT_ASKING = 1.5;
/** Rows that are asked about at once. */
const MOST_ASKED = 1_000;

type Problem = ImportPreview['problems'][number]['code'];
type AskedColumn = ImportPreview['columns'][number];

export const previewImport = os.gradebook.previewImport.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findCourse({ courseId: input.courseId, now: context.clock.now() }),
    listColumns({ courseId: input.courseId }),
    listStudents({ courseId: input.courseId }),
  ]);
  const [[course], columns, students] = rows;
  if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
  if (!canGradeIn(actor, course)) throw errors.FORBIDDEN();

  const lines = await readSheet(input.csv);
  const first = lines?.find((cells) => cells.some((cell) => cell.trim() !== ''));
  if (!lines || !first) throw errors.UNREADABLE();
  if (lines.length > SHEET_LIMITS.rows || first.length > SHEET_LIMITS.columns) throw errors.SHEET_TOO_LARGE();
  const isCommaDecimal = readSeparator(input.csv).separator === ';';
  const headings = headingsOf(columns);
  const sheet = readGradeSheet(
    lines,
    new Map(columns.map(({ assignmentId, title }) => [assignmentId, title])),
    isCommaDecimal,
  );
  if (!sheet) throw errors.NO_STUDENT_COLUMN();

  const cellsOf = await readGrid(context.services, input.courseId, columns, students, async (statement) => {
    const answer = await context.read([statement]);
    return answer.rows[0];
  });
  const preview = new Preview(cellsOf, isCommaDecimal);
  const asked = columnsOf(sheet, columns, input.mapping?.columns ?? []);
  const unclear = new Set(sheet.columns.filter((one) => one.isUnclear).map(({ at }) => at));
  const placeOf = new Map(columns.map(({ assignmentId }, place) => [assignmentId, place]));
  for (const column of asked) {
    if (column.assignmentId === null && !column.isLeftOut) {
      const code = unclear.has(column.at) ? 'unclear_assignment' : 'unknown_assignment';
      preview.problem(1, code, column.heading, null);
    }
    if (column.isPointsOpen) preview.problem(1, 'points_differ', column.heading, column.heading);
  }

  const chosen = new Map((input.mapping?.students ?? []).map((one) => [one.row, one.studentId]));
  const studentOf = new Map<string, StudentRow>(students.map((student) => [student.studentId, student]));
  const find = rosterFinder(students, sheet.hasSchoolNumbers);
  const askedRows: ImportPreview['rows'] = [];
  for (const { row, number, name, cells, isTooLong } of sheet.rows) {
    if (isTooLong) {
      preview.problem(row, 'too_many_cells', name || number, null);
      continue;
    }
    const owner = find(number, name);
    const choice = chosen.get(row);
    const isOpen = owner.kind !== 'student';
    if (isOpen && askedRows.length < MOST_ASKED) {
      const known = choice && studentOf.has(choice) ? choice : null;
      askedRows.push({
        ...{ row, name: name.slice(0, 200), number: number.slice(0, 200) },
        ...{ studentId: known, isLeftOut: choice === null },
      });
    }
    if (isOpen && choice === null) continue;
    const student = studentOf.get(owner.kind === 'student' ? owner.studentId : (choice ?? ''));
    if (!student) {
      if (owner.kind === 'name_differs') preview.problem(row, 'name_differs', `${number}, ${name}`, null);
      else preview.problem(row, 'unknown_student', name || number, null);
    } else if (preview.hasSeen(student)) preview.problem(row, 'duplicate_student', student.name, null);
    else {
      preview.see(student);
      for (const column of asked) {
        const place = column.assignmentId === null ? undefined : placeOf.get(column.assignmentId);
        if (place === undefined || column.isPointsOpen) continue;
        preview.cell(
          row,
          student,
          columns[place] as ColumnRow,
          place,
          cells[column.at] ?? '',
          scaleOf(column),
        );
      }
    }
  }
  return {
    ...preview.result,
    columns: asked,
    rows: askedRows,
    students: students.map(({ studentId, name, studentNumber }) => ({
      ...{ studentId: studentId as StudentId, name, number: studentNumber },
    })),
    assignments: columns.map(({ assignmentId }, place) => ({
      assignmentId: assignmentId as AssignmentId,
      title: headings[place] ?? '',
    })),
  };
});

/** The columns as the file and whoever imports say; an assignment is given to one column, a chosen one first. */
function columnsOf(
  sheet: GradeSheet,
  columns: readonly ColumnRow[],
  choices: readonly { at: number; assignmentId: AssignmentId | null; points: 'scale' | 'keep' | null }[],
): AskedColumn[] {
  const worth = new Map<string, number>(columns.map((one) => [one.assignmentId, one.pointsPossible]));
  const choiceAt = new Map(choices.map((one) => [one.at, one]));
  const taken = new Set<string>();
  const take = (id: string | null | undefined): string | null => {
    if (!id || !worth.has(id) || taken.has(id)) return null;
    taken.add(id);
    return id;
  };
  const given = new Map(sheet.columns.map(({ at }) => [at, take(choiceAt.get(at)?.assignmentId)]));
  return sheet.columns.map(({ at, heading, assignmentId: found, pointsPossible: filePointsPossible }) => {
    const choice = choiceAt.get(at);
    const assignmentId = choice ? (given.get(at) ?? null) : take(found);
    const pointsPossible = assignmentId === null ? null : (worth.get(assignmentId) ?? null);
    const differs =
      pointsPossible !== null && filePointsPossible !== null && pointsPossible !== filePointsPossible;
    const points = differs ? (choice?.points ?? null) : null;
    return {
      ...{ at, heading: heading.slice(0, 200), assignmentId: assignmentId as AssignmentId | null },
      ...{ isLeftOut: choice?.assignmentId === null, filePointsPossible, pointsPossible, points },
      isPointsOpen: differs && points === null,
    };
  });
}

/** What points of this column become. */
const scaleOf =
  ({ points: way, filePointsPossible, pointsPossible }: AskedColumn) =>
  (points: number): number =>
    way === 'scale' && filePointsPossible !== null && pointsPossible !== null
      ? scalePoints(points, filePointsPossible, pointsPossible)
      : points;

interface Line {
  readonly studentId: StudentId;
  readonly studentName: string;
  readonly assignmentId: AssignmentId;
  readonly assignmentTitle: string;
  readonly before: { readonly state: PackedCell['state']; readonly points: number | null };
  readonly pointsPossible: number;
  readonly isFarAbove: boolean;
  readonly change: {
    readonly studentId: StudentId;
    readonly assignmentId: AssignmentId;
    readonly to: Exclude<CellText, { state: 'unreadable' | 'ungraded' }> | { state: 'excused' | 'missing' };
    readonly baseSeq: number;
  };
}

/** What a file would change, line by line. */
class Preview {
  readonly #cellsOf: (studentId: string) => readonly PackedCell[];
  readonly #isCommaDecimal: boolean;
  readonly #seen = new Set<string>();
  readonly result = {
    lines: [] as Line[],
    unchangedCount: 0,
    blankCount: 0,
    problems: [] as { row: number; code: Problem; text: string; assignmentTitle: string | null }[],
  };

  constructor(cellsOf: (studentId: string) => readonly PackedCell[], isCommaDecimal: boolean) {
    this.#cellsOf = cellsOf;
    this.#isCommaDecimal = isCommaDecimal;
  }

  hasSeen = (student: StudentRow): boolean => this.#seen.has(student.studentId);

  see(student: StudentRow): void {
    this.#seen.add(student.studentId);
  }

  problem(row: number, code: Problem, text: string, assignmentTitle: string | null): void {
    this.result.problems.push({ row, code, text: text.slice(0, 200), assignmentTitle });
  }

  cell(
    row: number,
    student: StudentRow,
    column: ColumnRow,
    place: number,
    text: string,
    scale: (points: number) => number,
  ): void {
    const read = readCellText(text, this.#isCommaDecimal);
    const wanted = read.state === 'graded' ? { ...read, points: scale(read.points) } : read;
    // A blank says nothing: it never empties a cell.
    if (wanted.state === 'ungraded') {
      this.result.blankCount += 1;
      return;
    }
    if (wanted.state === 'unreadable') {
      const codes = { negative: 'out_of_range', ambiguous: 'ambiguous' } as const;
      const code = wanted.why in codes ? codes[wanted.why as keyof typeof codes] : 'not_a_number';
      this.problem(row, code, text, column.title);
      return;
    }
    const points = wanted.state === 'graded' ? wanted.points : null;
    if (points !== null && points > POINTS_MAX) {
      this.problem(row, 'out_of_range', text, column.title);
      return;
    }
    const cell = this.#cellsOf(student.studentId)[place];
    const given = cell?.points == null ? null : Math.round((cell.points + cell.lateDeduction) * 100) / 100;
    if (cell?.state === wanted.state && given === points) {
      this.result.unchangedCount += 1;
      return;
    }
    const studentId = student.studentId as StudentId;
    const assignmentId = column.assignmentId as AssignmentId;
    this.result.lines.push({
      studentId,
      studentName: student.name,
      assignmentId,
      assignmentTitle: column.title,
      before: { state: cell?.state ?? 'ungraded', points: given },
      pointsPossible: column.pointsPossible,
      isFarAbove: points !== null && points > column.pointsPossible * MOST_WITHOUT_ASKING,
      change: { studentId, assignmentId, to: wanted, baseSeq: cell?.seq ?? 0 },
    });
  }
}
