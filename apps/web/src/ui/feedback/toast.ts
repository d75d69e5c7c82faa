import type { ComponentType, ReactNode } from 'react';
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

/** What shows toasts. Null until the first one: only then is its code loaded. */
export const toaster = createStore<ComponentType | null>(null);

let isMissing = false;

/** Shows a message for some seconds. A form shows its own error instead, never both. */
export async function toast(message: Toast) {
  // Browsers keep the failure of a module, so nothing is gained by asking again on the same page.
  const code = isMissing ? null : await import('./toaster.tsx').catch(() => null);
  isMissing = !code;
  if (!code) return showPlainly(message);
  toaster.set(code.default);
  code.show(message);
}

/**
 * Without the code that shows toasts, as when the connection was lost before the first one: the sentence alone, until it
 * is clicked or another comes.
 */
function showPlainly({ title, message }: Toast) {
  document.querySelector('.plain-toast')?.remove();
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'plain-toast';
  note.textContent = typeof message === 'string' ? `${title} · ${message}` : title;
  note.onclick = note.remove;
  document.body.append(note);
}
