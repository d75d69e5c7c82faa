import { expect } from '@playwright/test';
import { response } from './device.ts';
import { others, sessions, storage, tabs } from './special-cases.ts';
import {
  isKept,
  isSaved,
  type Loss,
  lose,
  type OfflineCase,
  open,
  type Stage,
  settle,
  submitOffline,
  typeAll,
} from './stage.ts';

/** Longer than what may be lost. */
const SAFE_MS = 5_200;

const half = (text: string) => Math.floor(text.length / 2);

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
