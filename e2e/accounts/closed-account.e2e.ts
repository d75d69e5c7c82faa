import { cpSync } from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '../../apps/server/src/db/engine.ts';
import { expect, test } from '../fixtures.ts';
import { freePort, startServer } from '../server.ts';
import { wordsIn } from '../words.ts';
import { call, openPage, signIn } from './people.ts';

const EMAIL = 'student@demo.fieldhouse.test';
const ASK = /Write to office@demo\.fieldhouse\.test/;

/** Suspends the student, or ends that, in the folder of a server that is stopped. */
async function setSuspended(dataDir: string, at: 'now()' | 'null'): Promise<void> {
  const database = await openEmbedded({ dataDir });
  await database.asOwner((client) =>
    client.query(
      `update users set suspended_at = ${at}, suspension_reason = 'A private matter' where email = '${EMAIL}'`,
    ),
  );
  await database.close();
}

test('a suspended student is told whom to ask, and finds what was typed once the account is open again', async ({
  browser,
}) => {
  const t = wordsIn('en');
  const folder = process.env.E2E_FOLDER ?? '';
  const dataDir = path.join(folder, 'closed-account');
  cpSync(path.join(folder, 'demo'), dataDir, { recursive: true });
  const port = await freePort();
  let server = await startServer({ dataDir, port });
  const { url } = server;

  const page = await openPage(browser, 'en');
  await signIn(page, url, t, { email: EMAIL });
  await page.waitForURL('**/dashboard');
  const { upcoming } = await call<{ upcoming: { assignmentId: string }[] }>(
    page.request,
    url,
    'home/student',
    {},
  );
  const assignment = `${url}/assignment/${upcoming.at(-1)?.assignmentId}`;
  await page.goto(assignment);
  const response = page.getByRole('textbox', { name: /response/i });
  await response.fill('The first sentence was saved.');
  await response.blur();
  await expect(page.getByText(/^Saved \d/).first()).toBeVisible();

  await server.stop();
  await setSuspended(dataDir, 'now()');
  server = await startServer({ dataDir, port });

  // In the middle of work: the words name the contact, not the reason.
  await response.fill('The first sentence was saved. The second was typed too late.');
  await response.blur();
  const dialog = page.getByRole('dialog', { name: 'Your account is closed for now' });
  await expect(dialog.getByText(ASK)).toBeVisible();
  await expect(dialog.getByText(/What you typed stays on this device/)).toBeVisible();
  await expect(page.getByText('A private matter')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText("It's still closed.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave this page' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('alert').getByText(ASK)).toBeVisible();

  // At the door: the same words, from another device too.
  const elsewhere = await openPage(browser, 'en');
  await signIn(elsewhere, url, t, { email: EMAIL });
  await expect(elsewhere.getByRole('alert').getByText(ASK)).toBeVisible();
  await expect(elsewhere).toHaveURL(/login/);
  const inSpanish = await openPage(browser, 'es');
  await signIn(inSpanish, url, wordsIn('es'), { email: EMAIL });
  const said = wordsIn('es')("This account can't be used right now. Write to {{contact}} to find out more.", {
    contact: 'office@demo.fieldhouse.test',
  });
  await expect(inSpanish.getByRole('alert').getByText(said)).toBeVisible();

  await server.stop();
  await setSuspended(dataDir, 'null');
  server = await startServer({ dataDir, port });
  // The session was never ended, and what was typed lies on the device.
  await page.goto(assignment);
  await expect(response).toHaveValue('The first sentence was saved. The second was typed too late.');
  await server.stop();
});
