import { IconWifiOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Says that the device is offline, and that nothing typed is lost by it. */
export function OfflineBanner() {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className={classes.banner}>
          <IconWifiOff size={20} stroke={1.7} aria-hidden="true" />
          {t('You are offline. What you type is kept on this device and sent when the network is back.')}
        </p>
      )}
    </div>
  );
}
