import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { ratioOfPercent } from './ratio-of-percent.ts';

/** A letter of a school's grading scale. */
export interface GradeStep {
  readonly letter: string;
  /** The lowest percent that earns it. */
  readonly fromPercent: number;
  /** What transcripts and report cards print beside it. Eligibility has points of its own. */
  readonly points: number;
  /** A course that ends with it earns its credit. */
  readonly isPassing: boolean;
}

/** The steps of a scale, the highest first; the last one is from zero on. */
export type GradeSteps = readonly GradeStep[];

/** What a school entered about its scale from a day on. */
export interface ScaleEntry<Id extends string = string> {
  readonly scaleId: Id;
  /** Null: since the school began. */
  readonly effectiveOn: CalendarDate | null;
  /** Of two entries for one day the later one holds. */
  readonly number: number;
  /** Null: the entry takes back what was entered for that day, and the scale before goes on. */
  readonly steps: GradeSteps | null;
}

/** A scale by which grades are lettered; null: the standard one. */
export interface Scale<Id extends string = string> {
  readonly scaleId: Id | null;
  readonly steps: GradeSteps;
}

/** A scale while it is in force; null: without a beginning or an end. */
export interface ScalePeriod<Id extends string = string> extends Scale<Id> {
  readonly fromOn: CalendarDate | null;
  readonly toOn: CalendarDate | null;
}

const step = (letter: string, fromPercent: number, points: number): GradeStep => ({
  letter,
  fromPercent,
  points,
  isPassing: points > 0,
});

/** The scale of a school that has entered none. */
export const STANDARD_STEPS: GradeSteps = [
  step('A', 90, 4),
  step('B', 80, 3),
  step('C', 70, 2),
  step('D', 60, 1),
  step('F', 0, 0),
];
const STANDARD: Scale<never> = { scaleId: null, steps: STANDARD_STEPS };

/**
 * The scales of a school in their order. Each holds until the day before the next one begins, so that every day has exactly
 * one; before the first it is the standard scale.
 */
export function scalePeriods<Id extends string>(entries: readonly ScaleEntry<Id>[]): ScalePeriod<Id>[] {
  const byDay = Map.groupBy(entries, ({ effectiveOn }) => effectiveOn ?? '');
  const holding = [...byDay.values()]
    .map((ofDay) => ofDay.reduce((last, one) => (one.number > last.number ? one : last)))
    .flatMap(({ steps, ...entry }) => (steps === null ? [] : [{ ...entry, steps }]))
    .toSorted((a, b) => ((a.effectiveOn ?? '') < (b.effectiveOn ?? '') ? -1 : 1))
    .map(({ scaleId, steps, effectiveOn }) => ({ scaleId, steps, fromOn: effectiveOn }));
  const all = holding[0]?.fromOn === null ? holding : [{ ...STANDARD, fromOn: null }, ...holding];
  return all.map((one, index) => {
    const next = all[index + 1]?.fromOn ?? null;
    return { ...one, toOn: next === null ? null : addDays(next, -1) };
  });
}

/** The scale in force on a day. */
export function scaleOn<Id extends string>(entries: readonly ScaleEntry<Id>[], day: CalendarDate): Scale<Id> {
  const inForce = scalePeriods(entries).findLast(({ fromOn }) => fromOn === null || fromOn <= day);
  return inForce ? { scaleId: inForce.scaleId, steps: inForce.steps } : STANDARD;
}

/** The scale of that id, also one that has been replaced; null: the standard one. */
export function scaleOfId<Id extends string>(
  entries: readonly ScaleEntry<Id>[],
  scaleId: Id | null,
): Scale<Id> {
  const steps = entries.find((one) => one.scaleId === scaleId)?.steps;
  return steps ? { scaleId, steps } : STANDARD;
}

/** The step that a grade reaches. The unrounded ratio decides: 89.66 % is below a step from 90 %. */
export function stepOf(steps: GradeSteps, ratio: number): GradeStep {
  const reached = steps.find(({ fromPercent }) => ratio >= ratioOfPercent(fromPercent));
  const step = reached ?? steps.at(-1);
  if (!step) throw new RangeError('A grading scale without steps');
  return step;
}

/** The letter of a grade by a scale. */
export const letterOn = (steps: GradeSteps, ratio: number): string => stepOf(steps, ratio).letter;

/** What a letter stands for where it is typed in place of points. */
export interface LetterWorth {
  readonly letter: string;
  readonly percent: number;
}

/**
 * The percent that each letter of a scale stands for where somebody types it: the highest whole percent that still earns
 * it, so the best letter is everything, and B below an A from 90 % is 89 %.
 */
export const letterWorths = (steps: GradeSteps): LetterWorth[] =>
  steps.map(({ letter, fromPercent }, at) => {
    const next = steps[at - 1]?.fromPercent;
    return { letter, percent: next === undefined ? 100 : Math.max(fromPercent, Math.ceil(next) - 1) };
  });

/** Percents from which on a grade has another letter. */
export const boundsOf = (steps: GradeSteps): number[] => steps.map(({ fromPercent }) => fromPercent);

/** The percent from which on a grade would have the next better letter; null: it has the best. */
export function nextBound(steps: GradeSteps, ratio: number): number | null {
  const missed = boundsOf(steps).filter((bound) => ratio < ratioOfPercent(bound));
  return missed.length === 0 ? null : Math.min(...missed);
}

/** More than any school has. */
export const MOST_STEPS = 20;

export type ScaleProblem =
  | 'too_few'
  | 'too_many'
  | 'letter_twice'
  | 'percent_twice'
  | 'no_zero'
  | 'points_rise'
  | 'passing_gap'
  | 'none_passes'
  | 'all_pass';

/** Why steps, the highest first, make no scale; null: they do. */
export function scaleProblem(steps: GradeSteps): ScaleProblem | null {
  if (steps.length < 2) return 'too_few';
  if (steps.length > MOST_STEPS) return 'too_many';
  const isTwice = (values: readonly (string | number)[]) => new Set(values).size < values.length;
  if (isTwice(steps.map(({ letter }) => letter.toUpperCase()))) return 'letter_twice';
  if (isTwice(boundsOf(steps))) return 'percent_twice';
  if (steps.at(-1)?.fromPercent !== 0) return 'no_zero';
  const below = steps.slice(1).map((lower, index) => ({ lower, higher: steps[index] ?? lower }));
  if (below.some(({ lower, higher }) => lower.points > higher.points)) return 'points_rise';
  if (below.some(({ lower, higher }) => lower.isPassing && !higher.isPassing)) return 'passing_gap';
  if (!steps[0]?.isPassing) return 'none_passes';
  return steps.at(-1)?.isPassing ? 'all_pass' : null;
}

/** Steps in the order of a scale. */
export const inOrder = (steps: GradeSteps): GradeStep[] =>
  steps.toSorted((a, b) => b.fromPercent - a.fromPercent);

/** Grades that another scale gives another letter. */
export interface LetterMove {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** Which letters change when grades go from one scale to another, in the order of the letters they have now. */
export function letterMoves(ratios: readonly number[], before: GradeSteps, after: GradeSteps): LetterMove[] {
  const counted = Map.groupBy(ratios, (ratio) => `${letterOn(before, ratio)}\n${letterOn(after, ratio)}`);
  const placeOf = (steps: GradeSteps, letter: string) => steps.findIndex((one) => one.letter === letter);
  return [...counted]
    .map(([letters, moved]): LetterMove => {
      const [from = '', to = ''] = letters.split('\n');
      return { from, to, count: moved.length };
    })
    .filter(({ from, to }) => from !== to)
    .toSorted(
      (a, b) =>
        placeOf(before, a.from) - placeOf(before, b.from) || placeOf(after, a.to) - placeOf(after, b.to),
    );
}

/** Whether the rules of eligibility can read a letter: A, B, C, D or F, with or without plus or minus. */
export const isReadLetter = (letter: string): boolean => /^[A-DF][+-]?$/.test(letter.toUpperCase());
