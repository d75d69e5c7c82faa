import type { Home } from '@fieldhouse/contract/people.ts';
import { useMe } from './session.ts';
import { createStore, useStore } from './store.ts';

const KEY = 'fieldhouse.home';

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const chosen = createStore<string | null>(read());

/** Opens the app as this role from now on, on this device. */
export function chooseHome(home: Home) {
  try {
    localStorage.setItem(KEY, home);
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
  chosen.set(home);
}

/** The role in which somebody with several uses the app now: the one they chose last, or their first. */
export function useCurrentHome(): Home {
  const { homes } = useMe();
  const wanted = useStore(chosen);
  return homes.find((home) => home === wanted) ?? homes[0] ?? 'none';
}
