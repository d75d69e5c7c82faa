import { IconWifiOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { oldestShown, shownCopies } from '#lib/saved-answers.ts';
import classes from './offline-banner.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** True while the device has no network at all. */
export const useIsOffline = () => useSyncExternalStore(subscribe, () => !navigator.onLine);

/** When the oldest of what the page shows came from the server; null: all of it is as new as can be. */
function useShownCopy(): number | null {
  const queryClient = useQueryClient();
  const follow = useCallback(
    (listener: () => void) => {
      const ends = [shownCopies.subscribe(listener), queryClient.getQueryCache().subscribe(listener)];
      return () => {
        for (const end of ends) end();
      };
    },
    [queryClient],
  );
  return useSyncExternalStore(follow, () => oldestShown(queryClient, shownCopies.get()));
}

/** Says that the device is offline, that nothing typed is lost by it, and how old the page is. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const format = useFormat();
  const isOffline = useIsOffline();
  const savedAt = useShownCopy();
  const when = savedAt && format.dateTime(new Date(savedAt).toISOString());
  return (
    <div role="status">
      {(isOffline || when) && (
        <div className={classes.banner}>
          <IconWifiOff size={20} stroke={1.7} aria-hidden="true" />
          <p className={classes.words}>
            {when &&
              (isOffline
                ? t("Saved copy from {{when}}. You're offline.", { when })
                : t("Saved copy from {{when}}. The server can't be reached.", { when }))}{' '}
            {when
              ? t("What you type is kept on this device and sent once you're back online.")
              : t("You're offline. What you type is kept on this device and sent once you're back online.")}
          </p>
        </div>
      )}
    </div>
  );
}
