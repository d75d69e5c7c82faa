/// <reference lib="webworker" />
import { openPush, renewPush, showPush } from './push.ts';
import { sendHandIns } from './send-hand-ins.ts';

/** What the build puts in: files of the app itself, the same for everybody. */
declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

/** Background Sync isn't in TypeScript's library, since only Chromium has it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const FILES = self.__WB_MANIFEST;
/** The page of every address of the app, as the server gives it out: with its own policy for scripts. */
const SHELL = '/app-shell';
const SHELL_CACHES = 'fieldhouse-shell-';
const OWN_CACHE = `${SHELL_CACHES}${FILES.find(({ url }) => url === SHELL)?.revision ?? 'none'}`;
/** What somebody opened beyond the shell: rarely used pages, languages, formulas. */
const OPENED_CACHE = 'fieldhouse-opened';
const MOST_OPENED = 200;
/** Pictures of lessons that somebody looked at; the page empties it at sign-out, under the same name. */
const PICTURES_CACHE = 'fieldhouse-lesson-images';
const MOST_PICTURES = 120;
/** A network that doesn't answer is none. */
const PATIENCE_MS = 10_000;

/**
 * What comes from below these is no page of the app; of a person's nothing but pictures of lessons is kept. The landing page,
 * the public check, the rules and the pages of its foot are pages of their own, in each language.
 */
const NOT_THE_APP =
  /^\/(api|branding|avatars|lesson-images|healthz|readyz|metrics|verify|transcript-delivery)(\/|$)|^\/((es|fr|de)\/?)?((check|rules(\/[a-z-]+)?|privacy|terms|accessibility|security)\/?)?$|\.[a-z0-9]+$/i;
const isHashed = (path: string) => path.startsWith('/assets/');

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const message = event.data as { kind?: string; urls?: readonly string[] };
  if (message.kind === 'take-over') void self.skipWaiting();
  if (message.kind === 'claim') event.waitUntil(self.clients.claim());
  if (message.kind === 'keep') event.waitUntil(keepOpened(message.urls ?? []));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (isHashed(pathname)) event.respondWith(hashedFile(request));
  else if (request.mode === 'navigate' && !NOT_THE_APP.test(pathname)) event.respondWith(page(request));
  else if (pathname.startsWith('/lesson-images/')) event.respondWith(picture(request));
  else if (FILES.some(({ url }) => url === pathname)) event.respondWith(ownFile(request));
});

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === 'hand-ins') waitUntil.call(event, sendHandIns());
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openPush(event.notification)));

self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renewPush(event)),
);

/** All of it or nothing: a shell with a hole in it would open as a blank page. */
async function keepShell() {
  const cache = await caches.open(OWN_CACHE);
  await Promise.all(
    FILES.map(async ({ url }) => {
      // A file with its hash in its name is the same in every version.
      const known = isHashed(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
      await cache.put(url, known ?? (await fetchFile(url)));
    }),
  );
}

async function fetchFile(url: string) {
  const response = await fetch(url, { cache: isHashed(url) ? 'default' : 'reload' });
  if (!response.ok) throw new Error(`${url} was answered by ${response.status}.`);
  return response;
}

/** The shell before the own one stays for pages that are still open and load their parts from it. */
async function takeOver() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHES) && name !== OWN_CACHE);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function hashedFile(request: Request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    await keep(request.url, copy).catch(() => undefined);
  }
  return response;
}

/** Files that were loaded before this worker was there. */
async function keepOpened(urls: readonly string[]) {
  for (const url of urls) {
    const { origin, pathname } = new URL(url, self.location.origin);
    if (origin !== self.location.origin || !isHashed(pathname)) continue;
    if (await caches.match(pathname, { ignoreVary: true })) continue;
    await fetchFile(pathname)
      .then((response) => keep(pathname, response))
      .catch(() => undefined);
  }
}

async function keep(url: string, response: Response) {
  const cache = await caches.open(OPENED_CACHE);
  await cache.put(url, response);
  const known = await cache.keys();
  await Promise.all(
    known.slice(0, Math.max(0, known.length - MOST_OPENED)).map((request) => cache.delete(request)),
  );
}

/** From the network always, so that a page never belongs to another version than the server's; kept for when there is none. */
async function page(request: Request) {
  const answer = await Promise.race([
    fetch(request).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS)),
  ]);
  // A proxy answers so for a server that is gone.
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  const cache = await caches.open(OWN_CACHE);
  return (await cache.match(SHELL, { ignoreVary: true })) ?? answer ?? Response.error();
}

/** From the network first: the server decides each time who may see it. Kept for lessons that are read without one. */
async function picture(request: Request) {
  const cache = await caches.open(PICTURES_CACHE);
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) {
    await cache.put(request.url, answer.clone()).catch(() => undefined);
    const known = await cache.keys();
    const tooMany = known.slice(0, Math.max(0, known.length - MOST_PICTURES));
    await Promise.all(tooMany.map((one) => cache.delete(one)));
  }
  // Whoever may no longer see it doesn't find it here either.
  if (answer?.status === 404) await cache.delete(request.url);
  const isAway = !answer || [502, 503, 504].includes(answer.status);
  return (isAway && (await cache.match(request.url, { ignoreVary: true }))) || answer || Response.error();
}

async function ownFile(request: Request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true, ignoreSearch: true })) ?? Response.error();
  }
}
