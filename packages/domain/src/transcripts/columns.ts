import { type Cell, wordsOf } from './cells.ts';

export type ColumnKind =
  | 'title'
  | 'code'
  | 'part'
  | 'final'
  | 'mark'
  | 'earned'
  | 'attempted'
  | 'points'
  | 'year'
  | 'term'
  | 'level'
  | 'gradeLevel'
  | 'ncaa'
  | 'other';

export interface Column {
  readonly kind: ColumnKind;
  /** As printed. */
  readonly label: string;
  /** Tabs before it. */
  readonly tabs: number;
  /** Which of the tables side by side it belongs to, where they share the column of titles; else 0. */
  readonly group: number;
  readonly start: number;
  readonly end: number;
}

/** The columns of a table; where a page prints several tables side by side, one list for each. */
export type Header = readonly (readonly Column[])[];

/** What heads of tables call their columns, the longest first. */
const NAMES: readonly (readonly [RegExp, ColumnKind])[] = [
  [/^final exam|^mid-?term(?: exam)?|^exam\b/, 'other'],
  [/^course (?:code|no\.?|number|id|#)|^crs\.? ?(?:no\.?|#|id)|^code\b|^number\b|^section\b|^sec\b/, 'code'],
  [
    /^course (?:title|name|description)|^courses?\b|^class(?: name)?\b|^title\b|^description\b|^subject\b/,
    'title',
  ],
  [
    /^final (?:grade|mark|average|avg\.?)|^final\b|^fin\.?(?=\s|$)|^fnl\b|^year (?:grade|average|avg\.?|mark)|^yr\.? (?:avg\.?|grade)|^overall grade|^average\b|^avg\.?(?=\s|$)/,
    'final',
  ],
  [
    /^(?:1st|2nd|3rd|4th|first|second|third|fourth) (?:sem(?:ester)?|quarter|qtr|trimester|term)\.?|^(?:semester|sem\.?|quarter|qtr\.?|trimester|tri|term) ?[1-4]\b|^[sqt][1-4]\b/,
    'part',
  ],
  [/^grade level|^gr(?:ade)?\.? ?lvl\.?|^year level|^grd?\.?(?=\s|$)/, 'gradeLevel'],
  [/^quality points|^grade points|^gpa (?:points|pts\.?|value)|^[qg]p\b|^points\b|^pts\.?(?=\s|$)/, 'points'],
  [
    /^credits? att(?:empted|\.)?|^attempted(?: credits?)?|^att\.?(?=\s|$)|^cr\.? att(?:empted|\.)?|^possible\b/,
    'attempted',
  ],
  [
    /^credits? (?:earned|ern\.?)|^earned(?: credits?)?|^units earned|^cr\.? (?:earned|ern\.?)|^credits?\b|^cred\.?(?=\s|$)|^crd?s?\.?(?=\s|$)|^units?\b|^earn\.?(?=\s|$)|^hours\b|^hrs\.?(?=\s|$)/,
    'earned',
  ],
  [/^letter grade|^grade\b|^marks?\b|^score\b|^ltr\b|^result\b/, 'mark'],
  [/^school year|^academic year|^year taken|^sch\.? yr\.?|^years?\b|^yr\.?(?=\s|$)|^date\b/, 'year'],
  [/^when taken|^term\b|^semester\b|^session\b|^sem\.?(?=\s|$)/, 'term'],
  [/^level\b|^lvl\b|^type\b|^weight(?:ed|ing)?\b|^wt\.?(?=\s|$)/, 'level'],
  [/^ncaa(?: (?:approved|core(?: course)?|eligible))?/, 'ncaa'],
  [
    /^teacher\b|^instructor\b|^school\b|^comments?\b|^remarks?\b|^notes?\b|^status\b|^rpt\b|^repeat\b|^absences?\b|^abs\b|^conduct\b|^citizenship\b/,
    'other',
  ],
];

/** Words of a head that name no column of ours. */
const MOST_STRANGE_WORDS = 1;

/**
 * The head of a table of courses; null: the line is none. A table has a title and a mark, a title and credits, or a title
 * and parts of a year.
 */
export function headerOf(line: string): Header | null {
  const words = wordsOf(line);
  const columns: Column[] = [];
  let strange = 0;
  for (let at = 0; at < words.length; ) {
    const named = nameAt(words, at);
    if (named === null && /[\p{L}\d]/u.test(words[at]!.text)) strange += 1;
    const { kind, count } = named ?? { kind: 'other' as const, count: 1 };
    const [start, end] = [words[at]!.start, words[at + count - 1]!.end];
    const tabs = line.slice(0, start).split('\t').length - 1;
    columns.push({ kind, label: line.slice(start, end), tabs, group: 0, start, end });
    at += count;
  }
  if (strange > MOST_STRANGE_WORDS) return null;
  const tables = sideBySide(columns);
  return tables.length > 0 && tables.every(isTable) ? tables : null;
}

function nameAt(words: readonly Cell[], at: number): { kind: ColumnKind; count: number } | null {
  // What stands apart is the name of another column.
  let most = 1;
  while (most < 3 && words[at + most] && words[at + most]!.start - words[at + most - 1]!.end === 1) most += 1;
  for (let count = most; count > 0; count -= 1) {
    const text = words
      .slice(at, at + count)
      .map((word) => word.text)
      .join(' ')
      .toLowerCase()
      .replace(/[:]$/, '');
    for (const [pattern, kind] of NAMES) {
      const found = pattern.exec(text);
      if (found && found[0].length === text.length) return { kind, count };
    }
  }
  return null;
}

/** What a label alone names; null: no column of ours. */
export const headerKind = (label: string): ColumnKind | null => {
  const words = wordsOf(label);
  const named = nameAt(words, 0);
  return named?.count === words.length ? named.kind : null;
};

/** A second title begins a second table. */
function sideBySide(columns: readonly Column[]): Column[][] {
  const titles = columns.filter(({ kind }) => kind === 'title').length;
  if (titles < 2) return columns.length > 0 ? [shared(columns)] : [];
  // "Subject … Course": two names of one table, where nothing of the first repeats.
  const kinds = columns.map(({ kind }) => kind);
  const first = kinds.indexOf('title');
  const second = kinds.indexOf('title', first + 1);
  const isOne = !kinds.slice(first + 1, second).some((kind) => ['mark', 'final', 'earned'].includes(kind));
  if (isOne) {
    return [
      columns.map((column, index) => (index === first ? { ...column, kind: 'other' as const } : column)),
    ];
  }
  const tables: Column[][] = [];
  const period = second - first;
  for (let at = first % period; at < columns.length; at += period)
    tables.push(columns.slice(at, at + period));
  return tables;
}

/** One column of titles before several pairs of mark and credits: a group for each. */
function shared(columns: readonly Column[]): Column[] {
  const kind = ['final', 'mark'].find((one) => columns.filter((column) => column.kind === one).length > 1);
  if (kind === undefined || columns[0]?.kind !== 'title') return [...columns];
  let group = -1;
  const first = columns.find((column, index) => index > 0 && column.kind !== 'other')?.kind;
  return columns.map((column, index) => {
    if (index > 0 && column.kind === first) group += 1;
    return { ...column, group: Math.max(0, group) };
  });
}

const isTable = (columns: readonly Column[]): boolean => {
  const has = (kind: ColumnKind) => columns.some((column) => column.kind === kind);
  return has('title') && (has('mark') || has('final') || has('part') || has('earned'));
};
