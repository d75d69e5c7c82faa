import type { CalendarDate } from '../dates/calendar-date.ts';
import { known, yearsLater } from '../eligibility/timing.ts';
import type { Offering, PlanTerm } from './problem.ts';

/** A term as a school enters it. */
export interface SchoolTerm {
  readonly id: string;
  readonly name: string;
  readonly kind: 'year' | 'semester' | 'trimester' | 'quarter' | 'summer';
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

/** The most that a student may take in a regular term, and in an optional one; null: no limit. */
export interface LoadLimits {
  readonly regular: { readonly credits: number | null; readonly courses: number | null };
  readonly optional: { readonly credits: number | null; readonly courses: number | null };
}

/** A course that runs, as far as terms to come are taken up by it. */
export interface RunningLoad {
  readonly credits: number;
  readonly enteredOn: CalendarDate | null;
  readonly exitedOn: CalendarDate | null;
}

interface TermNeeds {
  readonly asOf: CalendarDate;
  /** The last day on which a term may end; mostly that of the eighth semester, or of graduation. */
  readonly until: CalendarDate;
  readonly limits: LoadLimits;
  readonly running: readonly RunningLoad[];
  /** Null: the student's grade isn't known. */
  readonly graduationYear: number | null;
}

/** School years begin in August at the latest when they are counted. */
const YEAR_BEGINS = '-07-01';
const LAST_GRADE = 12;
/** Nobody plans for longer. */
const MOST_YEARS = 8;

/** The year in which the school year of a day began. */
const schoolYear = (day: CalendarDate): number =>
  Number(day.slice(0, 4)) - (day.slice(4) < YEAR_BEGINS ? 1 : 0);

/**
 * The terms that begin after a day and end by another. Years that the school hasn't entered follow the last year that it
 * has, day for day, and are marked as assumed. Whole years aren't terms where the same year has shorter ones.
 */
export function comingTerms(entered: readonly SchoolTerm[], needs: TermNeeds): PlanTerm[] {
  const all = withAssumed(withoutWholeYears(entered), schoolYear(needs.until));
  return all
    .filter(({ startsOn, endsOn }) => startsOn > needs.asOf && endsOn <= needs.until)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : a.startsOn > b.startsOn ? 1 : 0))
    .map(({ id, name, kind, startsOn, endsOn, isAssumed }): PlanTerm => {
      const isOptional = kind === 'summer';
      const { credits, courses } = isOptional ? needs.limits.optional : needs.limits.regular;
      const there = needs.running.filter(
        ({ enteredOn, exitedOn }) =>
          known(exitedOn) !== null && exitedOn! >= startsOn && (enteredOn === null || enteredOn <= endsOn),
      );
      return {
        id,
        name,
        startsOn,
        endsOn,
        isAssumed,
        isOptional,
        mostCredits: credits,
        mostCourses: courses,
        bookedCredits: there.reduce((sum, one) => sum + shareOf(one, all), 0),
        bookedCourses: there.length,
        gradeLevel:
          needs.graduationYear === null
            ? null
            : LAST_GRADE - (needs.graduationYear - (schoolYear(startsOn) + 1)),
      };
    });
}

function withoutWholeYears(entered: readonly SchoolTerm[]): SchoolTerm[] {
  const divided = new Set(
    entered.filter(({ kind }) => kind !== 'year').map(({ startsOn }) => schoolYear(startsOn)),
  );
  return entered.filter(({ kind, startsOn }) => kind !== 'year' || !divided.has(schoolYear(startsOn)));
}

function withAssumed(entered: readonly SchoolTerm[], lastYear: number) {
  const stated = entered.map((one) => ({ ...one, isAssumed: false }));
  const years = entered.map(({ startsOn }) => schoolYear(startsOn));
  if (years.length === 0) return stated;
  const pattern = Math.max(...years);
  const missing = Math.min(MOST_YEARS, lastYear - pattern);
  const moved = Array.from({ length: Math.max(0, missing) }, (_, index) => index + 1).flatMap((later) =>
    entered
      .filter(({ startsOn }) => schoolYear(startsOn) === pattern)
      .map((one) => ({
        ...one,
        id: `${one.id}+${later}`,
        name: nameLater(one.name, later),
        startsOn: yearsLater(one.startsOn, later),
        endsOn: yearsLater(one.endsOn, later),
        isAssumed: true,
      })),
  );
  return [...stated, ...moved];
}

/** "Fall 2026" a year later is "Fall 2027"; a name without a year stays. */
const nameLater = (name: string, years: number): string =>
  name.replace(/\b(?:19|20|21)\d{2}\b/g, (year) => String(Number(year) + years));

/** The part of a running course that falls into each of its terms. */
function shareOf(
  { credits, enteredOn, exitedOn }: RunningLoad,
  terms: readonly { readonly startsOn: CalendarDate; readonly endsOn: CalendarDate }[],
): number {
  const spanned = terms.filter(
    ({ startsOn, endsOn }) =>
      (exitedOn === null || startsOn <= exitedOn) && (enteredOn === null || enteredOn <= endsOn),
  ).length;
  return credits / Math.max(1, enteredOn === null ? 1 : spanned);
}

/** A course of up to so many credits fits into one term of a year. */
const HALF = 0.5;

/**
 * When a course that isn't bound to a term may be taken: one of half a credit in any term; a longer one through all regular
 * terms of a year, in a summer, or in one term of a year that has begun already.
 */
export function openOfferings(
  terms: readonly PlanTerm[],
  credits: number,
  termsOfAYear: number,
  seatsLeft: number | null,
): Offering[] {
  const one = ({ id }: PlanTerm): Offering => ({ termIds: [id], seatsLeft });
  if (credits <= HALF) return terms.map(one);
  const regular = terms.filter(({ isOptional }) => !isOptional);
  const years = [...Map.groupBy(regular, ({ startsOn }) => schoolYear(startsOn)).values()];
  return [
    ...years.flatMap((ofYear): Offering[] =>
      ofYear.length < termsOfAYear || ofYear.length === 1
        ? ofYear.map(one)
        : [{ termIds: ofYear.map(({ id }) => id), seatsLeft }],
    ),
    ...terms.filter(({ isOptional }) => isOptional).map(one),
  ];
}

/**
 * When a course that is bound to a term may be taken: in that term, and in those of later years that are named like it. A
 * term of a whole year stands for all regular terms of that year.
 *
 * @param seatsLeft in the term that it is bound to; later ones are assumed to have room.
 */
export function boundOfferings(
  terms: readonly PlanTerm[],
  bound: SchoolTerm,
  seatsLeft: number | null,
): Offering[] {
  const from = schoolYear(bound.startsOn);
  const later = terms.filter(({ startsOn }) => schoolYear(startsOn) >= from);
  const seats = (year: number) => (year === from ? seatsLeft : null);
  if (bound.kind === 'year' && !later.some(({ name }) => slotOf(name) === slotOf(bound.name))) {
    const regular = later.filter(({ isOptional }) => !isOptional);
    return [...Map.groupBy(regular, ({ startsOn }) => schoolYear(startsOn))].map(([year, ofYear]) => ({
      termIds: ofYear.map(({ id }) => id),
      seatsLeft: seats(year),
    }));
  }
  return later
    .filter(({ id, name }) => id === bound.id || slotOf(name) === slotOf(bound.name))
    .map(({ id, startsOn }) => ({ termIds: [id], seatsLeft: seats(schoolYear(startsOn)) }));
}

/** What a term is called without its year. */
const slotOf = (name: string): string => name.replace(/\d+/g, '').replace(/\W+/g, ' ').trim().toLowerCase();
