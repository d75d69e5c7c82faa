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

it('needs four words around two of the assignment’s for a frame', () => {
  const four = (one: string, other: string) => `so the ${one} and the ${other}`;
  const three = (one: string, other: string) => `the ${one} and the ${other}`;
  const pairs: [string, string][] = [
    ['sugar', 'roots'],
    ['light', 'leaves'],
    ['water', 'dioxide'],
    ['carbon', 'plant'],
  ];
  expect(framed(...pairs.map((pair) => four(...pair)))).toBe(true);
  expect(framed(...pairs.map((pair) => three(...pair)))).toBe(false);
  expect(framed(...pairs.map(([one]) => `so the ${one} and the`))).toBe(false);
});

it('takes two frames for one where three in four of their words are the same', () => {
  const ending = (last: string) => [
    `so and ${last} the sugar roots`,
    `so and ${last} the light leaves`,
    `so and the for water dioxide`,
    `so and the for carbon plant`,
  ];
  // Each has another like it; with the last two alone there would be two alike.
  expect(framed(...ending('but'))).toBe(true);
  const each = ['so and the but', 'so and with as', 'so it with to', 'of it the to'];
  const own = ['sugar roots', 'light leaves', 'water dioxide', 'carbon plant'];
  expect(framed(...each.map((words, at) => `${words} ${own[at]}`))).toBe(false);
  const near = ['so and the but', 'so and the as', 'so and the to', 'so and the of'];
  expect(framed(...near.map((words, at) => `${words} ${own[at]}`))).toBe(true);
  // A word counts as often as both have it.
  const often = ['the the the the', 'the so and but', 'the as to of', 'the for with it'];
  expect(framed(...often.map((words, at) => `${words} ${own[at]}`))).toBe(false);
});

it('asks for half of the sentences, of which it reads the first sixty', () => {
  const alike = [
    FRAME('sugar', 'roots'),
    FRAME('light', 'leaves'),
    FRAME('water', 'dioxide'),
    FRAME('carbon', 'plant'),
  ];
  const other = 'Nothing of it.';
  expect(framed(...alike, ...Array<string>(4).fill(other))).toBe(true);
  expect(framed(...alike, ...Array<string>(5).fill(other))).toBe(false);
  const many = Array.from({ length: 30 }, (_, at) => alike[at % 4] as string);
  expect(framed(...many, ...Array<string>(200).fill(other))).toBe(true);
  expect(framed(...many.slice(1), ...Array<string>(200).fill(other))).toBe(false);
  expect(framed(...Array<string>(57).fill(other), ...alike)).toBe(false);
});
