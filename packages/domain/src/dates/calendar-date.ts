/** A day on the calendar without a time or a zone, 'YYYY-MM-DD', years 0001 to 9999. */
export type CalendarDate = `${number}-${number}-${number}`;

/** Sunday is 0 and Saturday 6, as a school week is printed here. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a day that exists: '2024-02-29' is one, '2023-02-29' and '2024-2-9' are not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Negative when `a` is the earlier day, positive when it is the later, 0 for the same day. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * The day that many days later, or earlier for a negative number.
 *
 * @throws RangeError when the date does not exist or the result leaves the years 0001 to 9999.
 */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const sum = fromDayNumber(dayNumber(date) + days);
  if (!isCalendarDate(sum)) throw new RangeError(`No calendar date: ${date} and ${days} days`);
  return sum;
}

/**
 * The days from one date to another, negative when `to` is the earlier one.
 *
 * @throws RangeError when a date does not exist.
 */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/**
 * The completed years of life on that day, negative before birth.
 *
 * Who is born on February 29 completes the year on March 1 where there is no such day.
 *
 * @throws RangeError when a date does not exist.
 */
export function ageOn(birthOn: CalendarDate, today: CalendarDate): number {
  const birth = parts(birthOn);
  const now = parts(today);
  const hadBirthday = now.month > birth.month || (now.month === birth.month && now.day >= birth.day);
  return now.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * The day of the week, Sunday 0 to Saturday 6.
 *
 * @throws RangeError when the date does not exist.
 */
export function weekday(date: CalendarDate): Weekday {
  // Day 0 is 1970-01-01, a Thursday.
  return ((((dayNumber(date) + 4) % 7) + 7) % 7) as Weekday;
}

function parts(date: CalendarDate): { year: number; month: number; day: number } {
  if (!isCalendarDate(date)) throw new RangeError(`No calendar date: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

function daysInMonth(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeapYear ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/**
 * Days since 1970-01-01. Years are counted from March, so that the leap day comes last, and in
 * Gregorian cycles of 400 years, which always have 146,097 days.
 */
function dayNumber(date: CalendarDate): number {
  const { year, month, day } = parts(date);
  const marchYear = month > 2 ? year : year - 1;
  const cycle = Math.floor(marchYear / 400);
  const yearOfCycle = marchYear - cycle * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * 146_097 + yearOfCycle * 365 + leapDays + dayOfYear - 719_468;
}

function fromDayNumber(dayNumberSince1970: number): string {
  const shifted = dayNumberSince1970 + 719_468;
  const cycle = Math.floor(shifted / 146_097);
  const dayOfCycle = shifted - cycle * 146_097;
  const yearOfCycle = Math.floor(
    (dayOfCycle -
      Math.floor(dayOfCycle / 1460) +
      Math.floor(dayOfCycle / 36_524) -
      Math.floor(dayOfCycle / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

function pad(n: number, width: number): string {
  return String(n).padStart(width, '0');
}
