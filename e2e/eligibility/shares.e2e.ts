import { letterTo } from '../accounts/people.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

test('a minor asks to share the ledger, a guardian agrees, the coach reads it, and the student ends it', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const fresh = async () =>
    await (
      await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
  await signInAs('student', page, '/eligibility');
  await page.getByRole('button', { name: 'Ask to share with a coach' }).click();
  const ask = page.getByRole('dialog', { name: 'Ask to share with a coach' });
  await ask.getByLabel('Name of the coach').fill('Casey Hill');
  await ask.getByLabel('College or club').fill('Ridge College');
  await ask.getByLabel('Email of the coach').fill('casey@ridge.test');
  await ask.getByLabel('What for').fill('Rowing, class of 2030');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Ask my guardians' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Casey Hill, Ridge College' });
  await expect(own.getByText('Waiting for a guardian')).toBeVisible();

  const parent = await fresh();
  await signInAs('parent', parent, '/dashboard');
  const needed = parent.getByRole('listitem').filter({
    hasText: 'Maya Chen would like to share the eligibility ledger with Casey Hill (Ridge College).',
  });
  await needed.getByRole('link', { name: 'Read and decide' }).click();
  const asked = parent.getByRole('listitem').filter({ hasText: 'Casey Hill, Ridge College' });
  await asked.getByRole('button', { name: 'Agree' }).click();
  const agree = parent.getByRole('dialog', { name: 'Let Casey Hill read the ledger of Maya Chen?' });
  await expectAccessible(parent);
  await agree.getByRole('button', { name: 'Agree and send the link' }).click();
  await expect(asked.getByText('Can be read', { exact: true })).toBeVisible();
  // The student's open page follows.
  await expect(own.getByText('Can be read', { exact: true })).toBeVisible();

  const coach = await fresh();
  const letter = await letterTo(server.url, 'casey@ridge.test', 'ledger-share');
  const address = `/shared-ledger${/#token=[\w-]+/.exec(letter)?.[0] ?? ''}`;
  const answer = await coach.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(
    coach.getByRole('heading', { level: 1, name: 'Eligibility ledger of Maya Chen' }),
  ).toBeVisible();
  await expect(coach.getByText('Unofficial projection. The Eligibility Center decides.')).toBeVisible();
  await expect(coach.getByText(/Shared with Casey Hill by Wei Chen, until/)).toBeVisible();
  await expectAccessible(coach);

  await page.reload();
  await expect(own.getByText(/^Opened 1 time, last on/)).toBeVisible();
  await own.getByRole('button', { name: 'End it now: Casey Hill' }).click();
  await page
    .getByRole('dialog', { name: 'Stop sharing with Casey Hill?' })
    .getByRole('button', { name: 'End it now' })
    .click();
  await expect(own.getByText(/^The student ended it on/)).toBeVisible();

  // On the page that is open, and on the next visit.
  await expect(coach.getByRole('heading', { level: 1, name: 'This ledger can’t be opened' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(coach.getByText('Maya Chen')).toHaveCount(0);
  await coach.reload();
  await expect(coach.getByRole('heading', { level: 1, name: 'This ledger can’t be opened' })).toBeVisible();
  await expectAccessible(coach);

  await page.goto(`${server.url}/profile?tab=family`);
  await page.getByRole('button', { name: 'Who received something from the record' }).click();
  await expect(page.getByText('Eligibility ledger, opened by a link')).toBeVisible();
  await expect(
    page.getByText(/to Casey Hill, Ridge College, for recruiting, as the family agreed/),
  ).toBeVisible();
});
