import { expect, it } from 'vitest';
import { openPage, screen, within } from '#testing/page.tsx';
import { id, SCHOOL_ID } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

type Applicant = OutputOf<'accounts.listWaiting'>['waiting'][number];
const applicant = (number: number, displayName: string, role: Applicant['role'] = 'student'): Applicant => ({
  membershipId: id(number),
  schoolId: SCHOOL_ID,
  displayName,
  email: `${number}@families.test`,
  isEmailVerified: true,
  role,
  status: role === 'student' ? 'provisional' : 'pending',
  askedAt: '2026-09-01T12:00:00Z',
  waitsForParent: false,
  studentId: null,
  provisionalUntil: role === 'student' ? '2026-09-15T12:00:00Z' : null,
  can: { decide: true, approve: true },
});
const ADA = applicant(40, 'Ada Lovelace');
const GRACE = applicant(41, 'Grace Hopper');
const waitingFor = (...waiting: Applicant[]): Stubs => ({
  'accounts.listWaiting': { waiting, mostOfAKind: 200, can: { decide: true } },
  'families.requests': { requests: [] },
});
const open = (tab: string, stubs: Stubs, as: 'school_admin' | 'teacher' = 'school_admin') =>
  openPage(`/approvals?tab=${tab}`, { as, stubs });

it.each([
  ['staff', 'Teachers and administrators who sign up with your code wait here.'],
  [
    'students',
    'Students who sign up with your code may study for 14 days and wait here until you confirm them.',
  ],
  ['families', 'Parents who sign up with your code wait here.'],
])('says who would wait among %s', async (tab, text) => {
  await open(tab, waitingFor());
  await screen.findByText('No one is waiting.');
  screen.getByText(text);
});

it('refuses with a reason only, which it asks for in words', async () => {
  const user = await open('students', {
    ...waitingFor(ADA),
    'accounts.refuse': { decided: 1, alreadyDecided: 0 },
  });
  await user.click(await screen.findByRole('button', { name: 'Reject Ada Lovelace' }));
  const dialog = await screen.findByRole('dialog', { name: "Reject Ada Lovelace's request?" });
  within(dialog).getByText('They lose access to your school. Their work is kept.');
  const refuse = within(dialog).getByRole('button', { name: 'Reject' });
  await user.click(refuse);
  await within(dialog).findByText('Give a reason.');
  await user.type(within(dialog).getByLabelText('Reason'), ' Not of our school. ');
  server.add(waitingFor());
  await user.click(refuse);
  await screen.findByText("Ada Lovelace's request was rejected");
  expect(server.calls('accounts.refuse')).toEqual([
    { membershipIds: [ADA.membershipId], reason: 'Not of our school.' },
  ]);
  await screen.findByText('No one is waiting.');
});

it('says plainly where somebody else decided first', async () => {
  const user = await open('students', {
    ...waitingFor(ADA, GRACE),
    'accounts.approve': { decided: 1, alreadyDecided: 1 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
  server.add(waitingFor());
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  await screen.findByText('1 person approved');
  screen.getByText('1 had already been decided.');
});

const unconfirmed = (person: Applicant, isApprovable: boolean): Applicant => ({
  ...person,
  isEmailVerified: false,
  can: { decide: true, approve: isApprovable },
});
const describedBy = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;

it('approves nobody of staff before their address is confirmed, and says why', async () => {
  const tia = applicant(42, 'Tia Teacher', 'teacher');
  const user = await open('staff', {
    ...waitingFor(unconfirmed(applicant(43, 'Una Unknown', 'teacher'), false), tia),
    'accounts.approve': { decided: 1, alreadyDecided: 0 },
  });
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve Una Unknown' });
  expect(approve.disabled).toBe(true);
  expect(describedBy(approve)).toBe('You can approve them once they have confirmed this address.');
  expect(screen.getByRole('button', { name: 'Reject Una Unknown' })).toHaveProperty('disabled', false);

  await user.click(screen.getByRole('checkbox', { name: 'Select Una Unknown' }));
  const none = screen.getByRole('button', { name: 'Approve 0' });
  expect(none).toHaveProperty('disabled', true);
  expect(describedBy(none)).toContain('You can’t approve anyone who hasn’t confirmed their address.');
  // Who can be approved is, and the other one stays.
  await user.click(screen.getByRole('checkbox', { name: 'Select Tia Teacher' }));
  screen.getByText('2 selected');
  await user.click(screen.getByRole('button', { name: 'Approve 1' }));
  await screen.findByText('Tia Teacher is approved');
  expect(server.calls('accounts.approve')).toEqual([{ membershipIds: [tia.membershipId] }]);
});

it('warns before a student with an unconfirmed address is approved, one or several', async () => {
  const user = await open('students', waitingFor(unconfirmed(ADA, true)));
  const approve = await screen.findByRole<HTMLButtonElement>('button', { name: 'Approve Ada Lovelace' });
  expect(approve.disabled).toBe(false);
  expect(describedBy(approve)).toBe('This address isn’t confirmed. Approve only someone you know.');
  await user.click(screen.getByRole('checkbox', { name: 'Select Ada Lovelace' }));
  expect(describedBy(screen.getByRole('button', { name: 'Approve 1' }))).toBe(
    'Some haven’t confirmed their address. Approve only people you know.',
  );
});

it('says what stands against an approval where the server knows better', async () => {
  const user = await open('staff', {
    ...waitingFor(applicant(42, 'Tia Teacher', 'teacher')),
    'accounts.approve': refused('APPLICANT_UNCONFIRMED'),
  });
  await user.click(await screen.findByRole('button', { name: 'Approve Tia Teacher' }));
  await screen.findByText('You can approve them once they have confirmed this address.');
});

it('reads the list again when the one on the screen was out of date', async () => {
  const user = await open('students', { ...waitingFor(ADA), 'accounts.approve': refused('NOT_FOUND') });
  const approve = await screen.findByRole('button', { name: 'Approve Ada Lovelace' });
  server.add(waitingFor());
  await user.click(approve);
  await screen.findByText("This doesn't exist, or you can't see it.");
  await screen.findByText('No one is waiting.');
});

it('shows teachers students alone', async () => {
  await open('staff', waitingFor(ADA), 'teacher');
  await screen.findByText('Ada Lovelace');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Students (1)',
    'Decided',
  ]);
});
