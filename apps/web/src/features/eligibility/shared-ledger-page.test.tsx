import { expect, it } from 'vitest';
import { LEDGER } from '#testing/ledger.ts';
import { openPage, screen, within } from '#testing/page.tsx';
import { type OutputOf, refused, type Stubs, server } from '#testing/stub.ts';

const SHARED: OutputOf<'eligibility.openShare'> = {
  studentName: 'Maya Chen',
  graduationYear: 2030,
  schoolName: 'Harbor Point Academy',
  coachName: 'Casey Hill',
  basis: 'guardian',
  givenByName: 'Lin Chen',
  expiresAt: '2026-12-27T15:00:00Z',
  asOf: '2026-11-27',
  bodies: LEDGER.bodies,
  rows: [{ rowId: 'one', title: 'English 9' }],
};
const TOKEN = 'a-secret-of-a-coach';
const open = (stubs: Stubs, hash = `#token=${TOKEN}`) =>
  openPage(`/shared-ledger${hash}`, { as: null, stubs });
const CLOSED = /The link has expired, was ended by the family or the school, or is incomplete/;

it('shows a coach whose ledger it is, by whom and until when, and that it is unofficial', async () => {
  await open({ 'eligibility.openShare': SHARED, 'eligibility.shareHolds': {} });
  await screen.findByRole('heading', { level: 1, name: 'Eligibility ledger of Maya Chen' });
  screen.getByText('Unofficial projection. The Eligibility Center decides.');
  screen.getByText(/Shared with Casey Hill by Lin Chen, until Dec 27, 2026/);
  screen.getByText(/Class of 2030 · Harbor Point Academy · as of Nov 27, 2026/);
  const first = screen.getByRole('heading', { level: 2, name: 'Division I' }).closest('section')!;
  within(first).getByText('On track');
  within(first).getByText('3.000');
  screen.getByText('15 more core units');
  // Once for each page: every call is a disclosure.
  expect(server.calls('eligibility.openShare')).toEqual([{ token: TOKEN }]);
  expect(screen.queryByRole('button', { name: 'Try a what-if' })).toBeNull();
});

it.each([
  ['ended, expired or unknown', `#token=${TOKEN}`],
  ['missing', ''],
])('says the same of a link that is %s', async (_, hash) => {
  await open({ 'eligibility.openShare': refused('INVALID_LINK') }, hash);
  await screen.findByRole('heading', { level: 1, name: 'This ledger can’t be opened' });
  screen.getByText(CLOSED);
});

it('takes the ledger from a page that is open once it was ended', async () => {
  await open({ 'eligibility.openShare': SHARED, 'eligibility.shareHolds': refused('INVALID_LINK') });
  await screen.findByText(CLOSED);
  expect(screen.queryByText('Maya Chen', { exact: false })).toBeNull();
});
