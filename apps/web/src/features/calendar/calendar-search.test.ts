import { expect, it } from 'vitest';
import { calendarSearch, daysOf, stepFrom } from './calendar-search.ts';

it('keeps what makes sense in an address and drops the rest', () => {
  expect(calendarSearch({ view: 'week', date: '2026-11-20', day: '2026-11-21', more: 1 })).toEqual({
    view: 'week',
    date: '2026-11-20',
    day: '2026-11-21',
  });
  expect(calendarSearch({ view: 'year', date: '2026-02-30', day: 20261121 })).toEqual({
    view: undefined,
    date: undefined,
    day: undefined,
  });
  expect(calendarSearch({ date: '0001-01-01' }).date).toBeUndefined();
});

it('shows whole weeks', () => {
  expect(daysOf('month', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-12-05' });
  expect(daysOf('week', '2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(daysOf('agenda', '2026-11-20')).toEqual({ from: '2026-11-15', to: '2026-12-12' });
});

it('steps by a month or a week', () => {
  expect(stepFrom('month', '2026-11-30', 1)).toBe('2026-12-01');
  expect(stepFrom('month', '2026-01-15', -1)).toBe('2025-12-01');
  expect(stepFrom('week', '2026-11-20', 1)).toBe('2026-11-22');
  expect(stepFrom('agenda', '2026-11-20', -1)).toBe('2026-11-08');
});
