import { useSyncExternalStore } from 'react';

const KEYBOARD = '(hover: hover) and (pointer: fine)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(KEYBOARD);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether people type on keys here: on a touch screen Enter is the only way to a new line. */
export const useHasKeyboard = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(KEYBOARD).matches);
