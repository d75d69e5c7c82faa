import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkedParts } from './linked-text.ts';

const links = (text: string) =>
  linkedParts(text)
    .filter(({ href }) => href !== null)
    .map(({ text: written }) => written);

it('finds https addresses and leaves the marks of the sentence outside', () => {
  expect(links('Look at https://example.org/a?b=c#d.')).toEqual(['https://example.org/a?b=c#d']);
  expect(links('(https://example.org/a), https://example.net!')).toEqual([
    'https://example.org/a',
    'https://example.net',
  ]);
  expect(links('https://en.wikipedia.org/wiki/Slope_(mathematics)')).toEqual([
    'https://en.wikipedia.org/wiki/Slope_(mathematics)',
  ]);
  expect(links('https://example.org/\nhttps://example.net/')).toHaveLength(2);
});

it.each([
  'http://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://localhost/x',
  'https://your-bank.test@evil.test/x',
  'https://a:b@evil.test',
  '//evil.test',
  'ftp://x.test',
])('makes no link of %s', (text) => {
  expect(links(text)).toEqual([]);
});

it('never loses or changes a character, and never leads anywhere but to https', () => {
  const text = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('https://', 'a.test', '/(', ')', '.', '"', '<', '@', ' ')),
  );
  fc.assert(
    fc.property(text, (pieces) => {
      const whole = pieces.join('');
      const parts = linkedParts(whole);
      expect(parts.map((part) => part.text).join('')).toBe(whole);
      for (const { href } of parts) expect(href ?? 'https://').toMatch(/^https:\/\//);
    }),
  );
});
