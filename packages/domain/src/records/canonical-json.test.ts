import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('writes what RFC 8785 shows in its examples', () => {
  const example = {
    numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '€$\u000f\nA\'B"\\\\"/',
    literals: [null, true, false],
  };
  expect(canonicalJson(example)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
      '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  // By UTF-16 code units: the emoji (D83D…) stands before the ligature (FB33).
  const sorted = canonicalJson({ '\ufb33': 1, '😀': 2, '\u20ac': 3, ö: 4, '1': 5, '\r': 6 });
  expect(sorted).toBe('{"\\r":6,"1":5,"ö":4,"€":3,"😀":2,"\ufb33":1}');
});

it('is one text for a value in whatever order its keys stand, and reads back as the value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      const turned = JSON.parse(JSON.stringify(value), (_key, one) =>
        one !== null && typeof one === 'object' && !Array.isArray(one)
          ? Object.fromEntries(Object.entries(one).toReversed())
          : one,
      );
      expect(canonicalJson(turned)).toBe(canonicalJson(plain));
      expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
    }),
  );
});

it('refuses what has no canonical text', () => {
  for (const value of [Number.NaN, Infinity, '\ud800', { a: undefined }, [() => 1]]) {
    expect(() => canonicalJson(value)).toThrow(RangeError);
  }
});
