import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, server } from '#testing/stub.ts';

type Person = OutputOf<'people.list'>['people'][number];
const GONE: Person = {
  membershipId: id(70),
  userId: id(71),
  name: 'Ada Lake',
  email: '',
  role: 'student',
  status: 'ended',
  duties: [],
  since: '2026-09-01T12:00:00Z',
  until: '2026-11-01T12:00:00Z',
  decidedByName: null,
  can: {
    end: false,
    takeBack: true,
    suspend: false,
    reactivate: false,
    setDuties: false,
    endSessions: false,
  },
  obstacle: null,
};
const open = (person: Person) =>
  openPage('/people', {
    as: 'school_admin',
    stubs: {
      'people.list': { schoolId: id(1), people: [person], total: 1, next: null },
      'people.history': {
        events: [
          {
            at: '2026-11-02T12:00:00Z',
            byName: 'Ann Head',
            action: 'taken_back',
            reason: 'Her sister',
            duties: null,
          },
        ],
      },
      'people.takeBack': { waitsForConsent: true },
    },
  });

it('takes a student back with a reason, and says that the account waits for a parent', async () => {
  const user = await open(GONE);
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await screen.findByText('Taken back');
  await user.click(await screen.findByRole('button', { name: 'Take the student back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take Ada Lake back?' }));
  await user.click(dialog.getByRole('button', { name: 'Take the student back' }));
  await dialog.findByText('Give a reason.');
  expect(server.calls('people.takeBack')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'It was her sister');
  await user.click(dialog.getByRole('button', { name: 'Take the student back' }));
  await screen.findByText("Ada Lake is back, and waits for a parent's consent");
  expect(server.calls('people.takeBack')).toEqual([
    { membershipId: GONE.membershipId, reason: 'It was her sister' },
  ]);
});

it('offers nothing about an end that can’t be taken back', async () => {
  const user = await open({ ...GONE, can: { ...GONE.can, takeBack: false } });
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await screen.findByText('Taken back');
  expect(screen.queryByRole('button', { name: 'Take the student back' })).toBeNull();
});
