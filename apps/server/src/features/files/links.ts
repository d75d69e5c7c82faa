import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey } from '#platform/derived-key.ts';

const tokenOf = (secret: string, fileId: string, userId: string, expires: string): string =>
  createHmac('sha256', derivedKey(secret, 'file links'))
    .update([fileId, userId, expires].join('|'))
    .digest('base64url');

/** The address of a document for one person until an instant. */
export function linkTo(secret: string, fileId: string, userId: string, expiresAt: string): string {
  const expires = String(Date.parse(expiresAt));
  return `/api/files/${fileId}/${expires}/${tokenOf(secret, fileId, userId, expires)}`;
}

interface Link {
  readonly fileId: string;
  /** Milliseconds, as the address says. */
  readonly expires: string;
  readonly token: string;
}

/** True for this person's own link while it lasts. */
export function isGoodLink(secret: string, link: Link, userId: string, now: string): boolean {
  const right = Buffer.from(tokenOf(secret, link.fileId, userId, link.expires));
  const given = Buffer.from(link.token);
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  return isSigned && Number(link.expires) > Date.parse(now);
}
