import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstWord } from './sha256.ts';

const right = (text: string) => createHash('sha256').update(text).digest().readUInt32BE(0);

it('hashes as FIPS 180-4 says', () => {
  expect(firstWord('abc')).toBe(0xba7816bf);
  expect(firstWord('')).toBe(0xe3b0c442);
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{0,55}$/), (text) => {
      expect(firstWord(text)).toBe(right(text));
    }),
  );
});

it('refuses what is longer than one block', () => {
  expect(firstWord('x'.repeat(55))).toBe(right('x'.repeat(55)));
  expect(() => firstWord('x'.repeat(56))).toThrow(RangeError);
});
