import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date.ts';
import { yearsLater } from '../eligibility/timing.ts';

export type TermKind = 'year' | 'semester' | 'trimester' | 'quarter' | 'summer';

interface Span {
  readonly startsOn: CalendarDate;
  readonly endsOn: CalendarDate;
}

interface YearTerm extends Span {
  readonly id: string;
  readonly name: string;
  readonly kind: TermKind;
}

/** School years begin in August at the latest when they are counted. */
const YEAR_BEGINS = '-07-01';
/** A summer that begins before this day follows the year that is over. */
const SUMMER_ENDS = '-09-01';
/** Nobody plans for longer. */
const MOST_YEARS = 8;
/** Terms cover a year where they have so much of the days of the fullest one; three of four quarters don't. */
const COVERS = 0.85;

/** The year in which the school year of a day began. */
export const schoolYear = (day: CalendarDate): number =>
  Number(day.slice(0, 4)) - (day.slice(4) < YEAR_BEGINS ? 1 : 0);

/** The year in which the school year of a term began: a summer belongs to the one before it, in July and August too. */
export function yearOf(startsOn: CalendarDate, isSummer: boolean): number {
  const isLate = isSummer && startsOn.slice(4) >= YEAR_BEGINS && startsOn.slice(4) < SUMMER_ENDS;
  return schoolYear(startsOn) - (isLate ? 1 : 0);
}

const yearOfTerm = ({ startsOn, kind }: YearTerm): number => yearOf(startsOn, kind === 'summer');

/** What a term is called without its year; "2026-27 Semester 1" and "Semester 1" are one. */
export const bareName = (name: string, startsOn: CalendarDate): string =>
  withYears(name, startsOn, () => '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** "Fall 2026" a year later is "Fall 2027", and "2026-27" is "2027-28"; a name without a year stays. */
export const nameLater = (name: string, startsOn: CalendarDate, years: number): string =>
  withYears(name, startsOn, (digits) =>
    String(Number(digits) + years)
      .padStart(digits.length, '0')
      .slice(-digits.length),
  );

/** Four digits of a year are one; two are where the term lies in that year. Other digits say which term it is. */
function withYears(name: string, startsOn: CalendarDate, to: (digits: string) => string): string {
  const year = schoolYear(startsOn);
  const short = [0, 1, 2].map((later) => String(year + later).slice(-2));
  return name.replace(/(?<!\d)(?:\d{4}|\d{2})(?!\d)/g, (digits) =>
    (digits.length === 4 ? /^(?:19|20|21)/.test(digits) : short.includes(digits)) ? to(digits) : digits,
  );
}

/** Whether two spans have the same place in time: the middle of one lies in the other. */
export const isSamePlace = (a: Span, b: Span): boolean => isIn(a, middle(b)) || isIn(b, middle(a));

const middle = ({ startsOn, endsOn }: Span): CalendarDate =>
  addDays(startsOn, Math.floor(daysBetween(startsOn, endsOn) / 2));
const isIn = ({ startsOn, endsOn }: Span, day: CalendarDate): boolean => startsOn <= day && day <= endsOn;

/** A span in another year. */
export const moved = ({ startsOn, endsOn }: Span, years: number): Span => ({
  startsOn: yearsLater(startsOn, years),
  endsOn: yearsLater(endsOn, years),
});

/**
 * The terms that a school entered, and those that it hasn't entered from the year of a day to the year of another one. What
 * is missing of each year follows the latest year whose regular terms cover it, day for day; summers follow the latest year
 * that has one, unless two whole years have been entered since.
 */
export function withAssumed<One extends YearTerm>(
  entered: readonly One[],
  from: CalendarDate,
  until: CalendarDate,
): (One & { readonly isAssumed: boolean })[] {
  const byYear = Map.groupBy(entered, yearOfTerm);
  const regular = coveredYears(byYear);
  const last = regular.at(-1) ?? Number.NEGATIVE_INFINITY;
  const summers = [...byYear]
    .flatMap(([year, terms]) => (year >= last - 1 && terms.some(isSummer) ? year : []))
    .toSorted((a, b) => a - b);
  const first = yearOf(from, true);
  const count = Math.min(MOST_YEARS, schoolYear(until) - first) + 1;
  const missing = Array.from({ length: Math.max(0, count) }, (_, index) => first + index).flatMap((year) => {
    const there = byYear.get(year) ?? [];
    const hasSummer = there.some(isSummer);
    return [
      ...followed(byYear, regular, year).filter(
        (one) => !isSummer(one) && there.every((other) => isSummer(other) || !isSamePlace(one, other)),
      ),
      ...followed(byYear, summers, year).filter((one) => isSummer(one) && !hasSummer),
    ];
  });
  return [...entered.map((one) => ({ ...one, isAssumed: false })), ...missing];
}

const isSummer = ({ kind }: YearTerm): boolean => kind === 'summer';

/** The terms of the latest year to follow, moved to another year; those of a later one where the school had that year too. */
function followed<One extends YearTerm>(
  byYear: ReadonlyMap<number, readonly One[]>,
  patterns: readonly number[],
  year: number,
): (One & { readonly isAssumed: boolean })[] {
  const pattern = patterns.findLast((one) => one <= year) ?? (byYear.has(year) ? patterns[0] : undefined);
  if (pattern === undefined || pattern === year) return [];
  const later = year - pattern;
  return byYear.get(pattern)!.map((one) => ({
    ...one,
    ...moved(one, later),
    id: `${one.id}${later > 0 ? '+' : ''}${later}`,
    name: nameLater(one.name, one.startsOn, later),
    isAssumed: true,
  }));
}

/** The years, in their order, whose regular terms cover them; divided ones where there are any. */
function coveredYears(byYear: ReadonlyMap<number, readonly YearTerm[]>): number[] {
  const years = [...byYear].map(([year, terms]) => ({
    year,
    days: daysOf(terms.filter((one) => !isSummer(one))),
    isDivided: terms.some(({ kind }) => kind !== 'summer' && kind !== 'year'),
  }));
  const most = Math.max(0, ...years.map(({ days }) => days));
  const covered = years.filter(({ days }) => days > 0 && days >= most * COVERS);
  const divided = covered.filter(({ isDivided }) => isDivided);
  return (divided.length > 0 ? divided : covered).map(({ year }) => year).toSorted((a, b) => a - b);
}

/** The days that lie in one of some spans. */
function daysOf(spans: readonly Span[]): number {
  let days = 0;
  let end: CalendarDate | null = null;
  for (const { startsOn, endsOn } of spans.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))) {
    const from: CalendarDate = end !== null && startsOn <= end ? addDays(end, 1) : startsOn;
    if (from > endsOn) continue;
    days += daysBetween(from, endsOn) + 1;
    end = endsOn;
  }
  return days;
}
