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
import { makeDocx, makePdf } from '../apps/server/src/testing/documents.ts';

interface Screen {
  readonly name: string;
  readonly address: string;
  /** The demo account that opens it; none: nobody is signed in. */
  readonly as?: keyof typeof ACCOUNTS;
  /** Brings the page into the state to be shown. */
  readonly act?: (page: Page) => Promise<void>;
}

const ACCOUNTS = {
  student: process.env.DEMO_STUDENT ?? 'student@demo.fieldhouse.test',
  teacher: process.env.DEMO_TEACHER ?? 'teacher@demo.fieldhouse.test',
  admin: process.env.DEMO_ADMIN ?? 'schooladmin@demo.fieldhouse.test',
  parent: process.env.DEMO_PARENT ?? 'parent@demo.fieldhouse.test',
  homeschool: process.env.DEMO_HOMESCHOOL ?? 'homeschool@demo.fieldhouse.test',
  operator: process.env.DEMO_OPERATOR ?? 'operator@demo.fieldhouse.test',
};

const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '/' },
  { name: 'sign-in', address: '/login' },
  { name: 'sign-up', address: '/login?tab=sign-up' },
  { name: 'reset-password', address: '/login?tab=reset' },
  { name: 'new-password', address: '/login#type=recovery&token=0123456789abcdef' },
  { name: 'admin-login', address: '/admin-login' },
  { name: 'school-registration', address: '/school-registration' },
  { name: 'verify-email-spent', address: '/verify-email#token=0123456789abcdef' },
  { name: 'first-operator', address: '/setup/operator#token=0123456789abcdef' },
  { name: 'not-found', address: '/no-such-page' },
  { name: 'student-dashboard', address: '/dashboard', as: 'student' },
  { name: 'student-catalog', address: '/catalog', as: 'student' },
  { name: 'student-grades', address: '/grades', as: 'student' },
  { name: 'student-calendar', address: '/calendar', as: 'student' },
  { name: 'student-calendar-week', address: '/calendar?view=week', as: 'student' },
  { name: 'student-calendar-agenda', address: '/calendar?view=agenda', as: 'student' },
  { name: 'teacher-calendar-edit', address: '/calendar?view=agenda', as: 'teacher', act: openFirstEvent },
  { name: 'parent-calendar', address: '/calendar', as: 'parent' },
  { name: 'admin-calendar', address: '/calendar', as: 'admin' },
  { name: 'student-course', address: '/dashboard', as: 'student', act: openFirst('Continue') },
  { name: 'student-lesson', address: '/dashboard', as: 'student', act: openLesson },
  { name: 'student-assignment', address: '/grades', as: 'student', act: openAssignment },
  { name: 'student-profile', address: '/profile', as: 'student' },
  { name: 'student-profile-notifications', address: '/profile?tab=notifications', as: 'student' },
  { name: 'student-profile-privacy', address: '/profile?tab=privacy', as: 'student' },
  { name: 'student-settings', address: '/settings', as: 'student' },
  { name: 'student-documents', address: '/dashboard', as: 'student', act: uploadDocuments },
  { name: 'student-preview', address: '/dashboard', as: 'student', act: previewDocument },
  { name: 'student-receipt', address: '/dashboard', as: 'student', act: openReceipt },
  { name: 'student-settings-security', address: '/settings?tab=security', as: 'student' },
  { name: 'student-settings-preferences', address: '/settings?tab=preferences', as: 'student' },
  { name: 'parent-profile-privacy', address: '/profile?tab=privacy', as: 'parent' },
  { name: 'change-email-spent', address: '/change-email#token=0123456789abcdef' },
  { name: 'teacher-dashboard', address: '/dashboard', as: 'teacher' },
  { name: 'teacher-catalog', address: '/catalog', as: 'teacher' },
  { name: 'teacher-grading', address: '/teach/grading', as: 'teacher' },
  { name: 'teacher-work', address: '/teach/grading', as: 'teacher', act: openWork },
  { name: 'school-library', address: '/school/library', as: 'teacher' },
  { name: 'admin-dashboard', address: '/dashboard', as: 'admin' },
  { name: 'approvals-staff', address: '/approvals', as: 'admin' },
  { name: 'approvals-students', address: '/approvals?tab=students', as: 'admin' },
  { name: 'approvals-decided', address: '/approvals?tab=decided', as: 'admin' },
  { name: 'payment', address: '/payment', as: 'parent' },
  { name: 'parent-dashboard', address: '/dashboard', as: 'parent' },
  { name: 'parent-grades', address: '/grades', as: 'parent' },
  { name: 'student-notifications', address: '/dashboard', as: 'student', act: openBell },
  { name: 'student-palette', address: '/dashboard', as: 'student', act: openPalette },
  { name: 'school-settings', address: '/school-settings', as: 'admin' },
  { name: 'homeschool-dashboard', address: '/dashboard', as: 'homeschool' },
  { name: 'two-factor', address: '/two-factor', as: 'student' },
  { name: 'operations', address: '/operations', as: 'operator' },
];

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
  if (extremes && !isOfExtremes(screen.as)) continue;
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
        await page.screenshot({ path: file, fullPage: true });
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

/** Follows the first link of that name. */
function openFirst(name: string) {
  return async (page: Page) => {
    await page.getByRole('link', { name }).first().click();
  };
}

async function openLesson(page: Page) {
  await openFirst('Continue')(page);
  await page.locator('main a[href*="/lesson/"]').first().click();
  await page.waitForURL('**/lesson/**');
}

async function openAssignment(page: Page) {
  await page.locator('main a[href^="/assignment/"]').first().click();
  await page.waitForURL('**/assignment/**');
}

async function openWork(page: Page) {
  await page.locator('main a[href^="/teach/"]').first().click();
  await page.waitForURL('**/teach/grading/**');
}

/** The first assignment for which the condition holds, as its page's address. */
async function findAssignment(page: Page, isHandedIn: boolean): Promise<string> {
  const id = await page.evaluate(async (wanted) => {
    const ask = async (name: string, input: object) =>
      (
        await fetch(`/api/v1/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
      ).json();
    for (const { courseId } of (await ask('home/student', {})).courses) {
      for (const { assignmentId } of (await ask('lessons/course', { courseId })).assignments) {
        const one = await ask('coursework/get', { assignmentId });
        if (one.attempts.length > 0 === wanted && !one.matching && one.can.submit)
          return assignmentId as string;
      }
    }
    return null;
  }, isHandedIn);
  if (!id) throw new Error('no such assignment');
  return `/assignment/${id}`;
}

/** Two documents in the answer, one still on its way, one refused. */
async function uploadDocuments(page: Page) {
  await page.goto(await findAssignment(page, false));
  const list = page.getByRole('list', { name: 'Documents of your answer' });
  await page.getByRole('button', { name: 'Upload Document' }).waitFor();
  const input = page.locator('input[type=file]');
  if ((await list.getByRole('listitem').count()) < 2) {
    await input.setInputFiles([
      {
        name: 'Field notes from the river walk on Friday.pdf',
        mimeType: 'application/pdf',
        buffer: makePdf(['Observed on Friday', 'Page two']),
      },
      {
        name: 'Essay, third draft.docx',
        mimeType: '',
        buffer: makeDocx('Plants need light.', 'They make sugar.'),
      },
    ]);
    await page
      .getByRole('button', { name: /^Preview/ })
      .nth(1)
      .waitFor();
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor();
  }
  await page.route('**/api/files/*', () => undefined);
  await input.setInputFiles([
    { name: 'Sketches.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4_000_000, 1) },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ]);
  await page.getByRole('alert').first().waitFor();
}

async function previewDocument(page: Page) {
  await uploadDocuments(page);
  await page.getByRole('button', { name: /^Preview Field/ }).click();
  await page.locator('dialog canvas[data-drawn]').first().waitFor();
}

async function openReceipt(page: Page) {
  await page.goto(await findAssignment(page, true));
  await page
    .getByRole('button', { name: /^Receipt of attempt/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('SHA-256').waitFor();
}

async function openBell(page: Page) {
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
}

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Go to…' }).click();
  await page.getByRole('listbox').waitFor();
}

async function openFirstEvent(page: Page) {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Edit Event' }).waitFor();
}

/** Nothing is loading any more: no skeleton, fonts there. The event stream keeps the network busy, so that isn't asked. */
async function settle(page: Page) {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[role=status][aria-label="Loading..."]') === null);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
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
