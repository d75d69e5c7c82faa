import { sortName, splitFullName } from '../people/full-name.ts';
import { hundredths } from '../rounding/half-away.ts';
import { readCellText } from './cell-text.ts';

/** A sheet beyond these is refused rather than read. */
export const SHEET_LIMITS = { rows: 5_000, columns: 500 } as const;

/** A column of a sheet that may hold grades. */
export interface SheetColumn {
  /** Its place in the file, from 0. */
  readonly at: number;
  /** As it stands in the file. */
  readonly heading: string;
  /** The assignment that it is for by its title; null: none is called like this, or it is taken. */
  readonly assignmentId: string | null;
  /** What the file says a piece of work is worth; null: it doesn't say. */
  readonly pointsPossible: number | null;
}

export interface SheetRow {
  /** As a spreadsheet counts: the headings are row 1. */
  readonly row: number;
  readonly number: string;
  readonly name: string;
  readonly cells: readonly string[];
}

export interface GradeSheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** The numbers are the school's; false: they stand under a bare "ID", which may be another system's. */
  readonly hasSchoolNumbers: boolean;
}

const NAMES = ['student', 'name', 'student name', 'full name'];
/** A learning system's own "ID" comes last: it isn't the school's number where there is another. */
const NUMBERS = ['student id', 'student number', 'sis user id', 'id'];
/** Headings that only Canvas writes. */
const OF_CANVAS = ['sis user id', 'sis login id', 'root account'];
const ABOUT_STUDENTS = new Set([...NAMES, ...NUMBERS, 'sis login id', 'section', 'root account', 'notes']);
const TOTALS = new Set(['final grade (%)', 'final letter', 'so far (%)', 'if nothing else is handed in (%)']);
/** Columns of its own file that Canvas works out itself; elsewhere a teacher's column may be called so: "Current Score", "Essays Unposted Final Score". */
const WORKED_OUT =
  /(?:^|\s)(?:(?:unposted )?(?:current|final)|override) (?:score|grade|points|status)(?: \(\d+\))?$/;
const READ_ONLY = '(read only)';
const POINTS_ROW = 'points possible';
const POSTING_WORDS = new Set(['manual posting', 'automatic posting']);
const CANVAS_ID = / \(\d+\)$/;

/** As two people write the same. */
export const plainName = (text: string): string =>
  text.trim().replace(/^'/, '').normalize('NFC').replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * What stands where in a sheet of grades, as this product or Canvas exports it: the columns that may hold grades, and a row
 * per student. Rows about points possible and posting, blank rows and columns that are worked out are left out.
 *
 * @param headings what each assignment's column may be called, by assignment.
 * @param isCommaDecimal as of `readCellText`.
 * @returns null where no column says whose grades these are.
 */
export function readGradeSheet(
  lines: readonly (readonly string[])[],
  headings: ReadonlyMap<string, string>,
  isCommaDecimal = false,
): GradeSheet | null {
  const [first = [], ...rest] = lines;
  const plain = first.map(plainName);
  const numberAt = NUMBERS.map((one) => plain.indexOf(one)).find((at) => at >= 0) ?? -1;
  const nameAt = plain.findIndex((one) => NAMES.includes(one));
  if (nameAt < 0 && numberAt < 0) return null;

  const isCanvas = plain.some((one) => OF_CANVAS.includes(one));
  const isPoints = (cells: readonly string[]) => plainName(cells[nameAt] ?? '') === POINTS_ROW;
  const worth = rest.find(isPoints) ?? [];
  const assignmentOf = new Map([...headings].map(([id, heading]) => [plainName(heading), id]));
  const taken = new Set<string>();
  const columns: SheetColumn[] = [];
  for (const [at, heading] of plain.entries()) {
    const exact = assignmentOf.get(heading);
    const isOther =
      ABOUT_STUDENTS.has(heading) || TOTALS.has(heading) || (isCanvas && WORKED_OUT.test(heading));
    if (at === nameAt || at === numberAt || heading === '' || plainName(worth[at] ?? '') === READ_ONLY)
      continue;
    if (exact === undefined && isOther) continue;
    const found = exact ?? assignmentOf.get(heading.replace(CANVAS_ID, ''));
    const assignmentId = found === undefined || taken.has(found) ? null : found;
    if (assignmentId !== null) taken.add(assignmentId);
    columns.push({
      at,
      heading: (first[at] ?? '').trim(),
      assignmentId,
      pointsPossible: pointsOf(worth[at] ?? '', isCommaDecimal),
    });
  }
  const rows = rest.flatMap((cells, index) => {
    const name = (cells[nameAt] ?? '').trim();
    const number = (cells[numberAt] ?? '').trim();
    const isEmpty = cells.every((cell) => cell.trim() === '' || POSTING_WORDS.has(plainName(cell)));
    return isEmpty || isPoints(cells) ? [] : [{ row: index + 2, number, name, cells }];
  });
  return { columns, rows, hasSchoolNumbers: plain[numberAt] !== 'id' };
}

/** Points above 0; null: the cell says none that can be read in one way. */
function pointsOf(text: string, isCommaDecimal: boolean): number | null {
  const read = readCellText(text, isCommaDecimal);
  return read.state === 'graded' && read.points > 0 ? read.points : null;
}

export interface RosterStudent {
  readonly studentId: string;
  readonly name: string;
  readonly studentNumber: string | null;
}

/** Whose row it is, or why nobody can say. */
export type RowOwner =
  | { readonly kind: 'student'; readonly studentId: string }
  /** The number is one student's, the name isn't; or the name is one's whose number is another. */
  | { readonly kind: 'name_differs'; readonly studentId: string }
  | { readonly kind: 'unknown' };

/**
 * Finds students by number and name, which must agree where both are there; else by a name that only one has.
 *
 * @param hasSchoolNumbers false: the numbers may be another system's, so that one which nobody here has says nothing.
 */
export function rosterFinder(
  students: readonly RosterStudent[],
  hasSchoolNumbers: boolean,
): (number: string, name: string) => RowOwner {
  const byNumber = new Map<string, RosterStudent>();
  const byName = new Map<string, RosterStudent | null>();
  const namesOf = ({ name }: RosterStudent) =>
    new Set([plainName(name), plainName(sortName(splitFullName(name)))]);
  for (const student of students) {
    if (student.studentNumber) byNumber.set(plainName(student.studentNumber), student);
    for (const name of namesOf(student)) byName.set(name, byName.has(name) ? null : student);
  }
  return (number, name) => {
    const numbered = number.trim() === '' ? undefined : byNumber.get(plainName(number));
    if (numbered) {
      const { studentId } = numbered;
      const agrees = name.trim() === '' || namesOf(numbered).has(plainName(name));
      return { kind: agrees ? 'student' : 'name_differs', studentId };
    }
    const named = byName.get(plainName(name));
    if (!named) return { kind: 'unknown' };
    const isOthers = hasSchoolNumbers && number.trim() !== '' && named.studentNumber !== null;
    return { kind: isOthers ? 'name_differs' : 'student', studentId: named.studentId };
  };
}

/**
 * Points out of one maximum as points out of another, in whole hundredths, halves up.
 *
 * @throws RangeError where the first maximum isn't above 0.
 */
export function scalePoints(points: number, from: number, to: number): number {
  const [given, whole, wanted] = [points, from, to].map((one) => BigInt(hundredths(one))) as [
    bigint,
    bigint,
    bigint,
  ];
  if (whole <= 0n) throw new RangeError(`No maximum: ${from}`);
  return Number((2n * given * wanted + whole) / (2n * whole)) / 100;
}
