import type { Stubs } from './stub.ts';

/** Nobody decides about anybody, and nothing waits. */
export const NO_CONSENT: Stubs = {
  'consent.needed': { items: [] },
  'consent.family': { children: [] },
};
