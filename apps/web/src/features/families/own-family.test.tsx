import { expect, it } from 'vitest';
import { NO_CONSENT } from '#testing/consent.ts';
import { openPage, screen, within } from '#testing/page.tsx';
import { PROFILE } from '#testing/profile.ts';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Mine = OutputOf<'families.mine'>;
type Guardian = Mine['records'][number]['guardians'][number];
type Child = Mine['children'][number];

const MOTHER: Guardian = {
  linkId: id(60),
  name: 'Mona Reed',
  relationship: 'mother',
  status: 'active',
  isLive: true,
  rights: ['see_record'],
  basis: 'minor',
  endsOn: null,
  version: 2,
  can: { grant: false, withdraw: false },
};
const record = (more: Partial<Mine['records'][number]> = {}): Mine => ({
  records: [
    {
      studentId: id(61),
      schoolName: 'Harbor Point Academy',
      isOfAge: false,
      ofAgeOn: '2030-01-01',
      guardians: [MOTHER],
      code: null,
      can: { createCode: true },
      ...more,
    },
  ],
  children: [],
});
const CHILD: Child = {
  linkId: id(62),
  studentId: id(61),
  studentName: 'Ada Reed',
  schoolName: 'Harbor Point Academy',
  relationship: 'mother',
  status: 'active',
  isLive: true,
  rights: ['see_record'],
  endsOn: null,
  askedAt: '2026-09-01T12:00:00Z',
  refusal: null,
  version: 1,
  isClosed: false,
  can: { leave: true },
};
const open = (mine: Mine, as: 'student' | 'parent', more: Stubs = {}) =>
  openPage('/profile?tab=family', {
    as,
    stubs: { ...PROFILE, ...NO_CONSENT, 'families.mine': mine, ...more },
  });

it('shows a student who follows them, and a code only when it is made', async () => {
  const code = 'ABCDE-FGH23';
  const user = await open(record(), 'student', {
    'families.createCode': { code, expiresAt: '2026-12-01T12:00:00Z' },
  });
  await screen.findByText('Mona Reed');
  screen.getByText('Follows you');
  server.add({ 'families.mine': record({ code: { expiresAt: '2026-12-01T12:00:00Z' } }) });
  await user.click(screen.getByRole('button', { name: 'Create a code' }));
  expect((await screen.findByLabelText('Your code')).textContent).toBe(code);
  expect(server.calls('families.createCode')).toEqual([{ studentId: id(61) }]);
});

it('says that a code is out, and no longer what it is', async () => {
  await open(record({ code: { expiresAt: '2026-12-01T12:00:00Z' } }), 'student');
  await screen.findByText(/A code is active until/);
  expect(screen.queryByLabelText('Your code')).toBeNull();
});

it('lets a student of age give access and take it back', async () => {
  const adult = { ...MOTHER, isLive: false, can: { grant: true, withdraw: false } };
  const user = await open(record({ isOfAge: true, guardians: [adult] }), 'student', {
    'families.grant': { linkId: id(63) },
    'families.withdraw': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Give Mona Reed access' }));
  const dialog = await screen.findByRole('dialog', { name: 'What may Mona Reed do?' });
  await user.click(within(dialog).getByLabelText('Get notifications'));
  const given: Guardian = { ...adult, isLive: true, can: { grant: true, withdraw: true } };
  server.add({ 'families.mine': record({ isOfAge: true, guardians: [given] }) });
  await user.click(within(dialog).getByRole('button', { name: 'Give access' }));
  await screen.findByText('Access given');
  expect(server.calls('families.grant')).toEqual([
    { linkId: MOTHER.linkId, version: 2, rights: ['see_record', 'alerts'] },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove access for Mona Reed' }));
  const sure = await screen.findByRole('dialog', { name: 'Remove access for Mona Reed?' });
  await user.click(within(sure).getByRole('button', { name: 'Remove access' }));
  await expect.poll(() => server.calls('families.withdraw')).toEqual([{ linkId: MOTHER.linkId }]);
});

it('keeps a code that is refused, and says what to do', async () => {
  const user = await open({ records: [], children: [] }, 'parent', {
    'families.redeemCode': refused('INVALID_CODE'),
  });
  const field = await screen.findByLabelText('Code');
  await user.type(field, 'abcde-fgh23');
  await user.selectOptions(screen.getByLabelText('Who you are to the child'), 'father');
  await user.click(screen.getByRole('button', { name: 'Ask to follow' }));
  await screen.findByText(/This code isn’t right/);
  expect(field).toHaveProperty('value', 'abcde-fgh23');
  server.add({ 'families.redeemCode': { linkId: id(64), schoolName: 'Harbor Point Academy' } });
  await user.click(screen.getByRole('button', { name: 'Ask to follow' }));
  await screen.findByText(/Harbor Point Academy checks who you are/);
  expect(server.calls('families.redeemCode').at(-1)).toEqual({
    code: 'abcde-fgh23',
    relationship: 'father',
  });
});

it('tells a guardian what the school said, and asks before they leave', async () => {
  const refusedLink: Child = {
    ...CHILD,
    linkId: id(65),
    studentName: null,
    status: 'refused',
    isLive: false,
    refusal: 'We do not know you.',
    can: { leave: false },
  };
  const user = await open({ records: [], children: [CHILD, refusedLink] }, 'parent', {
    'families.leave': {},
  });
  await screen.findByText('The school says: We do not know you.');
  await user.click(screen.getByRole('button', { name: 'Stop following this child' }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop following Ada Reed?' });
  await user.click(within(dialog).getByRole('button', { name: 'Stop following this child' }));
  await expect.poll(() => server.calls('families.leave')).toEqual([{ linkId: CHILD.linkId }]);
});

it('says of a request at a school that closed that nobody decides about it', async () => {
  const asked: Child = { ...CHILD, studentName: null, status: 'pending', isLive: false, isClosed: true };
  await open({ records: [], children: [asked] }, 'parent');
  await screen.findByText('The school has closed, so no one decides about this anymore.');
  screen.getByText('School closed');
  expect(screen.queryByText('Waiting for the school')).toBeNull();
});
