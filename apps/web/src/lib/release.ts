import { createStore } from './store.ts';

/** True once the server runs another release than this page was loaded from, or a newer worker waits. */
export const isOutdated = createStore(false);

let ownRelease: string | null = null;

/** The first release the server names is this page's own. */
export function noteRelease(release: string) {
  ownRelease ??= release;
  if (release !== ownRelease) isOutdated.set(true);
}

/**
 * True when leaving the page now would lose something: whoever holds such a thing stops `beforeunload`, as for a tab that
 * is closed.
 */
export const wouldLoseSomething = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let makeWay: () => Promise<void> = async () => undefined;

/** Names how the worker of the newest version is put in charge, before the page is loaded from it. */
export function onUpdate(act: () => Promise<void>) {
  makeWay = act;
}

/** Loads the newest version; does nothing, and returns false, where that would lose something. */
export async function updatePage() {
  if (wouldLoseSomething()) return false;
  await makeWay();
  window.location.reload();
  return true;
}

const missing = new WeakSet<object>();

/** True for the failure to load a part of the app: its file is gone from the server, or there is no network. */
export const isMissingModule = (error: unknown) => missing.has(error as object);

/** Asks for each stylesheet again that couldn't be loaded: the browser, and the code that asked for it, do it only once. */
export function askStylesAgain() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
}

/**
 * Loads the page anew, to recover from a missing module: browsers keep the failure of a module for as long as the page
 * is open. Does nothing while the server can't be reached, since the page would be lost for nothing.
 */
export async function reloadWhenReachable() {
  if (await isReachable()) window.location.reload();
}

/** At least; each page waits up to twice as long, so that not all come back at once. */
const ASK_AGAIN_MS = 5_000;

/**
 * Calls `act` once the server can be reached: with the network, or when it answers again, which a browser doesn't notice.
 * `wasAway`: it is known to have been out of reach, and not only to have said no.
 *
 * @returns ends the waiting.
 */
export function whenReachable(wasAway: boolean, act: () => void) {
  let isAway = wasAway;
  let isOver = false;
  const timer = setInterval(async () => {
    if (!(await isReachable())) isAway = true;
    else if (isAway && !isOver) act();
  }, ASK_AGAIN_MS * (1 + Math.random()));
  window.addEventListener('online', act);
  return () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', act);
  };
}

const isReachable = () =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A module of this release is gone from the server: load the page anew, once. Where the server itself can't be reached
 * nothing is reloaded, since the page would be lost with all that was typed.
 */
export function reloadOnMissingModules() {
  window.addEventListener('vite:preloadError', async ({ payload }) => {
    missing.add(payload);
    // The router would reload the page itself once, whether or not the server can be reached.
    sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    const key = 'reloaded-at';
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    if (!(await isReachable())) return;
    if (wouldLoseSomething()) {
      isOutdated.set(true);
      return;
    }
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
