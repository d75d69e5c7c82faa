import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { derivedKey } from '../derived-key.ts';

/** How an address is known that letters came back from: nobody reads it from the database. */
export const addressHash = ({ APP_SECRET }: Config, address: string): string =>
  createHmac('sha256', derivedKey(APP_SECRET, 'mail suppressions'))
    .update(address.trim().toLowerCase())
    .digest('base64url');
