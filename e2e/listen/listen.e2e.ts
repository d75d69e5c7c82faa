import type { Page } from '@playwright/test';
import { expect, expectAccessible, MOVING, test } from '../fixtures.ts';

test.use(MOVING);

declare global {
  interface Window {
    /** Every audio element that the page has made. */
    audios: HTMLAudioElement[];
  }
}

/** Remembers the page's audio, which never stands in the document. */
async function watchAudio(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.audios = [];
    window.Audio = new Proxy(window.Audio, {
      construct(target, given) {
        const audio = Reflect.construct(target, given) as HTMLAudioElement;
        window.audios.push(audio);
        return audio;
      },
    });
  });
}

const marked = (page: Page) =>
  page.evaluate(() => Array.from(CSS.highlights.get('listen-word') ?? [], String).join(' '));
const isSounding = (page: Page) => page.evaluate(() => window.audios.some((audio) => !audio.paused));
const secondsHeard = (page: Page) => page.evaluate(() => window.audios[0]?.currentTime ?? 0);

async function openAssignment(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/grades`);
  await page.locator('main a[href^="/assignment/"]').first().click();
  await page.waitForURL('**/assignment/**');
}

test('a student listens to an assignment: words are marked, it pauses, begins again, and ends with the page', async ({
  page,
  server,
  signInAs,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await watchAudio(page);
  await signInAs('student', page, null);
  await openAssignment(page, server.url);
  const card = page.getByRole('region', { name: 'Listen' });
  const status = card.getByRole('status');

  // By keyboard alone: the focus stays on the one button through all states. A new page takes it first.
  await expect(page.getByRole('main')).toBeFocused();
  await card.getByRole('button', { name: 'Play', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Generating audio \(\d+ parts?\)\.\.\.$/)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Pause' })).toBeFocused();
  await expect(status).toHaveText('Playing');
  await expect(card.getByText('Built-in voice')).toBeVisible();
  await expectAccessible(page);

  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => marked(page), { intervals: [50] }).not.toBe('');
  // The title is read first; then the words move on through the text.
  await expect
    .poll(async () => title.includes(await marked(page)), { intervals: [100], timeout: 20_000 })
    .toBe(false);
  expect(await isSounding(page)).toBe(true);

  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Paused');
  expect(await isSounding(page)).toBe(false);
  const word = await marked(page);
  expect(word).not.toBe('');
  const heard = await secondsHeard(page);
  await expect(card.getByRole('button', { name: 'Resume' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Playing');
  await expect.poll(() => secondsHeard(page)).toBeGreaterThan(heard);

  await card.getByRole('button', { name: 'Speed: 1×' }).click();
  await page.getByRole('menuitemradio', { name: '1.5×' }).click();
  expect(await page.evaluate(() => window.audios[0]?.playbackRate)).toBe(1.5);

  await card.getByRole('button', { name: 'Restart' }).click();
  await expect.poll(() => secondsHeard(page)).toBeLessThan(heard);
  await expect.poll(async () => title.includes(await marked(page)), { intervals: [50] }).toBe(true);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  expect(await isSounding(page)).toBe(false);
  expect(await marked(page)).toBe('');
  expect(refused).toEqual([]);
});

test('a lesson is read in its own words, with what is said where nothing can be marked', async ({
  page,
  signInAs,
}) => {
  // A browser that can't mark words on the page shows them in the card.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Highlight');
  });
  await signInAs('student', page, '/dashboard');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await page.locator('main a[href*="/lesson/"]').first().click();
  await page.waitForURL('**/lesson/**');
  const card = page.getByRole('region', { name: 'Listen' });
  const asked = page.waitForRequest('**/api/rpc/speech/speak');
  await card.getByRole('button', { name: 'Play', exact: true }).click();
  const body = (await asked).postDataJSON() as { json: { text: string; language: string } };
  expect(body.json.language).toBe('en');
  expect(body.json.text).toContain(
    (await page.locator('article [data-blocks] > p').first().textContent())?.slice(0, 40),
  );
  await expect(card.locator('mark')).not.toBeEmpty();
  await expectAccessible(page);
});
