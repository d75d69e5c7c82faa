import { afterEach, expect, it, vi } from 'vitest';
import { openPage, screen, waitFor, within } from '#testing/page.tsx';
import { id } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server, serverBroke } from '#testing/stub.ts';

const person = {
  givenName: 'Maya',
  familyName: 'Chen',
  phone: '555-0000',
  address: null,
  bio: null,
  version: 3,
};
const profile: OutputOf<'profile.get'> = {
  person: { ...person, email: 'maya@example.org', pendingEmail: null, avatarUrl: null },
  can: { rename: true, changeEmail: true },
  settings: {
    locale: 'en',
    colorScheme: 'light',
    timeZone: null,
    dateFormat: null,
    showProfile: false,
    showGrades: false,
    showProgress: false,
    version: 1,
  },
  isMinor: true,
  academic: null,
};
const account: OutputOf<'profile.account'> = {
  export: null,
  nextExportAt: null,
  deletion: null,
  closingSchools: [],
  leftAlone: [],
  obstacle: null,
  contact: 'office@harbor.test',
  children: [],
  records: [],
};
const preferences: OutputOf<'notifications.preferences'> = {
  preferences: [
    { type: 'grade', channel: 'email', cadence: 'now' },
    { type: 'grade', channel: 'app', cadence: 'now' },
  ],
  quietHours: null,
  timeZone: 'America/New_York',
};
const PROFILE: Stubs = {
  'profile.get': profile,
  'profile.account': account,
  'notifications.mailTrouble': { trouble: null },
  'notifications.preferences': preferences,
  'notifications.pushState': { isOn: false },
  'corrections.mine': { students: [] },
};

const openProfile = (tab: string, stubs: Stubs = {}, address = '/profile') =>
  openPage(`${address}?tab=${tab}`, { as: 'teacher', stubs: { ...PROFILE, ...stubs } });

const phone = () => screen.findByLabelText<HTMLInputElement>('Phone');

afterEach(() => vi.unstubAllGlobals());

it('shows at a conflict what stands now, keeps what is typed, and saves over it when asked again', async () => {
  const current = { ...person, phone: '555-0001', version: 4 };
  const user = await openProfile('profile', { 'profile.savePerson': refused('STALE', { current }) });
  const field = await phone();
  await user.clear(field);
  await user.type(field, '555-0002');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  await user.click(save);
  await screen.findByText('Phone: 555-0001');
  expect(field.value).toBe('555-0002');
  const saved = { ...person, phone: '555-0002', version: 5 };
  server.add({
    'profile.savePerson': saved,
    'profile.get': { ...profile, person: { ...profile.person, ...saved } },
  });
  await user.click(save);
  await screen.findByText('Profile updated');
  expect(server.calls('profile.savePerson').map(({ version }) => version)).toEqual([3, 4]);
  expect(field.value).toBe('555-0002');
});

it('asks for a first name at its field', async () => {
  const user = await openProfile('profile');
  const name = await screen.findByLabelText<HTMLInputElement>(/^First name/);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Enter a first name.');
  expect(document.activeElement).toBe(name);
});

it('says by the ledger whether a student is eligible, and where a no leads', async () => {
  const academic = {
    ...{
      schoolName: 'Harbor High',
      studentNumber: '1',
      gradeLevel: 12,
      graduationYear: 2027,
      currentGpa: 3.5,
    },
    ...{ isCoreBarMet: true, standing: { isQualifier: false, outlook: 'at_risk' as const } },
    dualEnrollment: { credits: 0, colleges: [] },
  };
  openProfile('profile', { 'profile.get': { ...profile, academic } });
  const row = (await screen.findByText('NCAA Eligible')).parentElement!;
  within(row).getByText('No');
  expect(within(row).getByRole('link', { name: 'At risk' }).getAttribute('href')).toBe('/eligibility');
});

it('asks before something typed is left behind', async () => {
  const user = await openProfile('profile');
  await user.type(await phone(), '9');
  await user.click(screen.getByRole('tab', { name: 'Notifications' }));
  const leave = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(leave).getByRole('button', { name: 'Stay here' }));
  expect((await phone()).value).toBe('555-00009');
});

it('tells of a failure of saving, and of loading', async () => {
  const user = await openProfile('profile', { 'profile.savePerson': serverBroke });
  await user.type(await phone(), '9');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Failed to update profile');
  await screen.findByText(/Something went wrong on our side/);
});

it('says that a profile could not be loaded', async () => {
  await openProfile('profile', { 'profile.get': serverBroke });
  await screen.findByText('Failed to load profile data');
});

/** A browser that can show notifications, without what is named. */
function hasPush(
  permission: 'default' | 'denied',
  without?: 'serviceWorker' | 'PushManager' | 'Notification',
) {
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', class {});
  const value = Object.assign(new EventTarget(), { getRegistration: async () => undefined });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  if (without === 'serviceWorker') Reflect.deleteProperty(navigator, without);
  else if (without) Reflect.deleteProperty(window, without);
}

it('offers no letters to an account without an address, and no address to a child', async () => {
  const user = await openPage('/profile?tab=notifications', {
    as: 'student',
    me: { email: '', schoolSignIn: { school: 'lakeside', username: 'mayac' } },
    stubs: {
      ...PROFILE,
      'profile.get': {
        ...profile,
        person: { ...profile.person, email: '' },
        can: { rename: true, changeEmail: false },
      },
    },
  });
  await screen.findByText(
    "Your account has no email address, so you'll only be notified here and on your devices.",
  );
  expect(screen.queryByLabelText('Announcements: Email')).toBeNull();
  screen.getByLabelText('Announcements: In the app');
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  await screen.findByText(/You can add an email once you are 13/);
  expect(screen.queryByRole('button', { name: 'Add an email' })).toBeNull();
});

it.each([
  ['the person blocked them', 'denied', undefined, /You blocked notifications from this site/],
  ['no worker', 'default', 'serviceWorker', /This browser can't show notifications/],
  ['no push', 'default', 'PushManager', /This browser can't show notifications/],
  ['no notifications', 'default', 'Notification', /This browser can't show notifications/],
] as const)('says why a device may not show notifications: %s', async (_why, permission, without, reason) => {
  hasPush(permission, without);
  await openProfile('notifications');
  await screen.findByText(reason);
  expect(screen.queryByRole('button', { name: 'Allow on this device' })).toBeNull();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('sends the one choice that was changed, and says that it is kept', async () => {
  const user = await openProfile('notifications', { 'notifications.savePreferences': {} });
  await user.selectOptions(await screen.findByLabelText('Grade updates: Email'), 'Off');
  await user.click(screen.getByRole('button', { name: 'Save Preferences' }));
  await screen.findByText('Preferences saved');
  expect(server.calls('notifications.savePreferences')).toEqual([
    { preferences: [{ type: 'grade', channel: 'email', cadence: 'off' }] },
  ]);
});

it('asks for both ends of the quiet hours', async () => {
  const user = await openProfile('notifications');
  await user.click(await screen.findByRole('switch', { name: /^Quiet hours/ }));
  await user.clear(screen.getByLabelText('From'));
  await screen.findByText('Set a time');
  expect(screen.getByRole('button', { name: 'Save Preferences' })).toHaveProperty('disabled', true);
});

it('says that letters come back, with a way to try again', async () => {
  const user = await openProfile('notifications', {
    'notifications.mailTrouble': { trouble: { address: 'm…a@example.org', since: '2026-09-01T12:00:00Z' } },
    'notifications.retryMail': {},
  });
  await screen.findByText(/^Email to m…a@example.org bounced on/);
  server.add({ 'notifications.mailTrouble': { trouble: null } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('We are trying again');
});

it('tells a minor who decides about their account', async () => {
  await openProfile('privacy', { 'profile.account': { ...account, obstacle: 'minor' } });
  await screen.findByText(/a guardian linked to you decides/);
  expect(screen.getByRole('button', { name: 'Delete Account' })).toHaveProperty('disabled', true);
});

it('says what goes and what stays before an account ends, and refuses a wrong password in words', async () => {
  const user = await openProfile('privacy', {
    'profile.account': {
      ...account,
      closingSchools: ['Home of the Chens'],
      leftAlone: [
        { studentId: id(30), name: 'Maya Chen', keepsAccount: false },
        { studentId: id(31), name: 'Leo Chen', keepsAccount: true },
      ],
    },
    'profile.requestDeletion': refused('WRONG_PASSWORD'),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  // What goes and what stays is read first; the password stands below it.
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Delete your account?' }));
  within(dialog).getByText(/A student's academic record with the legal name/);
  within(dialog).getByText('Home of the Chens closes with your account');
  within(dialog).getByText('Deleted together with your account: Maya Chen');
  within(dialog).getByText('Stays, with an email of their own: Leo Chen');
  await user.type(within(dialog).getByLabelText('Your password', { selector: 'input' }), 'not-this-one');
  await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  await within(dialog).findByText('The password is wrong.');
});

it('lets a guardian end the account of a child, and take that back', async () => {
  const child = {
    studentId: id(30),
    name: 'Maya Chen',
    deletionDueAt: null,
    isPostponed: false,
    waitsForConsent: false,
  };
  const user = await openProfile('privacy', {
    'profile.account': { ...account, children: [child] },
    'profile.requestDeletion': { dueAt: '2026-12-01T00:00:00Z', postponement: null },
    'profile.withdrawDeletion': {},
  });
  await user.click(await screen.findByRole('button', { name: "Delete Maya Chen's account" }));
  const dialog = await screen.findByRole('dialog', { name: "Delete Maya Chen's account?" });
  await user.type(within(dialog).getByLabelText('Your password', { selector: 'input' }), 'walnut-drum');
  server.add({
    'profile.account': { ...account, children: [{ ...child, deletionDueAt: '2026-12-01T00:00:00Z' }] },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete Account' }));
  await user.click(await screen.findByRole('button', { name: 'Keep the account of Maya Chen' }));
  await screen.findByText('The account stays');
  expect(server.calls('profile.requestDeletion')).toEqual([{ password: 'walnut-drum', studentId: id(30) }]);
  await waitFor(() => expect(server.calls('profile.withdrawDeletion')).toEqual([{ studentId: id(30) }]));
});

it('sends whoever would keep an account that waits for consent to where consent is given', async () => {
  const child = { studentId: id(30), name: 'Maya Chen', deletionDueAt: '2026-12-01T00:00:00Z' };
  await openProfile('privacy', {
    'profile.account': { ...account, children: [{ ...child, isPostponed: false, waitsForConsent: true }] },
  });
  await screen.findByRole('link', { name: 'It stays if a parent agrees to it' });
  expect(screen.queryByRole('button', { name: 'Keep the account of Maya Chen' })).toBeNull();
});

it('leads whoever is left alone to where an email keeps the account', async () => {
  const deletion = { dueAt: '2026-12-01T00:00:00Z', isOwnWish: false, isLeftAlone: true, postponement: null };
  const user = await openProfile('privacy', { 'profile.account': { ...account, deletion } });
  await screen.findByText(/No one looks after this account anymore/);
  await user.click(screen.getByRole('link', { name: 'Add an email' }));
  await screen.findByLabelText('Email');
});

it('asks for a correction only once all of it is said', async () => {
  const user = await openProfile('privacy', {
    'corrections.mine': {
      students: [
        {
          studentId: id(30),
          name: 'Maya Chen',
          schoolName: 'Harbor Point Academy',
          isSelf: true,
          isAnswered: true,
          contact: null,
          corrections: [],
        },
      ],
    },
    'corrections.ask': refused('TOO_MANY'),
  });
  await user.click(await screen.findByRole('button', { name: 'Ask for a correction' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask for a correction' });
  const send = within(dialog).getByRole('button', { name: 'Send to the school' });
  await user.type(within(dialog).getByLabelText(/^Which entry/), 'Absent on March 3');
  await user.type(within(dialog).getByLabelText(/^What it should say/), 'Late');
  expect(send).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByLabelText(/^Why it is wrong or misleading/), 'The bus was late.');
  await user.click(send);
  await within(dialog).findByText('Ten requests are already open. Wait for an answer, or withdraw one.');
});
