import type { Page } from '@playwright/test';
import { biology } from '../../apps/server/src/db/library/biology.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const anyLesson = new RegExp(
  biology.modules.flatMap((module) => module.lessons.map((lesson) => lesson.title)).join('|'),
);

const PUBLIC = [
  '/',
  '/de',
  '/privacy',
  '/check',
  '/rules',
  '/es/rules/ten-seven',
  '/login',
  '/login?tab=sign-up',
  '/admin-login',
  '/school-registration',
  '/no-such-page',
  '/confirm-school#token=0123456789abcdef',
];

const OWN: Readonly<Record<string, readonly string[]>> = {
  student: [
    '/dashboard',
    '/assignments',
    '/catalog',
    '/catalog?search=no-such-course',
    '/resources',
    '/resources?search=no-such-resource',
    '/live-sessions',
    '/live-sessions?tab=recordings',
    '/courses',
    '/grades',
    '/analytics',
    '/eligibility',
    '/plan',
    '/transcript-generator',
    '/profile',
    '/profile?tab=notifications',
    '/notifications',
    '/notifications?tab=grades',
    '/profile?tab=privacy',
    '/settings',
    '/settings?tab=security',
    '/settings?tab=preferences',
    '/calendar',
    '/calendar?view=week',
    '/calendar?view=agenda',
    '/search',
    '/search?q=light',
    '/discussions',
    '/messages',
    '/messages?new=1',
  ],
  teacher: [
    '/dashboard',
    '/catalog',
    '/resources',
    '/live-sessions',
    '/schedule-session',
    '/teach/grading',
    '/school/library',
    '/approvals',
    '/calendar',
    '/discussions',
    '/messages?filter=unread',
    '/analytics',
    '/school-settings',
  ],
  parent: ['/dashboard', '/payment', '/grades', '/discussions', '/messages', '/resources', '/notifications'],
  homeschool: ['/dashboard'],
  schooladmin: [
    '/dashboard',
    '/approvals?tab=students',
    '/approvals?tab=decided',
    '/people',
    '/people?search=nobody-of-this-name',
    '/ncaa-list',
    '/counseling',
    '/counselor-desk',
    '/counseling?search=nobody-of-this-name',
    '/students',
    '/analytics',
    '/school-settings',
    '/school-settings?tab=codes',
    '/school-settings?tab=messages',
    '/messages?view=reports',
  ],
  brennan: ['/dashboard', '/messages'],
  operator: ['/operations'],
};

/** Opens another screen as a link would, so that the app stays loaded; another view of the same screen anew. */
async function follow(page: Page, address: string): Promise<void> {
  const url = new URL(address, page.url());
  if (url.pathname === new URL(page.url()).pathname) {
    await page.goto(url.href);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
  }, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** Waits until the page shows its heading and no skeleton any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Everything in light; in dark the colors alone, which are the same in both sizes; on the phone what it changes. */
const LOOKS = [
  { ...SIZES[0], colorScheme: 'light', scope: 'all' },
  { ...SIZES[0], colorScheme: 'dark', scope: 'colors' },
  { ...SIZES[1], colorScheme: 'light', scope: 'layout' },
] as const;

/**
 * Even the shortest transition of an inherited color starts one in each child, generation by generation, and axe would
 * look at colors that nobody sees.
 */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Checks the page in every look. */
async function inEveryLook(page: Page, alsoCheck?: () => Promise<void>): Promise<void> {
  await inLooks(page, LOOKS, alsoCheck);
}

async function inLooks(
  page: Page,
  looks: readonly (typeof LOOKS)[number][],
  alsoCheck?: () => Promise<void>,
): Promise<void> {
  await holdStill(page);
  for (const { width, height, colorScheme, scope } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The page hears of the change by an event, and paints it in the frame after.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectAccessible(page, { scope });
    await alsoCheck?.();
  }
}

test('public screens are accessible, light and dark, desktop and phone', async ({ page, server }) => {
  test.setTimeout(240_000);
  for (const address of PUBLIC) {
    await page.goto(`${server.url}${address}`);
    await settled(page);
    await inEveryLook(page);
  }
});

test('the description of the API is accessible', async ({ page, server }) => {
  await page.goto(`${server.url}/api/docs`);
  await settled(page);
  // Hundreds of operations have the same form: the first of each part stays, and one is opened.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('section + section')) section.remove();
    for (const details of document.querySelectorAll('section:first-of-type details')) {
      details.setAttribute('open', '');
    }
  });
  await inEveryLook(page);
});

for (const [account, addresses] of Object.entries(OWN)) {
  test(`screens of ${account} are accessible, light and dark, desktop and phone`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(240_000);
    const [first = '/', ...others] = addresses;
    await signInAs(account, page, first);
    await settled(page);
    await inEveryLook(page);
    for (const address of others) {
      await follow(page, address);
      await settled(page);
      // Another view of a screen has its colors and its layout; `npm run drill:journeys` sees it in every look.
      const isView = address.includes('?') && process.env.EVERY_LOOK !== '1';
      await inLooks(page, isView ? LOOKS.slice(0, 1) : LOOKS);
    }
  });
}

test('course, lesson and assignment are accessible, and no page scrolls sideways', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await signInAs('student', page, '/catalog');
  await page
    .getByRole('link', { name: /Biology/ })
    .first()
    .click();
  await page.waitForURL('**/course/**');
  const course = page.url();
  const addresses = [course, `${course}?tab=assignments`];
  await settled(page);
  await page.getByRole('link', { name: anyLesson }).first().click();
  await page.waitForURL('**/lesson/**');
  addresses.push(page.url());
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Assignment: / })
    .first()
    .click();
  await page.waitForURL('**/assignment/**');
  addresses.push(page.url(), `${page.url()}?tab=instructions`);
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    await inEveryLook(page, async () => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
    });
  }
});

test('the pages behind mailed and printed links are accessible', async ({ page, emptyServer }) => {
  const link = () => emptyServer.output().match(/http\S+\/setup\/operator#token=\S+/)?.[0] ?? '';
  // It is printed a little after the word that the server is ready.
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await settled(page);
  // With every field in error.
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your full name.')).toBeVisible();
  await inEveryLook(page);

  await page.goto(`${emptyServer.url}/verify-email#token=a-link-that-was-used-before`);
  await settled(page);
  await expect(page.getByRole('heading', { name: "The address isn't confirmed" })).toBeVisible();
  await inEveryLook(page);
});

test('setting up a second factor is accessible in both its steps', async ({ page, signInAs }) => {
  await signInAs('zoe', page, '/two-factor');
  await settled(page);
  await inEveryLook(page);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Authenticator code')).toBeVisible();
  await inEveryLook(page);
});

test('the discussions of a course, and one of them, are accessible', async ({ page, signInAs }) => {
  test.setTimeout(240_000);
  await signInAs('student', page, '/discussions');
  await page.getByRole('main').getByRole('link', { name: 'Algebra I' }).click();
  await page.waitForURL('**/discussions/*');
  await settled(page);
  await inEveryLook(page);
  await page.getByRole('link', { name: 'Why does the inequality sign flip?' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Why does' })).toBeVisible();
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click();
  await inEveryLook(page, async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test("the teacher's page for one piece of work is accessible", async ({ page, signInAs }) => {
  await signInAs('teacher', page, '/teach/grading');
  await settled(page);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/teach/grading/*');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Release grade' })).toBeVisible();
  await inEveryLook(page);
});
