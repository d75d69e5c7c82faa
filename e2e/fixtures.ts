import { cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD, type RunningServer, startServer } from './server.ts';

interface WorkerFixtures {
  /** This worker's server with the demo school. */
  server: RunningServer;
  /** A server on an empty database, without the demo. */
  emptyServer: RunningServer;
}

interface TestFixtures {
  /** Closes every browser context that a journey has left open: its pages would go on working beside the next ones. */
  closeContexts: undefined;
  /**
   * Signs in one of the demo accounts and opens its home, in another page than the test's own if that is given.
   * Another `path` is opened instead, and none where it is null, since the journey opens one itself.
   * The form itself is tried by the journeys of accounts.
   */
  signInAs(account: string, where?: Page, path?: string | null): Promise<void>;
}

/** For `test.use`: the app is kept by its service worker, as for those who use it. */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;
/** For `test.use`: things fade and glide, as for most people. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const VIEWPORTS = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Device = keyof typeof VIEWPORTS;
type JourneyLocale = 'en' | 'es';

/** `npm run drill:journeys` walks each journey on both devices and in both languages, `npm test` in one of each. */
const isDrill = process.env.EVERY_LOOK === '1';

/** The devices on which a journey is walked; the given one is the usual. */
export const devices = (usual: Device): readonly (readonly [Device, (typeof VIEWPORTS)[Device]])[] =>
  (isDrill ? (['desktop', 'phone'] as const) : [usual]).map((device) => [device, VIEWPORTS[device]]);

/** The languages in which a journey is walked; the given one is the usual. */
export const locales = (usual: JourneyLocale): readonly JourneyLocale[] => (isDrill ? ['en', 'es'] : [usual]);

const folder = () => process.env.E2E_FOLDER ?? '';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, worker) => {
      const dataDir = path.join(folder(), `worker-${worker.workerIndex}`);
      cpSync(path.join(folder(), 'demo'), dataDir, { recursive: true });
      const server = await startServer({ dataDir });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  emptyServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use, worker) => {
      const dataDir = path.join(folder(), `empty-${worker.workerIndex}`);
      cpSync(path.join(folder(), 'empty'), dataDir, { recursive: true });
      const server = await startServer({ dataDir, env: { DEMO: '0' } });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  closeContexts: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const left = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
  signInAs: async ({ page, server }, use) => {
    await use(async (account, where = page, path = '/dashboard') => {
      const answer = await where.request.post(`${server.url}/api/v1/accounts/signIn`, {
        data: { email: `${account}@demo.fieldhouse.test`, password: DEMO_PASSWORD },
        headers: { origin: server.url },
      });
      expect(answer.ok(), `sign-in of ${account}`).toBe(true);
      if (path === null) return;
      await where.goto(`${server.url}${path}`);
      await where.getByRole('main').first().waitFor();
    });
  },
});

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What another color scheme can change; everything else depends on the document alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** How long a page may take until its colors have faded over; a long page is looked at for seconds. */
const SETTLES_MS = 30_000;

/**
 * What is looked at: everything; the colors, where another color scheme is all that changed since a whole look; or
 * another layout of what a whole look has seen: every rule, the costly one of contrast for what it newly shows.
 */
type Scope = 'all' | 'colors' | 'layout';

/** Fails on any WCAG 2.2 AA violation that axe can see and that stays. */
export async function expectAccessible(page: Page, { scope = 'all' as Scope } = {}): Promise<void> {
  const look = async () => {
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
    return await page.evaluate(
      async ({ scope, WCAG, COLOR_RULES }) => {
        const { axe, shown } = window as unknown as {
          axe: typeof import('axe-core');
          shown?: WeakSet<Element>;
        };
        const visible = [...document.querySelectorAll('*')].filter((element) => element.checkVisibility());
        if (scope === 'all') Object.assign(window, { shown: new WeakSet(visible) });
        const isNew = (element: Element) => !shown?.has(element);
        if (scope === 'layout') for (const one of visible.filter(isNew)) one.setAttribute('data-new', '');
        axe.configure({
          rules: [{ id: 'color-contrast', selector: scope === 'layout' ? '[data-new]' : '*' }],
        });
        // What sticks to the foot of a phone covers something just now, which is scrolled out from under it and no smaller for it.
        const bars = [...document.querySelectorAll<HTMLElement>('nav, main *')].filter((one) => {
          const { position, bottom } = getComputedStyle(one);
          return position === 'sticky' && bottom !== 'auto';
        });
        for (const bar of bars) bar.style.position = 'static';
        const { violations } = await axe.run(document, {
          runOnly: scope === 'colors' ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: WCAG },
          resultTypes: ['violations'],
        });
        for (const bar of bars) bar.style.position = '';
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        );
      },
      { scope, WCAG, COLOR_RULES },
    );
  };
  await expect.poll(look, { message: `accessibility of ${page.url()}`, timeout: SETTLES_MS }).toEqual([]);
}

export { expect };
