import type { ReactNode } from 'react';
import { createStore } from '#lib/store.ts';

export interface Toast {
  readonly title: string;
  readonly message?: ReactNode;
  /** Errors stay longer and are red. */
  readonly tone?: 'success' | 'error' | 'info';
  /** Undo and the like; the toast closes after it. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** Replaces the toast with the same id. */
  readonly id?: string;
  /** Stays until it is closed. */
  readonly keep?: boolean;
}

/** Turns true with the first toast: only then is the code that shows toasts loaded. */
export const areToastsWanted = createStore(false);

/** Shows a message for some seconds. A form shows its own error instead, never both. */
export async function toast(message: Toast) {
  areToastsWanted.set(true);
  const { show } = await import('./toaster.tsx');
  show(message);
}
