import type { RecordAttempt, TranscriptRecord } from '../../records/transcript-document.ts';
import {
  compare,
  decimal,
  type Fraction,
  fraction,
  isAtLeast,
  ONE,
  over,
  plus,
  smaller,
  sum,
  times,
  written,
  ZERO,
} from './fraction.ts';
import {
  type Attempt,
  creditsGiven,
  type OutsideCredit,
  type Posting,
  recordFigures,
} from './second-record.ts';

/*
 * What a transcript has to print, a second time: in exact fractions, from the record and the rules alone, as printed texts.
 */

/** Figures as they are printed, "–" where there is none. */
export interface SecondTotals {
  readonly gpa: string;
  /** Null: the school adds nothing for any course. */
  readonly weightedGpa: string | null;
  readonly credits: string;
}

export interface SecondTranscript {
  readonly years: readonly {
    readonly label: string;
    /** Course, term, grade, percent, attempted, earned. */
    readonly lines: readonly (readonly string[])[];
    readonly totals: SecondTotals;
  }[];
  /** Course, term, grade, whether it is in the GPA, attempted, earned; in any order. */
  readonly outside: readonly (readonly string[])[];
  /** Course, credits. */
  readonly running: readonly (readonly string[])[];
  readonly totals: SecondTotals;
}

const FOUR = fraction(4n);
const PASSING = decimal('0.6');

export function secondTranscript(record: TranscriptRecord): SecondTranscript {
  const oldestFirst = record.attempts.toSorted((a, b) => a.attemptPlace - b.attemptPlace);
  const tries = new Map(oldestFirst.map((one) => [one.enrollmentId, tryOf(one)]));
  const all = [...tries.values()];
  const elsewhere = record.outside.map(outsideOf);
  const counted = oldestFirst.filter((one) => counts(one, oldestFirst, record.repeats));
  const hasWeights = record.attempts.some(({ weight }) => weight > 0);
  const figures = recordFigures(all, elsewhere, record.repeats);
  const creditsOf = ({ enrollmentId }: RecordAttempt) => creditsGiven(tries.get(enrollmentId)!, all);
  const gradedElsewhere = elsewhere.flatMap(({ credit, ratio, credits, isUnfinished }) =>
    ratio === null || isUnfinished
      ? []
      : [{ content: credit, ratio, credits: decimal(credits), weight: ZERO }],
  );
  const weighed = counted.map(weighedOf);

  const years = [...Map.groupBy(record.attempts, ({ termLabel }) => yearAndTerm(termLabel)[0])];
  return {
    years: years.map(([label, attempts]) => ({
      label,
      lines: attempts.map((one) => [
        one.title,
        yearAndTerm(one.termLabel)[1],
        one.letter ?? { graded: '–', incomplete: 'I', withdrawn: 'W' }[one.result],
        percentOf(one, record),
        credits(decimal(String(one.creditsAttempted))),
        credits(creditsOf(one)),
      ]),
      totals: {
        ...means(
          oldestFirst.filter((one) => counted.includes(one) && attempts.includes(one)).map(weighedOf),
          hasWeights,
        ),
        credits: credits(sum(attempts.map(creditsOf))),
      },
    })),
    outside: record.outside.map((one, at) => {
      const { ratio, isUnfinished, isFailed } = elsewhere[at]!;
      const isPassed = !isFailed && !isUnfinished && (ratio === null || isAtLeast(ratio, PASSING));
      return [
        ...[one.title, one.termLabel, one.gradeRaw, ratio !== null && !isUnfinished ? 'yes' : 'no'],
        credits(decimal(String(one.credits))),
        credits(isPassed ? decimal(String(one.credits)) : ZERO),
      ];
    }),
    running: record.running.map((one) => [one.title, `(${credits(decimal(String(one.credits)))})`]),
    totals: {
      gpa: figures.officialGpa === null ? '–' : written(figures.officialGpa, 2),
      weightedGpa: hasWeights ? weightedMean([...weighed, ...gradedElsewhere]) : null,
      credits: credits(figures.creditsEarned),
    },
  };
}

const tryOf = (one: RecordAttempt): Attempt => ({
  ...{ enrollment: one.enrollmentId, course: one.contentId, origin: one.contentId, isApproved: false },
  ...{ credits: String(one.creditsAttempted), status: 'completed', soFar: null },
  posting: postingOf(one),
  countsAnyway: one.countsAnyway,
});

const postingOf = ({ result, ratio }: RecordAttempt): Posting => ({
  result,
  ratio: ratio === null ? null : decimal(String(ratio)),
});

const outsideOf = ({
  creditId,
  credits,
  ratio,
  gradeRaw,
  isPassed,
}: TranscriptRecord['outside'][number]): OutsideCredit => ({
  ...{ credit: creditId, credits: String(credits), gradeRaw },
  isFailed: /^(?:f|fail(?:ed)?)$/i.test(gradeRaw) || (ratio === null && isPassed === false),
  isUnfinished: /^(?:w|wp|wf|withdrawn|i|inc|incomplete|ip|au|audit)$/i.test(gradeRaw),
  ...{ ratio: ratio === null ? null : decimal(ratio), isCore: false, status: 'approved' },
});

/** Whether an attempt is in the GPA, by the school's rule for repeats. */
function counts(one: RecordAttempt, oldestFirst: readonly RecordAttempt[], repeats: string): boolean {
  if (one.ratio === null) return false;
  const rivals = oldestFirst.filter(({ contentId, ratio }) => contentId === one.contentId && ratio !== null);
  const ratioOf = ({ ratio }: RecordAttempt) => decimal(String(ratio));
  if (repeats === 'average') return true;
  if (repeats === 'latest') return rivals.at(-1) === one;
  return rivals.reduce((best, next) => (compare(ratioOf(next), ratioOf(best)) > 0 ? next : best)) === one;
}

interface Weighed {
  readonly content: string;
  readonly ratio: Fraction;
  readonly credits: Fraction;
  readonly weight: Fraction;
}

const weighedOf = (one: RecordAttempt): Weighed => {
  const ratio = decimal(String(one.ratio));
  return {
    content: one.contentId,
    ratio,
    credits: decimal(String(one.creditsAttempted)),
    weight: isAtLeast(ratio, PASSING) ? decimal(String(one.weight)) : ZERO,
  };
};

/** Attempts at one content count with their mean, and weigh what the last of them does. */
function mean(entries: readonly Weighed[], pointsOf: (one: Weighed) => Fraction): string {
  let [points, weight] = [ZERO, ZERO];
  for (const tries of Map.groupBy(entries, ({ content }) => content).values()) {
    const worth = tries.at(-1)!.credits;
    points = plus(points, times(over(sum(tries.map(pointsOf)), fraction(BigInt(tries.length))), worth));
    weight = plus(weight, worth);
  }
  return compare(weight, ZERO) === 0 ? '–' : written(over(points, weight), 2);
}

const pointsOf = ({ ratio }: Weighed) => times(FOUR, smaller(ratio, ONE));
const weightedMean = (entries: readonly Weighed[]) => mean(entries, (one) => plus(pointsOf(one), one.weight));
const means = (entries: readonly Weighed[], hasWeights: boolean) => ({
  gpa: mean(entries, pointsOf),
  weightedGpa: hasWeights ? weightedMean(entries) : null,
});

/** Whole percents, and never the bound of a grade that wasn't reached. */
function percentOf({ ratio, letter, scaleId }: RecordAttempt, { scales }: TranscriptRecord): string {
  if (ratio === null) return '–';
  const percent = times(decimal(String(ratio)), fraction(100n));
  const shown = decimal(written(percent, 0));
  const steps = letter === null ? [] : (scales.find((scale) => scale.scaleId === scaleId)?.steps ?? []);
  const bounds = [90, 80, 70, 60, ...steps.map(({ fromPercent }) => fromPercent)].map((one) =>
    decimal(String(one)),
  );
  const isLifted = bounds.some((bound) => isAtLeast(shown, bound) && !isAtLeast(percent, bound));
  return String(Number(written(shown, 0)) - (isLifted ? 1 : 0));
}

/** Three decimals at most. */
const credits = (value: Fraction): string => String(Number(written(value, 3)));

function yearAndTerm(label: string): readonly [year: string, term: string] {
  const [year = '', ...term] = label.split(', ');
  return [year, term.length > 0 ? term.join(', ') : '–'];
}
