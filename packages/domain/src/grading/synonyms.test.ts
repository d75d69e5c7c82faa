import { expect, it } from 'vitest';
import { ideaOf } from './synonyms.ts';
import { stemOf } from './words.ts';

const idea = (word: string) => ideaOf(stemOf(word));

it('brings together the words of one idea, and leaves others to themselves', () => {
  expect(idea('climbs')).toBe(idea('increase'));
  expect(idea('sunlight')).toBe(idea('sun'));
  expect(idea('sugar')).not.toBe(idea('sun'));
  expect(idea('chlorophyll')).toBe(stemOf('chlorophyll'));
});

it('takes a word that stands for two ideas for the first', () => {
  expect(idea('cold')).toBe(idea('cool'));
  expect(idea('cold')).not.toBe(idea('flu'));
});
