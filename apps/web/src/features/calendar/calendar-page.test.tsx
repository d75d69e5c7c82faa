import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import type { OutputOf } from '#testing/stub.ts';

const empty: OutputOf<'calendar.range'> = { timeZone: 'America/New_York', events: [], hasTestTools: false };

it('says that nothing is due', async () => {
  await openPage('/calendar', { as: 'student', stubs: { 'calendar.range': empty } });
  await screen.findByText('No work is due and no class is held in this time.');
});

it('says nothing of work or classes to somebody whose membership is suspended', async () => {
  await openPage('/calendar', {
    as: 'student',
    me: { homes: ['none'], memberships: [] },
    stubs: { 'calendar.range': empty },
  });
  await screen.findByText("You don't have access to this page");
  expect(screen.queryByText('No work is due and no class is held in this time.')).toBeNull();
});
