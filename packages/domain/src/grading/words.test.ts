import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isContentWord, stemOf, wordsOf } from './words.ts';

const stemsOf = (text: string) => wordsOf(text).map(({ stem }) => stem);

it.each([
  ['divide', 'divides', 'divided', 'dividing'],
  ['translate', 'translation', 'translating'],
  ['theory', 'theories'],
  ['fly', 'flies'],
  ['tie', 'ties'],
  ['cactus', 'cactuses'],
  ['stop', 'stopped', 'stopping'],
  ['nucleus', 'nuclei'],
  ['move', 'moves', 'moved', 'moving'],
  ['bacterium', 'bacteria'],
  ['mitochondrion', 'mitochondria'],
  ['process', 'processes'],
  ['direct', 'directly'],
])('takes the forms of %s for one word', (word, ...forms) => {
  for (const form of forms) expect(stemOf(form)).toBe(stemOf(word));
});

it.each([
  ['glass', 'glass'],
  ['virus', 'virus'],
  ['axis', 'axis'],
  ['stories', 'stori'],
  ['boxes', 'box'],
  ['churches', 'church'],
  ['wishes', 'wish'],
  ['horses', 'hors'],
  ['cats', 'cat'],
  ['cactus', 'cact'],
  ['cacti', 'cact'],
  ['genius', 'geni'],
  ['bacteria', 'bacteri'],
  ['string', 'string'],
  ['playing', 'play'],
  ['running', 'run'],
  ['falling', 'fall'],
  ['passed', 'pass'],
  ['need', 'need'],
  ['action', 'action'],
  ['production', 'product'],
  ['discussion', 'discuss'],
  ['slowly', 'slow'],
  ['only', 'only'],
  ['early', 'earli'],
  ['body', 'body'],
  ['study', 'studi'],
  ['today', 'today'],
  ['make', 'mak'],
  ['the', 'the'],
  ['tie', 'tie'],
  ['bees', 'bee'],
  ["student's", 'student'],
  ['3.50', '3.5'],
  ['3.00kg', '3kg'],
  ['1,200', '1200'],
  ['100', '100'],
  [`${'a'.repeat(29)}s`, 'a'.repeat(29)],
  [`${'a'.repeat(30)}s`, `${'a'.repeat(30)}s`],
  ['über', 'über'],
])('compares %s as %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it('keeps different words apart', () => {
  for (const [a, b] of [
    ['slope', 'slow'],
    ['factor', 'fact'],
    ['meiosis', 'mitosis'],
    ['gas', 'ga'],
    ['19', '1.9'],
  ] as const) {
    expect(stemOf(a)).not.toBe(stemOf(b));
  }
});

it('reads numbers by value and words without case, accent, width and hidden characters', () => {
  expect(stemsOf('1,000 18.0 2.50 x² 19n')).toEqual(['1000', '18', '2.5', 'x2', '19n']);
  expect(stemsOf('Café ＣＥＬＬ nu\u200Bcleus Ana’s')).toEqual(['caf', 'cell', 'nucl', 'ana']);
});

it('tells content from function words, rubric language and lone letters', () => {
  const content = wordsOf('Explains that the x slope is 3 because it rises').filter(isContentWord);
  expect(content.map(({ surface }) => surface)).toEqual(['slope', '3', 'because', 'rises']);
  // What stands alone in other scripts is a word; they begin after the last Latin letter with a stroke.
  expect(wordsOf('x ɏ ɐ 水').map(isContentWord)).toEqual([false, false, true, true]);
});

it('reads any text without white space in a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { stem, surface } of wordsOf(text)) {
        expect(stem.length).toBeGreaterThan(0);
        expect(surface).not.toMatch(/\s/);
      }
    }),
  );
});
