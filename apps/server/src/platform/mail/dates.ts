import type { Locale } from '@fieldhouse/contract/people.ts';

/** Regional forms that readers here expect, as on the screens. */
const TAGS: Record<Locale, string> = { en: 'en-US', es: 'es-US', fr: 'fr', de: 'de' };

/** An instant as a letter names it, with the zone: "Friday, November 20, 11:59 PM EST". */
export const longDeadline = (instant: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[locale], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(new Date(instant));

/** An instant as a day: "December 5, 2026". */
export const longDay = (instant: string, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeZone }).format(new Date(instant));
