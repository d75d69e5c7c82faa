import { expect, it } from 'vitest';
import { criterionTerms, type Term } from './criterion-terms.ts';

const NO_LESSON = { objectives: [], keyConcepts: [], assignmentTitle: '' };

const termsOf = (description: string, lesson = {}) =>
  criterionTerms([{ name: '', description }], { ...NO_LESSON, ...lesson })[0]!;
const termOf = (terms: readonly Term[], label: string) => terms.find((term) => term.label === label)!;

it('takes the content words of a criterion, each once', () => {
  const [terms] = criterionTerms(
    [{ name: 'Slope', description: 'Explains that the slope rises and rises.' }],
    NO_LESSON,
  );
  expect(terms!.map(({ label }) => label)).toEqual(['slope', 'rises']);
});

it('has no terms for a criterion of function words and rubric language', () => {
  expect(termsOf('Explains it clearly and completely.')).toEqual([]);
});

it('weighs words of key concepts most, then those of objectives', () => {
  const terms = termsOf('Slope, intercept and jersey', {
    objectives: ['Find the intercept'],
    keyConcepts: [{ term: 'Slope', meaning: 'Rise over run' }],
  });
  expect(termOf(terms, 'slope').weight).toBeGreaterThan(termOf(terms, 'intercept').weight);
  expect(termOf(terms, 'intercept').weight).toBeGreaterThan(termOf(terms, 'jersey').weight);
});

it('adds a key concept of several words that the criterion mentions, with its meaning', () => {
  const keyConcepts = [
    { term: 'Rate of change', meaning: 'How fast a quantity grows' },
    { term: 'Golgi apparatus', meaning: 'Packs proteins' },
  ];
  const terms = termsOf('The rate of change is constant', { keyConcepts });
  expect(termOf(terms, 'rate of change')).toMatchObject({
    stems: ['rat', 'chang'],
    meaningStems: ['fast', 'quantiti', 'grow'],
  });
  expect(termOf(terms, 'golgi apparatus')).toBeUndefined();
});

it('asks little for small numbers, connectives and words shared with the title or other criteria', () => {
  const terms = termsOf('Jerseys cost 9 because of 369', { assignmentTitle: 'Jerseys' });
  for (const label of ['jerseys', '9', 'because']) {
    expect(termOf(terms, label).asked).toBeLessThan(termOf(terms, '369').asked);
  }
  const [first] = criterionTerms(
    [
      { name: '', description: 'harbor price' },
      { name: '', description: 'harbor slope' },
    ],
    NO_LESSON,
  );
  expect(termOf(first!, 'harbor').asked).toBeLessThan(termOf(first!, 'price').asked);
});

it('asks for only some of what follows "such as", and credits each of it', () => {
  const terms = termsOf('Quotes details such as kettle, chair and key. Compares houses.');
  expect(termOf(terms, 'kettle').asked).toBeLessThan(termOf(terms, 'kettle').weight);
  expect(termOf(terms, 'details').asked).toBe(termOf(terms, 'details').weight);
  expect(termOf(terms, 'houses').asked).toBe(termOf(terms, 'houses').weight);
});
