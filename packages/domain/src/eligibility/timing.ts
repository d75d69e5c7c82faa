import { type CalendarDate, isCalendarDate } from '../dates/calendar-date.ts';
import type { StudentFacts } from './record.ts';

/** The dates that decide what counts when; null is unknown. */
export interface TimeFrame {
  readonly seventhSemesterStartOn: CalendarDate | null;
  /** The last day of the eight semesters, or an estimate from the start of grade 9. */
  readonly lastDayOn: CalendarDate | null;
  readonly isLastDayEstimated: boolean;
  readonly graduatedOn: CalendarDate | null;
  /** Graduated within four years of first enrolling in grade 9; null: not yet, or unknown. */
  readonly isGraduationOnTime: boolean | null;
  readonly fullTimeCollegeOn: CalendarDate | null;
}

/** Where a row lies in time: within the time a division allows, after a graduation on time, or too late. */
export type Placement = 'within' | 'after_graduation' | 'late';

/** The date if it is one, else null: what can't be read is unknown. */
export const known = (date: CalendarDate | null | undefined): CalendarDate | null =>
  typeof date === 'string' && isCalendarDate(date) ? date : null;

/** The same day so many years later; March 1 where a leap day has no other. */
export function yearsLater(date: CalendarDate, years: number): CalendarDate {
  const moved = `${String(Number(date.slice(0, 4)) + years).padStart(4, '0')}${date.slice(4)}`;
  if (isCalendarDate(moved)) return moved;
  const march = `${moved.slice(0, 4)}-03-01`;
  return isCalendarDate(march) ? march : date;
}

/** The dates of a student that time rules need, with those that follow from others. */
export function timeFrame(student: Omit<StudentFacts, 'homeSchool'>): TimeFrame {
  const grade9 = known(student.grade9StartOn);
  const graduatedOn = known(student.graduatedOn);
  const stated = known(student.eighthSemesterEndOn);
  const fourYears = grade9 && yearsLater(grade9, 4);
  const isOnTime = fourYears
    ? graduatedOn && graduatedOn < fourYears
    : stated && graduatedOn && graduatedOn <= stated;
  const derived = graduatedOn && isOnTime ? graduatedOn : fourYears;
  return {
    seventhSemesterStartOn:
      known(student.seventhSemesterStartOn) ??
      (student.isCalendarNontraditional && grade9 ? yearsLater(grade9, 3) : null),
    lastDayOn: stated ?? derived,
    isLastDayEstimated: stated === null && derived !== null,
    graduatedOn,
    isGraduationOnTime: typeof isOnTime === 'boolean' ? isOnTime : null,
    fullTimeCollegeOn: known(student.fullTimeCollegeOn),
  };
}

/**
 * Whether a row was finished before the first day of the seventh semester, by the last day of the course and never by the
 * day of posting; null: a date is missing.
 */
export function isBeforeSeventh(exitedOn: CalendarDate | null, frame: TimeFrame): boolean | null {
  if (exitedOn === null || frame.seventhSemesterStartOn === null) return null;
  return exitedOn < frame.seventhSemesterStartOn;
}

/**
 * Where a row lies; null: a date is missing that decides it. Without a limit of eight semesters everything counts until
 * full-time college. With one, what ends after it counts only in the year after a graduation on time.
 */
export function placementOf(
  exitedOn: CalendarDate | null,
  frame: TimeFrame,
  isLimited: boolean,
): Placement | null {
  if (exitedOn && frame.fullTimeCollegeOn && exitedOn >= frame.fullTimeCollegeOn) return 'late';
  if (!isLimited) return 'within';
  if (exitedOn === null || frame.lastDayOn === null) return null;
  if (exitedOn <= frame.lastDayOn) return 'within';
  const { graduatedOn, isGraduationOnTime } = frame;
  if (graduatedOn === null || isGraduationOnTime === false) return 'late';
  if (isGraduationOnTime === null) return null;
  return exitedOn <= yearsLater(graduatedOn, 1) ? 'after_graduation' : 'late';
}
