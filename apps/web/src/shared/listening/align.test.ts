import { expect, it } from 'vitest';
import { alignWords } from './align.ts';

const words = (text: string) => text.split(' ');
const align = (paragraphs: string[], page: string) => alignWords(paragraphs.map(words), words(page));

it('finds each paragraph behind the one before it', () => {
  expect(align(['the leaf', 'the root'], 'Menu The leaf the root')).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

it('takes the second of two that are alike for the second time it is read', () => {
  expect(align(['one two three', 'one two three'], 'one two three one two three')).toEqual([
    [0, 1, 2],
    [3, 4, 5],
  ]);
});

it('finds what the page shows in another order', () => {
  expect(align(['the story', 'the title'], 'the title the story')).toEqual([
    [2, 3],
    [0, 1],
  ]);
});

it('steps over a formula that is read in other words', () => {
  expect(align(['we know that x squared is four here'], 'we know that is four here')).toEqual([
    [0, 1, 2, -1, -1, 3, 4, 5],
  ]);
  expect(align(['a b c d'], 'a b katex words in between c d')).toEqual([[0, 1, 6, 7]]);
});

it('leaves out what is not on the page, without taking single words for it', () => {
  expect(align(['write five long sentences', 'the end'], 'write to us the end')).toEqual([
    [-1, -1, -1, -1],
    [3, 4],
  ]);
});
