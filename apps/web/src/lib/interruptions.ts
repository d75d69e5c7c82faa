import { ORPCError } from '@orpc/client';
import { createStore } from './store.ts';
import type { Unsent } from './unsent-work.ts';

/** Why a call waits for the person: the session or the account ended, or the action needs a fresh proof of who they are. */
export type Interruption =
  | { readonly reason: 'session_expired' | 'fresh_factor' }
  /** Signing out would remove work from this device that the server doesn't have. */
  | { readonly reason: 'unsent_work'; readonly work: readonly Unsent[] }
  /** With the address to write to; null: none is known. */
  | { readonly reason: 'account_closed'; readonly contact: string | null };

export type Waiting = Interruption & {
  /** True: make the call again, or go on with it. */
  readonly settle: (again: boolean) => void;
};

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
  // A parent took their consent back while this page was open: it goes, whatever it showed.
  if (error.code === 'CONSENT_REQUIRED') location.reload();
  if (error.code === 'UNAUTHORIZED') return { reason: 'session_expired' };
  if (error.code === 'MFA_REQUIRED') return { reason: 'fresh_factor' };
  if (error.code === 'ACCOUNT_CLOSED') return { reason: 'account_closed', contact: contactOf(error) };
  return null;
}

/** Whom to write to about a closed account, as the refusal says. */
export function contactOf(error: unknown): string | null {
  if (!(error instanceof ORPCError) || error.code !== 'ACCOUNT_CLOSED') return null;
  const contact: unknown = (error.data as { contact?: unknown } | undefined)?.contact;
  return typeof contact === 'string' ? contact : null;
}

export async function interrupt(why: Interruption): Promise<boolean> {
  // Whoever signs in again hasn't said that their work may go.
  while (why.reason === 'unsent_work' && pending) await pending;
  pending ??= new Promise<boolean>((resolve) => {
    interruption.set({
      ...why,
      settle(again) {
        pending = null;
        interruption.set(null);
        resolve(again);
      },
    });
  });
  return await pending;
}
