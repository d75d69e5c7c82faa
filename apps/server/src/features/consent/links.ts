import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ConsentId } from '@fieldhouse/contract/ids.ts';
import type { Config } from '#platform/config.ts';
import { derivedKey } from '#platform/derived-key.ts';

/** A fresh secret for a parent's link; the database keeps its hash alone. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

const CONFIRMED = /^c\.([0-9a-f-]{36})\.([\w-]{43})$/;

const signatureOf = ({ APP_SECRET }: Pick<Config, 'APP_SECRET'>, consentId: string) =>
  createHmac('sha256', derivedKey(APP_SECRET, 'consent links')).update(consentId).digest();

/** What opens a consent that was given by email, for whoever reads the mail at its address. It needs no row. */
export const confirmedToken = (config: Pick<Config, 'APP_SECRET'>, consentId: string): string =>
  `c.${consentId}.${signatureOf(config, consentId).toString('base64url')}`;

/** The consent that such a token opens; null: it is none, or somebody made it up. */
export function readConfirmedToken(config: Pick<Config, 'APP_SECRET'>, token: string): ConsentId | null {
  const [, consentId, signature] = CONFIRMED.exec(token) ?? [];
  if (!consentId || !signature) return null;
  const wanted = signatureOf(config, consentId);
  const given = Buffer.from(signature, 'base64url');
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? ConsentId.parse(consentId) : null;
}
