import { createHash, createHmac } from 'node:crypto';
import type { AnswerBody } from '@fieldhouse/contract/content.ts';
import { derivedKey } from '#platform/derived-key.ts';

/** Fingerprint of what was handed in; documents count by their bytes, in their order. */
export const contentSha256 = (
  { v, text, matches }: AnswerBody,
  fileHashes: readonly string[] = [],
): string => {
  const answer = [v, text, matches.map(({ leftId, rightId }) => [leftId, rightId])];
  return createHash('sha256')
    .update(JSON.stringify(fileHashes.length === 0 ? answer : [...answer, fileHashes]))
    .digest('hex');
};

/** What a student can show later: the server's word that this work came in at this instant. */
export const receiptFor = (secret: string, attemptId: string, sha256: string, submittedAt: string): string =>
  createHmac('sha256', derivedKey(secret, 'receipts'))
    .update([attemptId, sha256, submittedAt].join('|'))
    .digest('base64url');
