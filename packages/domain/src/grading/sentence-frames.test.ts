import { expect, it } from 'vitest';
import { isFramed } from './sentence-frames.ts';
import { topicOf } from './word-salad.ts';
import { wordsOf } from './words.ts';

const TOPIC = topicOf([
  'The plant makes sugar from water, light and carbon dioxide with its green leaves and roots.',
]);
const framed = (...sentences: string[]) => isFramed(sentences.map(wordsOf), TOPIC);
const FRAME = (one: string, other: string) => `I think that the ${one} gives more ${other} to everybody.`;

it('knows one sentence again with other words of the assignment in it', () => {
  const sentences = [
    FRAME('sugar', 'roots'),
    FRAME('light', 'leaves'),
    FRAME('water', 'dioxide'),
    FRAME('carbon', 'plant'),
  ];
  expect(framed(...sentences)).toBe(true);
  expect(framed(...sentences.slice(1))).toBe(false);
});

it('takes two or three sentences alike in a text for a comparison', () => {
  expect(
    framed(
      FRAME('sugar', 'roots'),
      FRAME('light', 'leaves'),
      FRAME('water', 'dioxide'),
      'Without light the plant starves because no sugar is made.',
      'The leaves lose their green and it grows tall and thin.',
    ),
  ).toBe(false);
});

it('looks past a frame that changes a word here and there, and not at what is not about the assignment', () => {
  expect(
    framed(
      FRAME('sugar', 'roots'),
      `Well, ${FRAME('light', 'leaves')}`,
      FRAME('water', 'dioxide').replace('more', 'some'),
      FRAME('carbon', 'plant').replace('everybody', 'us'),
    ),
  ).toBe(true);
  expect(framed(...['dog', 'cat', 'cow', 'hen', 'pig'].map((one) => FRAME(one, 'friends')))).toBe(false);
});
