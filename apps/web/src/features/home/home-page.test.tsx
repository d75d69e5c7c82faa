import { expect, it } from 'vitest';
import { openPage, screen, waitFor } from '#testing/page.tsx';
import { SCHOOL_ID, sessionOf } from '#testing/sessions.ts';
import { never, refused, server } from '#testing/stub.ts';

it('follows somebody with several roles to the one that they choose', async () => {
  const user = await openPage('/dashboard', {
    as: 'homeschool_parent',
    me: { homes: ['homeschool', 'parent'], fullName: 'Joan Haddad' },
    stubs: {
      'home.school': never,
      'accounts.listWaiting': never,
      'schools.listCodes': never,
      'home.parent': { children: [] },
      'consent.needed': { items: [] },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Use as Parent' }));
  await screen.findByRole('heading', { level: 1, name: 'Your family' });
});

it('leads whoever is not signed in to signing in, and back to the page that they wanted', async () => {
  const user = await openPage('/assignments', { stubs: { 'accounts.signIn': { status: 'signed_in' } } });
  const email = await screen.findByLabelText('Email');
  expect(new URLSearchParams(window.location.search).get('redirect')).toBe('/assignments');
  await user.type(email, 'maya@example.org');
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'walnut-drum');
  server.add({
    'accounts.session': sessionOf('student'),
    'home.todo': { items: [], hasMore: false, courses: [], timeZone: 'America/New_York' },
    'notifications.unread': { unread: 0 },
    'messages.unread': { count: 0 },
  });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'Nothing to do' });
});

it('asks somebody to sign in again in place when their session ends, and continues', async () => {
  const user = await openPage('/assignments', {
    as: 'student',
    stubs: {
      'home.todo': {
        items: [],
        hasMore: false,
        courses: [{ courseId: SCHOOL_ID, title: 'Biology', color: 3, isHidden: false }],
        timeZone: 'America/New_York',
      },
      'home.hideTodoCourse': refused('UNAUTHORIZED'),
      'accounts.signIn': refused('WRONG_CREDENTIALS'),
    },
  });
  await user.click(await screen.findByRole('button', { name: '1 of 1 course' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Biology' }));
  await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.type(screen.getByLabelText('Password', { selector: 'input' }), 'not-this-one');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByText('The email or the password is wrong.');
  server.add({ 'accounts.signIn': { status: 'signed_in' }, 'home.hideTodoCourse': {} });
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  await waitFor(() => expect(server.calls('home.hideTodoCourse').length).toBeGreaterThan(1));
});

it.each([
  ['closed', /^Harbor Point Academy is closed\. You can read everything/],
  ['suspended', /^Harbor Point Academy is suspended right now/],
  ['expired', /^Harbor Point Academy's license has expired/],
] as const)('says on every page that a school may only be read: it is %s', async (reason, text) => {
  const { memberships } = sessionOf('student').me!;
  await openPage('/assignments', {
    as: 'student',
    me: {
      memberships: memberships.map((one) => ({
        ...one,
        readOnly: { reason, contact: 'office@harbor.test' },
      })),
    },
    stubs: { 'home.todo': { items: [], hasMore: false, courses: [], timeZone: 'America/New_York' } },
  });
  expect((await screen.findByText(text)).textContent).toContain('write to office@harbor.test');
});

it('forgets at sign-out what was kept on the device', async () => {
  const user = await openPage('/search', { as: 'student', stubs: { 'accounts.signOut': {} } });
  await screen.findByRole('heading', { name: 'Start Searching' });
  localStorage.setItem('fieldhouse-kept:text', '"kept"');
  server.add({ 'accounts.session': sessionOf(null) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByText('Signed out');
  expect(window.location.pathname).toBe('/login');
  expect(localStorage.getItem('fieldhouse-kept:text')).toBeNull();
});
