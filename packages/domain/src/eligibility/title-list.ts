import type { CalendarDate } from '../dates/calendar-date.ts';
import { dateNamed } from '../dates/written-date.ts';
import { SIGNS, splitLine, withoutGuard } from '../records/delimited-line.ts';
import type { CoreArea } from './record.ts';
import { unitsOf } from './units.ts';

/** A line of a pasted list that names a title. */
export interface ReadTitle {
  /** From 1. */
  readonly line: number;
  readonly title: string;
  readonly area: CoreArea;
  readonly units: number;
  readonly isLab: boolean;
  /** Points that the school adds; 0 where the row says none. */
  readonly weight: number;
  /** The first and last day on the list; null: the row doesn't say it. */
  readonly fromOn: CalendarDate | null;
  readonly toOn: CalendarDate | null;
  /** What the row says itself; of the rest the usual is taken. */
  readonly says: { readonly units: boolean; readonly weight: boolean; readonly isLab: boolean };
}

/** A line that names none, and why. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: 'no_area' | 'units' | 'weight' | 'lab' | 'date' | 'no_title' | 'too_long' | 'twice';
}

export interface TitleList {
  readonly titles: readonly ReadTitle[];
  readonly unread: readonly UnreadLine[];
}

const LONGEST_TITLE = 300;
/** More than any school lists; what follows isn't read. */
export const MOST_LINES = 2_000;

/** What lists call an area, in small letters without signs. */
const AREA_WORDS: Readonly<Record<string, CoreArea>> = {
  english: 'english',
  math: 'math',
  mathematics: 'math',
  science: 'science',
  'natural physical science': 'science',
  'natural or physical science': 'science',
  'physical science': 'science',
  'social science': 'social_science',
  'social studies': 'social_science',
  'world language': 'world_language',
  'foreign language': 'world_language',
  'world languages': 'world_language',
  'additional core courses': 'world_language',
  'additional core': 'world_language',
  religion: 'religion_philosophy',
  'religion philosophy': 'religion_philosophy',
  'comparative religion philosophy': 'religion_philosophy',
  philosophy: 'religion_philosophy',
  'religion or philosophy': 'religion_philosophy',
  'comparative religion or philosophy': 'religion_philosophy',
};

/** In small letters without signs. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .join(' ');

/** The area that a cell names; null: none. */
export const areaNamed = (text: string): CoreArea | null => AREA_WORDS[plainWords(text)] ?? null;

/** Columns stand apart by tabs, else by semicolons, else by commas with a number or an area behind them. */
function cellsOf(line: string): string[] {
  for (const sign of ['\t', ';']) {
    const cells = splitLine(line, sign);
    if (cells.length > 1) return cells;
  }
  const cells = splitLine(line, ',');
  const tail = cells.slice(1);
  const isRow = tail.every(
    (cell) => areaNamed(cell) !== null || isUnits(cell) || isLab(cell) || weightOf(cell) !== null,
  );
  return isRow || line.trim().startsWith('"') ? cells : [line.trim()];
}

const isUnits = (cell: string): boolean => /^\d+(\.\d+)?$/.test(cell);
const isLab = (cell: string): boolean => /^lab(oratory)?$/i.test(cell);
/** Points that a row adds, as "+1" or "weight 0.5"; null: the cell says none. */
function weightOf(cell: string): number | null {
  const match = /^(?:\+|weight\s*\+?)\s*(\d{1,2}(?:\.\d{1,2})?)$/i.exec(cell);
  return match ? Number(match[1]) : null;
}
const MOST_WEIGHT = 1;

type Column = 'title' | 'area' | 'units' | 'weight' | 'lab' | 'from' | 'to';
/** What sheets and the portal call their columns. */
const COLUMN_WORDS: Readonly<Record<string, Column>> = {
  title: 'title',
  titles: 'title',
  course: 'title',
  'course title': 'title',
  area: 'area',
  'subject area': 'area',
  'core area': 'area',
  units: 'units',
  unit: 'units',
  credits: 'units',
  'max credits': 'units',
  weight: 'weight',
  'course weight': 'weight',
  lab: 'lab',
  'is lab': 'lab',
  laboratory: 'lab',
  from: 'from',
  'valid from': 'from',
  'listed since': 'from',
  'approved from': 'from',
  to: 'to',
  until: 'to',
  'valid to': 'to',
  'listed until': 'to',
  archived: 'to',
};
const columnOf = (cell: string): Column | null => COLUMN_WORDS[plainWords(cell)] ?? null;

/** Where each column stands, in lines that the sign parts. */
interface Header {
  readonly sign: string;
  readonly at: ReadonlyMap<Column, number>;
}

/** A line that names the title's column and another one. */
function headerOf(line: string): Header | null {
  for (const sign of SIGNS) {
    const at = new Map<Column, number>();
    for (const [place, cell] of splitLine(line, sign).entries()) {
      const column = columnOf(cell);
      if (column !== null && !at.has(column)) at.set(column, place);
    }
    if (at.has('title') && at.size > 1) return { sign, at };
  }
  return null;
}

/** What a line says; null: it says something else there than it may. */
interface Row {
  readonly title: string;
  readonly area: CoreArea | null;
  readonly units: number | null;
  readonly weight: number | null;
  readonly isLab: boolean | null;
  /** Undefined: it isn't a day. */
  readonly fromOn: CalendarDate | null | undefined;
  readonly toOn: CalendarDate | null | undefined;
  readonly says: ReadTitle['says'];
}

const NOTHING = new Set(['', '-', '–', '—']);
const NO = new Set(['no', 'n', 'false', '0']);
const YES = new Set(['yes', 'y', 'true', '1', 'x', 'lab', 'laboratory']);

/** A number of a sheet, with a comma for the point as well. */
function numberOf(cell: string, blank: number): number | null {
  if (NOTHING.has(cell)) return blank;
  return /^\d*[.,]?\d+$/.test(cell) ? Number(cell.replace(',', '.')) : null;
}

/** A line of a sheet whose header says what stands where. */
function rowBy({ sign, at }: Header, line: string, heading: CoreArea | null): Row {
  const cells = splitLine(line, sign);
  const cell = (column: Column) => cells[at.get(column) ?? -1] ?? '';
  const lab = cell('lab').toLowerCase();
  return {
    title: withoutGuard(cell('title')),
    area: at.has('area') ? areaNamed(cell('area')) : heading,
    units: numberOf(cell('units'), 1),
    weight: weightOf(cell('weight')) ?? numberOf(cell('weight'), 0),
    isLab: YES.has(lab) ? true : NOTHING.has(lab) || NO.has(lab) ? false : null,
    fromOn: dayOf(cell('from')),
    toOn: dayOf(cell('to')),
    says: {
      units: !NOTHING.has(cell('units')),
      weight: !NOTHING.has(cell('weight')),
      isLab: !NOTHING.has(lab),
    },
  };
}

/** The day that a cell names; null: it is empty; undefined: it names none. */
const dayOf = (cell: string): CalendarDate | null | undefined =>
  NOTHING.has(cell) ? null : (dateNamed(cell) ?? undefined);

/** A line whose cells stand in any order behind the title. */
function rowOf([title = '', ...rest]: readonly string[], heading: CoreArea | null): Row {
  const stated = rest.find(isUnits);
  return {
    title,
    area: rest.map(areaNamed).find((one) => one !== null) ?? heading,
    units: stated === undefined ? 1 : Number(stated),
    weight: rest.map(weightOf).find((one) => one !== null) ?? 0,
    isLab: rest.some(isLab),
    fromOn: null,
    toOn: null,
    says: {
      units: stated !== undefined,
      weight: rest.some((one) => weightOf(one) !== null),
      isLab: rest.some(isLab),
    },
  };
}

/**
 * Reads a list of titles as it is pasted from a portal or a sheet, or as a CSV file with a header has it. Behind a header that
 * names the title's column and others (area, units, weight, lab, from, to), each cell is what its column says. Else a line that names an
 * area alone is the heading of what follows, and a row is a title with, in any order behind it, its area, its units (1 where
 * it says none), "lab", and the points that the school adds ("+1" or "weight 0.5").
 */
export function readTitleList(text: string): TitleList {
  const titles: ReadTitle[] = [];
  const unread: UnreadLine[] = [];
  const seen = new Set<string>();
  let heading: CoreArea | null = null;
  let header: Header | null = null;
  const lines = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES);
  for (const [index, marked] of lines.entries()) {
    const line = index + 1;
    const raw = marked.replace(/^\ufeff/, '');
    if (raw.trim() === '') continue;
    const named = headerOf(raw);
    if (named) {
      header = named;
      continue;
    }
    const cells = cellsOf(raw);
    const isAlone = cells.slice(1).every((cell) => cell === '');
    const alone = isAlone && !header?.at.has('area') ? areaNamed(cells[0] ?? '') : null;
    if (alone !== null) {
      heading = alone;
      continue;
    }
    if (index === 0 && columnOf(cells[0] ?? '') === 'title') continue;
    const row = header ? rowBy(header, raw, heading) : rowOf(cells, heading);
    const why = refusal(row, seen);
    if (why !== null) unread.push({ line, text: raw.trim().slice(0, LONGEST_TITLE), why });
    else {
      seen.add(row.title);
      titles.push({ line, ...(row as ReadRow) });
    }
  }
  return { titles, unread };
}

type ReadRow = Omit<ReadTitle, 'line'>;

function refusal(
  { title, area, units, weight, isLab, fromOn, toOn }: Row,
  seen: ReadonlySet<string>,
): UnreadLine['why'] | null {
  if (title === '') return 'no_title';
  if (title.length > LONGEST_TITLE) return 'too_long';
  if (area === null) return 'no_area';
  if (units === null || units > 1 || unitsOf(units) === null) return 'units';
  if (weight === null || weight > MOST_WEIGHT) return 'weight';
  if (isLab === null) return 'lab';
  if (fromOn === undefined || toOn === undefined || (fromOn && toOn && fromOn > toOn)) return 'date';
  return seen.has(title) ? 'twice' : null;
}
