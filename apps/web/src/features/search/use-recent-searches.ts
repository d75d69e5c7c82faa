import { useEffect, useState } from 'react';
import { deviceStore } from '#lib/device-store.ts';
import { useMe } from '#lib/session.ts';

const MOST = 8;

/** The list with a search put first, once, whatever its capitals. */
export const withSearch = (list: readonly string[], q: string): string[] =>
  [q, ...list.filter((one) => one.toLowerCase() !== q.toLowerCase())].slice(0, MOST);

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** What this person searched for on this device, newest first; forgotten at sign-out with everything kept here. */
export function useRecentSearches() {
  const key = `search/${useMe().userId}/recent`;
  const [recent, setRecent] = useState<readonly string[]>([]);

  // Reads the device.
  useEffect(() => {
    let isGone = false;
    void deviceStore
      .list(key)
      .then(([record]) => {
        if (!isGone && isList(record?.value)) setRecent(record.value);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [key]);

  const keep = (list: readonly string[]) => {
    setRecent(list);
    // A device that keeps nothing shows what was searched for until the page is left.
    void (list.length > 0 ? deviceStore.write(key, list) : deviceStore.remove(key)).catch(() => undefined);
  };
  return {
    recent,
    add: (q: string) => keep(withSearch(recent, q)),
    remove: (q: string) => keep(recent.filter((one) => one !== q)),
    clear: () => keep([]),
  };
}
