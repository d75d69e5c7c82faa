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
}

/** A line that names none, and why. */
export interface UnreadLine {
  readonly line: number;
  readonly text: string;
  readonly why: 'no_area' | 'units' | 'weight' | 'too_long' | 'twice';
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
  philosophy: 'religion_philosophy',
  'religion or philosophy': 'religion_philosophy',
  'comparative religion or philosophy': 'religion_philosophy',
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .join(' ');

const areaOf = (text: string): CoreArea | null => AREA_WORDS[plain(text)] ?? null;

/** Columns stand apart by tabs, else by semicolons, else by commas with a number or an area behind them. */
function cellsOf(line: string): string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  if (line.includes(';')) return line.split(';').map((cell) => cell.trim());
  const cells = line.split(',').map((cell) => cell.trim());
  const tail = cells.slice(1);
  return tail.length > 0 &&
    tail.every((cell) => areaOf(cell) !== null || isUnits(cell) || isLab(cell) || weightOf(cell) !== null)
    ? cells
    : [line.trim()];
}

const isUnits = (cell: string): boolean => /^\d+(\.\d+)?$/.test(cell);
const isLab = (cell: string): boolean => /^lab(oratory)?$/i.test(cell);
/** Points that a row adds, as "+1" or "weight 0.5"; null: the cell says none. */
function weightOf(cell: string): number | null {
  const match = /^(?:\+|weight\s*\+?)\s*(\d{1,2}(?:\.\d{1,2})?)$/i.exec(cell);
  return match ? Number(match[1]) : null;
}
const MOST_WEIGHT = 1;
const HEADINGS = new Set(['title', 'course title', 'course', 'titles']);

/**
 * Reads a list of titles as it is pasted from a portal or a sheet. A line that names an area alone is the heading of what
 * follows; a row is a title with, in any order behind it, its area, its units (1 where it says none), "lab", and the points
 * that the school adds ("+1" or "weight 0.5").
 */
export function readTitleList(text: string): TitleList {
  const titles: ReadTitle[] = [];
  const unread: UnreadLine[] = [];
  const seen = new Set<string>();
  let heading: CoreArea | null = null;
  const lines = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES);
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    if (raw.trim() === '') continue;
    const [title = '', ...rest] = cellsOf(raw);
    const filled = rest.filter((cell) => cell !== '');
    const alone = filled.length === 0 ? areaOf(title) : null;
    if (alone !== null) {
      heading = alone;
      continue;
    }
    if (index === 0 && HEADINGS.has(plain(title))) continue;
    const area = filled.map(areaOf).find((one) => one !== null) ?? heading;
    const stated = filled.find(isUnits);
    const units = stated === undefined ? 1 : Number(stated);
    const weight = filled.map(weightOf).find((one) => one !== null) ?? 0;
    const refuse = (why: UnreadLine['why']) =>
      unread.push({ line, text: raw.trim().slice(0, LONGEST_TITLE), why });
    if (title.length > LONGEST_TITLE) refuse('too_long');
    else if (area === null) refuse('no_area');
    else if (units > 1 || unitsOf(units) === null) refuse('units');
    else if (weight > MOST_WEIGHT) refuse('weight');
    else if (seen.has(title)) refuse('twice');
    else {
      seen.add(title);
      titles.push({ line, title, area, units, isLab: filled.some(isLab), weight });
    }
  }
  return { titles, unread };
}
