import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { allWords } from '../../apps/web/tools/sentences.ts';
import { expect, test, WITH_WORKER } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';
import { wordsIn } from '../words.ts';

test.use(WITH_WORKER);

const t = wordsIn('es');
const src = path.join(fileURLToPath(new URL('../..', import.meta.url)), 'apps/web/src');
/** English sentences that are other words in Spanish, without those that hardly say anything beside their values. */
const ENGLISH = Object.entries(allWords(src, 'es'))
  .filter(([key, words]) => {
    const said = key.replace(/\{\{\w+\}\}|_(one|many|other)$|[^a-z]/gi, '');
    return key !== words && said.length >= (key.includes('{{') ? 10 : 2);
  })
  .map(([key]) =>
    key
      .replace(/(\{\{count\}\}.*)_(one|many|other)$/s, '$1')
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      // A value ends no sentence: else a description in the school's words looks like "From … through …".
      .replace(/\{\{\w+\}\}/g, '(?:[^.]|\\.(?=\\d))+'),
  );
/** Said in the school's own words, whatever the reader's language: what Northfield's diploma asks for. */
const OWN_WORDS = [
  'Mathematics',
  'Science',
  'Social studies',
  'World languages',
  'Physical education',
  'Health',
];
const isEnglish = new RegExp(`^(${ENGLISH.join('|')})$`, 's');

/** A browser in Spanish that writes down every text that its pages have shown, for however short a time. */
async function openSpanish(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'allow' });
  await context.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    const read = (node: Node) => {
      if (node instanceof Text && !node.parentElement?.closest('script, style')) shown.add(node.data.trim());
      if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title'])
          if (node.hasAttribute(name)) shown.add(node.getAttribute(name) ?? '');
      }
      node.childNodes.forEach(read);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'childList') addedNodes.forEach(read);
        else read(target);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  });
  return context.newPage();
}

/** The texts that the page has shown and that the app has other words for. */
const englishOn = async (page: Page) => {
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  expect(shown.length).toBeGreaterThan(10);
  // A language is named in its own words.
  const asIs = new Set(['English', ...OWN_WORDS]);
  return shown.filter((text) => isEnglish.test(text) && !asIs.has(text));
};

/** Sets the language of an account, from elsewhere. */
async function speaks(browser: Browser, url: string, account: string, locale: 'en' | 'es'): Promise<void> {
  const elsewhere = await browser.newContext();
  const calls = [
    ['signIn', { email: emailOf(account), password: DEMO_PASSWORD }],
    ['saveSettings', { locale }],
  ] as const;
  for (const [name, data] of calls) {
    const answer = await elsewhere.request.post(`${url}/api/v1/accounts/${name}`, {
      data,
      headers: { origin: url },
    });
    expect(answer.ok(), name).toBe(true);
  }
  await elsewhere.close();
}

const emailOf = (account: string) => `${account}@demo.fieldhouse.test`;

// Other journeys sign in to the same accounts.
test.afterEach(async ({ browser, server: { url } }) => {
  for (const account of ['student', 'teacher']) await speaks(browser, url, account, 'en');
});

/** Signs in by the form, with an account whose language is Spanish. */
async function signIn(browser: Browser, page: Page, url: string, account: string): Promise<void> {
  await speaks(browser, url, account, 'es');

  await page.goto(`${url}/login`);
  await page.getByLabel(t('Email')).fill(emailOf(account));
  await page.getByLabel(t('Password'), { exact: true }).fill(DEMO_PASSWORD);
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: t('Sign In'), exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await englishOn(page)).toEqual([]);
}

/** Opens an address anew and looks at all that it has shown. */
async function expectSpanish(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await englishOn(page), address).toEqual([]);
}

test('a student reads every page in Spanish: opened, gone to, and without a network', async ({
  browser,
  server: { url },
}) => {
  const page = await openSpanish(browser);
  await signIn(browser, page, url, 'student');
  await expectSpanish(page, `${url}/dashboard`);

  // By links within one page of the browser, so that each brings its own words along.
  const heading = (name: string) => page.getByRole('heading', { level: 1, name: t(name) });
  const sidebar = page.getByRole('navigation').first();
  await sidebar.getByRole('link', { name: t('Grades'), exact: true }).click();
  await heading('My Grades').waitFor();
  await page
    .getByText(OWN_WORDS[0] ?? '', { exact: true })
    .first()
    .waitFor();
  await sidebar.getByRole('link', { name: t('Calendar'), exact: true }).click();
  await heading('Calendar').waitFor();
  await sidebar.getByRole('link', { name: t('Courses'), exact: true }).click();
  await page.waitForURL('**/catalog');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('main a[href^="/course/"]').first().click();
  await page.waitForURL('**/course/*');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('button', { name: /^(Notificaciones|Avisos)/ }).click();
  await page.getByRole('dialog').first().waitFor();
  expect(await englishOn(page)).toEqual([]);
  await expectSpanish(page, page.url());

  // Assignments were never opened here.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.open('fieldhouse-opened').then((cache) => cache.keys());
        return kept.filter((request) => /words-es-(coursework|lessons|grades)-/.test(request.url)).length;
      }),
    )
    .toBe(3);
  await page.context().setOffline(true);
  await page.goto(`${url}/assignments`);
  await page.getByRole('main').first().waitFor();
  await expect(page.getByRole('navigation').first()).toContainText(t('Dashboard'));
  expect(await englishOn(page)).toEqual([]);
  await page.goto(`${url}/grades`);
  await heading('My Grades').waitFor();
  expect(await englishOn(page)).toEqual([]);
});

test('a teacher reads the gradebook in Spanish, and at once in another language', async ({
  browser,
  server: { url },
}) => {
  const page = await openSpanish(browser);
  await signIn(browser, page, url, 'teacher');
  await expectSpanish(page, `${url}/dashboard`);
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: t('Gradebook'), exact: true })
    .click();
  await page.getByRole('grid').waitFor();
  expect(await englishOn(page)).toEqual([]);
  await expectSpanish(page, `${url}/grades`);

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('Gradebook'));
  await page.getByRole('combobox', { name: t('Language') }).selectOption('de');
  const german = allWords(src, 'de');
  await expect(title).toHaveText(german.Gradebook ?? '');
  await expect(page.getByText(german['Manage Student Grades'] ?? '', { exact: true }).first()).toBeVisible();
  await page.getByRole('combobox', { name: german.Language ?? '' }).selectOption('es');
  await expect(title).toHaveText(t('Gradebook'));
});
