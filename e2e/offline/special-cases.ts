import { expect, type Page } from '@playwright/test';
import { openWork, response, submitButton } from './device.ts';
import {
  isKept,
  isSaved,
  lose,
  type OfflineCase,
  open,
  regain,
  settle,
  submitOffline,
  typeAll,
} from './stage.ts';

type Full = 'database' | 'everything';

/** The device's storage is full from now on, for this page. */
const fill = (page: Page, full: Full) =>
  page.evaluate((what) => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    if (what === 'everything') Storage.prototype.setItem = refuse;
  }, full);

export const storage: OfflineCase[] = [
  {
    name: 'storage full: typed offline, the network back on the same page',
    isInTest: true,
    attempts: 0,
    async run(stage) {
      await open(stage);
      await fill(stage.device.page, 'everything');
      await lose(stage, 'gone');
      await typeAll(stage);
      await expect(stage.device.page.getByText('Not saved. Leave this page open.').first()).toBeVisible();
      // The text is in this page alone, as it says: only the server can keep it, and the page stays until it has.
      await regain(stage);
      await isSaved(stage.device.page);
    },
  },
  {
    name: 'the database full: typed offline, the page left and opened again',
    attempts: 0,
    async run(stage) {
      await open(stage);
      await fill(stage.device.page, 'database');
      await lose(stage, 'offline');
      await typeAll(stage);
      await settle(stage.device.page);
      await stage.device.page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      stage.device.page.on('dialog', (dialog) => void dialog.accept());
      await stage.device.page.reload();
      await expect(response(stage.device.page)).toHaveValue(stage.text);
    },
  },
  {
    name: 'storage full: handed in offline, the network back on the same page',
    attempts: 1,
    async run(stage) {
      await open(stage);
      await fill(stage.device.page, 'everything');
      await lose(stage, 'gone');
      await typeAll(stage);
      await submitOffline(stage);
    },
  },
  {
    name: 'storage full: typed online',
    attempts: 0,
    async run(stage) {
      await open(stage);
      await fill(stage.device.page, 'everything');
      await typeAll(stage);
      await isSaved(stage.device.page);
      await stage.device.page.reload();
    },
  },
];

export const tabs: OfflineCase[] = [
  {
    name: 'two tabs offline: the newer text is chosen, the older one shown beside it',
    isInTest: true,
    attempts: 0,
    async run(stage) {
      await open(stage);
      const other = await stage.device.context.newPage();
      await openWork(other, stage.door.url, stage.assignmentId);
      await lose(stage, 'offline');
      await response(other).fill('The older text of the other tab.');
      await isKept(other);
      await settle(other);
      await typeAll(stage);
      await isKept(stage.device.page);
      await settle(stage.device.page);
      await other.close();
      await stage.device.page.reload();
      await expect(stage.device.page.getByText('The older text of the other tab.').first()).toBeVisible();
      await regain(stage);
      await stage.device.page.getByRole('button', { name: 'Continue with this one' }).click();
      await isSaved(stage.device.page);
    },
  },
  {
    name: 'two tabs offline: handed in from one, sent once',
    attempts: 1,
    async run(stage) {
      await open(stage);
      await typeAll(stage);
      await isSaved(stage.device.page);
      const other = await stage.device.context.newPage();
      await openWork(other, stage.door.url, stage.assignmentId);
      await lose(stage, 'offline');
      await submitOffline(stage);
      await expect(other.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
      await expect(response(other)).not.toBeEditable();
      await regain(stage);
      await expect(other.getByRole('heading', { name: 'Assignment submitted successfully!' })).toBeVisible();
      await other.close();
    },
  },
  {
    name: 'two tabs: the lost answer to a hand-in is asked for again by the other',
    attempts: 1,
    async run(stage) {
      await open(stage);
      await typeAll(stage);
      await isSaved(stage.device.page);
      await stage.device.page.route('**/coursework/submit', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await submitButton(stage.device.page).click();
      await expect(stage.device.page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
      await stage.device.newTab();
    },
  },
];

export const sessions: OfflineCase[] = [
  {
    name: 'the session ended meanwhile: typed offline, signed in again in place',
    attempts: 0,
    async run(stage) {
      await open(stage);
      await lose(stage, 'offline');
      await typeAll(stage);
      await isKept(stage.device.page);
      await stage.device.endSession();
      await regain(stage);
      await expect(stage.device.page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      await stage.device.signIn();
      await stage.device.page.reload();
    },
  },
  {
    name: 'the session ended meanwhile: handed in offline, opened again after signing in',
    isInTest: true,
    attempts: 1,
    async run(stage) {
      await open(stage);
      await typeAll(stage);
      await lose(stage, 'offline');
      await submitOffline(stage);
      await stage.device.endSession();
      await stage.device.newTab();
      await regain(stage);
      await stage.device.page.goto(`${stage.door.url}/dashboard`);
      await stage.device.page.waitForURL('**/login?**');
      await stage.device.signIn();
      await stage.device.page.goto(`${stage.door.url}/dashboard`);
    },
  },
  {
    name: 'the session ended meanwhile: typed offline, reloaded to the sign-in page',
    attempts: 0,
    async run(stage) {
      await open(stage);
      await lose(stage, 'gone');
      await typeAll(stage);
      await isKept(stage.device.page);
      await stage.device.endSession();
      await regain(stage);
      await stage.device.page.goto(`${stage.door.url}/grades`);
      await stage.device.signIn();
    },
  },
];

export const others: OfflineCase[] = [
  {
    name: 'offline while a document uploads: handing in is refused in words, the text stays',
    isInTest: true,
    attempts: 0,
    async run(stage) {
      const { page } = stage.device;
      await open(stage);
      await typeAll(stage);
      await isSaved(page);
      await lose(stage, 'offline');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'essay.txt', mimeType: 'text/plain', buffer: Buffer.from('An essay.') });
      await expect(page.getByText("A document isn't uploaded yet", { exact: false })).toBeVisible();
      await expect(submitButton(page)).toBeDisabled();
    },
  },
  {
    name: 'the server is killed while something is typed',
    attempts: 0,
    async run(stage) {
      await open(stage);
      await stage.restartServer(async () => {
        await typeAll(stage);
        await isKept(stage.device.page);
        await stage.device.page.reload();
        await expect(response(stage.device.page)).toHaveValue(stage.text);
      });
    },
  },
  {
    name: 'the server is killed before something is handed in',
    attempts: 1,
    async run(stage) {
      await open(stage);
      await typeAll(stage);
      await stage.restartServer(() => submitOffline(stage));
    },
  },
  {
    name: 'edited elsewhere while a hand-in waits: it is not sent over the newer text',
    attempts: 0,
    async run(stage) {
      const { page } = stage.device;
      await open(stage);
      await typeAll(stage);
      await isSaved(page);
      await lose(stage, 'gone');
      await submitOffline(stage);
      const { draft } = await stage.device.work(stage.assignmentId);
      await stage.device.call('coursework/saveDraft', {
        assignmentId: stage.assignmentId,
        content: { v: 1, text: 'Written on another device.', matches: [] },
        baseRevision: draft?.revision ?? 0,
        deviceId: 'another',
      });
      await regain(stage);
      await page.reload();
      await expect(
        page.getByText('You also worked on this somewhere else.', { exact: false }).first(),
      ).toBeVisible();
      await page.getByText('What you wrote').click();
      await expect(page.getByText(stage.text).first()).toBeVisible();
      // The person puts the older text back.
      await page.getByRole('button', { name: 'OK', exact: true }).click();
      await typeAll(stage);
      await isSaved(page);
    },
  },
  {
    name: 'taken back offline, written on, handed in again',
    isInTest: true,
    attempts: 1,
    async run(stage) {
      const { page } = stage.device;
      await open(stage);
      await response(page).fill('Too early.');
      await lose(stage, 'offline');
      await submitOffline(stage);
      await page.getByRole('button', { name: 'Take it back' }).click();
      await typeAll(stage);
      await submitOffline(stage);
    },
  },
  {
    name: 'opened offline from the saved copy after more was saved on the server',
    attempts: 0,
    async run(stage) {
      await open(stage);
      await typeAll(stage);
      await isSaved(stage.device.page);
      await lose(stage, 'offline');
      await stage.device.newTab();
      await open(stage);
      await expect(response(stage.device.page)).toHaveValue(stage.text);
      await expect(stage.device.page.getByText(/^Saved copy from/)).toBeVisible();
    },
  },
];
