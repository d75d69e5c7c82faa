import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const textsOf = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

it('parts a text at full stops, question and exclamation marks and line breaks', () => {
  expect(textsOf('It rains. Does it? Yes!\nx = 4\n\ny = 2')).toEqual([
    'It rains.',
    'Does it?',
    'Yes!',
    'x = 4',
    'y = 2',
  ]);
  expect(textsOf('She said “no.” He left.')).toEqual(['She said “no.”', 'He left.']);
  expect(textsOf('水是生命。细胞需要水。')).toEqual(['水是生命。', '细胞需要水。']);
});

it('keeps decimals, abbreviations, initials and list numbers together', () => {
  expect(textsOf('It costs 3.5 dollars.')).toEqual(['It costs 3.5 dollars.']);
  expect(textsOf('Mr. Fox met A. E. Housman, e.g. at noon.')).toEqual([
    'Mr. Fox met A. E. Housman, e.g. at noon.',
  ]);
  expect(textsOf('1. The slope is 2.')).toEqual(['1. The slope is 2.']);
});

it('knows abbreviations wherever they stand, and other words that only end like them', () => {
  expect(textsOf('He (Dr. Ames) came, etc. Then no. 4 left.')).toEqual([
    'He (Dr. Ames) came, etc. Then no. 4 left.',
  ]);
  expect(textsOf('It was the best. He left.')).toEqual(['It was the best.', 'He left.']);
  expect(textsOf('He came at 12. He left at 123. So.')).toEqual(['He came at 12.', 'He left at 123.', 'So.']);
  expect(textsOf('Mr? Fox!')).toEqual(['Mr?', 'Fox!']);
  expect(textsOf('He met Mr.\nFox')).toEqual(['He met Mr.', 'Fox']);
});

it('takes a number or small letter for the end where a capital follows or nothing does', () => {
  expect(textsOf('then x is 4. it is')).toEqual(['then x is 4. it is']);
  expect(textsOf('then x is 4. “It is”')).toEqual(['then x is 4.', '“It is”']);
  expect(textsOf('then x is 4. ')).toEqual(['then x is 4.']);
  expect(textsOf('is 4. It is')).toEqual(['is 4. It is']);
  expect(textsOf('It is. b 4. It is')).toEqual(['It is.', 'b 4. It is']);
  expect(textsOf('then x is (4. It is')).toEqual(['then x is (4. It is']);
});

it('lets a number or letter end a sentence', () => {
  expect(textsOf('So we find that x is 4. Then I check b.')).toEqual([
    'So we find that x is 4.',
    'Then I check b.',
  ]);
});

it('finds no sentence in white space', () => {
  expect(sentencesOf(' \n\t ')).toEqual([]);
});

it('covers every word once, in order and trimmed', () => {
  const text = fc
    .array(fc.constantFrom('a', 'Mr', '.', '! ', ' ', '\n', '4', '。', '😀', '"'))
    .map((units) => units.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (source) => {
      const spans = sentencesOf(source);
      const joined = spans.map(({ start, end }) => source.slice(start, end));
      expect(joined.join('').replace(/\s/g, '')).toBe(source.replace(/\s/g, ''));
      for (const sentence of joined) expect(sentence).toBe(sentence.trim());
    }),
  );
});
