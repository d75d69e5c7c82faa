import { createHash } from 'node:crypto';
import { addressPrefix, type Limit } from '#platform/limiter.ts';
import type { KnownBrowser } from './known-browser.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Wrong tries of an address in a quarter of an hour, over all doors together. Shared, as all that counts addresses. */
export const doorLimits = (address: string): [address: Limit] => [
  {
    key: `doors:address:${addressPrefix(address)}`,
    wrongTries: 30,
    windowSeconds: QUARTER_HOUR,
    isShared: true,
  },
];

/** Wrong passwords: 10 per account, ever slower, and 30 per address in a quarter of an hour. */
export const signInLimits = (email: string, address: string): [account: Limit, address: Limit] => [
  { key: `sign-in:account:${hashed(email)}`, wrongTries: 10, windowSeconds: QUARTER_HOUR, isPaced: true },
  ...doorLimits(address),
];

/**
 * Wrong tries of a browser in which this person has signed in before: as strict, but counted by themselves, so that
 * strangers' tries at the account or behind the same address don't keep its owner out.
 */
export const knownBrowserLimits = (step: 'sign-in' | 'factor', known: KnownBrowser): [browser: Limit] => [
  {
    key: `${step}:known:${known.userId}:${known.browserId}`,
    wrongTries: 10,
    windowSeconds: QUARTER_HOUR,
    isPaced: true,
  },
];

/** Wrong second factors: few, since there are only a million codes. */
export const factorLimits = (userId: string, address: string): Limit[] => [
  { key: `factor:${userId}`, wrongTries: 10, windowSeconds: QUARTER_HOUR, isPaced: true },
  ...doorLimits(address),
];

/** Wrong school codes of one prefix, over all doors and addresses: 60 an hour. */
export const prefixLimit = (code: string): Limit => ({
  key: `code:prefix:${code.slice(0, 3)}`,
  wrongTries: 60,
  windowSeconds: HOUR,
  isShared: true,
});

/** Wrong school codes, apart from other wrong tries of the address: 20 an hour per address, 60 an hour per prefix. */
export const ownCodeLimits = (code: string, address: string): Limit[] => [
  { key: `code:address:${addressPrefix(address)}`, wrongTries: 20, windowSeconds: HOUR, isShared: true },
  prefixLimit(code),
];

/** Wrong school codes, with all other wrong tries of the address. */
export const codeLimits = (code: string, address: string): Limit[] => [
  ...ownCodeLimits(code, address),
  ...doorLimits(address),
];

/**
 * A wrong code that this address has brought for this role: the sign-up page asks about a code and then sends it, and
 * whoever brings it again learns nothing new. One try at a time, so that two at the same moment count once.
 */
export const sameCodeLimit = (code: string, role: string, address: string): Limit => ({
  key: `code:same:${addressPrefix(address)}:${hashed(`${role}:${code}`)}`,
  wrongTries: 1,
  windowSeconds: HOUR,
  isPaced: true,
});

/** Taken addresses named at sign-up, and reset letters asked for. */
export const addressLimits = (
  door: 'sign-up' | 'reset' | 'link' | 'register' | 'passkey',
  address: string,
): Limit[] => [
  { key: `${door}:address:${addressPrefix(address)}`, wrongTries: 30, windowSeconds: HOUR, isShared: true },
  // Letters and schools asked for aren't wrong tries.
  ...(door === 'reset' || door === 'register' ? [] : doorLimits(address)),
];

/** Messages of a kind to one mailbox, which nobody fills by calculating. */
export const mailboxLimits = (
  door: 'reset' | 'confirm' | 'confirm-school' | 'change' | 'change-from',
  email: string,
): Limit[] => [{ key: `${door}:account:${hashed(email)}`, wrongTries: 5, windowSeconds: HOUR }];
