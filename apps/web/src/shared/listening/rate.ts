import { createStore } from '#lib/store.ts';

/** How fast a text is read: a share of the voice's own speed. */
export const RATES = [0.75, 1, 1.25, 1.5] as const;

const KEY = 'fieldhouse-listen-rate';

function kept(): number {
  try {
    const value = Number(localStorage.getItem(KEY));
    return RATES.find((rate) => rate === value) ?? 1;
  } catch {
    return 1;
  }
}

/** The speed on this device. */
export const rateOfDevice = createStore<number>(kept());

export function keepRate(rate: number) {
  rateOfDevice.set(rate);
  try {
    localStorage.setItem(KEY, String(rate));
  } catch {
    // Storage is switched off: it holds until the page is left.
  }
}
