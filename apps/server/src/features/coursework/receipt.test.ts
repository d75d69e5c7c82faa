import { expect, it } from 'vitest';
import { contentSha256, receiptFor } from './receipt.ts';

const answer = { v: 1 as const, text: 'An essay', matches: [{ leftId: 'a', rightId: 'b' }] };

it('takes the fingerprint of everything that is handed in: each word, pair and document, in their order', () => {
  const prints = [
    contentSha256(answer),
    contentSha256({ ...answer, text: 'An essay.' }),
    contentSha256({ ...answer, matches: [{ leftId: 'b', rightId: 'a' }] }),
    contentSha256(answer, ['one']),
    contentSha256(answer, ['two']),
    contentSha256(answer, ['one', 'two']),
    contentSha256(answer, ['two', 'one']),
  ];
  expect(new Set(prints).size).toBe(prints.length);
  expect(contentSha256({ ...answer }, [])).toBe(contentSha256(answer));
});

it('signs who handed in what and when', () => {
  const receipts = [
    receiptFor('secret', 'attempt', 'print', '2026-01-01T00:00:00Z'),
    receiptFor('other', 'attempt', 'print', '2026-01-01T00:00:00Z'),
    receiptFor('secret', 'other', 'print', '2026-01-01T00:00:00Z'),
    receiptFor('secret', 'attempt', 'other', '2026-01-01T00:00:00Z'),
    receiptFor('secret', 'attempt', 'print', '2026-01-01T00:00:01Z'),
  ];
  expect(new Set(receipts).size).toBe(receipts.length);
});
