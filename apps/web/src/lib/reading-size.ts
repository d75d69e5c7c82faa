import { createStore } from './store.ts';

/** Sizes of reading text in percent. A matter of the device: what suits a phone doesn't suit a desk. */
export const READING_SIZES = [90, 100, 115, 130, 150] as const;
export type ReadingSize = (typeof READING_SIZES)[number];

const KEY = 'fieldhouse-reading-size';

function kept(): ReadingSize {
  try {
    const value = Number(localStorage.getItem(KEY));
    return READING_SIZES.find((size) => size === value) ?? 100;
  } catch {
    return 100;
  }
}

export const readingSize = createStore<ReadingSize>(kept());

export function setReadingSize(size: ReadingSize) {
  readingSize.set(size);
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // Storage is switched off: it holds until the page is left.
  }
}
