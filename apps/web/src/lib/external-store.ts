/** Stands in for the shim of `use-sync-external-store` (`vite.config.ts`). @public */
export { useSyncExternalStore } from 'react';
