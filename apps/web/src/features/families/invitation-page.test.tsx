import { expect, it } from 'vitest';
import { openPage, screen } from '#testing/page.tsx';
import { id, sessionOf } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

const TOKEN = 'a-secret-of-an-invitation';
const INVITED: OutputOf<'families.openInvitation'> = {
  schoolName: 'Harbor Point Academy',
  studentName: 'Ada',
  email: 'mona@families.test',
  relationship: 'mother',
  rights: ['see_record'],
  expiresAt: '2026-12-01T12:00:00Z',
  hasAccount: false,
};
const open = (stubs: Stubs, as: 'parent' | null = null, me = {}) =>
  openPage(`/invite#token=${TOKEN}`, { as, me, stubs });

it('makes an account of a name and a password, for the address that was invited', async () => {
  const user = await open({
    'families.openInvitation': INVITED,
    'accounts.signUp': { status: 'signed_in' },
  });
  await screen.findByText('Follow Ada at Harbor Point Academy');
  await user.type(screen.getByLabelText('Full name'), 'Mona Reed');
  await user.type(screen.getByLabelText('Password'), 'walnut-drum-71-sky');
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await expect
    .poll(() => server.calls('accounts.signUp'))
    .toMatchObject([{ role: 'parent', email: 'mona@families.test', invitation: TOKEN, schoolCode: null }]);
});

it('says what to do where the invitation is over', async () => {
  await open({ 'families.openInvitation': refused('INVALID_LINK') });
  await screen.findByText(/It was already used, was taken back, or is older than 14 days/);
});

it('leads whoever has an account to sign in', async () => {
  await open({ 'families.openInvitation': { ...INVITED, hasAccount: true } });
  const link = await screen.findByRole('link', { name: 'Sign in to accept' });
  // The secret stands in no address.
  expect(link.getAttribute('href')).toContain('redirect=');
  expect(link.getAttribute('href')).not.toContain(TOKEN);
});

it('lets the person who was invited accept, and says what they can do then', async () => {
  const user = await open(
    {
      'families.openInvitation': { ...INVITED, hasAccount: true },
      'families.acceptInvitation': refused('TOO_MANY_GUARDIANS'),
    },
    'parent',
    { email: 'Mona@families.test' },
  );
  await screen.findByText('See courses, grades and attendance');
  const accept = screen.getByRole('button', { name: 'Accept the invitation' });
  await user.click(accept);
  await screen.findByText('Ten people already follow or have asked to follow this student. Ask the school.');
  server.add({
    'families.acceptInvitation': { studentId: id(61) },
    'home.parent': { children: [] },
    'consent.needed': { items: [] },
  });
  await user.click(accept);
  await screen.findByText('No child is linked to your account.');
  expect(server.calls('families.acceptInvitation')).toEqual([{ token: TOKEN }, { token: TOKEN }]);
});

it('says whose invitation it is to somebody else who is signed in, and comes back after they sign out', async () => {
  const user = await open(
    { 'families.openInvitation': { ...INVITED, hasAccount: true }, 'accounts.signOut': {} },
    'parent',
  );
  await screen.findByText(/The invitation was sent to mona@families.test/);
  expect(screen.queryByRole('button', { name: 'Accept the invitation' })).toBeNull();
  server.add({ 'accounts.session': sessionOf(null) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await expect
    .poll(() => window.location.pathname + window.location.search)
    .toBe('/login?redirect=%2Finvite');
});
