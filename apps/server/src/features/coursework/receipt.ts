import { createHash, createHmac } from 'node:crypto';
import type { AnswerBody } from '@fieldhouse/contract/content.ts';
import { derivedKey } from './derived-key.ts';

/** Fingerprint of what was handed in. */
export const contentSha256 = ({ v, text, matches }: AnswerBody): string =>
  createHash('sha256')
    .update(JSON.stringify([v, text, matches.map(({ leftId, rightId }) => [leftId, rightId])]))
    .digest('hex');

/** What a student can show later: the server's word that this work came in at this instant. */
export const receiptFor = (secret: string, attemptId: string, sha256: string, submittedAt: string): string =>
  createHmac('sha256', derivedKey(secret, 'receipts'))
    .update([attemptId, sha256, submittedAt].join('|'))
    .digest('base64url');
