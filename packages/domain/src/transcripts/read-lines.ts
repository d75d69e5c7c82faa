import { cellsOf } from './cells.ts';
import { type Header, headerOf } from './columns.ts';
import { type CourseRow, labelledRow, looseRow, rowUnder, runningRow, sharedRows } from './course-row.ts';
import { isRunningHeading, type Period, periodsIn } from './headings.ts';
import { isLegendHeading, mayBeStep, stepsAmong } from './legend.ts';
import { type FoundTotal, totalsIn } from './totals.ts';

interface Place {
  readonly term: string | null;
  readonly schoolYear: string | null;
}
const NOWHERE: Place = { term: null, schoolYear: null };

export interface FoundRow {
  readonly row: CourseRow;
  readonly line: number;
  readonly place: Place;
  readonly section: number;
}

export interface LineTotal {
  readonly total: FoundTotal;
  readonly line: number;
  readonly section: number;
}

/** Words, and a number with a point at the end. */
const LOOKS_LIKE_A_ROW = /\p{L}{3}.*\s(?:\d{1,2}[.,]|\.)\d{1,3}\s*$/u;

/** Rows and totals of the lines, with the period under whose heading they stand. */
export function readLines(lines: readonly string[], from: number, to: number) {
  const found: FoundRow[] = [];
  const totals: LineTotal[] = [];
  /** Lines under the head of a table that may be courses, and of which nothing was read. */
  const unread: number[] = [];
  let header: Header | null = null;
  let places: readonly Place[] = [NOWHERE];
  let isRunning = false;
  let section = 0;
  /** Below the heading of a key to the marks, which a blank line ends that isn't the first. */
  let isLegend = false;
  let hasKeyBegun = false;
  for (let line = from; line <= to; line += 1) {
    const text = lines[line - 1] ?? '';
    if (text.trim() === '') {
      if (hasKeyBegun) isLegend = false;
      continue;
    }
    const head = headerOf(text);
    if (head !== null) {
      header = head;
      isLegend = false;
      continue;
    }
    if (isLegendHeading(text)) {
      isLegend = true;
      hasKeyBegun = false;
      continue;
    }
    hasKeyBegun = isLegend;
    let isMissed = false;
    const rows = rowsOf(header, text, () => {
      isMissed = true;
    });
    if (isLegend && rows.length > 0 && rows.every(({ row }) => mayBeStep(row))) continue;
    if (rows.length > 0 && !isTotalLine(text, rows)) {
      isLegend = false;
      if (isMissed) unread.push(line);
      rows.forEach(({ row, table }) => {
        const place = places[Math.min(table, places.length - 1)] ?? NOWHERE;
        found.push({ row: isRunning ? { ...row, isRunning: true } : row, line, place, section });
      });
      continue;
    }
    const printed = totalsIn(text);
    if (printed.length > 0 && !/=.*=/.test(text)) {
      // What stands beside "Term GPA" is the term's too.
      const scope = printed.find((total) => total.scope !== null)?.scope ?? null;
      for (const total of printed)
        totals.push({ total: { ...total, scope: total.scope ?? scope }, line, section });
      // "Spring 2024  GPA 3.5" is no heading.
      continue;
    }
    const periods = periodsIn(text);
    if (isRunningHeading(text) && !/:\s*\S/.test(text)) {
      isRunning = true;
      section += 1;
      places = placesOf(periods);
    } else if (periods.length > 0 && isHeading(text, periods)) {
      isRunning = false;
      section += 1;
      places = placesOf(periods);
    } else if (isGradeLevel(text)) {
      isRunning = false;
      section += 1;
      places = [NOWHERE];
    } else if (!isRunning && header !== null && (isMissed || LOOKS_LIKE_A_ROW.test(text))) {
      unread.push(line);
    } else if (isRunning) {
      const row = runningRow(text, 0, text.length);
      if (row) found.push({ row, line, place: places[0] ?? NOWHERE, section });
    }
  }
  // Without a heading nobody can say for sure that it is a key: a person looks at what was left out.
  const steps = stepsAmong(found);
  for (const at of steps) unread.push(found[at]!.line);
  unread.sort((a, b) => a - b);
  return { found: found.filter((_, at) => !steps.has(at)), totals, unread };
}

/**
 * The lines with what only looks different made alike, each sign in its place: leaders of dots are spaces, credits in
 * brackets stand free, and commas between the values of a list are tabs.
 */
export function tabulated(lines: readonly string[]): string[] {
  const isList = lines.some(
    (line) => line.includes(',') && headerOf(withTabs(line)) !== null && !/\t| {2}/.test(line),
  );
  return lines.map((line) =>
    (isList ? withTabs(line) : line)
      .replace(/(?<=[\s\p{L}\d])[.…]{3,}|(?: \.){3,}/gu, (dots) => ' '.repeat(dots.length))
      .replace(
        /\((\d{1,2}(?:[.,]\d{1,4})?|\.\d{1,4})\s*(?:credits?|cr\.?|units?)\)/gi,
        (found, credits: string) => ` ${credits}`.padEnd(found.length),
      ),
  );
}

/** A line of a list of values with tabs for the commas outside of quotation marks, and spaces for those. */
function withTabs(line: string): string {
  let isQuoted = false;
  return line.replace(/[",]/g, (sign) => {
    if (sign === '"') isQuoted = !isQuoted;
    return sign === '"' ? ' ' : isQuoted ? ',' : '\t';
  });
}

function rowsOf(
  header: Header | null,
  text: string,
  onUnread: () => void,
): { row: CourseRow; table: number }[] {
  const labelled = /:\s/.test(text) ? labelledRow(text) : null;
  if (labelled) return [{ row: labelled, table: 0 }];
  if (header?.length === 1 && header[0]?.some(({ group }) => group > 0)) return sharedRows(header[0], text);
  if (header === null) {
    const row = looseRow(text, 0, text.length);
    return row ? [{ row, table: 0 }] : [];
  }
  if (header.length === 1) {
    const row = rowUnder(header[0]!, text, 0, text.length) ?? looseRow(text, 0, text.length);
    return row ? [{ row, table: 0 }] : [];
  }
  const begins = header.map((columns) => beginOf(columns[0]?.start ?? 0, text));
  // Nothing begins there: the line isn't of these tables.
  if (begins.slice(1).some((begin) => begin < text.length && /\S/.test(text[begin - 1] ?? ' '))) return [];
  return header.flatMap((columns, table) => {
    const [begin, end] = [table === 0 ? 0 : begins[table]!, begins[table + 1] ?? text.length];
    const row = rowUnder(columns, text, begin, end);
    if (row === null && LOOKS_LIKE_A_ROW.test(text.slice(begin, end))) onUnread();
    return row ? [{ row, table }] : [];
  });
}

/** Signs by which a row may stand beside the head of its table, as in text that was read from a picture. */
const MOST_SHIFT = 6;

/** Where a table's part of a line begins: at the cell that is nearest to the head, else where the head does. */
function beginOf(start: number, text: string): number {
  const [nearest] = cellsOf(text)
    .map((cell) => cell.start)
    .filter((at) => Math.abs(at - start) <= MOST_SHIFT)
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start));
  return Math.min(nearest ?? start, text.length);
}

/** A line that begins with a total and only looks like a row. */
const isTotalLine = (text: string, rows: readonly { row: CourseRow }[]): boolean =>
  totalsIn(text).length > 0 &&
  rows.every(
    ({ row }) =>
      (row.final === null && row.parts.length === 0 && !row.isRunning) ||
      /\b(?:gpa|credits?|total)\b/i.test(row.title),
  );

const placesOf = (periods: readonly Period[]): readonly Place[] => {
  if (periods.length === 0) return [NOWHERE];
  // "2023-2024 Fall" and "Fall, 2023-2024" are one place; two years or two terms with years are places side by side.
  const [first, second] = periods;
  if (
    periods.length === 2 &&
    first &&
    second &&
    (first.schoolYear === null) !== (second.schoolYear === null)
  ) {
    const [year, term] = first.schoolYear === null ? [second, first] : [first, second];
    if (year.term === null) return [{ term: term.term, schoolYear: year.schoolYear }];
  }
  return periods.map(({ term, schoolYear }) => ({ term, schoolYear }));
};

/** Words that stand beside a year or a term in a heading. */
const HEADING_WORDS =
  /\b(?:school|academic|year|grade|level|\d{1,2}(?:th)?|freshman|sophomore|junior|senior|term|semester|session|courses?|record|cont(?:inued|\.)?|high|academy|prep\w*|district|public|charter|online|institute|center)\b/gi;

/** Whether the line says little beside the period: at most a school's name. */
function isHeading(text: string, periods: readonly Period[]): boolean {
  let rest = text;
  for (const { start, end } of [...periods].reverse()) rest = rest.slice(0, start) + rest.slice(end);
  if (/(?:date|birth|issued|printed|graduat|entered|admitted|enrolled)/i.test(rest)) return false;
  return (
    rest
      .replace(HEADING_WORDS, ' ')
      .split(/[^\p{L}]+/u)
      .filter(Boolean).length <= 5
  );
}

const isGradeLevel = (text: string): boolean =>
  /^\W*(?:grade:?\s*(?:0?[7-9]|1[0-2])|(?:7|8|9|10|11|12)th grade|freshman|sophomore|junior|senior)(?:\s+year)?\W*$/i.test(
    text,
  );
