import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANSWER_CORPUS } from './answer-corpus.ts';
import { gradeByRubric } from './built-in-grader.ts';
import { FIRST_READING_SENTENCES, firstReading } from './first-reading.ts';

const TEACHER = 'A teacher reads your work and decides on the grade.';
const REASONED =
  'The potato swelled because water moved into its cells, so it became firm. In salt water it shrank, since the water ' +
  'left the cells again while the salt stayed outside.';

it('thanks, says one or two things, and says who decides', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.subarray([
        'no_evidence',
        'term_list',
        'word_salad',
        'copied_text',
        'repeated_text',
        'unknown_language',
      ]),
      (answer, flags) => {
        const sentences = firstReading(answer, flags);
        expect(sentences.length).toBeGreaterThanOrEqual(3);
        expect(sentences.length).toBeLessThanOrEqual(4);
        expect(sentences.at(-1)).toBe(TEACHER);
        expect(FIRST_READING_SENTENCES).toEqual(expect.arrayContaining(sentences));
      },
    ),
  );
});

it('names what is good before what could be better', () => {
  expect(firstReading(REASONED, [])).toEqual([
    'Thank you for handing in your work.',
    'You say why and how, which helps your reader understand you.',
    TEACHER,
  ]);
  const plain =
    'The potato was in water. The potato was big. It was heavy. We took it out. We put it on the table. It was wet. We wrote it down.';
  expect(firstReading(plain, []).slice(1, 3)).toEqual([
    'You wrote in whole sentences, so your reader can follow you.',
    'Next time, try adding a reason or an example to one of your points.',
  ]);
});

it('asks for twenty-five words, two kinds of reasons, and three signposts over three sentences', () => {
  const said = (answer: string, ...flags: string[]) => firstReading(answer, flags).slice(1, -1);
  const [short, order, reasons, sentences, add] = [
    'Your answer is short. A sentence or two more could show what else you know.',
    'Your text has an order that is easy to follow.',
    'You say why and how, which helps your reader understand you.',
    'You wrote in whole sentences, so your reader can follow you.',
    'Next time, try adding a reason or an example to one of your points.',
  ];
  const ten = 'The potato was in the water and it was big.';
  const fifteen = (link: string) => `We took it out ${link} we put it on the old table over there then.`;
  expect(said(`${ten} ${fifteen('and')}`)).toEqual([sentences, add]);
  expect(said(`${ten} ${fifteen('and').replace(' old', '')}`)).toEqual([short]);
  expect(said(`${ten} ${fifteen('because')}`)).toEqual([sentences, add]);
  expect(said(`${ten.replace('and', 'so')} ${fifteen('because')}`)).toEqual([reasons]);
  expect(said(`${ten.replace('and', 'because')} ${fifteen('Because')}`)).toEqual([sentences, add]);
  const ordered = `At first ${ten} Then ${fifteen('and')} Finally it was firm.`;
  expect(said(ordered)).toEqual([order, add]);
  expect(said(ordered.replace('Finally it', 'And it'))).toEqual([sentences, add]);
  expect(said(ordered.replace('big. Then', 'big and then').replace(' and it was', ' so it was'))).toEqual([
    sentences,
    add,
  ]);
  expect(said('')).toEqual([short]);
  // One sentence is enough; what stands in lists counts for nothing.
  expect(said(`${ten.slice(0, -1)} and ${fifteen('so').toLowerCase()}`)).toEqual([sentences, add]);
  const list = 'Potato cell since membrane salt because water.';
  expect(said(`${ten} ${fifteen('and').replace(' old', '')} ${list}`)).toEqual([short]);
  expect(said(`${ten} ${fifteen('and')} ${list}`)).toEqual([sentences, add]);
  expect(said(ordered, 'repeated_text')).toEqual([
    'Some sentences come up more than once. Saying each thing once is enough.',
  ]);
});

it.each([
  ['word_salad', /whole sentences/i],
  ['term_list', /whole sentences/i],
  ['copied_text', /own words/i],
  ['no_evidence', /question once more/i],
  ['unknown_language', /only English/i],
  ['repeated_text', /once is enough/i],
])('turns %s into a friendly hint', (flag, hint) => {
  expect(firstReading(REASONED, [flag])[1]).toMatch(hint);
});

it('doesn’t accuse where the text may speak to a grader', () => {
  expect(firstReading(REASONED, ['grader_instruction', 'ignore_instructions'])).toEqual(
    firstReading(REASONED, []),
  );
});

it('holds no score, no level and no term of any rubric of the corpus but by chance of everyday words', () => {
  for (const sentence of FIRST_READING_SENTENCES)
    expect(sentence).not.toMatch(/\d|\bpoints?\/|score|level|rubric/i);
  for (const { objectives, keyConcepts, title, criteria, answers } of ANSWER_CORPUS) {
    for (const { text } of answers) {
      const { flags } = gradeByRubric({
        answer: text,
        objectives,
        keyConcepts,
        assignmentTitle: title,
        criteria: criteria.map((criterion) => ({ ...criterion, points: 10, source: 'ai', levels: [] })),
      });
      const reading = firstReading(text, flags).join(' ').toLowerCase();
      for (const { term } of keyConcepts) expect(reading).not.toContain(term.toLowerCase());
    }
  }
});
