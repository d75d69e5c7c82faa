import { expect, it, vi } from 'vitest';
import { NO_CONSENT } from '#testing/consent.ts';
import { openPage, screen, within } from '#testing/page.tsx';
import { PROFILE } from '#testing/profile.ts';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';
import { STUDENT_PAGE } from '#testing/student-page.ts';

type School = OutputOf<'studentAccounts.schools'>['schools'][number];
const SCHOOL: School = {
  schoolId: id(90),
  schoolName: 'Lakeside Elementary',
  isHomeschool: false,
  today: '2026-11-27',
  signInName: 'lakeside',
  proposal: null,
  can: { make: true, chooseName: true },
};
const SHEET: OutputOf<'studentAccounts.create'> = {
  schoolName: 'Lakeside Elementary',
  signInName: 'lakeside',
  students: [{ studentId: id(91), name: 'Ada Lake', username: 'adal', password: 'maple-otter-472' }],
};
const open = (school: Partial<School> = {}, more: Stubs = {}) =>
  openPage('/student-accounts', {
    as: 'school_admin',
    stubs: { 'studentAccounts.schools': { schools: [{ ...SCHOOL, ...school }] }, ...more },
  });
const field = (name: string, number = 1) => screen.findByLabelText(`${name} of student ${number}`);

it('asks for the sign-in name first, says why one can’t be, and continues', async () => {
  const user = await open(
    { signInName: null, proposal: 'lakeside' },
    { 'studentAccounts.chooseSignInName': refused('NAME_TAKEN') },
  );
  const name = await screen.findByLabelText('Sign-in name');
  expect(name).toHaveProperty('value', 'lakeside');
  await user.click(screen.getByRole('button', { name: 'Choose this name' }));
  await screen.findByText('Another school has this name. Choose another one.');
  server.add({
    'studentAccounts.chooseSignInName': { signInName: 'lakeside-2' },
    'studentAccounts.schools': { schools: [{ ...SCHOOL, signInName: 'lakeside-2' }] },
  });
  await user.clear(name);
  await user.type(name, 'lakeside-2');
  await user.click(screen.getByRole('button', { name: 'Choose this name' }));
  await screen.findByText('Up to 40 at a time. They sign in at lakeside-2 with their username.');
});

it('makes no second account while the first is being deleted, but on an explicit yes', async () => {
  const user = await open(
    {},
    {
      'studentAccounts.create': refused('LINES_REFUSED', {
        problems: [{ line: 0, why: 'being_deleted', studentId: id(95) }],
      }),
    },
  );
  await user.type(await field('Given name'), 'Ada');
  await user.type(await field('Date of birth'), '2019-03-04');
  await user.selectOptions(await field('Grade level'), '2');
  await user.click(screen.getByLabelText(/^Our school agrees/));
  await user.click(screen.getByRole('button', { name: 'Create 1 account' }));
  await screen.findByText(/^An account with this name and birthday is being deleted/);
  await user.click(screen.getByLabelText('Create another account anyway'));
  server.add({ 'studentAccounts.create': SHEET });
  await user.click(screen.getByRole('button', { name: 'Create 1 account' }));
  await screen.findByRole('list', { name: 'Cards to cut out' });
  expect(server.calls('studentAccounts.create').at(-1)).toMatchObject({
    students: [{ isSomebodyElse: true }],
  });
});

it('keeps what was typed where a line is refused, asks for consent under 13, and shows the sheet once', async () => {
  const user = await open(
    {},
    {
      'studentAccounts.create': refused('LINES_REFUSED', {
        problems: [{ line: 0, why: 'same_child', studentId: id(95) }],
      }),
    },
  );
  await user.type(await field('Given name'), 'Ada');
  await user.type(await field('Family name'), 'Lake');
  await user.type(await field('Date of birth'), '2019-03-04');
  await user.selectOptions(await field('Grade level'), '2');
  const make = screen.getByRole('button', { name: 'Create 1 account' });
  await user.click(make);
  await screen.findByText('Children under 13 need this.');
  expect(server.calls('studentAccounts.create')).toEqual([]);
  await user.click(screen.getByLabelText(/^Our school agrees/));
  await user.click(make);
  await screen.findByText('Someone with this name and birthday is already at your school.');
  expect(document.activeElement).toBe(await field('Given name'));
  await user.click(screen.getByLabelText('It is another child'));
  server.add({ 'studentAccounts.create': SHEET });
  await user.click(make);
  const sheet = await screen.findByRole('list', { name: 'Cards to cut out' });
  within(sheet).getByText('maple-otter-472');
  // The button that was pressed is gone: one goes on at the head of the sheet.
  expect(document.activeElement).toBe(sheet);
  within(sheet).getByText('lakeside');
  expect(server.calls('studentAccounts.create').at(-1)).toMatchObject({
    schoolId: SCHOOL.schoolId,
    agrees: true,
    relationship: null,
    students: [
      {
        givenName: 'Ada',
        familyName: 'Lake',
        birthOn: '2019-03-04',
        gradeLevel: 2,
        username: null,
        isSomebodyElse: true,
      },
    ],
  });
  // The same list is known by its id, so that a lost answer makes nobody twice.
  const ids = server.calls('studentAccounts.create').map(({ batchId }) => batchId);
  expect(new Set(ids).size).toBe(1);
  await user.click(screen.getByRole('button', { name: 'I have the passwords' }));
  expect(await field('Given name')).toHaveProperty('value', '');
  expect(screen.queryByText('maple-otter-472')).toBeNull();
});

it('keeps a line that was added after a try whose answer was lost', async () => {
  const user = await open({}, { 'studentAccounts.create': SHEET });
  await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  await user.click(await screen.findByLabelText('List'));
  await user.paste('Ada Lake\t3/4/2011\t9\nBen Lake\t3/4/2011\t9');
  await user.click(screen.getByRole('button', { name: 'Add 2 lines' }));
  await user.click(await screen.findByRole('button', { name: 'Create 2 accounts' }));
  // Ada alone had been made.
  await user.click(await screen.findByRole('button', { name: 'I have the passwords' }));
  expect(await field('Given name')).toHaveProperty('value', 'Ben');
  screen.getByRole('button', { name: 'Create 1 account' });
});

it('takes a pasted list over, and says which lines are not whole', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list' });
  await user.click(within(dialog).getByLabelText('List'));
  await user.paste('Ada Lake\t3/4/2019\t2\nBen Lake\t\t2');
  await user.click(within(dialog).getByRole('button', { name: 'Add 2 lines' }));
  expect(await field('Date of birth')).toHaveProperty('value', '2019-03-04');
  await user.click(screen.getByRole('button', { name: 'Create 2 accounts' }));
  expect(await screen.findAllByText('Fill this in')).toHaveLength(1);
  // One goes on where something is missing, however long the list is.
  expect(document.activeElement).toBe(await field('Date of birth', 2));
  expect(server.calls('studentAccounts.create')).toEqual([]);
});

it('asks a parent at home who they are to the child', async () => {
  const user = await open({ isHomeschool: true }, { 'studentAccounts.create': SHEET });
  await user.type(await field('Given name'), 'Ada');
  await user.type(await field('Date of birth'), '2011-03-04');
  await user.selectOptions(await field('Grade level'), '9');
  await user.selectOptions(screen.getByLabelText('Who you are to the children'), 'father');
  await user.click(screen.getByRole('button', { name: 'Create 1 account' }));
  await screen.findByRole('list', { name: 'Cards to cut out' });
  expect(server.calls('studentAccounts.create')[0]).toMatchObject({ relationship: 'father', agrees: false });
});

it('tells a registrar who chooses the sign-in name', async () => {
  await open({ signInName: null, proposal: 'lakeside', can: { make: true, chooseName: false } });
  await screen.findByText(/^An administrator at your school has to choose its name/);
  expect(screen.queryByLabelText('Sign-in name')).toBeNull();
});

it('makes nothing in a school that can only be read', async () => {
  await open({ can: { make: false, chooseName: true } });
  await screen.findByText('Your school is read-only right now, so accounts can’t be created.');
  expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
});

it('signs a student in by the school, the username and the password, and remembers the school alone', async () => {
  vi.stubGlobal('localStorage', window.localStorage);
  localStorage.clear();
  const user = await openPage('/student-login?school=lakeside', {
    as: null,
    stubs: { 'accounts.signInAtSchool': refused('WRONG_CREDENTIALS') },
  });
  expect(await screen.findByLabelText('School')).toHaveProperty('value', 'lakeside');
  const go = screen.getByRole('button', { name: 'Sign In' });
  await user.click(go);
  await screen.findByText('Enter your username.');
  await user.type(screen.getByLabelText('Username'), 'adal');
  await user.type(screen.getByLabelText('Password'), 'maple-otter-472');
  await user.click(go);
  await screen.findByText('Check the school, username and password.');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'adal');
  server.add({ 'accounts.signInAtSchool': { status: 'second_factor' } });
  await user.click(go);
  await screen.findByRole('heading', { name: "Confirm it's you" });
  expect(JSON.stringify({ ...localStorage })).toContain('lakeside');
  expect(JSON.stringify({ ...localStorage })).not.toContain('adal');
});

it('gives a student a new password on their page, shown once', async () => {
  const STUDENT = id(91);
  const user = await openPage(`/student/${STUDENT}`, {
    as: 'school_admin',
    stubs: {
      ...STUDENT_PAGE,
      'consent.student': { studentId: STUDENT, directory: 'unanswered', details: null },
      'families.student': refused('FORBIDDEN'),
      'studentAccounts.get': {
        account: {
          studentId: STUDENT,
          name: 'Ada Lake',
          username: 'adal',
          signInName: 'lakeside',
          madeAt: '2026-11-01T12:00:00Z',
          resetAt: null,
          lastSignInAt: null,
          can: { reset: true, seeSignIns: false },
        },
      },
      'studentAccounts.resetPasswords': SHEET,
    },
  });
  await screen.findByText('never');
  await user.click(screen.getByRole('button', { name: 'Give a new password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Give Ada Lake a new password?' });
  await user.click(within(dialog).getByRole('button', { name: 'Give a new password' }));
  await within(dialog).findByText('Give a reason.');
  expect(server.calls('studentAccounts.resetPasswords')).toEqual([]);
  await user.type(within(dialog).getByLabelText('Reason'), 'Lost the sheet');
  await user.click(within(dialog).getByRole('button', { name: 'Give a new password' }));
  await screen.findByText('maple-otter-472');
  expect(server.calls('studentAccounts.resetPasswords')).toEqual([
    { studentIds: [STUDENT], reason: 'Lost the sheet' },
  ]);
});

it('shows a parent where the child is signed in, and signs it out there', async () => {
  const STUDENT = id(91);
  const user = await openPage('/profile?tab=family', {
    as: 'parent',
    stubs: {
      ...PROFILE,
      ...NO_CONSENT,
      'families.mine': {
        records: [],
        children: [
          {
            linkId: id(92),
            studentId: STUDENT,
            studentName: 'Ada Lake',
            schoolName: 'Lakeside Elementary',
            relationship: 'mother',
            status: 'active',
            isLive: true,
            rights: ['see_record', 'manage_account'],
            endsOn: null,
            askedAt: '2026-09-01T12:00:00Z',
            refusal: null,
            isClosed: false,
            version: 1,
            can: { leave: true },
          },
        ],
      },
      'studentAccounts.get': {
        account: {
          studentId: STUDENT,
          name: 'Ada Lake',
          username: 'adal',
          signInName: 'lakeside',
          madeAt: '2026-11-01T12:00:00Z',
          resetAt: null,
          lastSignInAt: '2026-11-26T12:00:00Z',
          can: { reset: true, seeSignIns: true },
        },
      },
      'studentAccounts.signIns': {
        sessions: [
          {
            sessionId: id(93),
            lastUsedAt: '2026-11-26T12:00:00Z',
            userAgent: 'A tablet',
          },
        ],
        tries: [{ at: '2026-11-26T11:00:00Z', isSuccess: false }],
      },
      'studentAccounts.endSessions': { ended: 1 },
    },
  });
  const list = await screen.findByRole('list', { name: 'Where Ada Lake is signed in' });
  await within(list).findByText('A tablet');
  screen.getByText(/^1 recent wrong password/);
  server.add({ 'studentAccounts.signIns': { sessions: [], tries: [] } });
  await user.click(within(list).getByRole('button', { name: 'Sign out there' }));
  await screen.findByText('Not signed in anywhere.');
  expect(server.calls('studentAccounts.endSessions')).toEqual([
    { studentId: STUDENT, sessionId: id(93), reason: null },
  ]);
});
