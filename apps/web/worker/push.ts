/// <reference lib="webworker" />
import { isOwnAddress } from '../src/lib/own-address.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the server sends: a sentence, where it leads, and what an earlier one is replaced by. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const HOME = '/notifications';

/** Browsers demand that something is shown for every message, even for one that can't be read. */
function readMessage(data: PushMessageData | null): PushMessage {
  const text = (value: unknown, most: number, otherwise: string) =>
    typeof value === 'string' && value !== '' ? value.slice(0, most) : otherwise;
  let said: Partial<Record<keyof PushMessage, unknown>> = {};
  try {
    said = (data?.json() ?? {}) as typeof said;
  } catch {
    // Not ours.
  }
  return {
    title: text(said.title, 60, self.location.hostname),
    body: text(said.body, 300, ''),
    path: typeof said.path === 'string' && isOwnAddress(said.path) ? said.path : HOME,
    tag: text(said.tag, 64, 'news'),
  };
}

/** Shows what the server says is new. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = readMessage(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icons/icon-192.png',
    data: { path },
  });
}

/** Opens the place of a notification: in a page that is open, which asks before it loses anything, else in a new one. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { path } = (notification.data ?? {}) as { path?: unknown };
  const place = typeof path === 'string' && isOwnAddress(path) ? path : HOME;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(place);
    return;
  }
  page.postMessage({ kind: 'open', path: place });
  await page.focus().catch(() => undefined);
}

/** The browser gave itself another address; the server is told, with the session that is there. */
export async function renewPush(event: Event): Promise<void> {
  const { oldSubscription, newSubscription } = event as Event & {
    readonly oldSubscription?: PushSubscription | null;
    readonly newSubscription?: PushSubscription | null;
  };
  const options = oldSubscription?.options;
  const found =
    newSubscription ??
    (options?.applicationServerKey
      ? await self.registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: options.applicationServerKey,
        })
      : null);
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await fetch('/api/rpc/notifications/subscribePush', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-fieldhouse': '1' },
    body: JSON.stringify({ json: { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } } }),
  });
}
