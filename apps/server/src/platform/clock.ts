/** The only place that reads the clock. Tests inject their own. */
export interface Clock {
  /** This instant, ISO 8601 with Z. */
  now(): string;
  /** Milliseconds since the epoch. */
  millis(): number;
  /** The calendar date in an IANA zone, 'YYYY-MM-DD'. */
  today(timeZone: string): string;
}

/** More than there are zones; names of one zone can be spelled in many ways. */
const MOST_FORMATS = 600;
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  let format = dayFormats.get(timeZone);
  if (!format) {
    // The Canadian English form is year-month-day.
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    if (dayFormats.size >= MOST_FORMATS) dayFormats.clear();
    dayFormats.set(timeZone, format);
  }
  return format;
}

/** A clock over any source of milliseconds; the system's by default. */
export function clockFrom(source: () => number = Date.now): Clock {
  return {
    now: () => new Date(source()).toISOString(),
    millis: source,
    today: (timeZone) => dayFormat(timeZone).format(new Date(source())),
  };
}
