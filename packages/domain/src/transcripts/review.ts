import { outcomeOfGrade } from '../credits/outside-credit.ts';
import { cellsOf, LONGEST_LINE } from './cells.ts';
import { LEAST_PERCENT } from './marks.ts';
import type { CompletedCourse } from './transcript.ts';

/** A row of a transcript as it is proposed to become credit. */
export interface ProposedRow {
  readonly line: number;
  /** False: it prints that it gives no credit. */
  readonly isTaken: boolean;
  readonly title: string;
  readonly gradeRaw: string;
  /** Of a mark that is a percent itself; null: it isn't. */
  readonly percent: number | null;
  readonly credits: number | null;
  readonly termLabel: string;
}

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)%?$/;
const MOST_PERCENT = 150;

/** The most that the record takes. */
const LONGEST = { title: 300, gradeRaw: 50, termLabel: 100 } as const;
const MOST_CREDITS = 10;

/** The rows of a transcript as they stand, for a person to go through. What isn't printed stays open. */
export const proposedRows = (courses: readonly CompletedCourse[]): ProposedRow[] =>
  courses.map(({ title, grade, credits, term, schoolYear, source }) => ({
    line: source.line,
    isTaken: credits === null || credits > 0,
    title: title.slice(0, LONGEST.title),
    gradeRaw: grade.slice(0, LONGEST.gradeRaw),
    percent: percentOf(grade),
    // Stranger numbers than the record takes are left to a person.
    credits: credits !== null && credits <= MOST_CREDITS && isThousandth(credits) ? credits : null,
    termLabel: [schoolYear, term].filter(Boolean).join(', ').slice(0, LONGEST.termLabel),
  }));

const isThousandth = (credits: number): boolean => Math.round(credits * 1_000) === credits * 1_000;

/** The percent that a mark is; null: it is a letter, or a word, or a number that is no percent. */
export function percentOf(grade: string): number | null {
  const found = PERCENT.exec(grade.replace(',', '.'));
  // A small number without a sign is a point of a scale ("4", or "15" of twenty), or an examination's.
  if (found === null || (!grade.endsWith('%') && Number(found[1]) < LEAST_PERCENT)) return null;
  return Number(found[1]) <= MOST_PERCENT ? Number(found[1]) : null;
}

const ISSUER = /\b(?:school|academy|college|university|institute|prep(?:aratory)?|homeschool|lyceum)\b/i;
const NO_ISSUER =
  /\b(?:school (?:year|code|district|phone|address|id|counselor|profile)|high school (?:transcript|diploma|credits?)|transcript|official|record|address|phone|fax|graduat\w*|course|credits?|grade|gpa|principal|registrar)\b|[:@]|\d{4}/i;
const LINES_OF_A_HEAD = 8;

/** The school that the head of a document names, as printed; null: none for sure. */
export function issuerIn(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, LINES_OF_A_HEAD)) {
    if (line.length > LONGEST_LINE) continue;
    for (const cell of cellsOf(line)) {
      const text = /^(?:name of )?school(?: name)?\s*:\s*(.+)$/i.exec(cell.text)?.[1] ?? cell.text;
      if (text.length > 120 || text.length < 4) continue;
      if (ISSUER.test(text) && !NO_ISSUER.test(text)) return text;
    }
  }
  return null;
}

/** Whether a document's name is surely another person's than that of a record: hardly a word of it is the same. */
export function isOtherName(printed: string | null, onRecord: string): boolean {
  if (printed === null) return false;
  const [one, other] = [wordsOf(printed), wordsOf(onRecord)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared < Math.min(2, one.size, other.size);
}

const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  );

/** A row as somebody reviewed it. */
export interface ReviewedRow {
  readonly title: string;
  readonly gradeRaw: string;
  readonly percent: number | null;
  readonly isPassed: boolean | null;
  readonly credits: number | null;
  readonly termLabel: string;
  /** Null: nobody has said whether the NCAA lists the title for that school. */
  readonly isCore: boolean | null;
}

/** What a row lacks to become credit. */
export type MissingAnswer = 'title' | 'grade' | 'credits' | 'term' | 'outcome' | 'ncaa';

/**
 * What a row lacks, in the order in which it is asked. The outcome is asked only where neither a percent nor the mark says
 * whether the course was passed.
 *
 * @param isForRecord a registrar puts it on the record, who says whether the NCAA lists it.
 */
export function missingIn(row: ReviewedRow, isForRecord: boolean): MissingAnswer[] {
  const { title, gradeRaw, percent, isPassed, credits, termLabel, isCore } = row;
  const missing: MissingAnswer[] = [];
  if (title.trim() === '') missing.push('title');
  if (gradeRaw.trim() === '') missing.push('grade');
  else if (percent === null && isPassed === null && outcomeOfGrade(gradeRaw) === null)
    missing.push('outcome');
  if (credits === null || credits <= 0) missing.push('credits');
  if (termLabel.trim() === '') missing.push('term');
  if (isForRecord && isCore === null) missing.push('ncaa');
  return missing;
}
