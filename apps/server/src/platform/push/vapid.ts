import { createECDH } from 'node:crypto';
import type { Config } from '../config.ts';
import { derivedKey } from '../derived-key.ts';

/** The key pair with which push services know this server (RFC 8292), in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The pair that is set, else one made from the server's secret: the same at every start and in every replica. */
export function vapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, APP_SECRET }: Config): VapidKeys {
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) {
    return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
  }
  const curve = createECDH('prime256v1');
  for (let round = 0; ; round += 1) {
    const privateKey = derivedKey(APP_SECRET, `web push ${round}`);
    try {
      curve.setPrivateKey(privateKey);
    } catch {
      // One number in four billion lies outside of the curve's order.
      continue;
    }
    return {
      publicKey: curve.getPublicKey('base64url'),
      privateKey: privateKey.toString('base64url'),
    };
  }
}

/** Whom a push service writes to about what we send. */
export function vapidSubject({ VAPID_SUBJECT, SUPPORT_EMAIL, PUBLIC_URL, MAIL_FROM }: Config): string {
  if (VAPID_SUBJECT) return VAPID_SUBJECT;
  if (SUPPORT_EMAIL) return `mailto:${SUPPORT_EMAIL}`;
  if (PUBLIC_URL?.startsWith('https://')) return PUBLIC_URL;
  return `mailto:${MAIL_FROM.match(/<([^<>\s]+)>$/)?.[1] ?? MAIL_FROM}`;
}
