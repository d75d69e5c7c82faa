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
    // The criterion mentions half of it.
    { term: 'Heart rate', meaning: 'Beats in a minute' },
  ];
  const terms = termsOf('The rate of change is constant', { keyConcepts });
  expect(termOf(terms, 'rate of change')).toMatchObject({
    stems: ['rat', 'chang'],
    meaningStems: ['fast', 'quantiti', 'grow'],
  });
  expect(termOf(terms, 'golgi apparatus')).toBeUndefined();
  expect(termOf(terms, 'heart rate')).toBeUndefined();
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

it('weighs a word by where else it stands, and asks for it by how the criterion names it', () => {
  const [terms] = criterionTerms(
    [
      {
        name: 'Reading a graph',
        description: 'Slope, intercept and 9 because of jersey or color; tables such as charts and keys.',
      },
      { name: '', description: 'Charts' },
    ],
    {
      objectives: ['Find the intercept and the slope'],
      keyConcepts: [{ term: 'Slope', meaning: 'Rise over run of a slope' }],
      assignmentTitle: 'Jersey prices',
    },
  );
  const rounded = (n: number) => Math.round(n * 1000) / 1000;
  expect(terms!.map(({ label, weight, asked }) => [label, rounded(weight), rounded(asked)])).toEqual([
    ['slope', 1.5, 1.2],
    ['intercept', 1.2, 0.96],
    ['9', 0.4, 0.32],
    ['because', 0.4, 0.32],
    ['jersey', 0.6, 0.48],
    ['color', 1, 0.8],
    ['tables', 1, 1],
    ['charts', 0.48, 0.12],
    ['keys', 0.8, 0.2],
    ['reading', 1, 1],
    ['graph', 1, 1],
    // The concept itself, whose meaning may stand for it.
    ['slope', 0.75, 0.75],
  ]);
  expect(terms!.at(-1)).toMatchObject({ stems: ['slop'], meaningStems: ['ris', 'run'] });
});

it('asks for a word as much as the clause that asks most, and calls it what the first calls it', () => {
  const terms = termsOf('Details such as chairs. A chair stands there. Keys such as chairs.');
  expect(termOf(terms, 'chairs')).toMatchObject({ weight: 1, asked: 1 });
  expect(terms.map(({ label }) => label)).toEqual(['details', 'chairs', 'stands', 'keys']);
  expect(termOf(termsOf('Walls or floors. Walls rise.'), 'walls').asked).toBe(1);
});

it('takes numbers of two digits and more, and of no digits alone, in full', () => {
  const terms = termsOf('Costs 10 and 9 and x2');
  expect(terms.map(({ label, weight }) => [label, weight])).toEqual([
    ['costs', 1],
    ['10', 1],
    ['9', 0.4],
    ['x2', 1],
  ]);
});

it('weighs a key concept of several words more than one of a single word, and takes no empty one', () => {
  const keyConcepts = [
    { term: 'Rate of change', meaning: 'x' },
    { term: 'Line', meaning: 'x' },
    { term: 'The', meaning: 'x' },
  ];
  const concepts = termsOf('The rate of change of a line', { keyConcepts }).slice(-2);
  expect(concepts.map(({ label, weight, asked }) => [label, weight, asked])).toEqual([
    ['rate of change', 1.5, 1.5],
    ['line', 0.75, 0.75],
  ]);
});

it('asks for a shared word, and for one of a key concept, as much as the clause that asks most', () => {
  const shared = { assignmentTitle: 'Harbor' };
  expect(termOf(termsOf('Harbor prices. Harbor or slope.', shared), 'harbor').asked).toBe(0.6);
  expect(termOf(termsOf('Harbor or slope. Harbor prices.', shared), 'harbor').asked).toBe(0.6);
  const concept = { keyConcepts: [{ term: 'Harbor', meaning: 'x' }] };
  expect(termOf(termsOf('Harbor prices. Harbor or slope.', concept), 'harbor').asked).toBe(1.5);
  expect(termOf(termsOf('Harbor or slope. Harbor prices.', concept), 'harbor').asked).toBe(1.5);
});
