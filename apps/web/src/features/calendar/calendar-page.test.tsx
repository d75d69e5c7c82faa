import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import type { OutputOf } from '#testing/stub.ts';

const empty: OutputOf<'calendar.range'> = { timeZone: 'America/New_York', events: [], hasTestTools: false };

it('says that nothing is due', async () => {
  await openPage('/calendar', { as: 'student', stubs: { 'calendar.range': empty } });
  await screen.findByText('No work is due and no classes are held in this time.');
});

it('says nothing of work or classes to somebody whose membership is suspended', async () => {
  await openPage('/calendar', {
    as: 'student',
    me: { homes: ['none'], memberships: [] },
    stubs: { 'calendar.range': empty },
  });
  await screen.findByText("You don't have access to this page");
  expect(screen.queryByText('No work is due and no classes are held in this time.')).toBeNull();
});

it('marks an event with the color of its course', async () => {
  const at = new Date().toISOString();
  const shared = {
    courseId: id(40),
    courseTitle: 'Biology',
    courseColor: 8,
    version: 1,
    can: { edit: false },
  };
  await openPage('/calendar?view=agenda', {
    as: 'student',
    stubs: {
      'calendar.range': {
        ...empty,
        events: [
          {
            ...{ kind: 'assignment', type: 'assignment', assignmentId: id(41), title: 'Cell drawing' },
            ...{ startsAt: at, endsAt: at, pointsPossible: 10, isDueSoon: true, work: [], ...shared },
          },
        ],
      },
    },
  });
  const [event] = await screen.findAllByText('Cell drawing');
  expect(event!.closest('a')!.querySelector('[data-series]')?.getAttribute('data-series')).toBe('8');
});
