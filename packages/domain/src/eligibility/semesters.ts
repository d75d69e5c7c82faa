import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { known, yearsLater } from './timing.ts';

/** A term of the school that is a semester, or half of the school year in another way. */
export interface SchoolTerm {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** A date with whether it follows from an earlier year's pattern, since the school hasn't entered that year yet. */
export interface DerivedDate {
  readonly on: CalendarDate;
  readonly isAssumed: boolean;
}

/** School years begin in August at the latest when they are counted. */
const YEAR_BEGINS = '-07-01';
/** Years of high school before the seventh semester. */
const YEARS_BEFORE = 3;

/** The year in which the school year of a day began. */
const yearOf = (day: CalendarDate): number => Number(day.slice(0, 4)) - (day.slice(4) < YEAR_BEGINS ? 1 : 0);

/**
 * The first day of the seventh semester and the last of the eighth, from the school's terms: the school year that begins three
 * years after the one in which grade 9 was first entered. Where the school hasn't entered it, the latest year it has is moved.
 * Null: grade 9 has no date, or the school has no terms.
 */
export function lastYearOfSchool(
  grade9StartedOn: CalendarDate | null,
  terms: readonly SchoolTerm[],
): { readonly startsOn: DerivedDate; readonly endsOn: DerivedDate } | null {
  const start = known(grade9StartedOn);
  if (start === null || terms.length === 0) return null;
  const byYear = Map.groupBy(terms, ({ startsOn }) => yearOf(startsOn));
  const wanted = yearOf(start) + YEARS_BEFORE;
  const nearest = byYear.has(wanted)
    ? wanted
    : [...byYear.keys()].reduce((best, year) =>
        Math.abs(year - wanted) < Math.abs(best - wanted) ? year : best,
      );
  const year = byYear.get(nearest) ?? [];
  const first = year.map(({ startsOn }) => startsOn).sort()[0];
  const last = year
    .map(({ endsOn }) => endsOn)
    .sort()
    .at(-1);
  if (!first || !last) return null;
  const isAssumed = nearest !== wanted;
  return {
    startsOn: { on: moved(first, wanted - nearest), isAssumed },
    endsOn: { on: moved(last, wanted - nearest), isAssumed },
  };
}

function moved(day: CalendarDate, years: number): CalendarDate {
  if (years >= 0) return yearsLater(day, years);
  const earlier = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isCalendarDate(earlier) ? earlier : (`${Number(day.slice(0, 4)) + years}-03-01` as CalendarDate);
}

const SEMESTERS_A_YEAR = 2;
const SEMESTERS = 8;

/**
 * The semester of high school that a day lies in, 1 to 8: the later half of a school year begins with the term in which more
 * than half of its terms have begun. Null: before grade 9, after the eighth, or the dates are missing.
 */
export function semesterOn(
  grade9StartedOn: CalendarDate | null,
  terms: readonly SchoolTerm[],
  day: CalendarDate,
): number | null {
  const start = known(grade9StartedOn);
  if (start === null) return null;
  const year = yearOf(day);
  const ofYear = terms.filter(({ startsOn }) => yearOf(startsOn) === year);
  if (ofYear.length === 0) return null;
  const begun = ofYear.filter(({ startsOn }) => startsOn <= day).length;
  const isLater = begun * SEMESTERS_A_YEAR > ofYear.length;
  const semester = (year - yearOf(start)) * SEMESTERS_A_YEAR + (isLater ? SEMESTERS_A_YEAR : 1);
  return day >= start && semester >= 1 && semester <= SEMESTERS ? semester : null;
}
