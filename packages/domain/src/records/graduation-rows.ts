import { readPrintedGrade } from '../credits/printed-grade.ts';
import type { CreditRow, RequirementSet } from './graduation.ts';
import type { TranscriptDocument, TranscriptLine } from './transcript-document.ts';

/** What requirements need to know of a line of the record beside what transcripts print. */
export interface LineFacts {
  /** Of the catalog; null: none. */
  readonly subject: string | null;
  /** What the course and its copies have in common; null: credit from elsewhere. */
  readonly contentId: string | null;
}

/** Why a course with a result gives no credit. */
export type NoCredit = 'failed' | 'withdrawn' | 'incomplete' | 'repeat' | 'not_finished';

interface UncountedLine {
  readonly lineId: string;
  readonly title: string;
  readonly why: NoCredit;
}

/** The catalog's subjects by the areas that credit from elsewhere is entered with. */
const SUBJECTS_OF_AREAS: Readonly<Record<string, string>> = {
  english: 'English Language Arts',
  math: 'Mathematics',
  science: 'Science',
  social_science: 'Social Studies',
  world_language: 'World Languages',
};

/** The subject of the catalog that an area belongs to; null: to none. */
export const subjectOfArea = (area: string | null): string | null =>
  area === null ? null : (SUBJECTS_OF_AREAS[area] ?? null);

/**
 * The lines of a transcript that give credit, or would once they are passed, and those that give none. Credits are the ones
 * that the transcript prints. A running course whose content gave credit before adds only what it gives more.
 */
export function creditRowsOf(
  { years, outside, inProgress, scales }: TranscriptDocument,
  factsOf: (lineId: string) => LineFacts | undefined,
): { readonly rows: readonly CreditRow[]; readonly uncounted: readonly UncountedLine[] } {
  const rows: CreditRow[] = [];
  const uncounted: UncountedLine[] = [];
  const creditOf = new Map<string, number>();
  const add = (lineId: string, title: string, credits: number, isInProgress: boolean) =>
    rows.push({ lineId, title, subject: factsOf(lineId)?.subject ?? null, credits, isInProgress });

  for (const line of years.flatMap(({ lines }) => lines)) {
    const { enrollmentId, title, creditsEarned } = line;
    const contentId = factsOf(enrollmentId)?.contentId;
    if (creditsEarned > 0) add(enrollmentId, title, creditsEarned, false);
    if (contentId) creditOf.set(contentId, Math.max(creditOf.get(contentId) ?? 0, creditsEarned));
    const why = creditsEarned > 0 ? null : whyNone(line, scales);
    if (why) uncounted.push({ lineId: enrollmentId, title, why });
  }
  for (const { creditId, title, grade, creditsEarned } of outside) {
    if (creditsEarned > 0) add(creditId, title, creditsEarned, false);
    else {
      const why = readPrintedGrade(grade) === 'not_finished' ? 'not_finished' : 'failed';
      uncounted.push({ lineId: creditId, title, why });
    }
  }
  for (const { enrollmentId, title, credits } of inProgress) {
    const contentId = factsOf(enrollmentId)?.contentId;
    const before = contentId ? (creditOf.get(contentId) ?? 0) : 0;
    if (contentId) creditOf.set(contentId, Math.max(before, credits));
    const added = Math.round((credits - before) * 1000) / 1000;
    if (added > 0) add(enrollmentId, title, added, true);
  }
  return { rows, uncounted };
}

/** Most titles that may fill a requirement, and the longest one in characters. */
export const MOST_TITLES = 30;
export const LONGEST_TITLE = 300;

/** Neither credits nor requirements: whoever has passed nothing would meet it. */
export const asksNothing = ({
  requirements,
  totalCredits,
}: Pick<RequirementSet, 'requirements' | 'totalCredits'>): boolean =>
  requirements.length === 0 && totalCredits === 0;

/** Null: the course was passed, and carries no credit. */
function whyNone(
  { result, letter, scale, isRepeated }: TranscriptLine,
  scales: TranscriptDocument['scales'],
): NoCredit | null {
  if (result !== 'graded') return result;
  const steps = scale === null ? [] : (scales[scale]?.steps ?? []);
  const isPassed = steps.some((step) => step.letter === letter && step.isPassing);
  return isPassed ? (isRepeated ? 'repeat' : null) : 'failed';
}
