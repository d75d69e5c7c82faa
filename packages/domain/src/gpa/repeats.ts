import { compareRatios, exactDecimal } from '../grading/exact-decimal.ts';

/** Which attempts at one course content a school's official GPA counts. */
export type RepeatRule = 'best' | 'latest' | 'average';

/** A posted attempt at a course. */
export interface PostedAttempt {
  readonly enrollmentId: string;
  /** What the course and its copies have in common. */
  readonly contentId: string;
  /** The posted grade, a share of one; null: posted without one (incomplete, withdrawn). */
  readonly ratio: number | string | null;
  /** What its posting earned. */
  readonly creditsEarned: number;
  /** A registrar decided that its credit counts beside that of another attempt. */
  readonly countsAnyway: boolean;
}

/** An attempt, with what of it counts. */
export interface JudgedAttempt extends PostedAttempt {
  readonly countsInGpa: boolean;
  /** The credit that it gives: credit is given once per content, unless a registrar decided otherwise. */
  readonly creditsCounted: number;
}

/**
 * The attempts in the order given, each with what of it counts.
 *
 * In the GPA: under 'best' the attempt with the highest ratio, the earliest of equals; under 'latest' the last one that
 * has a grade; under 'average' all that have one. Credit is given once per content whatever the rule: to the first
 * attempt that earned the most, so that a failed repeat takes nothing away and a passed one adds nothing. An attempt
 * whose credit counts anyway gives its own beside that, and changes nothing in the GPA.
 *
 * @param attempts oldest first.
 */
export function judgeAttempts<Attempt extends PostedAttempt>(
  attempts: readonly Attempt[],
  rule: RepeatRule,
): (Attempt & JudgedAttempt)[] {
  const byContent = Map.groupBy(attempts, (attempt) => attempt.contentId);
  const inGpa = new Set<PostedAttempt>();
  const givesCredit = new Set<PostedAttempt>();
  for (const ofContent of byContent.values()) {
    for (const attempt of countedInGpa(ofContent, rule)) inGpa.add(attempt);
    for (const attempt of givingCredit(ofContent)) givesCredit.add(attempt);
  }
  return attempts.map((attempt) => ({
    ...attempt,
    countsInGpa: inGpa.has(attempt),
    creditsCounted: givesCredit.has(attempt) ? attempt.creditsEarned : 0,
  }));
}

function givingCredit(attempts: readonly PostedAttempt[]): readonly PostedAttempt[] {
  const [anyway, once] = [
    attempts.filter((one) => one.countsAnyway),
    attempts.filter((one) => !one.countsAnyway),
  ];
  const [first, ...others] = once;
  if (!first) return anyway;
  return [
    ...anyway,
    others.reduce((most, one) => (one.creditsEarned > most.creditsEarned ? one : most), first),
  ];
}

function countedInGpa(attempts: readonly PostedAttempt[], rule: RepeatRule): readonly PostedAttempt[] {
  const graded = attempts.filter(({ ratio }) => ratio !== null);
  switch (rule) {
    case 'average':
      return graded;
    case 'latest':
      return graded.slice(-1);
    case 'best':
      return graded.length === 0 ? [] : [graded.reduce((best, one) => (isHigher(one, best) ? one : best))];
  }
}

const isHigher = (one: PostedAttempt, other: PostedAttempt): boolean =>
  compareRatios(exactDecimal(one.ratio ?? 0), exactDecimal(other.ratio ?? 0)) > 0;
