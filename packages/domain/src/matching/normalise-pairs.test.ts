import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MatchingPairsError, type MatchingPairsProblem, normalisePairs } from './matching.ts';

const NUCLEUS = {
  id: 'n',
  left: { text: 'Nucleus', image: null },
  right: { text: 'Holds the DNA', image: null },
};

function problemOf(raw: unknown): [MatchingPairsProblem, number | null] | null {
  try {
    normalisePairs(raw);
    return null;
  } catch (error) {
    if (!(error instanceof MatchingPairsError)) throw error;
    return [error.problem, error.position];
  }
}

it('reads every accepted spelling as the same pair', () => {
  const spellings = [
    { id: 'n', left_text: 'Nucleus', right_text: 'Holds the DNA' },
    { left_id: 'n', right_id: 'r', left_text: 'Nucleus', right_text: 'Holds the DNA' },
    { right_id: 'n', left: 'Nucleus', right: ' Holds the DNA ' },
    { id: 'n', left: { text: 'Nucleus' }, right: { text: 'Holds the DNA', image: null } },
    { id: 'n', left_text: 'Nucleus', left_image: '', right: 'Holds the DNA', right_image: null },
  ];
  for (const spelling of spellings) expect(normalisePairs([spelling])).toEqual([NUCLEUS]);
});

it('takes an image in place of a text', () => {
  expect(normalisePairs([{ id: 1, left_image: 'cell.png', right: { image: 'dna.png' } }])).toEqual([
    { id: '1', left: { text: '', image: 'cell.png' }, right: { text: '', image: 'dna.png' } },
  ]);
});

it('names pairs without an id by their position', () => {
  const pairs = normalisePairs([
    { left: 2, right: 'even' },
    { left: 3, right: 'odd' },
  ]);
  expect(pairs.map(({ id, left }) => [id, left.text])).toEqual([
    ['pair-1', '2'],
    ['pair-2', '3'],
  ]);
});

it('says what is wrong and where', () => {
  const fine = { id: 'n', left: 'a', right: 'b' };
  expect(problemOf(null)).toEqual(['not_a_list', null]);
  expect(problemOf({ pairs: [] })).toEqual(['not_a_list', null]);
  expect(problemOf([fine, 'b'])).toEqual(['not_a_pair', 2]);
  expect(problemOf([fine, null])).toEqual(['not_a_pair', 2]);
  expect(problemOf([{ id: 'n', left: '  ', right: 'b' }])).toEqual(['left_missing', 1]);
  expect(problemOf([fine, { id: 'm', left_text: 'a' }])).toEqual(['right_missing', 2]);
  expect(problemOf([fine, fine])).toEqual(['id_repeated', 2]);
  expect(problemOf([{ id: 'n', left: Number.NaN, right: 'b' }])).toEqual(['left_missing', 1]);
  expect(problemOf([])).toBeNull();
  expect(() => normalisePairs(null)).toThrow('Matching pairs: not_a_list');
  expect(() => normalisePairs([fine, null])).toThrow('Matching pair 2: not_a_pair');
});

it('reads its own result again unchanged, and refuses anything else with a problem of its own', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (raw) => {
      if (problemOf(raw) !== null) return;
      const pairs = normalisePairs(raw);
      expect(normalisePairs(pairs)).toEqual(pairs);
    }),
  );
});
