import { expect, it } from 'vitest';
import { isWordSalad, type Topic, topicOf } from './word-salad.ts';
import { wordsOf } from './words.ts';

const TOPIC = topicOf([
  'Osmosis. Explains that water moves by osmosis through the selectively permeable membrane toward the side with more solute, so cells in distilled water swell and cells in salt water shrink.',
  'Fair comparison. Says that percent change is fair because starting masses differ.',
]);
const isSalad = (text: string) => isWordSalad(text.split(/(?<=\.) /).map(wordsOf), TOPIC);

it.each([
  'The percent of the membrane swells a fair solute and osmosis because starting cells change the side. Distilled masses differ through salt.',
  'osmosis solute fair membrane percent swell masses shrink side change cells starting',
  'Water water masses masses. Osmosis percent osmosis percent membrane fair solute fair.',
])('takes %j for word salad', (text) => {
  expect(isSalad(text)).toBe(true);
});

it.each([
  'Water moves by osmosis through the membrane to the side with more solute, and that is why the cells in salt water shrink.',
  'The water go in the cell by osmosis and cell swell. In salt water cell shrink because water go out.',
  'We used percent change because our pieces had different starting masses, and otherwise it would not be fair.',
  'I think it was the salt. My cells looked strange.',
])('takes %j for statements, mistakes and all', (text) => {
  expect(isSalad(text)).toBe(false);
});

it('is not fooled by chatter around the salad', () => {
  const salad =
    'The percent of the membrane swells a fair solute and osmosis because starting cells change the side. Distilled masses differ through salt.';
  expect(
    isSalad(`I like my school a lot. ${salad} My friend has a dog. It was a nice day and we had fun.`),
  ).toBe(true);
});

it('knows terms strewn over fluent sentences, each of them built in its own way', () => {
  const strewn = [
    'I think that the osmosis gives us a percent, because the membrane of the masses is important for a salt.',
    'When people look at a fair solute they can always see how the water differs from the selectively starting side.',
    'Some say that cells are different from the change, but in the end the permeable masses make the osmosis happen.',
    'My friend told me that percent goes with the distilled side as long as the solute is still there.',
  ].join(' ');
  expect(isSalad(strewn)).toBe(true);
  const stated = [
    'I saw that water moves by osmosis through the membrane, because there was more solute on the other side.',
    'When we put the cells in distilled water they swell, and in salt water the cells shrink as we had thought.',
    'We said that percent change is fair for everybody, since in the beginning the starting masses differ a lot.',
    'So in the end the water moves toward the side with more solute until it is the same on both.',
  ].join(' ');
  expect(isSalad(stated)).toBe(false);
});

it('knows what an assignment is about, and which of its words stand within two of each other', () => {
  expect(topicOf(['Rocks and sand of 3 rivers name evidence.', 'Sand'])).toEqual({
    // One idea for a rock and a stone; what rubrics are written with is no idea, and yet no word of one’s own.
    ideas: new Set(['rock', 'sand', 'river']),
    stems: new Set(['rock', 'sand', 'river', 'nam', 'evidenc']),
    pairs: new Set([
      ...['rock sand', 'sand rock', 'rock river', 'river rock', 'sand river', 'river sand'],
      ...['sand nam', 'nam sand', 'river nam', 'nam river', 'river evidenc', 'evidenc river'],
      ...['nam evidenc', 'evidenc nam'],
    ]),
  });
});

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'k', 'l', 'm', 'n', 'o', 'p'];
const TERMS = LETTERS.map((letter) => `q${letter}q`);
const known = (...pairs: string[]): Topic => ({
  ...{ ideas: new Set<string>(), stems: new Set(TERMS) },
  pairs: new Set(pairs.flatMap((pair) => [pair, pair.split(' ').toReversed().join(' ')])),
});
const times = (count: number, word: string) => Array<string>(count).fill(word);
/** A sentence of so many words of the assignment, small words and words of one's own. */
const mixed = (terms: number, small: number, own = 0) =>
  wordsOf([...TERMS.slice(0, terms), ...times(small, 'the'), ...times(own, 'zuz')].join(' '));
const follow = (terms: number) => TERMS.slice(1, terms).map((term, at) => `${TERMS[at]} ${term}`);

it('goes by the share of the assignment’s words, and by neighbors that it never puts together', () => {
  // All of its neighbors are strange: an eighth of the words is enough.
  expect(isWordSalad([mixed(8, 58)], known())).toBe(true);
  expect(isWordSalad([mixed(8, 59)], known())).toBe(false);
  // None is: nearly three in four have to be.
  expect(isWordSalad([mixed(8, 3)], known(...follow(8)))).toBe(true);
  expect(isWordSalad([mixed(8, 4)], known(...follow(8)))).toBe(false);
  // Eighteen of twenty-five words are just enough.
  expect(isWordSalad([mixed(9, 3), mixed(9, 4)], known(...follow(9)))).toBe(true);
  expect(isWordSalad([mixed(9, 4), mixed(9, 4)], known(...follow(9)))).toBe(false);
  // Words of one's own thin it out.
  expect(isWordSalad([mixed(8, 20, 0)], known())).toBe(true);
  expect(isWordSalad([mixed(8, 0, 10)], known())).toBe(false);
  expect(isWordSalad([mixed(8, 0, 9)], known())).toBe(true);
  // The same word twice in a row is as strange as two that never meet.
  const twice = wordsOf(
    [...TERMS.slice(0, 8).flatMap((term) => [term, term]), ...times(20, 'the')].join(' '),
  );
  expect(isWordSalad([twice], known(...follow(8)))).toBe(true);
});

it('says nothing of fewer than eight words of the assignment, or of sentences that hold one', () => {
  expect(isWordSalad([mixed(7, 0)], known())).toBe(false);
  expect(isWordSalad([mixed(8, 0)], known())).toBe(true);
  expect(isWordSalad(TERMS.slice(0, 8).map(wordsOf), known())).toBe(false);
  expect(isWordSalad([mixed(7, 0), wordsOf(`${TERMS[8]} the the`)], known())).toBe(false);
  expect(isWordSalad([mixed(6, 0), wordsOf(`${TERMS[8]} ${TERMS[9]}`)], known())).toBe(true);
  // Chatter doesn't thin it out.
  expect(
    isWordSalad([mixed(8, 0), ...Array(9).fill(mixed(0, 9)), ...Array(9).fill(mixed(1, 9))], known()),
  ).toBe(true);
});

it('takes twelve neighbors, three in four of them strange, over a fifth of the words for strewn', () => {
  const pairs = (count: number) => known(...follow(13).slice(0, count));
  expect(isWordSalad([mixed(13, 42, 13)], pairs(3))).toBe(true);
  expect(isWordSalad([mixed(13, 43, 13)], pairs(3))).toBe(false);
  expect(isWordSalad([mixed(13, 42, 13)], pairs(4))).toBe(false);
  expect(isWordSalad([mixed(12, 20, 28)], pairs(0))).toBe(false);
  expect(isWordSalad([mixed(13, 20, 28)], pairs(0))).toBe(true);
  // Nineteen words of a hundred.
  expect(isWordSalad([mixed(10, 30, 12), mixed(9, 26, 13)], pairs(0))).toBe(true);
  expect(isWordSalad([mixed(10, 30, 12), mixed(9, 27, 13)], pairs(0))).toBe(false);
});

it('passes over numbers and lone letters, which stand with anything', () => {
  const topic = known(...follow(8));
  const spread = wordsOf(
    [...TERMS.slice(0, 8).flatMap((term) => [term, 'x', '12']), ...times(1, 'the')].join(' '),
  );
  expect(isWordSalad([spread], topic)).toBe(false);
  expect(isWordSalad([mixed(8, 8)], topic)).toBe(false);
  expect([...topicOf(['Rock x 12 sand']).pairs]).toEqual(['rock sand', 'sand rock']);
});
