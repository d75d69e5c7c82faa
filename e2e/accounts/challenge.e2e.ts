import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { DEMO_PASSWORD, startServer } from '../server.ts';
import { wordsIn } from '../words.ts';
import { openPage, signIn } from './people.ts';

test('A-03 a sign-in from an address with many wrong tries goes on after a calculation', async ({
  browser,
  request,
}) => {
  // A server of its own: every browser of this machine shares the address.
  const folder = process.env.E2E_FOLDER ?? '';
  const dataDir = path.join(folder, 'crowded');
  cpSync(path.join(folder, 'demo'), dataDir, { recursive: true });
  const server = await startServer({ dataDir });
  const { url } = server;
  try {
    for (let n = 0; n < 30; n += 1) {
      const answer = await request.post(`${url}/api/v1/accounts/signIn`, {
        data: { email: `child-${n}@crowded.test`, password: 'no-such-word' },
      });
      expect(answer.status()).toBe(401);
    }
    const page = await openPage(browser, 'en');
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/accounts/signIn')) statuses.push(response.status());
    });
    await signIn(page, url, wordsIn('en'), {
      email: 'student@demo.fieldhouse.test',
      password: DEMO_PASSWORD,
    });
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('main').first()).toBeVisible();
    expect(statuses).toEqual([428, 200]);

    // Whoever fills in the form meanwhile, on a phone, reaches its button: nothing lies on it.
    const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    // It never ends by itself.
    await phone.addInitScript(() => {
      window.Worker = class {
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    });
    await phone.goto(`${url}/login?tab=sign-up`);
    await phone.getByLabel('School code').fill('NOR4821');
    const panel = phone.getByText(/^One moment: your browser is running a short calculation/);
    await expect(panel).toBeVisible();
    await expectAccessible(phone);
    const button = phone.getByRole('button', { name: 'Sign Up', exact: true });
    for (const lands of ['end', 'center', 'start'] as const) {
      await button.evaluate((element, block) => element.scrollIntoView({ block }), lands);
      const isFree = await button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const spots = [0.1, 0.5, 0.9].map((part) =>
          document.elementFromPoint(x + width * part, y + height / 2),
        );
        return spots.every((spot) => element.contains(spot));
      });
      expect(isFree, lands).toBe(true);
    }
    await phone.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel).toBeHidden();
    await phone.context().close();
  } finally {
    await server.stop();
  }
});
