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
  /** The assignment that it is for by its title; null: none is called like this, or it isn't certain which. */
  readonly assignmentId: string | null;
  /** It could be for several assignments, or be no column of grades at all: nobody but a person can say. */
  readonly isUnclear: boolean;
  /** What the file says a piece of work is worth; null: it doesn't say. */
  readonly pointsPossible: number | null;
}

export interface SheetRow {
  /** As a spreadsheet counts, from 1: mostly the headings are row 1. */
  readonly row: number;
  readonly number: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** More stands in it than there are headings, as where "1,000" was written without quotes: nobody knows what is whose. */
  readonly isTooLong: boolean;
}

export interface GradeSheet {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** The numbers are the school's; false: they stand under a bare "ID", which may be another system's. */
  readonly hasSchoolNumbers: boolean;
}

const NAMES = ['student', 'name', 'student name', 'full name'];
/** The parts of a name, where they stand in two columns. */
const GIVEN_NAMES = ['first name', 'given name', 'firstname', 'first'];
const FAMILY_NAMES = ['last name', 'family name', 'surname', 'lastname', 'last'];
/** A learning system's own "ID" comes last: it isn't the school's number where there is another. */
const NUMBERS = ['student id', 'student number', 'sis user id', 'id'];
const STUDENT_HEADINGS = new Set([...NAMES, ...NUMBERS]);
/** Headings that only Canvas writes. */
const OF_CANVAS = ['sis user id', 'sis login id', 'root account'];
const ABOUT_STUDENTS = new Set([
  ...[...NAMES, ...GIVEN_NAMES, ...FAMILY_NAMES, ...NUMBERS],
  ...['sis login id', 'section', 'root account', 'notes'],
]);
const TOTALS = new Set(['final grade (%)', 'final letter', 'so far (%)', 'if nothing else is handed in (%)']);
/** Columns of its own file that Canvas works out itself; elsewhere a teacher's column may be called so: "Current Score", "Essays Unposted Final Score". */
const WORKED_OUT =
  /(?:^|\s)(?:(?:unposted )?(?:current|final)|override) (?:score|grade|points|status)(?: \(\d+\))?$/;
const READ_ONLY = '(read only)';
const POINTS_ROW = 'points possible';
const POSTING_WORDS = new Set(['manual posting', 'automatic posting']);
const CANVAS_ID = / \(\d+\)$/;

/** Excel's line that says what parts the cells. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?(?:\r\n|\r|\n|$)/i;
/** More than the headings of any gradebook take. */
const HEADINGS_CHARACTERS = 200_000;
const SEPARATORS = [',', ';', '\t'] as const;

/**
 * What parts the cells of a file, and the file without a line that only says so: a spreadsheet saves semicolons or tabs in
 * other countries. It is what gives a column of students, else what stands most among the headings, outside of quotes.
 */
export function readSeparator(csv: string): { readonly separator: string; readonly rest: string } {
  const [line = '', said] = SEPARATOR_LINE.exec(csv) ?? [];
  if (said) return { separator: said, rest: csv.slice(line.length) };
  const ranked = SEPARATORS.map((separator) => {
    const cells = firstCells(csv, separator).map(plainName);
    return { separator, count: cells.length, hasStudents: cells.some((one) => STUDENT_HEADINGS.has(one)) };
  }).sort((a, b) => Number(b.hasStudents) - Number(a.hasStudents) || b.count - a.count);
  return { separator: ranked[0]?.separator ?? ',', rest: csv };
}

/** The cells of the first row that isn't empty; quotes around them are left out, and a line may break within quotes. */
function firstCells(csv: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  // Quotes that never end would make all of the file one cell.
  for (const sign of csv.slice(0, HEADINGS_CHARACTERS).replace(/^\ufeff?[\r\n]*/, '')) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break;
    else if (!isQuoted && sign === separator) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells;
}

/** As two people write the same. */
export const plainName = (text: string): string => sameText(text).replaceAll(/\s+/g, ' ').toLowerCase();

/** As it stands in the file, without what a spreadsheet needs around it. */
export const sameText = (text: string): string => text.trim().replace(/^'/, '').normalize('NFC');

/** A title with a part of the assignment's id. */
const withId = (title: string, assignmentId: string): string => `${title} [${assignmentId.slice(-6)}]`;

/**
 * Each assignment's heading in a sheet: its title, with a part of its id where another is called alike but for case and
 * blanks, or where a column of students or totals is.
 */
export function headingsOf(
  assignments: readonly { readonly assignmentId: string; readonly title: string }[],
): string[] {
  const counts = new Map<string, number>();
  for (const { title } of assignments) counts.set(plainName(title), (counts.get(plainName(title)) ?? 0) + 1);
  return assignments.map(({ assignmentId, title }) => {
    const name = plainName(title);
    const isOwn = counts.get(name) === 1 && !ABOUT_STUDENTS.has(name) && !TOTALS.has(name);
    return isOwn ? title : withId(title, assignmentId);
  });
}

/**
 * What stands where in a sheet of grades, as this product or Canvas exports it: the columns that may hold grades, and a row
 * per student. Rows about points possible and posting, blank rows and columns that are worked out are left out.
 *
 * @param titles what each assignment is called, by assignment.
 * @param isCommaDecimal as of `readCellText`.
 * @returns null where no column says whose grades these are.
 */
export function readGradeSheet(
  lines: readonly (readonly string[])[],
  titles: ReadonlyMap<string, string>,
  isCommaDecimal = false,
): GradeSheet | null {
  const headAt = Math.max(0, lines.findIndex(isWritten));
  const [first = [], ...rest] = lines.slice(headAt);
  const plain = first.map(plainName);
  const numberAt = NUMBERS.map((one) => plain.indexOf(one)).find((at) => at >= 0) ?? -1;
  const wholeAt = plain.findIndex((one) => NAMES.includes(one));
  const partsAt = [GIVEN_NAMES, FAMILY_NAMES].flatMap((names) => {
    const at = plain.findIndex((one) => names.includes(one));
    return at < 0 ? [] : [at];
  });
  const namesAt = wholeAt < 0 ? partsAt : [wholeAt];
  // Half a name finds nobody, but it may contradict a number.
  if (numberAt < 0 && (namesAt.length === 0 || (wholeAt < 0 && partsAt.length < 2))) return null;
  const identityAt = [...namesAt, ...(wholeAt < 0 ? [] : partsAt), numberAt].filter((at) => at >= 0);

  const isCanvas = plain.some((one) => OF_CANVAS.includes(one));
  const width = plain.findLastIndex((heading) => heading !== '') + 1;
  // Canvas writes it into its first column; without names it stands where the numbers are.
  const isPoints = (cells: readonly string[]) =>
    [0, ...identityAt].some((at) => plainName(cells[at] ?? '') === POINTS_ROW);
  const worth = rest.find(isPoints) ?? [];
  const asked = [...plain.entries()].flatMap(([at, heading]) => {
    if (identityAt.includes(at) || heading === '' || plainName(worth[at] ?? '') === READ_ONLY) return [];
    // What an assignment's own column is never called: `headingsOf` and Canvas put a number behind such a title.
    const isWorkedOut =
      isCanvas && WORKED_OUT.test(heading) && pointsOf(worth[at] ?? '', isCommaDecimal) === null;
    const isTotal = TOTALS.has(heading) || isWorkedOut;
    return [{ at, isTotal: isTotal || (isCanvas && ABOUT_STUDENTS.has(heading)) }];
  });
  const graded = asked.filter((one) => !one.isTotal);
  // Canvas alone has a bare "ID", and writes its ids behind titles.
  const found = assignmentsOf(
    graded.map(({ at }) => first[at] ?? ''),
    titles,
    plain.includes('id'),
  );
  const candidateAt = new Map(graded.map(({ at }, n) => [at, found[n]]));
  const given = new Set(found.map((one) => one.assignmentId));
  const left = new Set([...titles].flatMap(([id, title]) => (given.has(id) ? [] : [plainName(title)])));
  const columns = asked.flatMap(({ at, isTotal }): SheetColumn[] => {
    const heading = plain[at] ?? '';
    const isPerhapsOne = isTotal && [heading, heading.replace(CANVAS_ID, '')].some((one) => left.has(one));
    const candidate = candidateAt.get(at) ?? { assignmentId: null, isUnclear: isPerhapsOne };
    const isCalledSo = candidate.assignmentId !== null || candidate.isUnclear;
    if (!isCalledSo && (isTotal || ABOUT_STUDENTS.has(heading))) return [];
    const pointsPossible = pointsOf(worth[at] ?? '', isCommaDecimal);
    return [{ at, heading: (first[at] ?? '').trim(), ...candidate, pointsPossible }];
  });
  const rows = rest.flatMap((cells, index) => {
    const name = namesAt.flatMap((at) => (cells[at] ?? '').trim() || []).join(' ');
    const number = (cells[numberAt] ?? '').trim();
    const isEmpty = cells.every((cell) => cell.trim() === '' || POSTING_WORDS.has(plainName(cell)));
    const isTooLong = cells.slice(width).some((cell) => cell.trim() !== '');
    return isEmpty || isPoints(cells) ? [] : [{ row: headAt + index + 2, number, name, cells, isTooLong }];
  });
  return { columns, rows, hasSchoolNumbers: plain[numberAt] !== 'id' };
}

const isWritten = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== '');

interface Candidate {
  readonly assignmentId: string | null;
  readonly isUnclear: boolean;
}

/**
 * The assignment of each heading: by the id behind its title, else by the very title, else by one that differs in case
 * and blanks alone. What fits several assignments, or an assignment that another column fits as well, is unclear.
 */
function assignmentsOf(
  headings: readonly string[],
  titles: ReadonlyMap<string, string>,
  hasCanvasIds: boolean,
): Candidate[] {
  const bare = (text: string) => text.trim().replace(CANVAS_ID, '');
  const exact = byName(titles, sameText);
  const alike = byName(titles, plainName);
  const numbered = byName(titles, (title, id) => plainName(withId(title, id)));
  const readings: ((heading: string) => readonly string[] | undefined)[] = [
    (heading) => numbered.get(plainName(heading)),
    (heading) => exact.get(sameText(heading)),
    (heading) => alike.get(plainName(heading)),
    ...(hasCanvasIds
      ? [
          (heading: string) => exact.get(sameText(bare(heading))),
          (heading: string) => alike.get(plainName(bare(heading))),
        ]
      : []),
  ];
  const found: (Candidate | undefined)[] = headings.map(() => undefined);
  const taken = new Set<string>();
  for (const read of readings) {
    const fits = headings.map((heading, n) => (found[n] ? undefined : read(heading)));
    const claims = new Map<string, number>();
    for (const ids of fits)
      if (ids?.length === 1) claims.set(ids[0] ?? '', (claims.get(ids[0] ?? '') ?? 0) + 1);
    for (const [n, ids] of fits.entries()) {
      if (!ids) continue;
      const id = ids[0] ?? '';
      const isClear = ids.length === 1 && claims.get(id) === 1 && !taken.has(id);
      found[n] = { assignmentId: isClear ? id : null, isUnclear: !isClear };
    }
    for (const id of claims.keys()) taken.add(id);
  }
  return found.map((one) => one ?? { assignmentId: null, isUnclear: false });
}

/** Assignments by what `nameOf` makes of their titles. */
function byName(
  titles: ReadonlyMap<string, string>,
  nameOf: (title: string, assignmentId: string) => string,
): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const [id, title] of titles) {
    const name = nameOf(title, id);
    named.set(name, [...(named.get(name) ?? []), id]);
  }
  return named;
}

/** Points above 0; null: the cell says none that can be read in one way. */
function pointsOf(text: string, isCommaDecimal: boolean): number | null {
  const read = readCellText(text, isCommaDecimal);
  return read.state === 'graded' && read.points > 0 ? read.points : null;
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
