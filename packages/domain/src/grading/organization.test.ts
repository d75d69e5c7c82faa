import { expect, it } from 'vitest';
import { answerSentences } from './answer-sentences.ts';
import { gradeByRubric } from './built-in-grader.ts';
import { isAboutOrder, orderOf } from './organization.ts';

const ORGANIZATION = {
  name: 'Organization',
  description:
    'Has an introduction with a thesis, paragraphs in a logical order with transitions, and a conclusion.',
};
const ESSAY =
  'Our town should build a skate park, and it should build it soon.\n\n' +
  'First, young people here have nowhere to go after school. They stand around at the gas station, because every other ' +
  'place costs money.\n\n' +
  'In addition, skating is exercise. As a result, kids who skate get stronger and spend fewer hours on a couch.\n\n' +
  'However, some neighbors worry about noise. The park could close at eight, so nobody would lose sleep.\n\n' +
  'In conclusion, a skate park would give the young people of our town a good place to be.';

const orderIn = (answer: string) =>
  orderOf(
    answer,
    answerSentences(answer, []).filter(({ kind }) => kind === 'sentence'),
  );

it('knows criteria about order from criteria about content', () => {
  expect(isAboutOrder(ORGANIZATION)).toBe(true);
  expect(
    isAboutOrder({ name: 'Order of the story', description: 'Uses words such as first, next and finally.' }),
  ).toBe(true);
  expect(
    isAboutOrder({
      name: 'Osmosis',
      description: 'Explains that water moves through the membrane in order to balance.',
    }),
  ).toBe(false);
});

it('gives an ordered essay more than the same sentences in one block without signposts', () => {
  const flat = ESSAY.replaceAll('\n\n', ' ').replace(
    /(?:First|In addition|As a result|However|In conclusion), /g,
    '',
  );
  expect(orderIn(ESSAY).share).toBeGreaterThan(0.9);
  expect(orderIn(flat).share).toBeLessThan(0.4);
  expect(orderIn(ESSAY).found).toEqual(['first', 'in addition', 'however', 'as a result', 'in conclusion']);
});

it('gives an ordered essay the top of an organization criterion, though it says none of its words', () => {
  const grade = (answer: string) =>
    gradeByRubric({
      answer,
      criteria: [
        {
          id: 'claim',
          name: 'Claim and reasons',
          description:
            'States whether the town should build a skate park for young people and gives reasons.',
        },
        { id: 'organization', ...ORGANIZATION },
      ].map((criterion) => ({ ...criterion, points: 10, source: 'ai', levels: [] })),
      objectives: [],
      keyConcepts: [],
      assignmentTitle: 'A Skate Park for Our Town',
    }).criteria[1]!;
  expect(grade(ESSAY)).toMatchObject({ points: 10, confidence: 0.35, reason: { kind: 'terms' } });
  expect(grade(ESSAY).quotes).toHaveLength(3);
  expect(grade(ESSAY).quotes.map(({ text }) => text)[0]).toMatch(/^First, young people/);
  const signpostsAlone = 'First. Second. Then. However. Therefore. Finally. In conclusion.';
  expect(grade(signpostsAlone).points).toBe(0);
});

it('never sees less order when a sentence is added', () => {
  const sentences = ESSAY.split('\n\n');
  for (let count = 1; count < sentences.length; count++) {
    expect(orderIn(sentences.slice(0, count + 1).join('\n\n')).share).toBeGreaterThanOrEqual(
      orderIn(sentences.slice(0, count).join('\n\n')).share,
    );
  }
});

it('counts five kinds of signposts, four paragraphs and five sentences in full', () => {
  expect(orderIn('')).toEqual({
    share: 0,
    found: [],
    missing: ['first', 'next', 'then', 'however', 'as a result', 'finally', 'in conclusion'],
    sentences: [],
  });
  // One sentence leads nowhere.
  expect(orderIn('At first we saw that the sap rises in it.').share).toBeCloseTo(0.02);
  const plain = (count: number) =>
    ['sap', 'root', 'leaf', 'stem', 'bud', 'cone']
      .slice(0, count)
      .map((part) => `We saw the ${part} of the tree.`);
  expect(orderIn(plain(2).join(' ')).share).toBeCloseTo(0.08);
  expect(orderIn(plain(2).join('\n')).share).toBeCloseTo(0.18);
  expect(orderIn(plain(4).join('\n')).share).toBeCloseTo(0.46);
  expect(orderIn(plain(5).join('\n')).share).toBeCloseTo(0.5);
  expect(orderIn(plain(6).join('\n')).share).toBeCloseTo(0.5);
  expect(orderIn(`At first, however, ${plain(2).join(' ')}`).share).toBeCloseTo(0.28);
  const signs = 'First, it was the next one, then, however, as a result, finally, in conclusion, it is';
  expect(orderIn(`${signs} wet. It was dry.`).share).toBeCloseTo(0.58);
});

it('names the sentences with signposts in the order of the text, and the first one where there are none', () => {
  const answer = 'It was wet. Finally it was dry. At first we saw that. Then it was over.';
  const named = (text: string) => orderIn(text).sentences.map(({ start, end }) => text.slice(start, end));
  expect(named(answer)).toEqual(['Finally it was dry.', 'At first we saw that.', 'Then it was over.']);
  expect(orderIn(answer).found).toEqual(['at first', 'then', 'finally']);
  expect(named('It was wet. It was dry.')).toEqual(['It was wet.']);
  expect(named('It was wet. Then it was dry.')).toEqual(['Then it was dry.']);
  // What stands in a list leads nobody.
  expect(orderIn('Firstly, slope, rise, run, line. At first it was wet.').found).toEqual(['at first']);
});

it('needs two signs of order, each counted once however it is written', () => {
  expect(isAboutOrder({ name: 'Conclusion', description: 'The conclusion and the CONCLUSION.' })).toBe(false);
  expect(isAboutOrder({ name: 'Conclusion', description: 'A topic sentence.' })).toBe(true);
});
