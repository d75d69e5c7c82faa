import { cpSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';
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
  } finally {
    await server.stop();
  }
});
