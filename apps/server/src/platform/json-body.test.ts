import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTooDeep, JSON_MAX_DEPTH } from './json-body.ts';

it('takes what is nested as deeply as allowed, and nothing deeper', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(isTooDeep(nested(JSON_MAX_DEPTH))).toBe(false);
  expect(isTooDeep(nested(JSON_MAX_DEPTH + 1))).toBe(true);
  expect(isTooDeep(`${'{"a":'.repeat(JSON_MAX_DEPTH + 1)}1`)).toBe(true);
});

it('counts no brackets within texts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('[', '{', '"', '\\', 'a'), { maxLength: 300 }), (signs) => {
      expect(isTooDeep(JSON.stringify({ text: signs.join('') }))).toBe(false);
    }),
  );
});
