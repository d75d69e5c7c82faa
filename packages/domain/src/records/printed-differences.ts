import { canonicalJson } from './canonical-json.ts';
import {
  printedNumber,
  type RecordAttempt,
  type TranscriptDocument,
  type TranscriptLine,
  type TranscriptRecord,
  transcriptOf,
} from './transcript-document.ts';

/** What of a printed transcript is compared with the record. */
export const PRINTED_FIGURES = [
  'line',
  'title',
  'level',
  'grade',
  'percent',
  'attempted',
  'earned',
  'in_gpa',
  'gpa',
  'weighted_gpa',
  'credits',
  'graduated',
] as const;
export type PrintedFigure = (typeof PRINTED_FIGURES)[number];

/** A figure of an issued transcript that the record doesn't come to any more. */
export interface PrintedDifference {
  /** The attempt or the credit that the line is about; null: a total. */
  readonly lineId: string | null;
  /** The printed title of the course; of a total the school year, or null for the whole transcript. */
  readonly title: string | null;
  readonly figure: PrintedFigure;
  /** Null: there is no such figure. Of `line` the printed grade. */
  readonly printed: string | null;
  /** Null: the record has none. */
  readonly record: string | null;
}

/**
 * Where an issued transcript doesn't print what the record comes to: each line with its figures, and the totals of the same
 * lines. The totals are made by the calculation that issues transcripts, from the record of today narrowed to what was there
 * to be printed (`asPrinted`), so that a course that ended later, another credit or another rule for repeats is no difference.
 * What isn't a figure of the record isn't compared: names, numbers and other dates of the student, which a registrar may print
 * otherwise, the terms' names, the day by which an incomplete course is due, the rank, and the grading scales. A date of graduation that has passed is, since a diploma may
 * be withdrawn, but for one that a registrar printed otherwise.
 */
export function printedDifferences(
  printed: TranscriptDocument,
  record: TranscriptRecord,
  { isGraduationTyped = false }: { readonly isGraduationTyped?: boolean } = {},
): readonly PrintedDifference[] {
  const { isOfficial, issuedOn } = printed;
  const { document: now } = transcriptOf(asPrinted(printed, record), { isOfficial, issuedOn });
  return [
    ...lineDifferences(printed, now),
    ...outsideDifferences(printed, now),
    ...totals(printed, now),
    ...(isGraduationTyped ? [] : graduationDifferences(printed, record)),
  ];
}

/** Whoever had graduated as printed has still, on that day. Who graduates later is no difference. */
function graduationDifferences(printed: TranscriptDocument, record: TranscriptRecord): PrintedDifference[] {
  const before = graduatedOn(printed.student);
  const now = graduatedOn(record.student);
  return before === null || before === now
    ? []
    : [{ lineId: null, title: null, figure: 'graduated', printed: before, record: now }];
}

const graduatedOn = ({ graduation }: TranscriptDocument['student']) =>
  graduation && !graduation.isExpected ? graduation.on : null;

/** Whether two differences say the same. */
export const isSameDifference = (one: PrintedDifference, other: PrintedDifference): boolean =>
  canonicalJson({ ...one }) === canonicalJson({ ...other });

/**
 * The record as far as it was there to be printed: the attempts and credits that the transcript names, under its rule for
 * repeats. What it says of the list of the NCAA and of added points is taken from it, since such a list changes for later
 * years; a course that was incomplete then is so still, whatever grade it was given afterwards.
 */
function asPrinted(printed: TranscriptDocument, record: TranscriptRecord): TranscriptRecord {
  const lines = new Map(
    printed.years.flatMap(({ label, lines }) => lines.map((line) => [line.enrollmentId, { label, line }])),
  );
  const credits = new Set(printed.outside.map(({ creditId }) => creditId));
  return {
    ...record,
    attempts: record.attempts.flatMap((attempt): RecordAttempt[] => {
      const found = lines.get(attempt.enrollmentId);
      if (!found) return [];
      const { label, line } = found;
      const { isListed, weight, term } = line;
      const isResolved = line.result === 'incomplete' && attempt.result === 'graded';
      return [
        {
          ...attempt,
          ...(isResolved ? incomplete(line) : {}),
          ...{ isListed, weight, termLabel: term === null ? label : `${label}, ${term}` },
        },
      ];
    }),
    running: [],
    outside: record.outside.filter(({ creditId }) => credits.has(creditId)),
    repeats: printed.method.repeats,
  };
}

const incomplete = ({ letter, creditsAttempted }: TranscriptLine) => ({
  ...{ result: 'incomplete' as const, letter, scaleId: null, ratio: null },
  ...{ creditsAttempted, creditsEarned: 0, countsAnyway: false },
});

type Figures = Partial<Record<PrintedFigure, string | null>>;

function lineDifferences(printed: TranscriptDocument, now: TranscriptDocument): PrintedDifference[] {
  const found = new Map(now.years.flatMap(({ lines }) => lines.map((line) => [line.enrollmentId, line])));
  return printed.years
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      const { enrollmentId: lineId, title } = line;
      return compared(lineId, title, figuresOfLine(line), figuresOfLine(found.get(lineId)), line.letter);
    });
}

const RESULTS = { graded: null, incomplete: 'I', withdrawn: 'W' } as const;

const figuresOfLine = (line: TranscriptLine | undefined): Figures | null =>
  line
    ? {
        title: line.title,
        level: line.level,
        grade: line.letter ?? RESULTS[line.result],
        percent: line.percent === null ? null : String(line.percent),
        attempted: printedNumber(line.creditsAttempted),
        earned: printedNumber(line.creditsEarned),
        in_gpa: String(line.countsInGpa),
      }
    : null;

function outsideDifferences(printed: TranscriptDocument, now: TranscriptDocument): PrintedDifference[] {
  const figuresOf = (one: TranscriptDocument['outside'][number] | undefined): Figures | null =>
    one
      ? {
          title: one.title,
          grade: one.grade,
          attempted: printedNumber(one.creditsAttempted),
          earned: printedNumber(one.creditsEarned),
          in_gpa: String(one.countsInGpa),
        }
      : null;
  const found = new Map(now.outside.map((one) => [one.creditId, one]));
  return printed.outside.flatMap((one) =>
    compared(one.creditId, one.title, figuresOf(one), figuresOf(found.get(one.creditId)), one.grade),
  );
}

function totals(printed: TranscriptDocument, now: TranscriptDocument): PrintedDifference[] {
  const figuresOf = (one: Pick<TranscriptDocument['summary'], 'gpa' | 'weightedGpa' | 'creditsEarned'>) => ({
    gpa: one.gpa === null ? null : one.gpa.toFixed(2),
    weighted_gpa: one.weightedGpa === null ? null : one.weightedGpa.toFixed(2),
    credits: printedNumber(one.creditsEarned),
  });
  const nothing = { gpa: null, weightedGpa: null, creditsEarned: 0 };
  const years = new Map(now.years.map((year) => [year.label, year]));
  return [
    ...printed.years.flatMap((year) =>
      compared(null, year.label, figuresOf(year), figuresOf(years.get(year.label) ?? nothing), null),
    ),
    ...compared(null, null, figuresOf(printed.summary), figuresOf(now.summary), null),
  ];
}

/** The figures of one line; `now` null: the record has no such line. */
function compared(
  lineId: string | null,
  title: string | null,
  printed: Figures | null,
  now: Figures | null,
  grade: string | null,
): PrintedDifference[] {
  if (printed === null) return [];
  if (now === null) return [{ lineId, title, figure: 'line', printed: grade, record: null }];
  return PRINTED_FIGURES.flatMap((figure) => {
    const [one, other] = [printed[figure] ?? null, now[figure] ?? null];
    return one === other ? [] : [{ lineId, title, figure, printed: one, record: other }];
  });
}
