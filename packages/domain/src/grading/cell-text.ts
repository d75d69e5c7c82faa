import { hundredths } from '../rounding/half-away.ts';
import type { LetterWorth } from './grading-scale.ts';

/** What somebody typed, pasted or imported into a cell. */
export type CellText =
  | { readonly state: 'graded'; readonly points: number }
  | { readonly state: 'excused' | 'missing' | 'ungraded' }
  | { readonly state: 'unreadable'; readonly why: 'not_a_number' | 'negative' | 'too_fine' | 'ambiguous' };

/** Words for states in the languages that the app speaks; their first letters suffice where they say which. */
const EXCUSED = [
  'ex',
  'exc',
  'excused',
  'x',
  'exento',
  'eximido',
  'justificado',
  'justificada',
  'dispensé',
  'excusé',
  'entschuldigt',
  'befreit',
];
const MISSING = [
  'm',
  'mi',
  'miss',
  'missing',
  'falta',
  'faltante',
  'no entregado',
  'manquant',
  'non rendu',
  'fehlt',
  'fehlend',
];

/** Groups of three digits: 1,000 and 12,345,678. */
const GROUPED = /^\+?[1-9]\d{0,2}(?:,\d{3})+$/;
/** A thousand to some readers and one to others. */
const TWOFOLD = /^\+?[1-9]\d{0,2}\.\d{2}0$/;
const NUMBER = /^[+]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
const NEGATIVE = /^[-−]\s*(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;

/** What percents and letters come to in a cell. */
export interface CellWorth {
  readonly pointsPossible: number;
  readonly letters: readonly LetterWorth[];
}

const PERCENT = /^\+?(\d+(?:[.,]\d+)?|[.,]\d+) ?%$/;

const shareOf = (percent: number, { pointsPossible }: CellWorth): CellText => ({
  state: 'graded',
  points: hundredths((pointsPossible * percent) / 100) / 100,
});

/**
 * What the text means: points, a state in words, or nothing (the cell is emptied).
 *
 * A comma may stand for the decimal point, except between groups of three digits: "18,5" is 18.5 and "1,000" is a
 * thousand. What can be read in two ways is refused: "1.000" and texts with both signs. Points have two decimals at most. Where `worth` says
 * what it comes to, "85%" and a letter of the school's scale are points too; words for states go before letters.
 *
 * @param isCommaDecimal the text comes from where a comma is the decimal point, so that "1,000" could be one as well.
 */
export function readCellText(text: string, isCommaDecimal = false, worth?: CellWorth): CellText {
  // A spreadsheet's way of saying "this is text"; and the blanks that come along when one copies.
  const plain = text
    .replaceAll(/[\s  ]+/g, ' ')
    .trim()
    .replace(/^'/, '');
  if (plain === '' || plain === '-' || plain === '–') return { state: 'ungraded' };
  const word = plain.toLocaleLowerCase();
  if (EXCUSED.includes(word)) return { state: 'excused' };
  if (MISSING.includes(word)) return { state: 'missing' };
  const percent = worth && PERCENT.exec(plain)?.[1];
  if (percent) return shareOf(Number(percent.replace(',', '.')), worth);
  // A minus is typed in many ways.
  const letter = worth?.letters.find((one) => one.letter.toLocaleLowerCase() === word.replace(/[−–]$/, '-'));
  if (letter && worth) return shareOf(letter.percent, worth);
  if (NEGATIVE.test(plain)) return { state: 'unreadable', why: 'negative' };
  if (GROUPED.test(plain)) {
    if (isCommaDecimal && plain.split(',').length === 2) return { state: 'unreadable', why: 'ambiguous' };
    return { state: 'graded', points: Number(plain.replaceAll(',', '')) };
  }
  if (TWOFOLD.test(plain)) return { state: 'unreadable', why: 'ambiguous' };
  if (!NUMBER.test(plain)) return { state: 'unreadable', why: 'not_a_number' };
  const digits = plain.replace(',', '.').replace('+', '');
  const decimals = digits.split('.')[1] ?? '';
  if (decimals.replace(/0+$/, '').length > 2) return { state: 'unreadable', why: 'too_fine' };
  return { state: 'graded', points: Math.round(Number(digits) * 100) / 100 };
}

/** The grid of texts in what a spreadsheet puts on the clipboard: lines of cells apart by tabs, quoted where needed. */
export function readPastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
