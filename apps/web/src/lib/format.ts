import type { Locale } from '@fieldhouse/contract/people.ts';
import { useLocale } from './i18n.ts';

/** Regional forms that readers here expect: English as in the United States. */
const TAGS: Record<Locale, string> = { en: 'en-US', es: 'es-US', fr: 'fr', de: 'de' };

const cache = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function dateTime(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = `d${locale}${JSON.stringify(options)}`;
  const format = cache.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], options);
  cache.set(key, format);
  return format as Intl.DateTimeFormat;
}

function numeric(locale: Locale, options: Intl.NumberFormatOptions) {
  const key = `n${locale}${JSON.stringify(options)}`;
  const format = cache.get(key) ?? new Intl.NumberFormat(TAGS[locale], options);
  cache.set(key, format);
  return format as Intl.NumberFormat;
}

/** The zone of this device; use it where the school's zone isn't part of the answer. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const asNoon = (day: string) => new Date(`${day}T12:00:00Z`);

function formatsFor(locale: Locale) {
  return {
    locale,
    /** An instant as a day: "Nov 20, 2026". */
    date: (instant: string, timeZone: string) =>
      dateTime(locale, { dateStyle: 'medium', timeZone }).format(new Date(instant)),
    /** "Friday, November 20". */
    longDate: (instant: string, timeZone: string) =>
      dateTime(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(
        new Date(instant),
      ),
    /** "11:59 PM". */
    time: (instant: string, timeZone: string) =>
      dateTime(locale, { timeStyle: 'short', timeZone }).format(new Date(instant)),
    /** "Nov 20, 11:59 PM EST": the zone is named, since a deadline depends on it. */
    deadline: (instant: string, timeZone: string) =>
      dateTime(locale, {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(new Date(instant)),
    /** "Nov 20, 2026, 11:59 PM". */
    dateTime: (instant: string, timeZone: string) =>
      dateTime(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant)),
    /** A date on the calendar ('YYYY-MM-DD'), which no zone moves. */
    calendarDate: (day: string) =>
      dateTime(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(asNoon(day)),
    /** A date on the calendar in full: "Friday, November 20". */
    longCalendarDate: (day: string) =>
      dateTime(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
        asNoon(day),
      ),
    /** An instant as a short day: "Fri, Nov 20". */
    shortDay: (instant: string, timeZone: string) =>
      dateTime(locale, { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(
        new Date(instant),
      ),
    /** The month of a date on the calendar: "November 2026". */
    month: (day: string) =>
      dateTime(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(asNoon(day)),
    /** The days from one date on the calendar to another: "Nov 15 – 21, 2026". */
    calendarRange: (from: string, to: string) =>
      dateTime(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(asNoon(from), asNoon(to)),
    /** The weekday of a date on the calendar: "Fri". */
    weekday: (day: string) => dateTime(locale, { weekday: 'short', timeZone: 'UTC' }).format(asNoon(day)),
    /** The name of a zone at that instant: "Eastern Standard Time". */
    zoneName: (instant: string, timeZone: string) =>
      dateTime(locale, { timeZone, timeZoneName: 'long' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    /** The day of the month and its short name, for date columns: { day: "20", month: "Nov" }. */
    dayAndMonth: (instant: string, timeZone: string) => ({
      day: dateTime(locale, { day: 'numeric', timeZone }).format(new Date(instant)),
      month: dateTime(locale, { month: 'short', timeZone }).format(new Date(instant)),
    }),
    number: (value: number, fractionDigits?: number) =>
      numeric(locale, {
        minimumFractionDigits: fractionDigits ?? 0,
        maximumFractionDigits: fractionDigits ?? 2,
      }).format(value),
    /** Whole cents as an amount: "$15", "$12.50". */
    money: (cents: number, currency: string) =>
      numeric(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(cents / 100),
    /** A share of one in whole percent: 0.784 is "78%". The caller rounds where a rule says how. */
    percent: (ratio: number, fractionDigits = 0) =>
      numeric(locale, { style: 'percent', maximumFractionDigits: fractionDigits }).format(ratio),
    /** "4 hours ago". Show the absolute time on hover. */
    relative(instant: string, now: number) {
      const seconds = (new Date(instant).getTime() - now) / 1000;
      const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['second', 1] as const);
      return new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto' }).format(
        Math.round(seconds / size),
        unit,
      );
    },
    list: (items: readonly string[]) =>
      new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(items),
  };
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export type Formats = ReturnType<typeof formatsFor>;

/** Dates, numbers and shares in the reader's language. */
export function useFormat(): Formats {
  return formatsFor(useLocale());
}
