import {
  compare,
  decimal,
  type Fraction,
  fraction,
  isAtLeast,
  larger,
  ONE,
  over,
  plus,
  smaller,
  sum,
  times,
  ZERO,
} from './fraction.ts';

/*
 * The figures of a student's record a second time, in exact fractions, from the rules alone: for tests.
 */

/** How a school counts a course that was taken more than once in its GPA. */
export type Repeats = 'best' | 'latest' | 'average';

/** What was posted last for an enrollment. */
export interface Posting {
  readonly result: 'graded' | 'incomplete' | 'withdrawn';
  /** Share of one; null: no grade. */
  readonly ratio: Fraction | null;
}

/** One enrollment of the student: an attempt at a course. */
export interface Attempt {
  readonly enrollment: string;
  readonly course: string;
  /** The content that the course and its copies share. */
  readonly origin: string;
  readonly credits: string;
  readonly isApproved: boolean;
  readonly status: 'active' | 'completed' | 'dropped' | 'withdrawn';
  /** The released total so far; null: nothing counts. */
  readonly soFar: Fraction | null;
  /** Null: nothing was posted. */
  readonly posting: Posting | null;
  /** A registrar lets its credit count beside that of another attempt. */
  readonly countsAnyway: boolean;
}

/** Credit from elsewhere. */
export interface OutsideCredit {
  readonly credit: string;
  readonly credits: string;
  /** Share of one; null: the grade has none. */
  readonly ratio: Fraction | null;
  /** As the document prints it. */
  readonly gradeRaw: string;
  /** The printed grade says that the course was not passed, whatever the ratio. */
  readonly isFailed: boolean;
  /** It says that the course was withdrawn from, audited or not finished: no grade, whatever the ratio. */
  readonly isUnfinished: boolean;
  readonly isCore: boolean;
  readonly status: 'approved' | 'superseded' | 'withdrawn';
}

export interface RecordFigures {
  /** Null: nothing that counts was posted. */
  readonly officialGpa: Fraction | null;
  /** Null: no course has a grade. */
  readonly progressGpa: Fraction | null;
  readonly creditsEarned: Fraction;
  readonly creditsInProgress: Fraction;
  readonly coreEarned: number;
  readonly coreProjected: number;
}

const PASSING = decimal('0.6');
const FOUR = fraction(4n);

/** The grade that an enrollment stands with: what was posted once it is completed, the total so far while it runs. */
export function standing({ status, soFar, posting }: Attempt): Fraction | null {
  if (status === 'completed') return posting?.ratio ?? null;
  return status === 'active' ? soFar : null;
}

/** The credits that a posting earns: those of the course from 60 % on, else none. */
export const creditsPosted = (credits: string, posting: Posting | null): Fraction =>
  posting?.result === 'graded' && posting.ratio !== null && isAtLeast(posting.ratio, PASSING)
    ? decimal(credits)
    : ZERO;

/** @param attempts in the order in which they were begun. */
export function recordFigures(
  attempts: readonly Attempt[],
  outside: readonly OutsideCredit[],
  repeats: Repeats,
): RecordFigures {
  const approved = outside.filter(({ status }) => status === 'approved');
  const core = coreCourses(attempts, approved);
  return {
    officialGpa: officialGpa(attempts, approved, repeats),
    progressGpa: progressGpa(attempts),
    creditsEarned: creditsEarned(attempts, approved),
    creditsInProgress: times(
      decimal('0.5'),
      fraction(BigInt(attempts.filter(({ status }) => status === 'active').length)),
    ),
    coreEarned: core.earned,
    coreProjected: core.projected,
  };
}

const byOrigin = (attempts: readonly Attempt[]): Attempt[][] => [
  ...Map.groupBy(attempts, ({ origin }) => origin).values(),
];

/**
 * The credit that an attempt gives among all attempts: its own where a registrar said so; else only the first of those
 * that earned the most for the content gives any.
 */
export function creditsGiven(attempt: Attempt, attempts: readonly Attempt[]): Fraction {
  const earned = (one: Attempt) => creditsPosted(one.credits, one.posting);
  if (attempt.countsAnyway) return earned(attempt);
  const rivals = attempts.filter((one) => one.origin === attempt.origin && !one.countsAnyway);
  const most = rivals.map(earned).reduce(larger, ZERO);
  const giver = rivals.find((one) => compare(earned(one), most) === 0);
  return giver?.enrollment === attempt.enrollment ? most : ZERO;
}

/** Failed is what prints so; else what has a ratio from 60 % on, or none. */
const isPassedOutside = ({ ratio, isFailed, isUnfinished }: OutsideCredit): boolean =>
  !isFailed && !isUnfinished && (ratio === null || isAtLeast(ratio, PASSING));

/** Once for each content, whichever attempt earned it, beside it what counts anyway, and what passed elsewhere. */
function creditsEarned(attempts: readonly Attempt[], outside: readonly OutsideCredit[]): Fraction {
  return plus(
    sum(attempts.map((attempt) => creditsGiven(attempt, attempts))),
    sum(outside.filter(isPassedOutside).map(({ credits }) => decimal(credits))),
  );
}

/** What counts in the official GPA: a grade, at most a whole one, and what it weighs. */
interface Weighed {
  readonly grade: Fraction;
  readonly credits: Fraction;
}

/** Σ(min(ratio, 1) × 4 × credits) / Σ credits. */
function officialGpa(
  attempts: readonly Attempt[],
  outside: readonly OutsideCredit[],
  repeats: Repeats,
): Fraction | null {
  const weighed = [
    ...byOrigin(attempts).flatMap((tries) => countedTries(tries, repeats)),
    ...outside.flatMap(({ ratio, credits, isUnfinished }) =>
      ratio === null || isUnfinished ? [] : [{ grade: smaller(ratio, ONE), credits: decimal(credits) }],
    ),
  ];
  const credits = sum(weighed.map((one) => one.credits));
  if (compare(credits, ZERO) === 0) return null;
  return over(sum(weighed.map((one) => times(times(one.grade, FOUR), one.credits))), credits);
}

/**
 * What the attempts at one content come to. The best is the one with the highest grade as it was posted, the earliest of
 * equals; only what it counts is limited. An average is of what each counts, and weighs what the latest attempt does.
 */
function countedTries(tries: readonly Attempt[], repeats: Repeats): Weighed[] {
  const graded = tries.flatMap(({ credits, posting }) =>
    posting?.result === 'graded' && posting.ratio !== null
      ? [{ ratio: posting.ratio, grade: smaller(posting.ratio, ONE), credits: decimal(credits) }]
      : [],
  );
  const latest = graded.at(-1);
  if (!latest) return [];
  if (repeats === 'latest') return [latest];
  if (repeats === 'best') {
    return [graded.reduce((best, one) => (compare(one.ratio, best.ratio) > 0 ? one : best))];
  }
  const mean = over(sum(graded.map(({ grade }) => grade)), fraction(BigInt(graded.length)));
  return [{ grade: mean, credits: latest.credits }];
}

/** The attempt by which a course stands now: the one that runs, else the last that was completed. */
const currentTries = (attempts: readonly Attempt[]): Attempt[] =>
  [...Map.groupBy(attempts, ({ course }) => course).values()].flatMap(
    (tries) =>
      tries.findLast(({ status }) => status === 'active') ??
      tries.findLast(({ status }) => status === 'completed') ??
      [],
  );

/**
 * The plain mean of the courses that have a grade, each as it stands now, times 4; extra credit may lift it above.
 */
function progressGpa(attempts: readonly Attempt[]): Fraction | null {
  const ratios = progressRatios(attempts);
  if (ratios.length === 0) return null;
  return times(FOUR, over(sum(ratios), fraction(BigInt(ratios.length))));
}

/** The grades of which the progress GPA is made. */
export const progressRatios = (attempts: readonly Attempt[]): Fraction[] =>
  currentTries(attempts).flatMap((attempt) => standing(attempt) ?? []);

/** The bar of 16: approved courses from 60 % on, each content once: completed ones are earned, running ones projected. */
function coreCourses(attempts: readonly Attempt[], outside: readonly OutsideCredit[]) {
  const passed = (ratio: Fraction | null) => ratio !== null && isAtLeast(ratio, PASSING);
  let earned = outside.filter((credit) => credit.isCore && isPassedOutside(credit)).length;
  let projected = 0;
  for (const tries of byOrigin(attempts.filter(({ isApproved }) => isApproved))) {
    const passing = tries.filter((attempt) => passed(standing(attempt)));
    if (passing.some(({ status }) => status === 'completed')) earned += 1;
    else if (passing.length > 0) projected += 1;
  }
  return { earned, projected };
}
