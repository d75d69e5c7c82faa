import type { Challenge } from '@fieldhouse/contract/challenge.ts';
import { ORPCError } from '@orpc/client';
import { createStore } from './store.ts';

// What every page has of calculations; the calculation itself is loaded when one is asked for.

/** A calculation that takes long enough to be shown. */
export interface Solving {
  /** Share of one that is done. */
  readonly ratio: number;
  cancel(): void;
}

/** The calculation to show; null: none. */
export const solving = createStore<Solving | null>(null);

/** The person didn't want to wait for the calculation: the call was not sent again. */
export class ChallengeCancelled extends Error {}

/** The challenge that a call was answered with; null: it failed for another reason. */
export function challengeOf(error: unknown): Challenge | null {
  if (!(error instanceof ORPCError) || error.code !== 'CHALLENGE_REQUIRED') return null;
  return (error.data as { challenge?: Challenge } | undefined)?.challenge ?? null;
}
