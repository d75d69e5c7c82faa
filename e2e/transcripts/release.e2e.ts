import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { letterTo } from '../accounts/people.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';

const RECIPIENT = 'Ridge College Admissions';
const EMAIL = 'admissions@ridge.test';

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** What a link downloads. */
async function downloaded(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent('download');
  await link.click();
  return await (await download).path();
}

test('a minor asks for a transcript, a guardian agrees, the school sends it, and the college downloads it', async ({
  page,
  browser,
  server,
  signInAs,
}) => {
  const fresh = async () =>
    await (
      await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    ).newPage();
  await signInAs('student', page, '/transcript-generator');
  await page.getByRole('button', { name: 'Request one' }).click();
  const ask = page.getByRole('dialog', { name: 'Send an official transcript' });
  await ask.getByLabel('Who gets it').fill(RECIPIENT);
  await ask.getByLabel('Their email').fill(EMAIL);
  await ask.getByLabel('What it is for').selectOption('Admission to a college');
  await ask.getByLabel('For the school (optional)').fill('Application 4711');
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Ask my guardians' }).click();
  const own = page.getByRole('listitem').filter({ hasText: RECIPIENT, hasNotText: 'FH-' });
  await expect(own.getByText('Waiting for consent')).toBeVisible();

  const parent = await fresh();
  await signInAs('parent', parent, '/notifications');
  await parent
    .getByRole('link', { name: /Maya Chen would like an official transcript sent/ })
    .first()
    .click();
  const asked = parent.getByRole('listitem').filter({ hasText: RECIPIENT });
  await asked.getByRole('button', { name: `Agree: send it to ${RECIPIENT}` }).click();
  const consent = parent.getByRole('dialog', { name: `Agree to send it to ${RECIPIENT}` });
  await expect(consent).toContainText(`to ${RECIPIENT} at ${EMAIL}`);
  await expectAccessible(parent);
  await consent.getByRole('button', { name: 'Agree' }).click();
  await expect(asked.getByText('With the school')).toBeVisible();
  await expectAccessible(parent);

  const office = await fresh();
  await signInAs('schooladmin', office, null);
  await office.goto(`${server.url}/transcript-generator`);
  const queued = office.getByRole('listitem').filter({ hasText: RECIPIENT });
  await expect(queued).toContainText('Wei Chen has consented');
  await expect(queued).toContainText('Application 4711');
  await queued.getByRole('button', { name: `Send the transcript of Maya Chen to ${RECIPIENT}` }).click();
  const send = office.getByRole('dialog', { name: 'Send the transcript of Maya Chen' });
  await send.getByRole('radio', { name: 'A new one, signed now from today’s record' }).check();
  await expectAccessible(office);
  await send.getByRole('button', { name: 'Send' }).click();
  await expect(send).toBeHidden();
  await expect(queued).toHaveCount(0);

  const college = await fresh();
  const letter = await letterTo(server.url, EMAIL, 'transcript-delivery');
  const answer = await college.goto(/\/transcript-delivery\/[\w-]+/.exec(letter)?.[0] ?? '');
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer' });
  await expect(
    college.getByRole('heading', { level: 1, name: 'Official transcript of Maya Chen' }),
  ).toBeVisible();
  await expectAccessible(college);
  const theirs = await downloaded(
    college,
    college.getByRole('link', { name: 'Download the transcript (PDF)' }),
  );

  await page.reload();
  await expect(own.getByText('Sent', { exact: true })).toBeVisible();
  await expect(own).toContainText('Downloaded once');
  const mine = await downloaded(page, page.getByRole('link', { name: /^PDF of FH-/ }).first());
  expect(hashOf(mine)).toBe(hashOf(theirs));
  await college.getByRole('link', { name: 'Check that it is genuine' }).click();
  await expect(college.getByRole('heading', { level: 1, name: 'This transcript is valid' })).toBeVisible();
});

test('a registrar issues the transcripts of a class together, and takes them along as one archive', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('schooladmin', page, null);
  await page.goto(`${server.url}/transcript-generator`);
  await page.getByRole('button', { name: 'Issue for several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue official transcripts for several students' });
  await dialog.getByRole('radio', { name: 'Students you choose' }).check();
  for (const name of ['Maya Chen', 'Leo Chen']) {
    await dialog.getByLabel('Search students by name').fill(name);
    await dialog.getByRole('button', { name: `Add ${name}` }).click();
  }
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Issue and sign 2' }).click();
  await expect(dialog).toBeHidden();
  const batch = page.getByRole('listitem').filter({ hasText: '2 chosen students' }).first();
  await expect(batch.getByText('2 of 2 issued')).toBeVisible({ timeout: 30_000 });
  const archive = await downloaded(page, batch.getByRole('link', { name: /^Download ZIP of / }));
  const names = readFileSync(archive).toString('latin1');
  expect(names.match(/(?:Maya|Leo) Chen FH(?:-\w{4}){3}\.pdf/g)).toHaveLength(4);
});
