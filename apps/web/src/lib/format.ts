import type { DateFormat, Locale } from '@fieldhouse/contract/people.ts';
import { useLocale } from './i18n.ts';
import { createStore, useStore } from './store.ts';

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

/** The zone of this device: where nobody is signed in, or nobody's school is known. */
const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the signed-in person reads dates. */
export interface DateReading {
  /** The zone they chose; null: that of the school. */
  readonly chosenZone: string | null;
  /** Their school's zone, where the thing itself names none; null: they belong to none. */
  readonly schoolZone: string | null;
  /** Null: as usual in the language. */
  readonly dateFormat: DateFormat | null;
}

/** Set with the session (`#lib/session.ts`), so that every screen follows it. */
export const dateReading = createStore<DateReading>({
  chosenZone: null,
  schoolZone: null,
  dateFormat: null,
});

const asNoon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Day, month and year in the order that the person chose. */
function numericDate(date: Date, order: DateFormat, timeZone: string): string {
  const parts = dateTime('en', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).formatToParts(
    date,
  );
  const of = (type: 'year' | 'month' | 'day') => parts.find((part) => part.type === type)?.value ?? '';
  switch (order) {
    case 'MDY':
      return `${of('month')}/${of('day')}/${of('year')}`;
    case 'DMY':
      return `${of('day')}/${of('month')}/${of('year')}`;
    case 'YMD':
      return `${of('year')}-${of('month')}-${of('day')}`;
  }
}

/** Formats for a language and a person; exported for tests. A zone that is given is the school's of the thing shown. */
export function formatsFor(locale: Locale, { chosenZone, schoolZone, dateFormat }: DateReading) {
  const zoneOf = (given?: string) => chosenZone ?? given ?? schoolZone ?? deviceZone();
  /** The date as the language writes it, or in the chosen order with the rest after a comma. */
  const written = (
    instant: string,
    given: string | undefined,
    usual: Intl.DateTimeFormatOptions,
    rest?: Intl.DateTimeFormatOptions,
  ) => {
    const date = new Date(instant);
    const timeZone = zoneOf(given);
    if (dateFormat === null) return dateTime(locale, { ...usual, timeZone }).format(date);
    const day = numericDate(date, dateFormat, timeZone);
    return rest ? `${day}, ${dateTime(locale, { ...rest, timeZone }).format(date)}` : day;
  };
  const clock = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    locale,
    /** The zone in which dates are written. */
    zone: zoneOf(),
    /** An instant as a day: "Nov 20, 2026". */
    date: (instant: string, timeZone?: string) => written(instant, timeZone, { dateStyle: 'medium' }),
    /** The hour on the clock by which the person reads times: 0 to 23. */
    hour: (instant: string) =>
      Number(
        dateTime('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zoneOf() }).format(new Date(instant)),
      ),
    /** "Friday, November 20". */
    longDate: (instant: string, timeZone?: string) => {
      const zone = zoneOf(timeZone);
      const date = new Date(instant);
      if (dateFormat === null) {
        return dateTime(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: zone }).format(
          date,
        );
      }
      const weekday = dateTime(locale, { weekday: 'long', timeZone: zone }).format(date);
      return `${weekday}, ${numericDate(date, dateFormat, zone)}`;
    },
    /** "11:59 PM". */
    time: (instant: string, timeZone?: string) =>
      dateTime(locale, { timeStyle: 'short', timeZone: zoneOf(timeZone) }).format(new Date(instant)),
    /** "Nov 20, 11:59 PM EST": the zone is named, since a deadline depends on it. */
    deadline: (instant: string, timeZone?: string) =>
      written(
        instant,
        timeZone,
        { month: 'short', day: 'numeric', ...clock, timeZoneName: 'short' },
        { ...clock, timeZoneName: 'short' },
      ),
    /** "Nov 20, 2026, 11:59 PM". */
    dateTime: (instant: string, timeZone?: string) =>
      written(instant, timeZone, { dateStyle: 'medium', timeStyle: 'short' }, { timeStyle: 'short' }),
    /** A date on the calendar ('YYYY-MM-DD'), which no zone moves. */
    calendarDate: (day: string) =>
      dateFormat === null
        ? dateTime(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(asNoon(day))
        : numericDate(asNoon(day), dateFormat, 'UTC'),
    /** A date on the calendar in full: "Friday, November 20". */
    longCalendarDate: (day: string) =>
      dateTime(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
        asNoon(day),
      ),
    /** An instant as a short day: "Fri, Nov 20". */
    shortDay: (instant: string, timeZone?: string) =>
      dateTime(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        timeZone: zoneOf(timeZone),
      }).format(new Date(instant)),
    /** The month of a date on the calendar: "November 2026". */
    month: (day: string) =>
      dateTime(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(asNoon(day)),
    /** The days from one date on the calendar to another: "Nov 15 – 21, 2026". */
    calendarRange: (from: string, to: string) =>
      dateTime(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(asNoon(from), asNoon(to)),
    /** The weekday of a date on the calendar: "Fri". */
    weekday: (day: string) => dateTime(locale, { weekday: 'short', timeZone: 'UTC' }).format(asNoon(day)),
    /** The name of a zone at that instant: "Eastern Standard Time". */
    zoneName: (instant: string, timeZone?: string) =>
      dateTime(locale, { timeZone: zoneOf(timeZone), timeZoneName: 'long' })
        .formatToParts(new Date(instant))
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    /** The day of the month and its short name, for date columns: { day: "20", month: "Nov" }. */
    dayAndMonth: (instant: string, timeZone?: string) => ({
      day: dateTime(locale, { day: 'numeric', timeZone: zoneOf(timeZone) }).format(new Date(instant)),
      month: dateTime(locale, { month: 'short', timeZone: zoneOf(timeZone) }).format(new Date(instant)),
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

/** Dates, numbers and shares in the reader's language; dates in their zone and format. */
export function useFormat(): Formats {
  return formatsFor(useLocale(), useStore(dateReading));
}

/**
 * The browser reads its tables of a language with the first number and the first date it writes, which takes a slow phone
 * long. Done while the page still waits for its answer, each in a task of its own, it doesn't hold up the rendering.
 */
export async function readyFormats(locale: Locale) {
  const format = formatsFor(locale, dateReading.get());
  format.percent(1);
  await new Promise((resolve) => setTimeout(resolve));
  format.longDate(new Date().toISOString());
}
