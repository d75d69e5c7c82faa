import { addDays, type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import { known, yearsLater } from './timing.ts';

/** A term of the school that is a school year or a part of one. */
export interface SchoolTerm {
  readonly kind: 'year' | 'semester' | 'trimester' | 'quarter' | 'summer';
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
 * The semester of high school that a day lies in, 1 to 8: the later half of a school year begins with the term before which
 * half of its terms lie. Where a year is one term alone, it begins half a year after that. Null: before grade 9, after the
 * eighth, or the dates are missing.
 */
export function semesterOn(
  grade9StartedOn: CalendarDate | null,
  terms: readonly SchoolTerm[],
  day: CalendarDate,
): number | null {
  const start = known(grade9StartedOn);
  if (start === null) return null;
  const year = yearOf(day);
  const ofYear = withoutWholeYears(terms).filter(({ startsOn }) => yearOf(startsOn) === year);
  if (ofYear.length === 0) return null;
  const semester =
    (year - yearOf(start)) * SEMESTERS_A_YEAR + (isLaterHalf(ofYear, day) ? SEMESTERS_A_YEAR : 1);
  return day >= start && semester >= 1 && semester <= SEMESTERS ? semester : null;
}

/** Days from the first of a school year to the later half, where no term says it. */
export const HALF_A_YEAR = 182;

function isLaterHalf(ofYear: readonly SchoolTerm[], day: CalendarDate): boolean {
  const [first] = ofYear;
  if (first && ofYear.length === 1)
    // A term of the new calendar year alone is the later half itself.
    return (
      day >= (first.startsOn.slice(4) < YEAR_BEGINS ? first.startsOn : addDays(first.startsOn, HALF_A_YEAR))
    );
  const begun = ofYear.filter(({ startsOn }) => startsOn <= day).length;
  return (begun - 1) * SEMESTERS_A_YEAR >= ofYear.length;
}

/** Terms without the whole years that are divided into shorter ones as well, and without summers. */
function withoutWholeYears(terms: readonly SchoolTerm[]): SchoolTerm[] {
  const inSchool = terms.filter(({ kind }) => kind !== 'summer');
  const divided = new Set(
    inSchool.filter(({ kind }) => kind !== 'year').map(({ startsOn }) => yearOf(startsOn)),
  );
  return inSchool.filter(({ kind, startsOn }) => kind !== 'year' || !divided.has(yearOf(startsOn)));
}

/** Days between two semesters at the most; a summer is shorter. */
const LONGEST_BREAK = 150;

/**
 * Whether a day lies in the break before a semester: the term before is over, and no other ends before the semester begins.
 * Where no term says it, it doesn't.
 */
export function isBreakBefore(
  startsOn: CalendarDate,
  terms: readonly SchoolTerm[],
  day: CalendarDate,
): boolean {
  if (day >= startsOn) return false;
  const before = withoutWholeYears(terms).filter((one) => one.startsOn < startsOn);
  return (
    before.every(({ endsOn }) => endsOn < day) &&
    before.some(({ endsOn }) => addDays(endsOn, LONGEST_BREAK) >= startsOn)
  );
}
