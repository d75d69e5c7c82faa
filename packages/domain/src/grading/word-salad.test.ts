import { expect, it } from 'vitest';
import { isWordSalad, topicOf } from './word-salad.ts';
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
