import { hkdfSync } from 'node:crypto';

const keys = new Map<string, Buffer>();

/** The key for one purpose, made from the server's secret; knowing one tells nothing of another. */
export function derivedKey(
  secret: string,
  purpose:
    | 'matching sides'
    | 'receipts'
    | 'file links'
    | 'unsubscribe links'
    | 'mail suppressions'
    | 'pairing codes'
    | 'first passwords'
    | 'consent links'
    | 'proof of work'
    | 'passkey challenges'
    | `web push ${number}`,
): Buffer {
  const name = `${purpose}:${secret}`;
  let key = keys.get(name);
  if (!key) {
    key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(name, key);
  }
  return key;
}
