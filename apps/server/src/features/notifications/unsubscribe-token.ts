import { createHmac, timingSafeEqual } from 'node:crypto';
import { Cadence, PreferenceType } from '@fieldhouse/contract/notifications.ts';
import { z } from 'zod';
import { derivedKey } from '#platform/derived-key.ts';

/*
 * The link of a letter names a person and kinds of letters, signed; whoever has it may turn these off and nothing else.
 * It doesn't expire, since letters are read late.
 */

const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

const sign = (secret: string, purpose: string, bytes: Buffer): Buffer =>
  createHmac('sha256', derivedKey(secret, 'unsubscribe links'))
    .update(purpose)
    .update(bytes)
    .digest()
    .subarray(0, SIGNATURE_BYTES);

/** What a token carries, where it is ours; null otherwise. */
function opened(secret: string, purpose: string, token: string): Buffer | null {
  const all = Buffer.from(token, 'base64url');
  if (all.length <= SIGNATURE_BYTES || all.toString('base64url') !== token) return null;
  const bytes = all.subarray(0, -SIGNATURE_BYTES);
  return timingSafeEqual(all.subarray(-SIGNATURE_BYTES), sign(secret, purpose, bytes)) ? bytes : null;
}

const sealed = (secret: string, purpose: string, bytes: Buffer): string =>
  Buffer.concat([bytes, sign(secret, purpose, bytes)]).toString('base64url');

/** The secret part of a letter's link. */
export function unsubscribeToken(secret: string, userId: string, types: readonly PreferenceType[]): string {
  const bits = types.reduce((sum, type) => sum | (1 << PreferenceType.options.indexOf(type)), 0);
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return sealed(secret, 'off', Buffer.concat([id, Buffer.from([bits])]));
}

/** Whom a link belongs to and what it turns off; null: it isn't ours. */
export function readUnsubscribeToken(
  secret: string,
  token: string,
): { userId: string; types: PreferenceType[] } | null {
  const bytes = opened(secret, 'off', token);
  if (bytes?.length !== ID_BYTES + 1) return null;
  const hex = bytes.subarray(0, ID_BYTES).toString('hex');
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const bits = bytes[ID_BYTES] ?? 0;
  return { userId, types: PreferenceType.options.filter((_, index) => (bits >> index) & 1) };
}

const Undo = z.object({
  userId: z.uuid(),
  before: z.array(z.object({ type: PreferenceType, cadence: Cadence })),
  until: z.number(),
});
export type Undo = z.infer<typeof Undo>;

/** Takes an end of letters back, until its time is over. */
export const undoToken = (secret: string, undo: Undo): string =>
  sealed(secret, 'undo', Buffer.from(JSON.stringify(undo)));

/** Null: it isn't ours, or too old. */
export function readUndoToken(secret: string, token: string, now: number): Undo | null {
  const bytes = opened(secret, 'undo', token);
  if (!bytes) return null;
  const undo = Undo.parse(JSON.parse(bytes.toString('utf8')));
  return undo.until > now ? undo : null;
}
