import type { Locale } from '@fieldhouse/contract/people.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { cssVariablesResolver, queryClient, router, setLocale, theme } from './app-parts.ts';
import { type Role, sessionOf } from './sessions.ts';
import { type OutputOf, type Stubs, server } from './stub.ts';

export { screen, waitFor, within } from '@testing-library/react';

/** What the frame around every page asks for. */
const FRAME: Stubs = {
  'notifications.unread': { unread: 0 },
  'messages.unread': { count: 0 },
  'accounts.countWaiting': { waiting: 0 },
};

interface Opening {
  /** Nobody is signed in, unless it is said. */
  readonly as?: Role | null;
  /** What is special about the person. */
  readonly me?: Partial<NonNullable<OutputOf<'accounts.session'>['me']>>;
  readonly locale?: Locale;
  /** What the server answers; a call that isn't named here fails the test. */
  readonly stubs?: Stubs;
}

/** Opens an address of the app with everything around its page. Gives the person who uses it. */
export async function openPage(address: string, { as = null, me, locale = 'en', stubs = {} }: Opening = {}) {
  server.begin();
  server.add({ 'accounts.session': sessionOf(as, { locale, ...me }), ...(as && FRAME), ...stubs });
  await setLocale(locale);
  window.history.replaceState(null, '', address);
  // The app's own router is made once for the page that is open; here there is one for each test.
  const own = createRouter({ ...router.options, history: createBrowserHistory() } as typeof router.options);
  render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={own as typeof router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

/** Puts a text into a field in one piece, as pasting does. */
export function fill(field: HTMLElement, value: string) {
  field.focus();
  fireEvent.change(field, { target: { value } });
}

/** The focus goes elsewhere. */
export const leave = (field: HTMLElement) => fireEvent.blur(field);

/** The browser loses its network, or has it back; calls fail by their own stubs. */
export function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
