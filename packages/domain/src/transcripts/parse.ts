import type { Header } from './columns.ts';
import { headerOf } from './columns.ts';
import { type CourseRow, labelledRow, looseRow, rowUnder, runningRow, sharedRows } from './course-row.ts';
import { isRunningHeading, type Period, periodsIn } from './headings.ts';
import { graduationYearIn, studentsIn } from './student-info.ts';
import { agrees, type CountedRow, computeTotal, type FoundTotal, scaleIn, totalsIn } from './totals.ts';
import type {
  CompletedCourse,
  ParsedTranscript,
  PrintedTotal,
  RunningCourse,
  TranscriptFlag,
  TranscriptRefusal,
} from './transcript.ts';

/** More lines than any transcript has. */
const MOST_LINES = 5_000;
/** Signs of a line that may be a row, even of tables side by side; a longer one is none of ours. */
const LONGEST_LINE = 400;

interface Place {
  readonly term: string | null;
  readonly schoolYear: string | null;
}
const NOWHERE: Place = { term: null, schoolYear: null };

interface Found {
  readonly row: CourseRow;
  readonly line: number;
  readonly place: Place;
  readonly section: number;
}

/**
 * Reads the text of another school's transcript. Every value stands, letter for letter, in the line that is named with it;
 * nothing is repaired, added up or guessed: what isn't printed is null, and what contradicts itself is flagged.
 *
 * @param pick reads only the lines about this one of `students`, counted from 0, where the document is about several.
 */
export function parseTranscript(
  text: string,
  pick?: number,
): ParsedTranscript | { readonly refused: TranscriptRefusal } {
  const all = text.split(/\r\n|[\n\r\f]/);
  if (all.every((line) => line.trim() === '')) return { refused: 'empty' };
  if (all.length > MOST_LINES) return { refused: 'too_long' };
  const lines = tabulated(all.map((line) => (line.length > LONGEST_LINE ? '' : line)));
  const students = studentsIn(lines);
  const picked = students.length > 1 ? students[pick ?? -1] : undefined;
  if (students.length > 1 && picked === undefined) {
    const message = 'The document is about more than one student. Choose whose record it is.';
    return {
      studentInfo: { name: null, studentId: null, graduationYear: null, gpa: null, creditsEarned: null },
      ...{ completedCourses: [], inProgress: [], totals: [], students },
      flags: [{ code: 'two_students', message, line: students[1]?.from ?? null }],
    };
  }
  const from = picked?.from ?? 1;
  const to = picked?.to ?? lines.length;
  const read = readLines(lines, from, to);
  if (read.found.length === 0) return { refused: 'not_a_transcript' };

  const starMeansNcaa = lines.some((line) => /^\s*\*+\s*[=:–-]?\s*.*NCAA/i.test(line));
  const flags: TranscriptFlag[] = [];
  const flag = (code: TranscriptFlag['code'], message: string, line: number | null): void => {
    flags.push({ code, message, line });
  };
  const completedCourses: CompletedCourse[] = [];
  const inProgress: RunningCourse[] = [];
  const counted: { row: CountedRow; line: number; section: number }[] = [];
  for (const { row, line, place, section } of read.found) {
    const source = { line, text: (all[line - 1] ?? '').trimEnd() };
    const where = { term: row.term ?? place.term, schoolYear: row.schoolYear ?? place.schoolYear };
    const ncaaEligible = row.ncaa ?? (row.isStarred && starMeansNcaa ? true : null);
    const complete = (grade: string, credits: number | null, term = where.term) => {
      completedCourses.push({ title: row.title, grade, credits, ...where, term, ncaaEligible, source });
      const { attempted, points, isRepeat, title } = row;
      const isWeightable = /\b(?:AP|IB|Hon(?:ors|\.)?|Advanced|Dual)\b/i.test(title);
      counted.push({ row: { grade, credits, attempted, points, isRepeat, isWeightable }, line, section });
    };
    if (row.isRunning) inProgress.push({ title: row.title, ...where, source });
    else if (row.final !== null) {
      complete(row.final, row.credits);
      if (row.credits === null) flag('credits_missing', `No credits are printed for “${row.title}”.`, line);
    } else if (row.parts.length > 0) {
      const credits = row.parts.length === 1 ? row.credits : null;
      for (const { grade, term } of row.parts) complete(grade, credits, term ?? where.term);
      flag('semesters_without_final', `“${row.title}” has marks of parts of a year and no final one.`, line);
    } else {
      flag('mark_unknown', `No mark can be read for “${row.title}”.`, line);
    }
    if (row.isRepeat)
      flag('repeated', `“${row.title}” was repeated. Which attempt counts isn’t printed.`, line);
  }

  const scale = scaleIn(lines.slice(from - 1, to));
  const totals = read.totals.map((one) => compare(one, read.totals, counted, scale, all));
  for (const { label, printed, computed, matches, source } of totals) {
    if (matches === false)
      flag(
        'totals_differ',
        `${label}: ${printed} is printed, the rows come to ${shown(computed)}.`,
        source.line,
      );
  }
  const [student] = picked ? [picked] : students;
  if (!student?.name) flag('name_missing', 'The document doesn’t say whose record it is.', null);
  return {
    studentInfo: {
      name: student?.name ?? null,
      studentId: student?.studentId ?? null,
      graduationYear: lines
        .slice(from - 1, to)
        .reduce<number | null>((year, line) => year ?? graduationYearIn(line), null),
      gpa: cumulativeGpa(read.totals)?.total.printed ?? null,
      creditsEarned: cumulativeOf(read.totals, 'earned')?.total.printed ?? null,
    },
    ...{ completedCourses, inProgress, totals, flags, students },
  };
}

const shown = (value: number | null): string =>
  value === null ? '–' : String(Math.round(value * 1e4) / 1e4);

interface LineTotal {
  readonly total: FoundTotal;
  readonly line: number;
  readonly section: number;
}

/** Rows and totals of the lines, with the period under whose heading they stand. */
function readLines(lines: readonly string[], from: number, to: number) {
  const found: Found[] = [];
  const totals: LineTotal[] = [];
  let header: Header | null = null;
  let places: readonly Place[] = [NOWHERE];
  let isRunning = false;
  let section = 0;
  for (let line = from; line <= to; line += 1) {
    const text = lines[line - 1] ?? '';
    if (text.trim() === '') continue;
    const head = headerOf(text);
    if (head !== null) {
      header = head;
      continue;
    }
    const rows = rowsOf(header, text);
    if (rows.length > 0 && !isTotalLine(text, rows)) {
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
    } else if (isRunning) {
      const row = runningRow(text, 0, text.length);
      if (row) found.push({ row, line, place: places[0] ?? NOWHERE, section });
    }
  }
  return { found, totals };
}

/**
 * The lines with what only looks different made alike, each sign in its place: leaders of dots are spaces, credits in
 * brackets stand free, and commas between the values of a list are tabs.
 */
function tabulated(lines: readonly string[]): string[] {
  const isList = lines.some((line) => line.includes(',') && headerOf(withTabs(line)) !== null && !/\t| {2}/.test(line));
  return lines.map((line) =>
    (isList ? withTabs(line) : line)
      .replace(/(?<=[\s\p{L}\d])[.…]{3,}|(?: \.){3,}/gu, (dots) => ' '.repeat(dots.length))
      .replace(
        /\((\d{1,2}(?:[.,]\d{1,4})?)\s*(?:credits?|cr\.?|units?)\)/gi,
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

function rowsOf(header: Header | null, text: string): { row: CourseRow; table: number }[] {
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
  return header.flatMap((columns, table) => {
    const [begin, end] = [header[table]?.[0]?.start ?? 0, header[table + 1]?.[0]?.start ?? text.length];
    const row = rowUnder(columns, text, table === 0 ? 0 : begin, Math.min(end, text.length));
    return row ? [{ row, table }] : [];
  });
}

/** A line that begins with a total and only looks like a row. */
const isTotalLine = (text: string, rows: readonly { row: CourseRow }[]): boolean =>
  totalsIn(text).length > 0 && rows.every(({ row }) => /\b(?:gpa|credits?|total)\b/i.test(row.title));

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

/** A cumulative total is over all rows; one that doesn't say so is over its section where the document prints others. */
function isCumulative(one: LineTotal, all: readonly LineTotal[]): boolean {
  const { total } = one;
  if (total.scope !== null) return total.scope === 'all';
  const others = all.filter(({ total: other }) => other.kind === total.kind && other !== total);
  if (others.some(({ total: other }) => other.scope === 'all' && other.isWeighted === total.isWeighted))
    return false;
  return others.every((other) => other.line <= one.line || other.total.scope === 'section');
}

const cumulativeOf = (all: readonly LineTotal[], kind: FoundTotal['kind']): LineTotal | undefined =>
  all.findLast((one) => one.total.kind === kind && !one.total.isOneOfSeveral && isCumulative(one, all));

function cumulativeGpa(all: readonly LineTotal[]): LineTotal | undefined {
  const gpas = all.filter(
    ({ total }) => total.kind === 'gpa' && !total.isOneOfSeveral,
  ).filter((one) => isCumulative(one, all));
  return (
    gpas.findLast(({ total }) => total.isWeighted === false) ??
    gpas.findLast(({ total }) => total.isWeighted === null) ??
    gpas.at(-1)
  );
}

function compare(
  one: LineTotal,
  all: readonly LineTotal[],
  counted: readonly { row: CountedRow; line: number; section: number }[],
  scale: ReadonlyMap<string, number>,
  lines: readonly string[],
): PrintedTotal {
  const { total, line, section } = one;
  const before = counted.filter((row) => row.line < line);
  // A summary above all rows is over all; one between them, over what came so far.
  const rows = isCumulative(one, all)
    ? before.length === 0
      ? counted
      : before
    : before.filter((row) => row.section === section);
  const computed = computeTotal(
    total,
    rows.map(({ row }) => row),
    scale,
  );
  return {
    label: total.label,
    printed: total.printed,
    computed,
    matches: computed === null ? null : agrees(total, computed),
    source: { line, text: (lines[line - 1] ?? '').trimEnd() },
  };
}
