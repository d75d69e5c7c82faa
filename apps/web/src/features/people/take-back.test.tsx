import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id, type Role } from '#testing/sessions.ts';
import { type OutputOf, type Stubs, server } from '#testing/stub.ts';

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
const open = (person: Person, stubs: Stubs = {}, as: Role = 'school_admin') =>
  openPage('/people', {
    as,
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
      ...stubs,
    },
  });

it('takes a student back with a reason, and says that the account waits for a parent', async () => {
  const user = await open(GONE);
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await screen.findByText('Readmitted');
  await user.click(await screen.findByRole('button', { name: 'Readmit the student' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Readmit Ada Lake?' }));
  await user.click(dialog.getByRole('button', { name: 'Readmit the student' }));
  await dialog.findByText('Give a reason.');
  expect(server.calls('people.takeBack')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'It was her sister');
  await user.click(dialog.getByRole('button', { name: 'Readmit the student' }));
  await screen.findByText("Ada Lake is back, and waiting for a parent's consent");
  expect(server.calls('people.takeBack')).toEqual([
    { membershipId: GONE.membershipId, reason: 'It was her sister' },
  ]);
});

it('offers nothing about an end that can’t be taken back', async () => {
  const user = await open({ ...GONE, can: { ...GONE.can, takeBack: false } });
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await screen.findByText('Readmitted');
  expect(screen.queryByRole('button', { name: 'Readmit the student' })).toBeNull();
});

it('says before the end of a membership that nobody is written to who has no address', async () => {
  const can = { ...GONE.can, takeBack: false, end: true };
  const departure = {
    ...{ ownedCourses: [], otherCourseCount: 0, enrollmentCount: 0, successors: [] },
    ...{ childCount: 0, waitsForConsent: true },
  };
  const user = await open({ ...GONE, status: 'active', until: null, can }, { 'people.departure': departure });
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await user.click(await screen.findByRole('button', { name: 'End membership' }));
  const child = within(await screen.findByRole('dialog', { name: "End Ada Lake's membership?" }));
  await child.findByText(/From then on this child’s account waits for a parent’s consent/);
  // An account that the school made has no address.
  child.getByText('It stays on the record.');
  expect(child.queryByText(/by email/)).toBeNull();
  expect(child.queryByText(/Choose this if a court/)).toBeNull();
});

it('says when to choose that the school removes a parent', async () => {
  const can = { ...GONE.can, takeBack: false, end: true };
  const parent = {
    ...GONE,
    role: 'parent',
    email: 'pat@lake.test',
    status: 'active',
    until: null,
    can,
  } as const;
  const departure = {
    ...{ ownedCourses: [], otherCourseCount: 0, enrollmentCount: 0, successors: [] },
    ...{ childCount: 1, waitsForConsent: false },
  };
  const user = await open(parent, { 'people.departure': departure });
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await user.click(await screen.findByRole('button', { name: 'End membership' }));
  const dialog = within(await screen.findByRole('dialog', { name: "End Ada Lake's membership?" }));
  await dialog.findByText(/Choose this if a court or the school keeps the parent from deciding/);
  dialog.getByText('Ada Lake gets it by email, and it stays on the record.');
});

it('sends a parent, whose homeschool has no administrator, to nobody', async () => {
  const can = { ...GONE.can, takeBack: false };
  const own = { ...GONE, role: 'homeschool_parent', status: 'active', until: null, can } as const;
  const user = await open({ ...own, obstacle: 'own' }, {}, 'homeschool_parent');
  await user.click(await screen.findByRole('button', { name: /^Manage Ada Lake/ }));
  await screen.findByText("You can't change your own membership. It ends with your account.");
  expect(screen.queryByText(/[Aa]nother administrator/)).toBeNull();
});
