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
