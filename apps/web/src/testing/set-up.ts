import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import {
  followSession,
  pageTitle,
  queryClient,
  savedAnswers,
  setSignedIn,
  startI18n,
  toaster,
} from './app-parts.ts';
import { server } from './stub.ts';

/** Longer than any page takes to be there on a busy machine. */
const PATIENCE_MS = 10_000;
const MOST_SHOWN = 2_000;

configure({
  asyncUtilTimeout: PATIENCE_MS,
  // What the page says, not its markup.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\nThe page says: ${pageText().slice(0, MOST_SHOWN)}`),
});

/** Without what the frame says on every page. */
const pageText = () =>
  [...document.body.querySelectorAll(':not(style, aside *, header *)')]
    .flatMap(({ childNodes }) => [...childNodes])
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent)
    .join(' | ');

/** Pages follow the server's events; here nothing happens unless the test makes it. */
class SilentEvents extends EventTarget {
  onmessage = null;
  close() {}
}

/** What browsers have and the test's document doesn't: fields that grow with their text wait for fonts. */
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });

beforeAll(async () => {
  await startI18n();
  followSession(queryClient);
  // What is asked again is asked at once.
  const { queries, ...rest } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retryDelay: 0 } });
});

Object.assign(globalThis, {
  EventSource: SilentEvents,
  fetch: (request: Request, init?: RequestInit) => server.fetch(new Request(request, init)),
});

afterEach(async () => {
  cleanup();
  // Parts that are still loading arrive now: React would draw the next test's page on behalf of this one, and its calls would
  // count as left behind.
  await vi.dynamicImportSettled();
  // What the page was about to ask for is asked for now, and not in the next test.
  await new Promise((resolve) => setTimeout(resolve));
  queryClient.clear();
  savedAnswers.forget();
  setSignedIn(false);
  notifications.clean();
  toaster.set(null);
  pageTitle.set({ title: '', parents: [], path: '' });
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'onLine');
  const complaints = server.takeComplaints();
  server.reset();
  expect(complaints).toEqual([]);
});
