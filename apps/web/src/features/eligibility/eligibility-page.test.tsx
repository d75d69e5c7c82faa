import { expect, it } from 'vitest';
import { LEDGER } from '#testing/ledger.ts';
import { openPage, screen, within } from '#testing/page.tsx';
import { type OutputOf, refused, serverBroke } from '#testing/stub.ts';

const NO_HISTORY: OutputOf<'eligibility.history'> = { entries: [] };
const open = (ledger = LEDGER, locale: 'en' | 'es' = 'en') =>
  openPage('/eligibility', {
    ...{ as: 'student', locale },
    stubs: { 'eligibility.ledger': ledger, 'eligibility.history': NO_HISTORY },
  });

it('shows each body with where it leads, and says that the Eligibility Center decides', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Eligibility ledger' });
  const first = screen.getByRole('heading', { level: 2, name: 'Division I' }).closest('section')!;
  within(first).getByText('At risk');
  within(first).getByText('3.000');
  within(first).getByText('Official record: Nonqualifier');
  within(first).getByText('1 of 16 units, 2 projected');
  screen.getByText(/Unofficial projection. The Eligibility Center decides./);
  expect(screen.queryByRole('heading', { name: 'Dates and facts' })).toBeNull();
});

it('opens a finding to its courses, its source and how sure it is', async () => {
  const user = await open();
  await screen.findByText('15 more core units');
  screen.getByText('English: 3 · Mathematics: 3. By Jun 5, 2030.');
  const shortage = screen.getByText('15 more core units').closest('li')!;
  await user.click(within(shortage).getByText('Show the rule'));
  within(shortage).getByText('NCAA sheet, 2023');
  within(shortage).getByText('Read in the body’s own text');
  within(shortage).getByText('English 9');
});

it('says of each course whether it counts, and why not', async () => {
  await open();
  const [english, algebra] = (await screen.findAllByText('On the school’s NCAA list')).map(
    (badge) => badge.closest('li')!,
  );
  within(english!).getByText('Counts here');
  within(algebra!).getByText('No grade is posted yet');
});

it('reckons with other grades in the page, and goes back to the record', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Try a what-if' }));
  const panel = await screen.findByRole('dialog', { name: 'What if' });
  const algebra = within(panel).getByRole('group', { name: /Algebra I/ });
  within(panel).getAllByText('2.500');
  await user.click(within(algebra).getByRole('button', { name: 'A' }));
  within(panel).getByText('3.500');
  within(panel).getByText('+1.000');
  await user.click(within(panel).getByRole('button', { name: 'What do I need?' }));
  within(panel).getByText('Not even the best grades in these courses are enough by themselves.');
  await user.click(within(panel).getByRole('button', { name: 'Back to the record' }));
  expect(within(panel).queryByText('3.500')).toBeNull();
});

it('tells a parent without a linked child what is missing, and anybody else that it failed', async () => {
  await openPage('/eligibility', { as: 'parent', stubs: { 'eligibility.ledger': refused('NOT_FOUND') } });
  await screen.findByRole('heading', { name: 'There is no ledger that you can read.' });
});

it('says in Spanish that the ledger could not be loaded', async () => {
  await openPage('/eligibility', {
    ...{ as: 'student', locale: 'es', stubs: { 'eligibility.ledger': serverBroke } },
  });
  await screen.findByText('No se pudo cargar el registro');
});
