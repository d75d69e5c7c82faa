import type { CalendarDate } from '../dates/calendar-date.ts';
import { dateNamed } from '../dates/written-date.ts';
import type { CoreArea } from '../eligibility/record.ts';
import { areaNamed, plainWords } from '../eligibility/title-list.ts';
import { SIGNS, splitLine, withoutGuard } from '../records/delimited-line.ts';

/** A row of a pasted table that names a credit from elsewhere. */
export interface ReadCredit {
  /** From 1. */
  readonly line: number;
  readonly title: string;
  readonly gradeRaw: string;
  /** Null: the grade stays out of the GPA. */
  readonly percent: number | null;
  readonly credits: number;
  /** The row says no credits: they are what the school gives for a term. */
  readonly isByTerm: boolean;
  readonly termLabel: string;
  readonly completedOn: CalendarDate | null;
  readonly ncaaArea: CoreArea | null;
  /** The NCAA lists the title for that school. */
  readonly isCore: boolean;
}

/** A row that names none, and why. */
export interface UnreadCredit {
  readonly line: number;
  readonly text: string;
  readonly why:
    | 'no_title'
    | 'no_grade'
    | 'no_term'
    | 'credits'
    | 'percent'
    | 'date'
    | 'area'
    | 'core'
    | 'too_long'
    | 'twice';
}

export interface CreditTable {
  readonly rows: readonly ReadCredit[];
  readonly unread: readonly UnreadCredit[];
  /** There are more lines than are read. */
  readonly isCut: boolean;
}

/** Lines of a table that are read, and signs of one of them. */
export const MOST_CREDIT_LINES = 300;
const LONGEST_LINE = 2_000;
const LONGEST = { title: 300, gradeRaw: 50, termLabel: 100 } as const;
const MOST_CREDITS = 10;
const MOST_PERCENT = 150;
const SHOWN = 200;

type Column = 'title' | 'grade' | 'percent' | 'credits' | 'term' | 'date' | 'area' | 'core';

/** What sheets call their columns, in small letters without signs. */
const COLUMN_WORDS: Readonly<Record<string, Column>> = {
  ...{ course: 'title', title: 'title', 'course title': 'title', 'course name': 'title', class: 'title' },
  ...{ grade: 'grade', 'final grade': 'grade', mark: 'grade', letter: 'grade', 'letter grade': 'grade' },
  ...{ percent: 'percent', percentage: 'percent', score: 'percent' },
  ...{ credits: 'credits', credit: 'credits', units: 'credits', 'credits earned': 'credits' },
  ...{ term: 'term', year: 'term', 'school year': 'term', semester: 'term', session: 'term' },
  ...{ completed: 'date', 'completed on': 'date', 'end date': 'date', finished: 'date', date: 'date' },
  ...{ area: 'area', 'ncaa area': 'area', 'core area': 'area', 'subject area': 'area' },
  ...{ core: 'core', 'ncaa listed': 'core', 'core course': 'core', 'ncaa core': 'core' },
};
/** Where columns stand in a table without a head. */
const AS_USUAL: readonly Column[] = ['title', 'grade', 'credits', 'term', 'date', 'area', 'percent', 'core'];

interface Head {
  readonly sign: string;
  readonly at: ReadonlyMap<Column, number>;
}

/** A line that names the column of courses and that of grades. */
function headOf(line: string): Head | null {
  for (const sign of SIGNS) {
    const at = new Map<Column, number>();
    for (const [place, cell] of splitLine(line, sign).entries()) {
      const column = COLUMN_WORDS[plainWords(cell)];
      if (column && !at.has(column)) at.set(column, place);
    }
    if (at.has('title') && at.has('grade')) return { sign, at };
  }
  return null;
}

/** A table without a head is parted by the first sign that gives it three cells. */
const usualHead = (line: string): Head => ({
  sign: SIGNS.find((sign) => splitLine(line, sign).length > 2) ?? '\t',
  at: new Map(AS_USUAL.map((column, place) => [column, place])),
});

const NOTHING = new Set(['', '-', '–', '—', 'n/a']);
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'core']);
const NO = new Set(['no', 'n', 'false', '0']);

/** A number with a point or a comma; null: it is none. */
function numberOf(cell: string): number | null {
  const plain = cell.replace(',', '.');
  return /^\d{1,4}(\.\d{1,6})?$|^\.\d{1,6}$/.test(plain) ? Number(plain) : null;
}

interface Options {
  /** What the school gives for a course of one term, where a row says no credits; null: it doesn't say. */
  readonly unitsPerTerm: number | null;
}

/**
 * Reads credits from a table as it is pasted from a spreadsheet. A first row that names its columns says what stands where
 * (course, grade, credits, term, completed, area, percent, core); without one they stand in this order. What can't be read is
 * named by its row, and nothing of it is guessed.
 */
export function readCreditTable(text: string, { unitsPerTerm }: Options): CreditTable {
  const rows: ReadCredit[] = [];
  const unread: UnreadCredit[] = [];
  const seen = new Set<string>();
  const lines = text.split(/\r\n|\r|\n/);
  let head: Head | null = null;
  for (const [index, marked] of lines.slice(0, MOST_CREDIT_LINES).entries()) {
    const raw = marked.replace(/^\ufeff/, '');
    if (raw.trim() === '') continue;
    const line = index + 1;
    const shown = raw.trim().replaceAll('\t', ' · ').slice(0, SHOWN);
    if (raw.length > LONGEST_LINE) {
      unread.push({ line, text: shown, why: 'too_long' });
      continue;
    }
    const named = headOf(raw);
    if (named) {
      head = named;
      continue;
    }
    head ??= usualHead(raw);
    const read = rowOf(head, raw, line, unitsPerTerm);
    if (typeof read === 'string') {
      unread.push({ line, text: shown, why: read });
      continue;
    }
    // Two semesters of one title have days or terms of their own.
    const key = JSON.stringify({ ...read, line: 0 });
    if (seen.has(key)) unread.push({ line, text: shown, why: 'twice' });
    else rows.push(read);
    seen.add(key);
  }
  return { rows, unread, isCut: lines.slice(MOST_CREDIT_LINES).some((one) => one.trim() !== '') };
}

function rowOf(
  { sign, at }: Head,
  raw: string,
  line: number,
  unitsPerTerm: number | null,
): ReadCredit | UnreadCredit['why'] {
  const cells = splitLine(raw, sign);
  const cell = (column: Column) => {
    const text = (cells[at.get(column) ?? -1] ?? '').trim();
    return NOTHING.has(text.toLowerCase()) ? '' : text;
  };
  const title = withoutGuard(cell('title'));
  const gradeRaw = withoutGuard(cell('grade'));
  const termLabel = withoutGuard(cell('term'));
  if (title === '') return 'no_title';
  if (gradeRaw === '') return 'no_grade';
  if (termLabel === '') return 'no_term';
  if (
    title.length > LONGEST.title ||
    gradeRaw.length > LONGEST.gradeRaw ||
    termLabel.length > LONGEST.termLabel
  )
    return 'too_long';
  const isByTerm = cell('credits') === '';
  const credits = isByTerm ? unitsPerTerm : numberOf(cell('credits'));
  if (credits === null || credits <= 0 || credits > MOST_CREDITS || !isThousandths(credits)) return 'credits';
  const percent = cell('percent') === '' ? null : numberOf(cell('percent').replace(/ ?%$/, ''));
  if (cell('percent') !== '' && (percent === null || percent > MOST_PERCENT)) return 'percent';
  const completedOn = cell('date') === '' ? null : dateNamed(cell('date'));
  if (cell('date') !== '' && completedOn === null) return 'date';
  const ncaaArea = cell('area') === '' ? null : areaNamed(cell('area'));
  if (cell('area') !== '' && ncaaArea === null) return 'area';
  const core = cell('core').toLowerCase();
  if (core !== '' && !YES.has(core) && !NO.has(core)) return 'core';
  return {
    ...{ line, title, gradeRaw, credits, isByTerm, termLabel, completedOn, ncaaArea },
    percent: percent === null ? null : Math.round(percent * 100) / 100,
    isCore: YES.has(core),
  };
}

const isThousandths = (value: number): boolean => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6;

/** What says that two entries are one credit. */
interface NamedCredit {
  readonly schoolName: string;
  readonly title: string;
  readonly termLabel: string;
}

const sameText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const keyOf = ({ schoolName, title, termLabel }: NamedCredit): string =>
  JSON.stringify([schoolName, title, termLabel].map(sameText));

/** The places of rows that are on the record already: the same course of the same school and term. */
export function creditedBefore(rows: readonly NamedCredit[], known: readonly NamedCredit[]): number[] {
  const keys = new Set(known.map(keyOf));
  return rows.flatMap((row, place) => (keys.has(keyOf(row)) ? place : []));
}
