import { withWords } from './i18n.ts';
import { isOwnAddress } from './own-address.ts';
import { isOutdated, onUpdate } from './release.ts';

/** The features whose words are needed without a network; the build puts them in (`tools/app-worker.ts`). */
declare const OFFLINE_WORDS: readonly string[];

const LOOK_EVERY_MS = 60 * 60_000;
/** For the waiting worker to take over; then the page is loaded from the network anyway. */
const PATIENCE_MS = 3_000;

/**
 * Starts the worker that opens the app without a network, and tells when a newer version waits. `open` goes to a page of
 * the app: where a notification that was clicked leads.
 */
export async function startAppWorker(open: (path: string) => void) {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ kind?: string; path?: string }>) => {
    if (data?.kind === 'open' && data.path && isOwnAddress(data.path)) open(data.path);
  });
  serviceWorker.startMessages();
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });

  const look = () => {
    // The very first worker waits for a moment too, but for nobody.
    if (registration.waiting && registration.active) isOutdated.set(true);
  };
  look();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', look);
  });
  onUpdate(() => takeOver(registration));

  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });

  // What this page is made of, beyond the shell, and came past the worker: asked for before it was in charge.
  const { active } = await serviceWorker.ready;
  // A page that was on its way while the worker began is missed by its claim, and would stay without it until a reload.
  if (!serviceWorker.controller) active?.postMessage({ kind: 'claim' });
  new PerformanceObserver((list) => {
    const urls = (list.getEntries() as PerformanceResourceTiming[])
      .filter(({ workerStart }) => workerStart === 0)
      .map(({ name }) => name);
    if (urls.length > 0) active?.postMessage({ kind: 'keep', urls });
  }).observe({ type: 'resource', buffered: true });
  // Loaded, they are kept like all that was opened; another language brings them along when it is chosen.
  await withWords(Promise.resolve(), OFFLINE_WORDS);
}

/** The worker that waits is put in charge of every page; the pages go on with the version they have. */
async function takeOver({ waiting }: ServiceWorkerRegistration) {
  if (!waiting) return;
  const isInCharge = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  waiting.postMessage({ kind: 'take-over' });
  await Promise.race([isInCharge, new Promise((wait) => setTimeout(wait, PATIENCE_MS))]);
}
