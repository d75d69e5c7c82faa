import { CREDITS_REQUIRED } from '../credits/credits.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { CORE_COURSES_REQUIRED } from '../eligibility/core-course-progress.ts';
import { GPA_MILESTONE } from '../gpa/progress-gpa.ts';

/** What a student works towards: three that are counted, two that are dates. */
export type Milestone =
  | {
      readonly code: 'core_courses' | 'credits' | 'gpa';
      /** Null: there is nothing to count yet. */
      readonly value: number | null;
      readonly target: number;
      readonly isReached: boolean;
    }
  | { readonly code: 'term_end' | 'ten_seven'; readonly on: CalendarDate };

export interface Standing {
  readonly coreEarned: number;
  readonly creditsEarned: number;
  /** Official, or the progress GPA before one is posted; null: neither. */
  readonly gpa: number | null;
  /** Null: no term runs. */
  readonly termEndsOn: CalendarDate | null;
  /** Null: not known, or gone by. */
  readonly tenSevenOn: CalendarDate | null;
}

/** The milestones in the order they are shown (E65): counts first, then dates by day. Targets count from exactly there on. */
export function milestones({
  coreEarned,
  creditsEarned,
  gpa,
  termEndsOn,
  tenSevenOn,
}: Standing): Milestone[] {
  const counted = (code: 'core_courses' | 'credits' | 'gpa', value: number | null, target: number) => ({
    code,
    value,
    target,
    isReached: value !== null && value >= target,
  });
  const dates = [
    ...(termEndsOn ? [{ code: 'term_end' as const, on: termEndsOn }] : []),
    ...(tenSevenOn ? [{ code: 'ten_seven' as const, on: tenSevenOn }] : []),
  ].sort((a, b) => a.on.localeCompare(b.on));
  return [
    counted('core_courses', coreEarned, CORE_COURSES_REQUIRED),
    counted('credits', creditsEarned, CREDITS_REQUIRED),
    counted('gpa', gpa, GPA_MILESTONE),
    ...dates,
  ];
}

/** The month and day on which a senior year is taken to begin where the school has not entered it. */
const USUAL_START = '08-01';

interface Year {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/**
 * The day by which ten of the core courses, seven of them in English, mathematics or science, must be done: the start of
 * the seventh semester, taken as the first day of the academic year in which the student graduates.
 *
 * @returns null without a graduation year, and once the day has come.
 * @source NCAA Division I initial-eligibility standard, the 10/7 rule.
 */
export function tenSevenDeadline(
  graduationYear: number | null,
  years: readonly Year[],
  today: CalendarDate,
): CalendarDate | null {
  if (graduationYear === null) return null;
  const senior = years.find(({ endsOn }) => endsOn.startsWith(`${graduationYear}-`));
  const on = senior?.startsOn ?? (`${graduationYear - 1}-${USUAL_START}` as CalendarDate);
  return on > today ? on : null;
}
