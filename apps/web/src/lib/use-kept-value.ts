import { useEffect, useState } from 'react';
import { deviceStore } from './device-store.ts';
import { useMe } from './session.ts';

/**
 * A small form that outlives closing, reloading and a lost network: it stays on this device until it is sent, and goes
 * with sign-out, which asks first. For a single text there is `useKeptText`.
 *
 * @param name what the form is for; unique within the app. Another name needs another component (`key`).
 * @param read what of a kept record still means something; null: nothing.
 */
export function useKeptValue<Value>(name: string, empty: Value, read: (kept: unknown) => Value | null) {
  const key = `form/${useMe().userId}/${name}`;
  const [value, show] = useState<Value | null>(null);

  // What is kept is read once; whatever was typed until then is newer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: how a record is read never changes
  useEffect(() => {
    let isGone = false;
    void deviceStore
      .list(key)
      .then((records) => {
        const kept = records.find((record) => record.key === key)?.value;
        if (!isGone) show((typed) => typed ?? (kept === undefined ? null : read(kept)) ?? empty);
      })
      .catch(() => {
        if (!isGone) show((typed) => typed ?? empty);
      });
    return () => {
      isGone = true;
    };
  }, [key]);

  return {
    /** False until the device was asked. */
    isRead: value !== null,
    value: value ?? empty,
    set(next: Value) {
      show(next);
      try {
        deviceStore.writeAtOnce(key, next);
      } catch {
        // Nothing can be kept here; the form holds it as long as it is open.
      }
    },
    forget() {
      show(empty);
      void deviceStore.remove(key).catch(() => undefined);
    },
  };
}
