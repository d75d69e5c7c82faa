import { cpSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openEmbedded } from '../../apps/server/src/db/engine.ts';
import { test as base, expect } from '../fixtures.ts';
import { type RunningServer, startServer } from '../server.ts';

const ACTIVE_CODE = 'NOR4821';
const INACTIVE_CODE = 'NOR4822';
const UNKNOWN_CODE = 'ZZZ9999';

/** The demo school with a second code that was switched off. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, worker) => {
      const folder = process.env.E2E_FOLDER ?? '';
      const dataDir = path.join(folder, `sign-up-${worker.workerIndex}`);
      cpSync(path.join(folder, 'demo'), dataDir, { recursive: true });
      const db = await openEmbedded({ dataDir });
      const { rowCount } = await db.asOwner((client) =>
        client.query(
          `insert into school_codes (school_id, id, code, roles, is_active)
           select school_id, app.uuidv7(), $1, roles, false from school_codes where code = $2 and is_active`,
          [INACTIVE_CODE, ACTIVE_CODE],
        ),
      );
      await db.close();
      expect(rowCount, 'codes switched off').toBe(1);
      const server = await startServer({ dataDir });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

interface Typed {
  readonly 'Full name': string;
  readonly 'School code': string;
  readonly Email: string;
  readonly 'Date of birth': string;
  readonly Password: string;
}

const ADA: Typed = {
  'Full name': 'Ada Lovelace',
  'School code': ACTIVE_CODE,
  Email: 'ada@families.test',
  'Date of birth': '2011-05-06',
  Password: 'walnut-drum-71-canoe',
};

const LABELS = Object.keys(ADA) as (keyof Typed)[];
const field = (page: Page, label: keyof Typed) => page.getByLabel(label, { exact: true });

async function type(page: Page, typed: Partial<Typed>): Promise<void> {
  for (const label of LABELS) {
    const text = typed[label];
    if (text !== undefined) await field(page, label).fill(text);
  }
}

/** Presses Sign Up and sees the reason at its field, with the focus there and every field as it was typed. */
async function expectRefused(page: Page, label: keyof Typed, reason: string, typed: Typed): Promise<void> {
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(reason));
  await expect(page.getByText(reason)).toBeVisible();
  await expect(field(page, label)).toBeFocused();
  for (const one of LABELS) await expect(field(page, one)).toHaveValue(typed[one]);
}

test('sign-up says what is wrong at the field, and keeps all that was typed', async ({ page, server }) => {
  await page.goto(`${server.url}/login?tab=sign-up`);
  await page.getByRole('radio', { name: 'Student' }).check({ force: true });
  let typed: Typed = { ...ADA, 'Full name': ' \t ' };
  const change = async (part: Partial<Typed>) => {
    typed = { ...typed, ...part };
    await type(page, part);
  };
  await type(page, typed);
  await expectRefused(page, 'Full name', 'Enter your full name.', typed);
  await change({ 'Full name': ADA['Full name'] });

  for (const code of [UNKNOWN_CODE, INACTIVE_CODE]) {
    await change({ 'School code': code });
    // Already while it is typed.
    await expect(page.getByText('Invalid school code')).toBeVisible();
    await expectRefused(page, 'School code', 'Invalid school code', typed);
  }
  await change({ 'School code': ACTIVE_CODE });
  await expect(page.getByText('Northfield Academy')).toBeVisible();

  const weak = {
    '12345': 'Password must be at least 6 characters',
    password1: 'This password is on lists of common passwords. Choose another one.',
    lovelace7: 'This password is easy to guess. Add a word or two.',
  };
  for (const [password, reason] of Object.entries(weak)) {
    await change({ Password: password });
    await expectRefused(page, 'Password', reason, typed);
  }
  await change({ Password: ADA.Password });

  await change({ Email: 'ada@families' });
  await expectRefused(page, 'Email', 'Enter your e-mail address.', typed);
  await change({ Email: 'ada@families.t' });
  await expectRefused(page, 'Email', 'Enter your e-mail address.', typed);
  await change({ Email: ADA.Email });
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('a taken e-mail is said to be taken, and signing in with it is a step away', async ({
  browser,
  server,
}) => {
  const grace = { ...ADA, 'Full name': 'Grace Hopper', Email: 'grace@families.test' };
  for (const isFirst of [true, false]) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${server.url}/login?tab=sign-up`);
    await page.getByRole('radio', { name: 'Student' }).check({ force: true });
    const typed = isFirst ? grace : { ...grace, 'Full name': 'Grace', Email: 'Grace@Families.test' };
    await type(page, typed);
    if (isFirst) {
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await page.waitForURL('**/dashboard');
    } else {
      await expectRefused(
        page,
        'Email',
        'An account with this e-mail already exists. Sign in or reset your password.',
        typed,
      );
      await page.getByRole('tab', { name: 'Sign In' }).click();
      await expect(field(page, 'Email')).toHaveValue(typed.Email);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL('**/dashboard');
    }
  }
});
