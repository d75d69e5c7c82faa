import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MatchingPair, matchingPoints, normalisePairs, scoreMatching } from './matching.ts';

const PAIRS = normalisePairs([
  { id: 'a', left: 'Nucleus', right: 'Holds the DNA' },
  { id: 'b', left: 'Ribosome', right: 'Builds proteins' },
  { id: 'c', left: 'Wall', right: 'Supports the cell' },
]);

const match = (leftId: string, rightId: string) => ({ leftId, rightId });

const anyPairs: fc.Arbitrary<MatchingPair[]> = fc
  .array(fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom('x', 'y', 'z', 'u', 'v')), { maxLength: 8 })
  .map((sides) =>
    sides.map(([text, right], index) => ({
      id: `p${index}`,
      left: { text, image: null },
      right: { text: right, image: null },
    })),
  );
const anyMatches = fc.array(
  fc.record({
    leftId: fc.nat(9).map((n) => `p${n}`),
    rightId: fc.nat(9).map((n) => `p${n}`),
  }),
);

it('counts pairs that belong together and names the left sides that are wrong', () => {
  expect(scoreMatching(PAIRS, [match('a', 'a'), match('b', 'c'), match('c', 'b')])).toEqual({
    correct: 1,
    total: 3,
    isPerfect: false,
    wrongLeftIds: ['b', 'c'],
  });
});

it('is perfect when every pair is matched, in any order', () => {
  expect(scoreMatching(PAIRS, [match('c', 'c'), match('a', 'a'), match('b', 'b')])).toEqual({
    correct: 3,
    total: 3,
    isPerfect: true,
    wrongLeftIds: [],
  });
  expect(scoreMatching(PAIRS.slice(0, 1), [match('a', 'a')]).isPerfect).toBe(true);
});

it('gives nothing for unmatched sides, unknown ids and nothing at all', () => {
  expect(scoreMatching(PAIRS, [match('a', 'zzz'), match('zzz', 'b')]).wrongLeftIds).toEqual(['a', 'b', 'c']);
  expect(scoreMatching([], [match('a', 'a')])).toMatchObject({ correct: 0, total: 0, isPerfect: false });
});

it('does not reward trying one left side with every right side', () => {
  const tries = ['c', 'b', 'a'].flatMap((right) => ['a', 'b', 'c'].map((left) => match(left, right)));
  expect(scoreMatching(PAIRS, tries).correct).toBeLessThanOrEqual(1);
  expect(scoreMatching(PAIRS, [match('a', 'b'), match('a', 'a')]).correct).toBe(0);
  expect(scoreMatching(PAIRS, [match('a', 'a'), match('a', 'a')]).correct).toBe(1);
  expect(scoreMatching(PAIRS, [match('b', 'a'), match('a', 'a')]).correct).toBe(0);
});

it('lets right sides of the same text stand for each other, but not of another image', () => {
  const pairs = normalisePairs([
    { id: 'a', left: '2', right: 'prime' },
    { id: 'b', left: '3', right: 'prime' },
    { id: 'c', left: '4', right: 'square' },
  ]);
  expect(scoreMatching(pairs, [match('a', 'b'), match('b', 'a'), match('c', 'c')]).isPerfect).toBe(true);
  const pictured = normalisePairs([
    { id: 'a', left: '2', right: 'flag', right_image: 'fr.png' },
    { id: 'b', left: '3', right: 'flag', right_image: 'de.png' },
  ]);
  expect(scoreMatching(pictured, [match('a', 'b'), match('b', 'a')]).correct).toBe(0);
});

it('divides the pairs into right and wrong, whatever is sent', () => {
  fc.assert(
    fc.property(anyPairs, anyMatches, (pairs, matches) => {
      const score = scoreMatching(pairs, matches);
      expect(score.correct + score.wrongLeftIds.length).toBe(pairs.length);
      expect(score.correct).toBeLessThanOrEqual(matches.length);
      expect(score.isPerfect).toBe(pairs.length > 0 && score.correct === pairs.length);
    }),
  );
});

it('never scores less for one more match', () => {
  fc.assert(
    fc.property(anyPairs, anyMatches, (pairs, matches) => {
      const before = scoreMatching(pairs, matches.slice(0, -1)).correct;
      expect(scoreMatching(pairs, matches).correct).toBeGreaterThanOrEqual(before);
    }),
  );
});

it('rounds the exact share once, to two decimals', () => {
  expect(matchingPoints(2, 3, 10)).toBe(6.67);
  expect(matchingPoints(1, 3, 10)).toBe(3.33);
  expect(matchingPoints(1, 8, 0.2)).toBe(0.03); // 0.025 is half a hundredth
  expect(matchingPoints(3, 3, 16)).toBe(16);
  expect(matchingPoints(0, 0, 16)).toBe(0);
  expect(() => matchingPoints(4, 3, 10)).toThrow(RangeError);
});

it('grows with every pair, from nothing to all the points', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 99_999 }), (total, whole) => {
      const points = whole / 100;
      expect(matchingPoints(0, total, points)).toBe(0);
      expect(matchingPoints(total, total, points)).toBe(points);
      for (let correct = 1; correct <= total; correct++) {
        const now = matchingPoints(correct, total, points);
        expect(now).toBeGreaterThanOrEqual(matchingPoints(correct - 1, total, points));
        expect(Math.abs(now - (points * correct) / total)).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }),
  );
});
