import { type Cell, wordsOf } from './cells.ts';
import type { Column, ColumnKind } from './columns.ts';
import { periodsIn, schoolYearOf } from './headings.ts';
import { markKind } from './marks.ts';

/** "1", "0.50", or ".50" as many transcripts print half a credit. */
export const NUMBER = /^(?:\d{1,2}(?:[.,]\d{1,4})?|\.\d{1,4})$/;
export const POINTS = /^(?:\d{1,3}(?:[.,]\d{1,4})?|\.\d{1,4})$/;
export const YES = /^(?:Y|Yes|YES|X|x|✓|✔|NCAA|Core|\*)$/;
const NO = /^(?:N|No|NO|-|–)$/;
const LEVEL =
  /^(?:AP|IB|H|HN|HON|Honors|Hon\.?|CP|R|REG|Reg|Regular|DE|DC|ADV|Advanced|G|Gen|Standard|W|UW|U|N|\d(?:\.\d+)?)$/;
const GRADE_LEVEL = /^(?:0?[7-9]|1[0-2])$/;
export const fits = (kind: ColumnKind, text: string): boolean => {
  switch (kind) {
    case 'final':
    case 'mark':
    case 'part':
      return markKind(text, true) !== null || /^[-–—]+$/.test(text);
    case 'earned':
    case 'attempted':
      return NUMBER.test(text);
    case 'points':
      return POINTS.test(text);
    case 'year':
      return schoolYearOf(text) !== null || /^(?:19|20)\d\d$/.test(text);
    case 'term':
      return /^(?:S[12]|Q[1-4]|T[1-4]|FY|YR|Y|(?:FA?|W|SP?|SU)(?:['’]?\d\d)?|[1-4]|Fall|Spring|Summer|Winter|Full|Year)$/i.test(
        text,
      );
    case 'gradeLevel':
      return GRADE_LEVEL.test(text);
    case 'ncaa':
      return YES.test(text) || NO.test(text);
    case 'level':
      return LEVEL.test(text);
    case 'code':
      return /^[A-Z\d][A-Z\d\-.]*$/.test(text) && /\d/.test(text);
    case 'title':
    case 'other':
      return false;
  }
};

/** What the columns of a row hold, by kind, with what the head calls the column. */
export type Values = Map<ColumnKind, { readonly text: string; readonly label: string | null }[]>;

/** By the tabs before each cell, which keep the place of empty ones. Null: there are none. */
export function byTabs(columns: readonly Column[], line: string): { title: string; values: Values } | null {
  if (!line.includes('\t') || columns.every(({ tabs }) => tabs === 0)) return null;
  const values: Values = new Map();
  let title: string | null = null;
  for (const [index, cell] of line.split('\t').entries()) {
    const text = cell.trim();
    const column = columns.find(({ tabs, kind }) => tabs === index && kind !== 'other');
    if (text === '' || column === undefined) continue;
    if (column.kind === 'title') title = text;
    else if (fits(column.kind, text) || isPeriodUnder(column.kind, text)) {
      values.set(column.kind, [...(values.get(column.kind) ?? []), { text, label: column.label }]);
    }
  }
  return title === null ? null : { title, values };
}

/** By where the cells stand under the head; null: they don't stand under it. */
export function byPlace(
  columns: readonly Column[],
  cells: readonly Cell[],
): { title: string; values: Values } | null {
  if (cells.length < 2) return null;
  const values: Values = new Map();
  const taken = new Set<Column>();
  let title: string | null = null;
  for (const cell of cells) {
    const column = nearest(columns, cell);
    if (taken.has(column)) return null;
    taken.add(column);
    if (column.kind === 'title') title = cell.text;
    else if (column.kind !== 'other') {
      // A cell of two words under one name ("A 1.00") is read by order.
      if (!fits(column.kind, cell.text) && !isPeriodUnder(column.kind, cell.text)) return null;
      values.set(column.kind, [...(values.get(column.kind) ?? []), { text: cell.text, label: column.label }]);
    }
  }
  return title === null ? null : { title, values };
}

export const isPeriodUnder = (kind: ColumnKind, text: string): boolean =>
  (kind === 'term' || kind === 'year') && periodsIn(text).length > 0;

/** The column that the cell stands under: the one it shares most with, else the one whose beginning is nearest. */
export function nearest(columns: readonly Column[], cell: Cell): Column {
  const shared = (column: Column) => Math.min(column.end, cell.end) - Math.max(column.start, cell.start);
  return columns.reduce((best, column) => (shared(column) > shared(best) ? column : best));
}

/** By the order of the columns, from the right: where a text keeps no places. Null: no title is left. */
export function byOrder(
  columns: readonly Column[],
  line: string,
  from: number,
  to: number,
): { title: string; values: Values } | null {
  const words = wordsOf(line, from, to);
  const at = columns.findIndex(({ kind }) => kind === 'title');
  const values: Values = new Map();
  const add = ({ kind, label }: Column, text: string) =>
    values.set(kind, [{ text, label }, ...(values.get(kind) ?? [])]);
  let last = words.length - 1;
  for (const column of columns.slice(at + 1).reverse()) {
    const word = words[last];
    if (word && last > 0 && fits(column.kind, word.text)) {
      add(column, word.text);
      last -= 1;
    }
  }
  let first = 0;
  for (const column of columns.slice(0, at)) {
    const { kind } = column;
    const word = words[first];
    if (!word || first >= last) break;
    const period = kind === 'year' || kind === 'term' ? periodsIn(line.slice(word.start, to))[0] : undefined;
    if (period?.start === 0) {
      add(column, line.slice(word.start, word.start + period.end));
      while (words[first] && words[first]!.start < word.start + period.end) first += 1;
    } else if (fits(kind, word.text)) {
      add(column, word.text);
      first += 1;
    }
  }
  const head = words[first];
  const tail = words[last];
  if (!head || !tail || last < first || values.size === 0) return null;
  // "English 11": a whole number without a mark beside it belongs to the title.
  const hasMark = values.has('final') || values.has('mark') || values.has('part');
  if (!hasMark && !values.get('earned')?.some(({ text }) => /[.,]/.test(text))) return null;
  return { title: line.slice(head.start, tail.end), values };
}
