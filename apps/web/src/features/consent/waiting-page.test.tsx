import { expect, it } from 'vitest';
import { deviceStore } from '#lib/device-store.ts';
import { openPage, screen, within } from '#testing/page.tsx';
import { id, sessionOf } from '#testing/sessions.ts';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

const NOTICE = {
  version: '2026-11',
  brandName: 'Fieldhouse',
  schoolName: 'Harbor Point Academy',
  studentName: 'Kim',
  schoolEmail: 'office@harbor.test',
  supportEmail: null,
  recipients: [{ purpose: 'video' as const, name: 'meet.jit.si' }],
};

const OWN: OutputOf<'consent.own'> = {
  state: 'unnamed',
  givenName: 'Kim',
  schoolName: 'Harbor Point Academy',
  schoolEmail: null,
  parentEmail: null,
  endsAt: '2026-12-11T12:00:00Z',
  requestNumber: 'AB12-CD34',
  locale: 'en',
  isClosed: false,
  notice: NOTICE,
};
const openChild = (stubs: Stubs) =>
  openPage('/consent', {
    stubs: { 'accounts.session': { ...sessionOf(null), waitsForConsent: true }, ...stubs },
  });

it('asks a child for the parent’s address, keeps what was typed where it is refused, and says where the letter went', async () => {
  const user = await openChild({
    'consent.own': OWN,
    'consent.nameParent': ({ email }) =>
      email === 'kim@kids.test'
        ? refused('OWN_ADDRESS')
        : { ...OWN, state: 'asked' as const, parentEmail: email },
  });
  await screen.findByRole('heading', { level: 1, name: 'A parent has to agree first' });
  await user.click(await screen.findByRole('button', { name: 'Ask my parent' }));
  await screen.findByText('Enter your parent’s email address.');
  const field = screen.getByLabelText<HTMLInputElement>('Your parent’s email');
  await user.type(field, 'kim@kids.test');
  await user.click(screen.getByRole('button', { name: 'Ask my parent' }));
  await screen.findByText('This must be a parent’s or guardian’s address.');
  expect(field.value).toBe('kim@kids.test');
  await user.clear(field);
  await user.type(field, 'petra@families.test');
  await user.click(screen.getByRole('button', { name: 'Ask my parent' }));
  await screen.findByText(/We emailed petra@families.test/);
  await screen.findByRole('button', { name: 'Send again' });
});

it('says to a child when the account goes after a parent took the consent back, and asks nobody else', async () => {
  await openChild({ 'consent.own': { ...OWN, state: 'withdrawn', requestNumber: null } });
  await screen.findByText(/No parent’s permission is in effect/);
  expect(screen.queryByLabelText('Your parent’s email')).toBeNull();
  screen.getByRole('button', { name: 'Sign Out' });
});

it('says to a child whose school has closed that nothing was sent, and what to do', async () => {
  const user = await openChild({ 'consent.own': OWN, 'consent.nameParent': refused('SCHOOL_CLOSED') });
  await user.type(await screen.findByLabelText('Your parent’s email'), 'petra@families.test');
  await user.click(screen.getByRole('button', { name: 'Ask my parent' }));
  await screen.findByText(
    /This school has closed.*nothing was sent\. Ask your current school for an account/,
  );
});

it('asks no child for an address whose school has closed, and says when the account goes', async () => {
  await openChild({ 'consent.own': { ...OWN, isClosed: true } });
  await screen.findByText('Your school has closed');
  screen.getByText(/The account and everything in it will be deleted on/);
  expect(screen.queryByLabelText('Your parent’s email')).toBeNull();
});

it('asks before sign-out drops an address that was typed and not sent', async () => {
  const user = await openChild({
    'consent.own': { ...OWN, state: 'asked', parentEmail: 'petra@families.test' },
    'accounts.signOut': {},
  });
  const field = await screen.findByLabelText<HTMLInputElement>('Your parent’s email');
  await user.clear(field);
  await user.type(field, 'peter@families.test');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out and lose this?' });
  within(dialog).getByText("What you typed but didn't send or save");
  await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
  expect(server.calls('accounts.signOut')).toEqual([]);
  await expect.poll(() => screen.getByRole('button', { name: 'Sign Out' })).toHaveProperty('disabled', false);
  expect(field.value).toBe('peter@families.test');

  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  const again = await screen.findByRole('dialog', { name: 'Sign out and lose this?' });
  server.add({ 'accounts.session': sessionOf(null) });
  await user.click(within(again).getByRole('button', { name: 'Sign out anyway' }));
  await expect.poll(() => server.calls('accounts.signOut')).toHaveLength(1);
});

it('signs out without a question where nothing was typed', async () => {
  const user = await openChild({
    'consent.own': { ...OWN, state: 'asked', parentEmail: 'petra@families.test' },
    'accounts.signOut': {},
  });
  await screen.findByText(/We emailed petra@families.test/);
  server.add({ 'accounts.session': sessionOf(null) });
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  await expect.poll(() => server.calls('accounts.signOut')).toHaveLength(1);
  expect(screen.queryByRole('dialog', { name: 'Sign out and lose this?' })).toBeNull();
});

it('names the work that a child did before the consent was taken back, and asks before sign-out drops it', async () => {
  await deviceStore.write(`draft/${id(7)}/${id(8)}`, {
    isUnsaved: true,
    content: { text: 'Half an essay', matches: [] },
  });
  const user = await openChild({
    'consent.own': { ...OWN, state: 'withdrawn', requestNumber: null },
    'coursework.get': refused('CONSENT_REQUIRED'),
    'accounts.signOut': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out and lose this?' });
  within(dialog).getByText(/an answer that wasn't saved/);
  await user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
  expect(server.calls('accounts.signOut')).toEqual([]);
});
