import { expect, it } from 'vitest';
import { formatsFor } from './format.ts';

const LATE = '2026-10-05T03:13:00.000Z';
const nothing = { chosenZone: null, schoolZone: null, dateFormat: null };
/** Some versions of the formats part time and half of the day by a narrow space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('writes a moment in the zone the person chose, whatever zone the school has', () => {
  const format = formatsFor('en', { ...nothing, chosenZone: 'America/Los_Angeles' });
  expect(plain(format.dateTime(LATE, 'America/New_York'))).toBe('Oct 4, 2026, 8:13 PM');
  expect(plain(format.deadline(LATE, 'America/New_York'))).toBe('Oct 4, 8:13 PM PDT');
  expect(format.dayAndMonth(LATE, 'Asia/Tokyo')).toEqual({ day: '4', month: 'Oct' });
});

it('falls back to the school of the thing, then to that of the person', () => {
  const format = formatsFor('en', { ...nothing, schoolZone: 'America/Chicago' });
  expect(plain(format.deadline(LATE))).toBe('Oct 4, 10:13 PM CDT');
  expect(plain(format.deadline(LATE, 'America/New_York'))).toBe('Oct 4, 11:13 PM EDT');
});

it.each([
  ['MDY', '10/04/2026'],
  ['DMY', '04/10/2026'],
  ['YMD', '2026-10-04'],
] as const)('writes dates as %s everywhere, in any language', (dateFormat, day) => {
  for (const locale of ['en', 'de'] as const) {
    const format = formatsFor(locale, { ...nothing, schoolZone: 'America/New_York', dateFormat });
    expect(format.date(LATE)).toBe(day);
    expect(format.calendarDate('2026-10-04')).toBe(day);
    expect(format.dateTime(LATE).startsWith(`${day}, `)).toBe(true);
    expect(format.deadline(LATE).startsWith(`${day}, `)).toBe(true);
    expect(format.longDate(LATE).endsWith(`, ${day}`)).toBe(true);
  }
});

it('leaves dates as the language writes them while nothing is chosen', () => {
  const format = formatsFor('de', { ...nothing, schoolZone: 'America/New_York' });
  expect(format.date(LATE)).toBe('04.10.2026');
});
