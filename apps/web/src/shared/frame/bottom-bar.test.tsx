import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import type { OutputOf } from '#testing/stub.ts';

const TODO: OutputOf<'home.todo'> = { items: [], hasMore: false, courses: [], timeZone: 'America/New_York' };
const RANGE: OutputOf<'calendar.range'> = { timeZone: 'America/New_York', events: [], hasTestTools: false };

const { matchMedia } = window;
const hasWidth = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia.call(window, query),
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    matches: /max-width: (\d+)/.exec(query) ? width <= Number(/max-width: (\d+)/.exec(query)?.[1]) : false,
  }));
beforeEach(() => hasWidth(390));
afterEach(() => vi.unstubAllGlobals());

const targets = async () => {
  const bar = await screen.findByRole('navigation', { name: 'Quick navigation' });
  return within(bar)
    .getAllByRole('link')
    .map((link) => link.textContent);
};

it('puts the four places that a student opens most under the thumb, and marks the one that is open', async () => {
  await openPage('/assignments', { as: 'student', stubs: { 'home.todo': TODO } });
  expect(await targets()).toEqual(['Dashboard', 'Courses', 'Assignments', 'Grades']);
  const bar = screen.getByRole('navigation', { name: 'Quick navigation' });
  expect(within(bar).getByRole('link', { current: 'page' }).textContent).toBe('Assignments');
});

it.each([
  ['parent', ['Dashboard', 'Grades', 'Calendar', 'Messages']],
  ['teacher', ['Dashboard', 'My courses', 'To grade', 'Messages']],
  ['school_admin', ['Dashboard', 'Approvals', 'Students', 'Messages']],
  ['homeschool_parent', ['Dashboard', 'My courses', 'To grade', 'Gradebook']],
] as const)('has four of them for a %s', async (as, names) => {
  await openPage('/calendar', { as, stubs: { 'calendar.range': RANGE } });
  expect(await targets()).toEqual(names);
});

it('leaves desktops to their sidebar', async () => {
  hasWidth(1440);
  await openPage('/assignments', { as: 'student', stubs: { 'home.todo': TODO } });
  await screen.findByRole('heading', { name: 'Nothing to do' });
  expect(screen.queryByRole('navigation', { name: 'Quick navigation' })).toBeNull();
});
