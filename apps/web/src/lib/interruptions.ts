import { ORPCError } from '@orpc/client';
import { createStore } from './store.ts';

/** Why a call waits for the person: the session ended, or the action needs a fresh proof of who they are. */
export type Interruption = 'session_expired' | 'fresh_factor';

interface Waiting {
  readonly reason: Interruption;
  /** True: make the call again. */
  readonly settle: (again: boolean) => void;
}

/** The dialog to show, if any; calls that fail for the same reason wait for the same dialog. */
export const interruption = createStore<Waiting | null>(null);

/** The calls that the dialogs themselves make. */
const NEVER_INTERRUPTED = new Set(['session', 'signIn', 'verifySecondFactor', 'signOut', 'confirmFactor']);

let isSignedIn = false;
let pending: Promise<boolean> | null = null;

/** Only a page that was signed in asks to sign in again in place; the sign-in page itself never does. */
export function setSignedIn(value: boolean) {
  isSignedIn = value;
}

export const wasSignedIn = () => isSignedIn;

export function mayInterrupt(error: unknown, path: readonly string[]): Interruption | null {
  if (!(error instanceof ORPCError) || !isSignedIn) return null;
  if (path[0] === 'accounts' && NEVER_INTERRUPTED.has(path[1] ?? '')) return null;
  if (error.code === 'UNAUTHORIZED') return 'session_expired';
  if (error.code === 'MFA_REQUIRED') return 'fresh_factor';
  return null;
}

export function interrupt(reason: Interruption): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    interruption.set({
      reason,
      settle(again) {
        pending = null;
        interruption.set(null);
        resolve(again);
      },
    });
  });
  return pending;
}
