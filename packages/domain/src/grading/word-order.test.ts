import { expect, it } from 'vitest';
import { ANSWER_CORPUS } from './answer-corpus.ts';
import { sentencesOf } from './sentences.ts';
import { isOutOfOrder, orderIn } from './word-order.ts';

const sentencesIn = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

it('counts words after which stands what never does', () => {
  expect(orderIn(['The the leaf of is green and.', 'It was a'])).toEqual({ words: 10, impossible: 4 });
  expect(orderIn(['Leaves are green.'])).toEqual({ words: 3, impossible: 0 });
  expect(orderIn([])).toEqual({ words: 0, impossible: 0 });
});

it('knows nothing of words with a sign between them, and takes a lone capital for a name', () => {
  const texts = [
    'What it is made of, is known.',
    'Plan A is cheap, but B (the of one) is not.',
    'In the “is” of it.',
  ];
  expect(texts.map((text) => orderIn([text]).impossible)).toEqual([0, 1, 0]);
  expect(orderIn(['A is first.']).impossible).toBe(1);
  expect(orderIn(['We don’t of.']).impossible).toBe(1);
  expect(orderIn(['Gib einen Titel an.']).impossible).toBe(0);
});

it('takes three in forty words for no order, and fewer for slips', () => {
  const slips = (count: number, words: number) => [
    `${'of is '.repeat(count)}${'leaf '.repeat(words - 2 * count)}`,
  ];
  expect(isOutOfOrder(slips(3, 120))).toBe(true);
  expect(isOutOfOrder(slips(3, 121))).toBe(false);
  expect(isOutOfOrder(slips(2, 10))).toBe(false);
});

it('takes the mistakes that learners make for none', () => {
  for (const text of [
    'Because is very cold, the plants must to have the light and they no can grow.',
    'He a good student and my mother she doesn’t has time for to explain.',
    'The water it goes up, then it was became a clouds. People can goes there, they from my city.',
    'I am agree, depend of the sun is more better. We was went on to the river; she don’t likes it.',
    'Is important the my friend said me that he don’t knows. In the start they been happy.',
  ])
    expect([text, orderIn(sentencesIn(text)).impossible]).toEqual([text, 0]);
});

it('finds at most one in any answer of the corpus that says something', () => {
  for (const { answers } of ANSWER_CORPUS)
    for (const { id, kind, text } of answers)
      if (kind !== 'salad') expect(orderIn(sentencesIn(text)).impossible, id).toBeLessThanOrEqual(1);
});
