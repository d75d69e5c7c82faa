import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Told, useHandInOutcomes, useHandIns } from '#lib/use-hand-ins.ts';

/** Sends what waits whenever the network may be back, from every page, and says what came of it. */
export function useHandInSender() {
  const { t } = useTranslation();
  const { handIns, all } = useHandIns();
  const isWaiting = all.some(({ refusal }) => refusal === null);

  // Follows the browser's connection.
  useEffect(() => {
    const flush = () => void handIns.flush();
    const onShow = () => document.visibilityState === 'visible' && flush();
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', onShow);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [handIns]);

  // Where the browser can, it also sends after the last page is closed.
  useEffect(() => {
    if (isWaiting) void askForSync();
  }, [isWaiting]);

  const tell = useCallback<Told>(
    (handIn, outcome) => {
      void import('./tell-submission.ts').then(({ tellOfHandIn }) => tellOfHandIn(handIn, outcome, t));
    },
    [t],
  );
  useHandInOutcomes(tell);
}

async function askForSync() {
  const registration = await navigator.serviceWorker?.ready.catch(() => null);
  if (registration && 'sync' in registration) {
    const sync = registration.sync as { register: (tag: string) => Promise<void> };
    await sync.register('hand-ins').catch(() => undefined);
  }
}
