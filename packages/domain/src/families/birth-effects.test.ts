import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, ageOn, type CalendarDate } from '../dates/calendar-date.ts';
import { birthEffects } from './birth-effects.ts';

const today = '2026-11-28' as CalendarDate;
const on = (text: string) => text as CalendarDate;

it('says what another birth date brings with it', () => {
  const effects = (before: string | null, after: string | null, hasAccount = true) =>
    birthEffects(before as CalendarDate | null, after as CalendarDate | null, today, hasAccount);
  expect(effects('2010-01-01', '2014-01-01')).toEqual(['consent_needed']);
  expect(effects('2010-01-01', '2014-01-01', false)).toEqual([]);
  expect(effects(null, '2014-01-01')).toEqual(['consent_needed']);
  expect(effects('2014-01-01', '2014-02-01')).toEqual([]);
  expect(effects('2014-01-01', '2010-01-01')).toEqual(['consent_not_needed']);
  expect(effects('2014-01-01', '2010-01-01', false)).toEqual([]);
  expect(effects('2014-01-01', '2007-01-01')).toEqual(['consent_not_needed', 'of_age']);
  expect(effects('2010-01-01', '2008-11-28')).toEqual(['of_age']);
  expect(effects('2010-01-01', '2008-11-29')).toEqual([]);
  expect(effects('2007-01-01', '2009-01-01')).toEqual(['not_of_age']);
  expect(effects('2007-01-01', '2014-01-01')).toEqual(['consent_needed', 'not_of_age']);
  expect(effects(null, '2007-01-01')).toEqual(['of_age']);
});

it('reads 29 February as the age does', () => {
  const born = on('2008-02-29');
  for (const [day, isAdult] of [
    ['2026-02-28', false],
    ['2026-03-01', true],
  ] as const) {
    expect(birthEffects(null, born, on(day), true).includes('of_age'), day).toBe(isAdult);
  }
});

it('names an effect exactly where the age crosses a bound', () => {
  const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays(on('2002-01-01'), days));
  fc.assert(
    fc.property(day, day, (before, after) => {
      const [was, is] = [ageOn(before, today), ageOn(after, today)];
      const effects = birthEffects(before, after, today, true);
      expect(effects.includes('consent_needed')).toBe(is < 13 && was >= 13);
      expect(effects.includes('consent_not_needed')).toBe(is >= 13 && was < 13);
      expect(effects.includes('of_age')).toBe(is >= 18 && was < 18);
      expect(effects.includes('not_of_age')).toBe(is < 18 && was >= 18);
    }),
  );
});
