import type { BrowserContext, Page } from '@playwright/test';
import { test as base, devices, expect, expectAccessible, MOVING, WITH_WORKER } from '../fixtures.ts';
import { DEMO_PASSWORD } from '../server.ts';
import { type Door, openDoor } from './door.ts';

const test = base.extend<{ door: Door; enter: (account: string, page?: Page) => Promise<void> }>({
  door: async ({ server }, use) => {
    const door = await openDoor(server.url);
    await use(door);
    await door.close();
  },
  enter: async ({ door, page: own }, use) => {
    await use(async (account, page = own) => {
      await page.goto(`${door.url}/login`);
      await page.getByLabel('Email').fill(`${account}@demo.fieldhouse.test`);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL('**/dashboard');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    });
  },
});

// Far from the school, so that a time that the device would tell differs from that of the school.
test.use({ timezoneId: 'Asia/Tokyo', ...WITH_WORKER, ...MOVING });

/** The minutes that may have passed while a page was looked at, as the school's clock shows them. */
const schoolMinutes = () =>
  [0, 1, 2, 3].map((minutes) =>
    new Date(Date.now() - minutes * 60_000).toLocaleTimeString('en-US', {
      ...{ hour: 'numeric', minute: '2-digit', timeZone: 'America/New_York' },
    }),
  );

/** Opens a course and its first lesson, as somebody would. */
async function openLesson(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Courses' }).first().click();
  await page
    .getByRole('link', { name: /Biology/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: 'Cells: Small Rooms of Life' })
    .or(page.locator('a[href*="/lesson/"]'))
    .first()
    .click();
  await page.waitForURL('**/lesson/*');
  await expect(page.getByRole('navigation', { name: 'Lessons' })).toBeVisible();
  return page.url();
}

async function disconnect(context: BrowserContext, door: Door): Promise<void> {
  door.way = 'gone';
  await context.setOffline(true);
}

/** Everything this origin keeps in the browser, as text. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        all[`cache ${new URL(request.url).pathname}`] = (await (await cache.match(request))?.text()) ?? '';
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        const [keys, values] = [store.getAllKeys(), store.getAll()];
        await new Promise((resolve) => {
          values.onsuccess = resolve;
        });
        keys.result.forEach((key, at) => {
          all[`database ${name} ${String(key)}`] = JSON.stringify(values.result[at]);
        });
      }
      database.close();
    }
    for (const [name, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const key of Object.keys(storage)) all[`${name} ${key}`] = storage.getItem(key) ?? '';
    return all;
  });

test('the app can be installed, and the public page stays what it is', async ({
  page,
  context,
  door,
  enter,
}) => {
  await page.goto(`${door.url}/`);
  await page.waitForLoadState('networkidle');
  const registered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await registered()).toBe(0);
  const landing = await page.title();

  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await enter('student');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // An incognito profile, as tests use, is the one thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );

  // A page that came without the worker, as one does whose loading crosses its start, is taken charge of all the same.
  await session.send('Page.reload', { ignoreCache: true });
  await page.waitForURL('**/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker?.controller === null);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ name: 'Fieldhouse', start_url: '/dashboard', display: 'standalone' });
  const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons.filter(({ type }) => type === 'image/png')) {
    const size = await page.evaluate(async (address) => {
      const image = await createImageBitmap(await (await fetch(address)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts as { url: string }[]) {
    await page.goto(door.url + url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  // The worker is in charge by now, and still leaves the public page alone, with and without a network.
  await page.goto(`${door.url}/`);
  expect(await page.title()).toBe(landing);
  await expect(page.locator('#root')).toHaveCount(0);
  expect(errors).toEqual([]);
  await disconnect(context, door);
  await expect(page.goto(`${door.url}/`)).rejects.toThrow(/ERR_/);
});

for (const [device, viewport] of devices('phone')) {
  test(`a lesson that was read opens without a network or a server on a ${device}`, async ({
    page,
    context,
    door,
    enter,
  }) => {
    await enter('amara');
    const address = await openLesson(page);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto(`${door.url}/assignments`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await disconnect(context, door);
    await page.close();

    const cold = await context.newPage();
    await cold.setViewportSize(viewport);
    await cold.goto(address);
    await expect(cold.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
    // The browser tells a page about its network only when that changes.
    await context.setOffline(false);
    await context.setOffline(true);
    const saved = cold.getByText(/^Saved copy from .* You're offline\./);
    await expect(saved).toBeVisible();
    const words = (await saved.textContent()) ?? '';
    expect(
      schoolMinutes().some((time) => words.includes(time)),
      words,
    ).toBe(true);
    await expectAccessible(cold);
    await cold.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(cold);

    await cold.goto(`${door.url}/assignments`);
    await expect(cold.getByRole('heading', { level: 1, name: 'To do' })).toBeVisible();
    await expect(cold.getByText(/^Saved copy from/)).toBeVisible();
    // What was never opened isn't there, and says so at once.
    await cold.goto(`${door.url}/catalog`);
    await expect(cold.getByText("The server can't be reached.", { exact: false }).first()).toBeVisible();

    // A tick is refused in words, and taken back.
    await cold.goto(`${door.url}/assignments`);
    const tick = cold.getByRole('button', { name: /: checked off$/ }).first();
    await tick.click();
    await expect(cold.getByText("Your list couldn't be changed")).toBeVisible();
    await expect(tick).toHaveAttribute('aria-pressed', 'false');

    door.way = 'open';
    await context.setOffline(false);
    await expect(cold.getByText(/^Saved copy from/)).toHaveCount(0);
  });
}

test('a new version waits until the person reloads, and never while something would be lost', async ({
  page,
  context,
  door,
  enter,
}) => {
  await enter('lucia');
  const worker = () => page.evaluate(async () => (await (await fetch('/sw.js')).text()).slice(-20));
  const before = await worker();
  door.altered.set('/sw.js', (body) => `${body}\n// newer`);
  await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version is ready')).toBeVisible();
  expect(await worker()).not.toBe(before);
  await expectAccessible(page);

  // A document on its way, or a text that nothing could keep, stops the page from going.
  const marker = await page.evaluate(() => {
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', stop);
    Object.assign(window, { marker: 'same page', stop });
    return 'same page';
  });
  const readMarker = () =>
    // While the page is being replaced there is nothing to ask.
    page.evaluate(() => (window as unknown as { marker?: string }).marker).catch(() => 'being replaced');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText("Something on this page isn't saved yet.", { exact: false })).toBeVisible();
  expect(await readMarker()).toBe(marker);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null),
  ).toBe(true);

  await page.evaluate(() => {
    window.removeEventListener('beforeunload', (window as unknown as { stop: () => void }).stop);
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(readMarker).toBeUndefined();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('A new version is ready')).toHaveCount(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null),
  ).toBe(true);
  // The new worker opens the app without a network too.
  await disconnect(context, door);
  await page.reload();
  await expect(page.getByText(/^Saved copy from/)).toBeVisible();
});

test('nothing of a person is left in the browser after signing out', async ({
  page,
  context,
  door,
  enter,
}) => {
  await enter('student');
  await openLesson(page);
  const { assignmentId } = await page.evaluate(async () => {
    const response = await fetch('/api/rpc/home/todo', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-fieldhouse': '1' },
      body: '{"json":{}}',
    });
    return (await response.json()).json.items[0] as { assignmentId: string };
  });
  const other = await context.newPage();
  await other.goto(`${door.url}/assignment/${assignmentId}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${door.url}/grades`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${door.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const PERSONAL = /student@demo\.fieldhouse\.test|Maya|saved\/[0-9a-f-]{36}/;
  const isPersonal = ([key, value]: [string, string]) => PERSONAL.test(key) || PERSONAL.test(value);
  const during = Object.entries(await kept(page));
  // The copies are there while the person is: what follows isn't true of an empty browser.
  expect(during.filter(isPersonal).length).toBeGreaterThan(3);
  expect(during.filter(([key]) => key.startsWith('cache ')).length).toBeGreaterThan(20);
  expect(
    during
      .map(([key]) => key)
      .filter(
        (key) =>
          key.startsWith('cache ') &&
          !/^cache \/(assets\/|app-shell$|icon\.svg$|manifest\.webmanifest$)/.test(key),
      ),
  ).toEqual([]);

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await other.waitForURL('**/login');
  await expect
    .poll(async () => Object.entries(await kept(page)).filter(([key]) => key.startsWith('database ')))
    .toEqual([]);
  const after = Object.entries(await kept(page));
  expect(after.filter(isPersonal).map(([key]) => key)).toEqual([]);
  const own = after.map(([key]) => key).filter((key) => /^(local|session) /.test(key));
  expect(
    own.filter(
      (key) =>
        !/^local (mantine-color-scheme-value|fieldhouse-locale|fieldhouse-reading-size)$|^session tsr-scroll/.test(
          key,
        ),
    ),
  ).toEqual([]);

  // Where pages were scrolled to, but not which pages.
  expect(
    after.filter(([key, value]) => key.startsWith('session ') && value.includes('/')).map(([key]) => key),
  ).toEqual([]);

  // Without a network there is nobody here.
  await disconnect(context, door);
  await page.goto(`${door.url}/dashboard`);
  await expect(page.getByText("The server can't be reached.", { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Maya')).toHaveCount(0);
});

test("somebody else on the same device never sees another person's copies", async ({
  page,
  context,
  door,
  enter,
}) => {
  await enter('priya');
  const address = await openLesson(page);
  await context.clearCookies();
  await enter('grace');
  await expect
    .poll(async () => Object.entries(await kept(page)).filter(([, value]) => value.includes('priya@')).length)
    .toBe(0);
  await disconnect(context, door);
  await page.goto(address);
  await expect(page.getByText("The server can't be reached.", { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Priya')).toHaveCount(0);
});
