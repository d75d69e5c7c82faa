import { createStore } from './store.ts';

/** True once the server runs another release than this page was loaded from. */
export const isOutdated = createStore(false);

let ownRelease: string | null = null;

/** The first release the server names is this page's own. */
export function noteRelease(release: string) {
  ownRelease ??= release;
  if (release !== ownRelease) isOutdated.set(true);
}

/**
 * A module of this release is gone from the server: load the page anew, once. Where the server itself can't be reached
 * nothing is reloaded, since the page would be lost with all that was typed.
 */
export function reloadOnMissingModules() {
  window.addEventListener('vite:preloadError', async () => {
    const key = 'fieldhouse-reloaded-at';
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < 60_000) return;
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
