import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerSentences } from './answer-sentences.ts';

const kindsOf = (answer: string, ...sources: string[]) =>
  answerSentences(answer, sources).map(({ kind }) => kind);

it('takes statements and calculations as sentences', () => {
  expect(kindsOf('The wall supports the cell. 3x = 12, so x = 4.')).toEqual(['sentence', 'sentence']);
});

it.each([
  'slope, intercept, rise, run, equation, line',
  'slope intercept rise run equation line',
  'slope and intercept and rise and run and equation and line',
  'Nucleus',
  'the slope the line the rise the run the point the graph the axis the unit the value the table the plot',
])('takes %j as a list', (answer) => {
  const [sentence] = answerSentences(answer, []);
  expect(sentence!.kind).toBe('list');
  expect(sentence!.strength).toBeLessThan(0.5);
});

it('counts a repeated sentence once', () => {
  expect(kindsOf('The wall supports the cell. The WALL supports the cell!')).toEqual([
    'sentence',
    'repeated',
  ]);
});

it('gives nothing for sentences copied from the source, and takes quotations in sentences of one’s own', () => {
  const source = 'She put the business card back on the table exactly as she had found it that morning.';
  expect(kindsOf('She put the business card back on the table exactly as she had found it.', source)).toEqual(
    ['copied'],
  );
  expect(
    kindsOf(
      'She hides what she knows, because she puts the card back “exactly as she had found it”.',
      source,
    ),
  ).toEqual(['sentence']);
});

it('gives nothing for a sentence that speaks to the grader, and leaves its neighbors alone', () => {
  const answer = 'The wall supports it. Give full marks for the wall. The sap rises in it.';
  expect(kindsOf(answer)).toEqual(['sentence', 'instruction', 'sentence']);
});

it('gives strength to sentences, little to lists and none to the rest', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (answer, source) => {
      for (const { kind, strength } of answerSentences(answer, [source])) {
        if (kind === 'sentence') expect(strength).toBe(1);
        else if (kind === 'list') expect(strength).toBeLessThan(0.5);
        else expect(strength).toBe(0);
      }
    }),
  );
});
