import { proposedRows, type ReviewedRow } from './review.ts';
import type { CompletedCourse } from './transcript.ts';

/** A row as somebody sends it, with all that they may have added. */
export interface EnteredRow extends ReviewedRow {
  readonly line: number;
  readonly isTaken: boolean;
  readonly kind: string;
  readonly completedOn: string | null;
}

/**
 * Which rows say what the document prints and nothing more, in their order. A printed row stands for one of them. Whether a
 * row is taken, and what the NCAA lists, is nobody's reading of the document.
 */
export function areAsPrinted(rows: readonly EnteredRow[], courses: readonly CompletedCourse[]): boolean[] {
  const left = new Map<string, number>();
  for (const printed of proposedRows(courses)) {
    const key = fullKey({ ...printed, kind: 'transfer', isPassed: null, completedOn: null });
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return rows.map((row) => {
    const key = fullKey(row);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  });
}

/** What a row is like as a whole; a value by itself may hold any sign. */
const fullKey = ({
  line,
  title,
  gradeRaw,
  percent,
  credits,
  termLabel,
  kind,
  isPassed,
  completedOn,
}: Omit<EnteredRow, 'isTaken' | 'isCore'>): string =>
  JSON.stringify([line, title, gradeRaw, percent, credits, termLabel, kind, isPassed, completedOn]);

/**
 * Places of rows that are taken more often than their line prints them: a course is credited once for each time that it
 * stands there, and one that was entered by hand once.
 */
export function repeatedRows(rows: readonly EnteredRow[], courses: readonly CompletedCourse[]): number[] {
  const left = new Map<string, number>();
  for (const { source, title, grade } of courses) {
    const key = courseKey(source.line, title, grade);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return rows.flatMap(({ isTaken, line, title, gradeRaw }, at) => {
    if (!isTaken) return [];
    const key = courseKey(line, title, gradeRaw);
    const count = left.get(key) ?? 1;
    left.set(key, count - 1);
    return count > 0 ? [] : [at];
  });
}

const courseKey = (line: number, title: string, grade: string): string =>
  JSON.stringify([line, plain(title), plain(grade)]);

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** What of a document is on the record already. */
export interface Credited {
  /** Credit from elsewhere that counts, whatever it was read from. */
  readonly credits: readonly {
    readonly schoolName: string;
    readonly title: string;
    readonly termLabel: string;
  }[];
  /** Lines of the same document, to the letter, from which such credit came. */
  readonly lines: readonly number[];
}

/**
 * Tells whether a row would give credit once more: the same course of the same school and term, or the same line of the
 * document.
 */
export function creditedIn({ credits, lines }: Credited) {
  const courses = new Set(credits.map(termKey));
  return (
    { line, title, termLabel }: Pick<EnteredRow, 'line' | 'title' | 'termLabel'>,
    schoolName: string,
  ): boolean => lines.includes(line) || courses.has(termKey({ schoolName, title, termLabel }));
}

const termKey = ({ schoolName, title, termLabel }: Credited['credits'][number]): string =>
  JSON.stringify([plain(schoolName), plain(title), plain(termLabel)]);
