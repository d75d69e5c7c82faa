import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import { POINTS_MAX } from '@fieldhouse/contract/limits.ts';
import { type CellText, readCellText } from '@fieldhouse/domain/grading/cell-text.ts';
import type { PackedCell } from '@fieldhouse/domain/grading/packed-cells.ts';
import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import { os } from '#platform/procedure.ts';
import { readGrid } from './read-grid.ts';
import { headingsOf, POINTS_LINE, STUDENT_COLUMN, STUDENT_ID_COLUMN, TOTAL_COLUMNS } from './sheet.ts';
import { readSheet } from './sheet-parser.ts';
import { canGradeIn, canSeeGradebook } from './staff-policy.ts';
import { type ColumnRow, findCourse, listColumns, listStudents, type StudentRow } from './staff-queries.ts';

/** Beyond this many times the points possible a grade has to be confirmed. */
const MOST_WITHOUT_ASKING = 1.5;

const NAME_HEADINGS = [STUDENT_COLUMN, 'name', 'student name', 'full name'].map((one) => one.toLowerCase());
const ID_HEADINGS = [STUDENT_ID_COLUMN, 'id', 'student number', 'sis user id'].map((one) =>
  one.toLowerCase(),
);
const IGNORED_HEADINGS = TOTAL_COLUMNS.map((one) => one.toLowerCase());

type Problem =
  | 'unknown_student'
  | 'unknown_assignment'
  | 'not_a_number'
  | 'out_of_range'
  | 'duplicate_student';

export const previewImport = os.gradebook.previewImport.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findCourse(input.courseId),
    listColumns(input.courseId),
    listStudents(input.courseId),
  ]);
  const [[course], columns, students] = rows;
  if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
  if (!canGradeIn(actor, course)) throw errors.FORBIDDEN();

  const lines = await readSheet(input.csv);
  const [headings, ...body] = lines ?? [];
  if (!headings) throw errors.UNREADABLE();
  const plainHeadings = headings.map((heading) => normal(heading));
  const nameAt = plainHeadings.findIndex((heading) => NAME_HEADINGS.includes(heading));
  const idAt = plainHeadings.findIndex((heading) => ID_HEADINGS.includes(heading));
  if (nameAt < 0 && idAt < 0) throw errors.NO_STUDENT_COLUMN();

  const cellsOf = await readGrid(context.services, input.courseId, columns, students, async (statement) => {
    const answer = await context.read([statement]);
    return answer.rows[0];
  });
  const places = placesOf(plainHeadings, columns, [nameAt, idAt]);
  const find = studentFinder(students);
  const preview = new Preview(cellsOf);
  for (const at of places.unknown) preview.problem(1, 'unknown_assignment', headings[at] ?? '', null);
  for (const [index, cells] of body.entries()) {
    const row = index + 2;
    const name = cells[nameAt] ?? '';
    if (normal(name) === normal(POINTS_LINE) || cells.every((cell) => cell.trim() === '')) continue;
    const student = find(cells[idAt] ?? '', name);
    if (!student) preview.problem(row, 'unknown_student', name || (cells[idAt] ?? ''), null);
    else if (preview.hasSeen(student)) preview.problem(row, 'duplicate_student', student.name, null);
    else {
      preview.see(student);
      for (const [at, place] of places.known) {
        preview.cell(row, student, columns[place] as ColumnRow, place, cells[at] ?? '');
      }
    }
  }
  return preview.result;
});

/** As two people write the same. */
const normal = (text: string): string =>
  text.trim().replace(/^'/, '').normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

/** Which column of the file is which assignment. */
function placesOf(headings: readonly string[], columns: readonly ColumnRow[], taken: readonly number[]) {
  const known = new Map<number, number>();
  const unknown: number[] = [];
  const placeOf = new Map(headingsOf(columns).map((heading, place) => [normal(heading), place]));
  for (const [at, heading] of headings.entries()) {
    if (taken.includes(at) || heading === '' || IGNORED_HEADINGS.includes(heading)) continue;
    const place = placeOf.get(heading);
    if (place === undefined || [...known.values()].includes(place)) unknown.push(at);
    else known.set(at, place);
  }
  return { known, unknown };
}

/** Finds a student by number, else by a name that only one has. */
function studentFinder(students: readonly StudentRow[]) {
  const byNumber = new Map(
    students.flatMap((one) => (one.studentNumber ? [[normal(one.studentNumber), one]] : [])),
  );
  const byName = new Map<string, StudentRow | null>();
  for (const student of students) {
    for (const name of new Set([normal(student.name), normal(sortName(splitFullName(student.name)))])) {
      byName.set(name, byName.has(name) ? null : student);
    }
  }
  return (number: string, name: string): StudentRow | null =>
    (number.trim() === '' ? undefined : byNumber.get(normal(number))) ?? byName.get(normal(name)) ?? null;
}

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
  readonly #seen = new Set<string>();
  readonly result = {
    lines: [] as Line[],
    unchangedCount: 0,
    blankCount: 0,
    problems: [] as { row: number; code: Problem; text: string; assignmentTitle: string | null }[],
  };

  constructor(cellsOf: (studentId: string) => readonly PackedCell[]) {
    this.#cellsOf = cellsOf;
  }

  hasSeen = (student: StudentRow): boolean => this.#seen.has(student.studentId);

  see(student: StudentRow): void {
    this.#seen.add(student.studentId);
  }

  problem(row: number, code: Problem, text: string, assignmentTitle: string | null): void {
    this.result.problems.push({ row, code, text: text.slice(0, 200), assignmentTitle });
  }

  cell(row: number, student: StudentRow, column: ColumnRow, place: number, text: string): void {
    const wanted = readCellText(text);
    // A blank says nothing: it never empties a cell.
    if (wanted.state === 'ungraded') {
      this.result.blankCount += 1;
      return;
    }
    if (wanted.state === 'unreadable') {
      const code = wanted.why === 'negative' ? 'out_of_range' : 'not_a_number';
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
