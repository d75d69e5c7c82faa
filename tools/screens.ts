// Takes a picture of every screen, at two sizes and in both color schemes, into ./screens/.
//
//   DEMO_PASSWORD=… node tools/screens.ts [base URL] [part of a name…]
//
// The server must be running with the demo school. Names after the address take only the screens they match. Instead of
// the address, `empty` and `full` start a server of their own, with people who have nothing yet or far too much; the web
// app must be built for it.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ACCOUNTS, SCREENS } from './screen-list.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const SCHEMES = ['light', 'dark'] as const;

const [target = 'http://127.0.0.1:3000', ...wanted] = process.argv.slice(2);
const extremes =
  target === 'empty' || target === 'full'
    ? await (await import('../apps/server/src/testing/extremes.ts')).openExtremes(target)
    : null;
const base = extremes?.url ?? target;
const suffix = extremes ? `-${target}` : '';
const password = process.env.DEMO_PASSWORD ?? '';
const folder = path.resolve('screens');

await mkdir(folder, { recursive: true });
const browser = await launch();
const states = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>> | null>();
let failures = 0;

for (const screen of SCREENS) {
  if (wanted.length > 0 && !wanted.some((part) => screen.name.includes(part))) continue;
  // Only what belongs to these people differs from the demo.
  if (extremes && (screen.isOfDemo || !isOfExtremes(screen.as))) continue;
  const state = screen.as ? await signIn(screen.as) : null;
  if (screen.as && !state) {
    console.log(`skipped ${screen.name}: no sign-in as ${ACCOUNTS[screen.as]}`);
    failures++;
    continue;
  }
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        baseURL: base,
        ...(state ? { storageState: state } : {}),
      });
      const page = await context.newPage();
      page.setDefaultTimeout(8_000);
      const file = path.join(folder, `${screen.name}${suffix}-${size}-${colorScheme}.png`);
      try {
        await page.goto(screen.address);
        await settle(page);
        await screen.act?.(page);
        await settle(page);
        await page.screenshot({ path: file, fullPage: true, timeout: 60_000 });
        console.log(path.relative(process.cwd(), file));
      } catch (error) {
        failures++;
        console.log(`failed ${screen.name} (${size}, ${colorScheme}): ${String(error)}`);
      }
      await context.close();
    }
  }
}
await browser.close();
await extremes?.close();
process.exit(failures > 0 ? 1 : 0);

/** Nothing is loading any more: no skeleton, fonts there. The event stream keeps the network busy, so that isn't asked. */
async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const isStill = () =>
    document.querySelector('[role=status][aria-label="Loading..."]') === null &&
    document.fonts.status === 'loaded';
  // Twice, since a page that has its data may ask for a part of its own or a font then.
  await page.waitForFunction(isStill);
  await page.waitForTimeout(200);
  await page.waitForFunction(isStill);
}

function isOfExtremes(account: string | undefined): account is 'student' | 'teacher' | 'admin' | 'parent' {
  return ['student', 'teacher', 'admin', 'parent'].includes(account ?? '');
}

/** Signs in once per account; later pages start with its cookies. Null when the account isn't there. */
async function signIn(account: keyof typeof ACCOUNTS) {
  const known = states.get(account);
  if (known !== undefined) return known;
  const context = await browser.newContext({ baseURL: base });
  if (extremes && isOfExtremes(account)) {
    await context.addCookies([{ ...extremes.cookies[account], url: base }]);
    const given = await context.storageState();
    states.set(account, given);
    await context.close();
    return given;
  }
  const page = await context.newPage();
  let state = null;
  try {
    await page.goto(account === 'operator' ? '/admin-login' : '/login');
    await page.getByLabel('Email').fill(ACCOUNTS[account]);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('login'), { timeout: 10_000 });
    state = await context.storageState();
  } catch (error) {
    console.log(String(error).split('\n')[0]);
  }
  states.set(account, state);
  await context.close();
  return state;
}

/** The Chromium of the environment or the system, else the one in the npm package. */
async function launch(): Promise<Browser> {
  const system = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = system.find((file) => file && existsSync(file));
  const executablePath = found ?? (await (await import('@sparticuz/chromium')).default.executablePath());
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
}
