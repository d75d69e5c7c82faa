import type { CalendarDate } from '../dates/calendar-date.ts';
import type { StudentFacts } from './record.ts';
import { known, yearsLater } from './timing.ts';

/** Academic years by the year in which they begin: 2026 is 2026-27. */
export interface ClockYears {
  readonly first: number;
  readonly last: number;
  readonly by: 'age' | 'enrollment';
}

/**
 * The five years in which an athlete may compete in Division I, as academic years. Both readings of the transition where
 * they differ; null: no date says when it starts. Pauses (pregnancy, mission, active duty) are not assessed.
 */
export interface AgeClock {
  /** As the rules were adopted in June 2026: who enrolls by fall 2026 gets the better of the old and the new clock. */
  readonly adopted: ClockYears | null;
  /** As the text of May 2026 has it: the new clock alone, from the graduates of spring 2026 on; null: no other reading. */
  readonly strict: ClockYears | null;
  /** The college date is an expectation. */
  readonly isProjected: boolean;
  readonly unknown: readonly ('birth' | 'enrollment')[];
}

/** Full-time enrollment from this academic year on knows the clock by age alone. */
const AGE_ALONE_FROM = 2027;
const STARTING_AGE = 19;
const YEARS = 5;

/** The academic year in which a day of enrollment lies; August begins one. */
const academicYearOf = (date: CalendarDate): number =>
  Number(date.slice(0, 4)) - (date.slice(5) < '08-01' ? 1 : 0);

const clockFrom = (first: number, by: ClockYears['by']): ClockYears => ({
  first,
  last: first + YEARS - 1,
  by,
});

/**
 * The clock starts with the academic year of the first full-time college enrollment, or with the one right after the
 * nineteenth birthday if that comes first; a birthday on or after September 1 leads to the following academic year.
 *
 * @source NCAA, age-based eligibility, 2026-06-23; see docs/rule-sources.md.
 */
export function ageClock(student: StudentFacts): AgeClock {
  const birthOn = known(student.birthOn);
  const enrolledOn = known(student.fullTimeCollegeOn);
  const graduationOn = known(student.graduatedOn) ?? known(student.graduationExpectedOn);
  const byEnrollment = enrolledOn
    ? academicYearOf(enrolledOn)
    : graduationOn && academicYearOf(graduationOn) + 1;
  const byAge = birthOn && yearAfterNineteen(yearsLater(birthOn, STARTING_AGE));
  const unknown = [
    ...(byAge === null ? (['birth'] as const) : []),
    ...(byEnrollment === null ? (['enrollment'] as const) : []),
  ];
  const isProjected = enrolledOn === null && graduationOn !== null;
  const strict = earlier(byAge, byEnrollment);
  const isOldOpen = byEnrollment !== null && byEnrollment < AGE_ALONE_FROM;
  if (!isOldOpen || strict?.first === byEnrollment)
    return { adopted: strict, strict: null, isProjected, unknown };
  return { adopted: clockFrom(byEnrollment, 'enrollment'), strict, isProjected, unknown };
}

const yearAfterNineteen = (birthday: CalendarDate): number =>
  Number(birthday.slice(0, 4)) + (birthday.slice(5) < '09-01' ? 0 : 1);

function earlier(byAge: number | null, byEnrollment: number | null): ClockYears | null {
  if (byAge !== null && (byEnrollment === null || byAge < byEnrollment)) return clockFrom(byAge, 'age');
  return byEnrollment === null ? null : clockFrom(byEnrollment, 'enrollment');
}
