import '#lib/react-first.ts';
import '#ui/styles/fonts.css';
import '#ui/styles/tokens.css';
import '#ui/styles/mantine-entry-styles.ts';
import '#ui/styles/global.css';
import '#ui/styles/first-frame.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readyFormats } from '#lib/format.ts';
import { currentLocale, startI18n } from '#lib/i18n.ts';
import { queryClient } from '#lib/query-client.ts';
import { reloadOnMissingModules } from '#lib/release.ts';
import { followSession, sessionQuery } from '#lib/session.ts';
import { cssVariablesResolver, theme } from '#ui/styles/theme.ts';
import { router } from './router.tsx';

reloadOnMissingModules();
followSession(queryClient);

// After everything else: the first visit gains nothing by it. In development there is no worker.
if (import.meta.env.PROD) {
  window.addEventListener('load', () => {
    setTimeout(() => {
      import('#lib/app-worker.ts')
        .then(({ startAppWorker }) => startAppWorker((path) => router.history.push(path)))
        .catch(() => undefined);
    }, 2_000);
  });
}

/** As a transition: the first drawing is cut into slices, and a slow phone stays responsive meanwhile. */
const draw = () =>
  startTransition(() =>
    createRoot(document.getElementById('root')!).render(
      <StrictMode>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </MantineProvider>
      </StrictMode>,
    ),
  );

/**
 * Until the page of the address can be drawn, or at least the frame with what says that its page is coming. Drawn
 * sooner, the router would put each part in as it came, and React draws what a store hands it in one piece.
 */
async function firstPage() {
  // Pages behind sign-in are full of dates.
  queryClient
    .ensureQueryData(sessionQuery)
    .then(({ me }) => me && setTimeout(() => readyFormats(currentLocale())))
    .catch(() => undefined);
  // The router shows its errors itself, once it is drawn.
  await Promise.race([router.load().catch(() => undefined), hasFrame()]);
}

/** Until the router offers what the frame shows while its page is loading: the root and the frame itself are there. */
const hasFrame = () =>
  new Promise<void>((resolve) => {
    // The store can be followed, which its public type leaves out.
    const offered = router.stores.matches as typeof router.stores.matches & {
      subscribe: (look: () => void) => { unsubscribe: () => void };
    };
    const { unsubscribe } = offered.subscribe(() => {
      if (offered.get().findIndex(({ status }) => status === 'pending') < 2) return;
      unsubscribe();
      resolve();
    });
  });

// After the task that evaluated all this. Not awaited at the top: every other module imports from this file's bundle and
// would wait for it.
setTimeout(() => void Promise.all([startI18n(), firstPage()]).then(draw));
