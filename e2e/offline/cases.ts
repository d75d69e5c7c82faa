import { expect, type Page } from '@playwright/test';
import { type Device, openWork, response, submitButton } from './device.ts';
import type { Door } from './door.ts';

export interface Stage {
  readonly device: Device;
  readonly door: Door;
  readonly assignmentId: string;
  /** What the answer has to be in the end. */
  readonly text: string;
  /** Ends the server as a crash would, and starts it anew on the same data. */
  readonly restartServer: (whileDown: () => Promise<void>) => Promise<void>;
}

export interface OfflineCase {
  readonly name: string;
  /** Also part of `npm test`. */
  readonly isInTest?: boolean;
  /** Attempts that have to be there in the end. */
  readonly attempts: number;
  /** Everything up to the moment when the way is open again. */
  readonly run: (stage: Stage) => Promise<void>;
}

type Loss = 'offline' | 'gone' | 'gateway';

/** Longer than what may be lost. */
const SAFE_MS = 5_200;

const settle = (page: Page, ms = 900) => page.waitForTimeout(ms);

export async function lose({ device, door }: Stage, loss: Loss): Promise<void> {
  if (loss === 'offline') await device.context.setOffline(true);
  door.way = loss === 'gateway' ? 'gateway' : 'gone';
}

export async function regain({ device, door }: Stage): Promise<void> {
  door.way = 'open';
  await device.context.setOffline(false);
}

const open = ({ device, door, assignmentId }: Stage) => openWork(device.page, door.url, assignmentId);

const half = (text: string) => Math.floor(text.length / 2);

async function typeAll({ device, text }: Stage): Promise<void> {
  await response(device.page).fill(text);
}

const isKept = (page: Page) =>
  expect(page.getByText('Kept on this device', { exact: true }).first()).toBeVisible();
const isSaved = (page: Page) => expect(page.getByText(/^Saved /).first()).toBeVisible();

async function submitOffline(stage: Stage): Promise<void> {
  const { page } = stage.device;
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
}

type After = (stage: Stage, loss: Loss | null) => Promise<void>;

/** What happens to the page after something was typed or handed in. */
const AFTER: Record<string, After> = {
  nothing: async () => undefined,
  reload: async ({ device }) => {
    await device.page.reload();
    await expect(response(device.page)).toBeVisible();
  },
  'another page': async ({ device }) => {
    await device.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await device.page.waitForURL('**/dashboard');
  },
  'the tab closed': async (stage) => {
    await stage.device.newTab();
    await open(stage);
  },
  'the browser crashed': async (stage, loss) => {
    await settle(stage.device.page, SAFE_MS);
    await stage.device.crash();
    if (loss === 'offline') await stage.device.context.setOffline(true);
    await open(stage);
  },
};

const LOSSES: readonly Loss[] = ['offline', 'gone', 'gateway'];

const typing: OfflineCase[] = LOSSES.flatMap((loss) =>
  Object.entries(AFTER).map(([after, act]) => ({
    name: `${loss}: typed, then ${after}`,
    isInTest: loss === 'offline' && (after === 'reload' || after === 'the browser crashed'),
    attempts: 0,
    async run(stage: Stage) {
      await open(stage);
      await response(stage.device.page).fill(stage.text.slice(0, half(stage.text)));
      await isSaved(stage.device.page);
      await lose(stage, loss);
      await typeAll(stage);
      await isKept(stage.device.page);
      await act(stage, loss);
    },
  })),
);

const handingIn: OfflineCase[] = LOSSES.flatMap((loss) =>
  Object.entries(AFTER).map(([after, act]) => ({
    name: `${loss}: handed in, then ${after}`,
    isInTest: (loss === 'gone' && after === 'another page') || (loss === 'gateway' && after === 'reload'),
    attempts: 1,
    async run(stage: Stage) {
      await open(stage);
      await typeAll(stage);
      await lose(stage, loss);
      await submitOffline(stage);
      await act(stage, loss);
    },
  })),
);

const online: OfflineCase[] = ['reload', 'another page', 'the tab closed', 'the browser crashed'].map(
  (after) => ({
    name: `online: typed and not yet saved, then ${after}`,
    attempts: 0,
    async run(stage) {
      await open(stage);
      await typeAll(stage);
      await settle(stage.device.page, after === 'the tab closed' ? 700 : 0);
      await AFTER[after]?.(stage, null);
    },
  }),
);

/** The clock of the device jumps while work is kept there. */
const clocks: OfflineCase[] = [-1, 1].flatMap((days) =>
  [false, true].map((isHandedIn) => ({
    name: `the device's clock ${days > 0 ? 'a day ahead' : 'a day behind'}: ${isHandedIn ? 'handed in' : 'typed'} offline, reloaded`,
    isInTest: days < 0 && !isHandedIn,
    attempts: isHandedIn ? 1 : 0,
    async run(stage: Stage) {
      await open(stage);
      await response(stage.device.page).fill(stage.text.slice(0, half(stage.text)));
      await isSaved(stage.device.page);
      await lose(stage, 'offline');
      await stage.device.page.addInitScript((ms) => {
        const now = Date.now.bind(Date);
        const Real = Date;
        globalThis.Date = class extends Real {
          constructor(...args: ConstructorParameters<typeof Date> | []) {
            super(...((args.length === 0 ? [now() + ms] : args) as [number]));
          }
          static override now = () => now() + ms;
        } as DateConstructor;
      }, days * 86_400_000);
      await stage.device.page.reload();
      await typeAll(stage);
      await isKept(stage.device.page);
      if (isHandedIn) await submitOffline(stage);
      await stage.device.page.reload();
      await expect(response(stage.device.page)).toBeVisible();
    },
  })),
);

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

const storage: OfflineCase[] = [
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

const tabs: OfflineCase[] = [
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
      await stage.device.page.getByRole('button', { name: 'Go on with this one' }).click();
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

const sessions: OfflineCase[] = [
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

const others: OfflineCase[] = [
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
        page.getByText('You worked on this elsewhere in the meantime.', { exact: false }).first(),
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

export const CASES: readonly OfflineCase[] = [
  ...typing,
  ...handingIn,
  ...online,
  ...clocks,
  ...storage,
  ...tabs,
  ...sessions,
  ...others,
];
