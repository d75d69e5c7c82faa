import { LONGEST_LINE } from './cells.ts';
import { type LineTotal, readLines, tabulated } from './read-lines.ts';
import { graduationYearIn, studentsIn } from './student-info.ts';
import { agrees, type CountedRow, computeTotal, type FoundTotal, scaleIn } from './totals.ts';
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
/** Rows and totals of a person who changed schools every term are a tenth of it. */
const MOST_ROWS = 1_000;

/** The lines of a document's text, as they are counted from 1. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\f]/);

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
  const all = linesOf(text);
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
  if (read.found.length + read.totals.length > MOST_ROWS) return { refused: 'too_long' };

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

  let isWhole = read.unread.length === 0;
  for (let line = from; line <= to; line += 1) {
    if ((all[line - 1] ?? '').trimEnd().length <= LONGEST_LINE) continue;
    isWhole = false;
    flag('line_too_long', `Line ${line} is too long to be read.`, line);
  }
  for (const line of read.unread) {
    flag('mark_unknown', 'This line looks like a course, and its mark can’t be read.', line);
  }

  const scale = scaleIn(lines.slice(from - 1, to));
  const totals = read.totals.map((one) => compare(one, read.totals, counted, scale, all, isWhole));
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
  const gpas = all
    .filter(({ total }) => total.kind === 'gpa' && !total.isOneOfSeveral)
    .filter((one) => isCumulative(one, all));
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
  /** Each row was read. */
  isWhole: boolean,
): PrintedTotal {
  const { total, line, section } = one;
  const before = counted.filter((row) => row.line < line);
  // A summary above all rows is over all; one between them, over what came so far.
  const rows = isCumulative(one, all)
    ? before.length === 0
      ? counted
      : before
    : before.filter((row) => row.section === section);
  const computed = isWhole
    ? computeTotal(
        total,
        rows.map(({ row }) => row),
        scale,
      )
    : null;
  return {
    label: total.label,
    printed: total.printed,
    computed,
    matches: computed === null ? null : agrees(total, computed),
    source: { line, text: (lines[line - 1] ?? '').trimEnd() },
  };
}
