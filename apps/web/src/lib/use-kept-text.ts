import { useEffect, useState } from 'react';
import { deviceStore } from './device-store.ts';
import { useMe } from './session.ts';

/**
 * Text of a small form that outlives closing, reloading and a lost network: it stays on this device until it is sent,
 * and goes with sign-out, which asks first.
 *
 * @param name what the text is for; unique within the app.
 */
export function useKeptText(name: string): {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly forget: () => void;
} {
  const key = `text/${useMe().userId}/${name}`;
  const [text, show] = useState('');

  useEffect(() => {
    let isGone = false;
    void deviceStore
      .list(key)
      .then((records) => {
        const kept = records.find((record) => record.key === key)?.value;
        if (!isGone && typeof kept === 'string') show((typed) => typed || kept);
      })
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [key]);

  return {
    text,
    setText(next) {
      show(next);
      try {
        deviceStore.writeAtOnce(key, next);
      } catch {
        // Nothing can be kept here; the text stays in the form.
      }
    },
    forget() {
      show('');
      void deviceStore.remove(key).catch(() => undefined);
    },
  };
}
