import { expect, it } from 'vitest';
import { emptyDraft, keptDraft, problemsOf } from './schedule-draft.ts';

const good = { ...emptyDraft('course', '2026-11-21'), title: 'Leaves' };

it('begins with tomorrow, an hour, on that weekday', () => {
  expect(emptyDraft('course', '2026-11-21')).toMatchObject({
    on: '2026-11-22',
    durationMinutes: 60,
    weekdays: [0],
    isWeekly: false,
  });
});

it('names every field that needs another look', () => {
  expect(problemsOf(good, true)).toEqual({});
  expect(
    Object.keys(problemsOf({ ...good, title: ' ', on: '2026-02-30', at: '', courseId: '' }, false)),
  ).toEqual(['courseId', 'title', 'on', 'at', 'url']);
  const weekly = { ...good, isWeekly: true };
  expect(problemsOf({ ...weekly, until: '2026-11-01', weekdays: [] }, true)).toEqual({
    until: 'until',
    weekdays: 'weekdays',
  });
  expect(problemsOf({ ...good, until: '', weekdays: [] }, true)).toEqual({});
});

it('takes up what was kept, and nothing that isn’t a form', () => {
  expect(keptDraft(JSON.stringify(good))).toEqual(good);
  expect(keptDraft('')).toBeNull();
  expect(keptDraft('{"title":3}')).toBeNull();
});
