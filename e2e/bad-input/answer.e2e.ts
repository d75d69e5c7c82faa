import type { Page } from '@playwright/test';
import { biology } from '../../apps/server/src/db/library/biology.ts';
import { expect, MOVING, test, WITH_WORKER } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';

test.use({ ...WITH_WORKER, ...MOVING });

/** The last one of the course: due in days, and handed in by nobody yet. Nothing is to be matched in it. */
const ASSIGNMENT = biology.modules.flatMap(({ lessons }) => lessons).at(-1)?.assignment.title ?? '';

const ANSWER = 'Two Bb parents give BB, Bb and bb in the ratio 1 to 2 to 1, so a brown puppy is one in four.';

const response = (page: Page) => page.getByRole('textbox', { name: 'Your response' });
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true });
const submitted = (page: Page) => page.getByRole('heading', { name: 'Assignment submitted successfully!' });
const attempts = (page: Page) => page.getByRole('heading', { name: /^Attempt \d/ });

/** Leaves the field, which sends the draft at once, and waits for the server's answer. */
async function isSaved(page: Page): Promise<void> {
  await response(page).blur();
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();
}

/** Found once by its links; the address is the same for every student. */
let address: string | null = null;

async function openAssignment(page: Page, url: string): Promise<void> {
  if (address) {
    await page.goto(address);
  } else {
    await page.goto(`${url}/catalog`);
    await page
      .getByRole('link', { name: /Biology/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Assignments' }).click();
    await page.getByRole('link', { name: ASSIGNMENT }).first().click();
    await page.waitForURL('**/assignment/*');
    address = page.url();
  }
  await expect(response(page)).toHaveValue('');
}

test('an answer outlives the loss of the network, and is handed in once it is back', async ({
  page,
  context,
  server,
  signInAs,
}) => {
  await signInAs('lucia');
  await openAssignment(page, server.url);
  await response(page).fill(ANSWER);
  await isSaved(page);
  await context.setOffline(true);
  await response(page).pressSequentially(' Offline.');
  await expect(page.getByText(/^Saved on this device/).first()).toBeVisible();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await expect(response(page)).toHaveValue(`${ANSWER} Offline.`);

  await context.setOffline(false);
  await expect(submitted(page)).toBeVisible();
  await page.getByText('What you submitted').click();
  await expect(page.getByText(`${ANSWER} Offline.`)).toBeVisible();
});

test('a session that ends in the middle of an answer is begun again in place', async ({
  page,
  context,
  playwright,
  server,
  signInAs,
}) => {
  await signInAs('priya');
  await openAssignment(page, server.url);
  await response(page).fill(ANSWER);
  await isSaved(page);

  // Somebody else with the same session ends it on the server; this browser still sends its cookie.
  const elsewhere = await playwright.request.newContext({ storageState: await context.storageState() });
  const end = await elsewhere.post(`${server.url}/api/rpc/accounts/signOut`, {
    headers: { origin: server.url, 'x-fieldhouse': '1' },
    data: { json: {} },
  });
  expect(end.ok()).toBe(true);
  await elsewhere.dispose();

  await response(page).press('ControlOrMeta+End');
  await response(page).pressSequentially(' Half a sentence');
  await response(page).blur();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('priya@demo.fieldhouse.test');
  // Whoever comes by reads nothing of the page behind it.
  const ground = await dialog.evaluate((element) => {
    const { backgroundColor, opacity, position } = getComputedStyle(element, '::backdrop');
    return { backgroundColor, opacity, position };
  });
  expect(ground).toEqual({
    backgroundColor: expect.stringMatching(/^rgb\(/),
    opacity: '1',
    position: 'fixed',
  });
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('The email or the password is wrong.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(response(page)).toHaveValue(`${ANSWER} Half a sentence`);
  await isSaved(page);
  await response(page).press('ControlOrMeta+End');
  await response(page).pressSequentially(', now whole.');
  await isSaved(page);

  // And once more, by the cookie, at the moment of handing in.
  await context.clearCookies();
  await submitButton(page).click();
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(submitted(page)).toBeVisible();
  await page.getByText('What you submitted').click();
  await expect(page.getByText(`${ANSWER} Half a sentence, now whole.`)).toBeVisible();
  await expect(attempts(page)).toHaveText([/^Attempt 1/]);
});
