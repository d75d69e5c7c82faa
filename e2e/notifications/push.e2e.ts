import type { CDPSession, Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../tools/chromium.ts';
import { expect, test, WITH_WORKER } from '../fixtures.ts';

test.use(WITH_WORKER);
const { WHOLE_CHROMIUM_PATH } = process.env;
// A browser without a window shows no notifications.
if (WHOLE_CHROMIUM_PATH) {
  test.use({ launchOptions: { executablePath: WHOLE_CHROMIUM_PATH, args: [...CHROMIUM_ARGS] } });
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: { readonly path: string };
}

/** What the browser shows at the moment. */
const shown = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag, data }) => ({
      title,
      body,
      tag,
      data,
    })),
  );

/** What the worker counts while a journey watches it. */
interface Watched {
  readonly registration: ServiceWorkerRegistration;
  handled: number;
}

/**
 * Has the worker count what it has shown. Asking the browser what is shown while it is still about to show it makes it
 * forget the notification, so a journey asks afterwards.
 * @returns how many were shown since
 */
async function countShown(page: Page): Promise<() => Promise<number>> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no service worker');
  await worker.evaluate(() => {
    const scope = self as unknown as Watched;
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.handled = 0;
    registration.showNotification = async (...given) => {
      await show(...given);
      scope.handled += 1;
    };
  });
  return () => worker.evaluate(() => (self as unknown as Watched).handled);
}

/** A browser whose worker takes push messages. @returns how one is delivered, as a push service would, and is shown. */
async function openWorker(page: Page, url: string): Promise<(data: string) => Promise<void>> {
  await page.context().grantPermissions(['notifications'], { origin: url });
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(url));
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await found;
  const handled = await countShown(page);
  return async (data) => {
    const before = await handled();
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
    await expect.poll(handled).toBe(before + 1);
  };
}

const message = (change: object = {}) =>
  JSON.stringify({
    title: 'Fieldhouse',
    body: 'A new grade can be read.',
    path: '/grades',
    tag: 'group-1',
    ...change,
  });

test('a push message is shown, a later one of its group takes its place, and a click opens its page', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('student');
  const deliver = await openWorker(page, server.url);
  await deliver(message());
  await expect
    .poll(() => shown(page))
    .toEqual([
      { title: 'Fieldhouse', body: 'A new grade can be read.', tag: 'group-1', data: { path: '/grades' } },
    ]);
  await deliver(message({ body: '2 new grades can be read.' }));
  await expect
    .poll(async () => (await shown(page)).map(({ body }) => body))
    .toEqual(['2 new grades can be read.']);

  // What can't be read, or leads to another site, still shows something and leads into the app.
  await deliver('no message of ours');
  await deliver(
    message({ path: '//evil.example/steal', tag: 'group-2', body: '<img src=x onerror=alert(1)>' }),
  );
  await expect.poll(async () => (await shown(page)).length).toBe(3);
  const places = (await shown(page)).map(({ tag, data }) => [tag, data.path]);
  expect(Object.fromEntries(places)).toEqual({
    'group-1': '/grades',
    'group-2': '/notifications',
    news: '/notifications',
  });

  // The protocol can't click; the worker is handed the event that a click makes.
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const [notification] = await scope.registration.getNotifications({ tag: 'group-1' });
    if (!notification) throw new Error('nothing is shown');
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await page.waitForURL('**/grades');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await shown(page)).map(({ tag }) => tag)).not.toContain('group-1');
});
