import { client } from './api.ts';
import { isPushOwner, setPushOwner } from './push-owner.ts';

/** What this browser can do: it has no push, its owner refused, or nothing stands in the way. */
export type PushSupport = 'unsupported' | 'denied' | 'possible';

export function pushSupport(): PushSupport {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isThere) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

const registration = async () => (await navigator.serviceWorker.getRegistration()) ?? null;

async function subscription() {
  if (pushSupport() === 'unsupported') return null;
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

/** Whether the server sends this person's notifications here. */
export async function isPushOn(): Promise<boolean> {
  const found = await subscription();
  if (!found || Notification.permission !== 'granted') return false;
  return (await client.notifications.pushState({ endpoint: found.endpoint })).isOn;
}

/** Asks the person, then the browser, then the server. @returns whether they come now. */
export async function allowPush(userId: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const here = await registration();
  if (!here) throw new Error('No worker is registered.');
  const { publicKey } = await client.notifications.pushKey({});
  const options = { userVisibleOnly: true, applicationServerKey: keyBytes(publicKey) };
  const found = await here.pushManager.subscribe(options).catch(async (error: unknown) => {
    // Subscribed for a server with another key.
    const old = await here.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return await here.pushManager.subscribe(options);
  });
  await tellServer(found);
  setPushOwner(userId);
  return true;
}

/** Ends notifications on this browser: at the server and in the browser. */
export async function stopPush(): Promise<void> {
  setPushOwner(null);
  const found = await subscription();
  if (!found) return;
  const { endpoint } = found;
  await Promise.all([found.unsubscribe(), client.notifications.endPush({ endpoint })]);
}

/** After signing in again: what this person had allowed here goes on. */
export async function resumePush(userId: string): Promise<void> {
  if (!isPushOwner(userId) || pushSupport() !== 'possible') return;
  const found = await subscription();
  if (found) await tellServer(found);
}

async function tellServer(found: PushSubscription): Promise<void> {
  const { endpoint, keys } = found.toJSON();
  await client.notifications.subscribePush({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  });
}

function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
