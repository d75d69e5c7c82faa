import type { CalendarDate } from '../dates/calendar-date.ts';
import { known } from '../eligibility/timing.ts';
import type { Offering, PlanTerm } from './problem.ts';
import {
  bareName,
  isSamePlace,
  moved,
  schoolYear,
  type TermKind,
  withAssumed,
  yearOf,
} from './school-years.ts';

/** A term as a school enters it. */
export interface SchoolTerm {
  readonly id: string;
  readonly name: string;
  readonly kind: TermKind;
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

const LAST_GRADE = 12;

/**
 * The terms that begin after a day and end by another. What the school hasn't entered follows the last year that it has as a
 * whole, day for day, and is marked as assumed. Whole years aren't terms where the same year has shorter ones.
 */
export function comingTerms(entered: readonly SchoolTerm[], asked: TermNeeds): PlanTerm[] {
  const all = withAssumed(withoutWholeYears(entered), asked.asOf, asked.until);
  const needs = { ...asked, running: asked.running.map((one) => withDays(one, all, asked.asOf)) };
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
        kind,
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
            : LAST_GRADE - (needs.graduationYear - (yearOf(startsOn, isOptional) + 1)),
      };
    });
}

function withoutWholeYears(entered: readonly SchoolTerm[]): SchoolTerm[] {
  const divided = new Set(
    entered
      .filter(({ kind }) => kind !== 'year' && kind !== 'summer')
      .map(({ startsOn }) => schoolYear(startsOn)),
  );
  return entered.filter(({ kind, startsOn }) => kind !== 'year' || !divided.has(schoolYear(startsOn)));
}

/** A course without a last day runs to the end of its school year, and not less than to the end of the one that runs. */
function withDays(one: RunningLoad, terms: readonly SchoolTerm[], asOf: CalendarDate): RunningLoad {
  const [enteredOn, exitedOn] = [known(one.enteredOn), known(one.exitedOn)];
  if (exitedOn !== null) return { ...one, enteredOn };
  const year = Math.max(...[asOf, enteredOn ?? asOf].map(schoolYear));
  const ends = terms
    .filter(({ kind, startsOn }) => kind !== 'summer' && schoolYear(startsOn) === year)
    .map(({ endsOn }) => endsOn);
  const last = ends.toSorted().at(-1) ?? (`${year + 1}-06-30` as const);
  return { ...one, enteredOn: enteredOn ?? `${year}-07-01`, exitedOn: last };
}

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
 * When a course that is bound to a term may be taken: in that term, and in those of later years that are of its kind and have
 * its place within the year. Where two have that, or none does, the name without its year tells. A term of a whole year stands
 * for all regular terms of a year that has no such term.
 *
 * @param seatsLeft in the term that it is bound to; later ones are assumed to have room.
 */
export function boundOfferings(
  terms: readonly PlanTerm[],
  bound: SchoolTerm,
  seatsLeft: number | null,
): Offering[] {
  const from = yearOf(bound.startsOn, bound.kind === 'summer');
  const years = Map.groupBy(terms, ({ startsOn, isOptional }) => yearOf(startsOn, isOptional));
  return [...years].flatMap(([year, ofYear]): Offering[] => {
    if (year < from) return [];
    const seats = year === from ? seatsLeft : null;
    const like =
      year === from ? ofYear.filter(({ id }) => id === bound.id) : termsLike(bound, ofYear, year - from);
    if (like.length > 0 || bound.kind !== 'year')
      return like.map(({ id }) => ({ termIds: [id], seatsLeft: seats }));
    const regular = ofYear.filter(({ isOptional }) => !isOptional);
    return regular.length === 0 ? [] : [{ termIds: regular.map(({ id }) => id), seatsLeft: seats }];
  });
}

function termsLike(bound: SchoolTerm, ofYear: readonly PlanTerm[], later: number): readonly PlanTerm[] {
  const ofKind = ofYear.filter(({ kind, isOptional }) =>
    kind === undefined ? isOptional === (bound.kind === 'summer') : kind === bound.kind,
  );
  const there = ofKind.filter((one) => isSamePlace(one, moved(bound, later)));
  const name = bareName(bound.name, bound.startsOn);
  const named = (there.length > 0 ? there : ofKind).filter(
    (one) => bareName(one.name, one.startsOn) === name,
  );
  return named.length > 0 ? named : there;
}
