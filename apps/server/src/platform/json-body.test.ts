import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excessOf, JSON_MAX_DEPTH, JSON_MAX_KEYS, JSON_MAX_KEYS_OF_OBJECT } from './json-body.ts';

it('takes what is nested as deeply as allowed, and nothing deeper', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect(excessOf(nested(JSON_MAX_DEPTH))).toBeNull();
  expect(excessOf(nested(JSON_MAX_DEPTH + 1))).toBe('depth');
  expect(excessOf(`${'{"a":'.repeat(JSON_MAX_DEPTH + 1)}1`)).toBe('depth');
});

it('takes as many names as any input has, and no more', () => {
  const object = (keys: number) =>
    Object.fromEntries(Array.from({ length: keys }, (_, at) => [`k${at}`, ':']));
  expect(excessOf(JSON.stringify(object(JSON_MAX_KEYS_OF_OBJECT)))).toBeNull();
  expect(excessOf(JSON.stringify(object(JSON_MAX_KEYS_OF_OBJECT + 1)))).toBe('keys');
  const several = (objects: number) =>
    JSON.stringify({ a: Array.from({ length: objects }, () => object(8)) });
  expect(excessOf(several(JSON_MAX_KEYS / 8 - 1))).toBeNull();
  expect(excessOf(several(JSON_MAX_KEYS / 8))).toBe('keys');
});

it('counts nothing within texts', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('[', '{', '"', '\\', 'a'), { maxLength: 300 }), (signs) => {
      expect(excessOf(JSON.stringify({ text: signs.join('') }))).toBeNull();
    }),
  );
});
