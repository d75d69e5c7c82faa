import { readPrintedGrade } from '../credits/printed-grade.ts';

/** Letters with or without a sign, in capitals as transcripts print them: "A", "B+", "C−". */
const LETTER = /^[A-F][+\-−–]?$/;
/** Marks in capitals or as one word that say something else than a letter. */
const WORD =
  /^(?:P|S|U|W|I|N|AU|CR|NC|NP|NG|NR|WP|WF|WD|INC|PASS|FAIL|Pass|Fail|Passed|Failed|Satisfactory|Unsatisfactory|Withdrawn|Withdrew|Incomplete|Audit|Credit|HP|MP|LP|EX)$/;
const PERCENT = /^(\d{1,3})(?:[.,]\d{1,2})?%?$/;
const RUNNING =
  /^(?:IP|INP|CIP|WIP|CUR|TBD|ENR|Enrolled|Current|Registered|Planned|Pending|IN-PROGRESS|In-Progress)$/;

/** A final mark by its looks alone: a letter, a word, or a number that may be a percent. */
export type MarkKind = 'letter' | 'word' | 'percent' | 'running';

const MOST_PERCENT = 110;
/** Below this a whole number is rather a grade level, a number of a course or credits. */
export const LEAST_PERCENT = 30;

/** What a word of a line can be as a mark; null: none. A number is one only where the place says so, or it is a plausible percent. */
export function markKind(text: string, isInMarkColumn: boolean): MarkKind | null {
  if (RUNNING.test(text)) return 'running';
  if (LETTER.test(text)) return 'letter';
  if (WORD.test(text)) return 'word';
  const whole = PERCENT.exec(text)?.[1];
  if (whole === undefined || Number(whole) > MOST_PERCENT) return null;
  return isInMarkColumn || text.endsWith('%') || Number(whole) >= LEAST_PERCENT ? 'percent' : null;
}

const LETTERS = [
  ['A', 4],
  ['B', 3],
  ['C', 2],
  ['D', 1],
] as const;

/** What schools usually give for letters where the document prints no scale: without signs; with them; and with 4.3 for A+. */
export const USUAL_SCALES: readonly ReadonlyMap<string, number>[] = [
  { plus: 0, minus: 0, best: 4 },
  { plus: 0.3, minus: 0.3, best: 4 },
  { plus: 0.3, minus: 0.3, best: 4.3 },
].map(
  ({ plus, minus, best }) =>
    new Map<string, number>([
      ...LETTERS.flatMap(([letter, points]): [string, number][] => [
        [letter, points],
        [`${letter}+`, Math.min(best, points + plus)],
        [`${letter}-`, points - minus],
      ]),
      ['F', 0],
    ]),
);

/** Quality points of a letter on a scale; null: it has none, as for percents, P and W. */
export const pointsOf = (grade: string, scale: ReadonlyMap<string, number>): number | null =>
  scale.get(grade.replace(/[−–]/g, '-')) ?? null;

/** Whether the credits of a row count as earned; null: the mark doesn't say. */
export function isEarned(grade: string): boolean | null {
  const outcome = readPrintedGrade(grade);
  if (outcome === 'passed') return true;
  if (outcome === 'failed' || outcome === 'not_finished') return false;
  return null;
}
