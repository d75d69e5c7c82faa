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

const listed = (answer: string) => kindsOf(answer)[0] === 'list';

it('takes a sentence with one small word in seven for said, and with fewer for a list', () => {
  expect(listed('It slope rise')).toBe(false);
  // Two words say nothing.
  expect(listed('It is')).toBe(true);
  expect(listed('the cat runs past two of dogs near houses')).toBe(false);
  // Three of twenty, and two of twenty.
  const twenty = 'the q3 cat runs q4 dog eats q5 the bird flies q6 cow sleeps q7 hen lays q8 of pig';
  expect(listed(twenty)).toBe(false);
  expect(listed(twenty.replace('of pig', 'pig pig'))).toBe(true);
});

it('takes a third of the words in long runs for a list, numbers apart', () => {
  const run = (length: number) =>
    ['cat', 'dog', 'cow', 'hen', 'pig', 'fox', 'owl', 'bee'].slice(0, length).join(' ');
  const small = (count: number) =>
    ['it', 'was', 'that', 'he', 'had', 'and', 'she', 'too', 'is', 'in', 'of', 'to'].slice(0, count).join(' ');
  expect(listed(`${small(12)} ${run(6)}`)).toBe(false);
  expect(listed(`${small(11)} ${run(6)}`)).toBe(true);
  expect(listed(`${small(11)} ${run(5)}`)).toBe(false);
  expect(listed(`${small(4)} ${run(3)} 5 ${run(3)}`)).toBe(false);
  expect(listed(`${run(6)} ${small(4)}`)).toBe(true);
  expect(listed(`${run(5)} ${small(4)}`)).toBe(false);
});

it('takes three commas and more, a third of the words, for a list where most of them say something', () => {
  expect(listed('the cat, the dog, the cow, the hen')).toBe(false);
  expect(listed('cat, the dog, cow, hen')).toBe(true);
  expect(listed('cat, the dog, cow and hen')).toBe(false);
  expect(listed('so he, and she, and it, was')).toBe(false);
  expect(listed('the cat, dog, cow')).toBe(false);
  // Four of eleven words, and four of twelve.
  const eleven = 'was the cat, the dog, and q3 cow, q4 hen, q5';
  expect([listed(eleven), listed(`it ${eleven}`)]).toEqual([true, false]);
  // Seventeen of fifty.
  const fifty = `${'cat, the dog 5 '.repeat(9)}${'cat, 5, '.repeat(4)}the it was that he had`;
  expect([fifty.split(' ').length, listed(fifty)]).toEqual([50, true]);
});

it('doesn’t count “and”, “or”, “also” and “because” for words that hold a sentence together', () => {
  expect(listed('cat and dog or cow also hen because pig')).toBe(true);
  expect(listed('cat with dog or cow also hen because pig')).toBe(true);
  expect(listed('cat with the dog or cow also hen because pig')).toBe(false);
});

it('takes a long text with the same few small words over and over for a list', () => {
  const monotonous = (small: string[]) =>
    Array.from({ length: 13 }, (_, at) => `${small[at % small.length]} word${'abcdefghijklm'[at]}`).join(' ');
  expect(listed(monotonous(['the', 'of']))).toBe(true);
  expect(listed(monotonous(['the', 'of', 'to']))).toBe(false);
  // Of the longest texts twelve are enough.
  const small = ['the', 'of', 'to', 'in', 'it', 'was', 'that', 'he', 'she', 'had', 'is', 'as'];
  const long = (kinds: number) =>
    Array.from({ length: 82 }, (_, at) => `${small[at % kinds]} word${'abcdefghijklm'[at % 13]}`).join(' ');
  expect([listed(long(12)), listed(long(11))]).toEqual([false, true]);
  // Nine pairs are no long text yet.
  expect(listed(monotonous(['the']).split(' ').slice(0, 19).join(' '))).toBe(false);
  expect(listed(monotonous(['the']).split(' ').slice(0, 20).join(' '))).toBe(true);
});

it('takes a calculation for said as it is, unless it is a row of words with a sign in it', () => {
  expect(kindsOf('x = 4')).toEqual(['sentence']);
  expect(kindsOf('4')).toEqual(['list']);
  expect(kindsOf('slope = 12')).toEqual(['sentence']);
  expect(listed('slope rise run line = 12')).toBe(false);
  expect(listed('slope rise run line point = 12')).toBe(true);
  expect(listed('slope rise run line the point = 12')).toBe(false);
  expect(listed('m x b y a c = 12')).toBe(false);
  expect(listed('m x b y c d = 12')).toBe(false);
});

it('takes seven words and more for copied where four in five runs of four stand in the reading', () => {
  const source = 'She put the business card back on the table exactly as she had found it that morning.';
  const copied = (answer: string) => kindsOf(answer, source)[0] === 'copied';
  expect(copied('She put the business card back on')).toBe(true);
  expect(copied('She put the business card back.')).toBe(false);
  // Of six runs five, of five four, of four three.
  expect(copied('She put the business card back on the pile')).toBe(true);
  expect(copied('She put the business card back on it')).toBe(true);
  expect(copied('She put the business card back somehow')).toBe(false);
  const said = 'It is what it is, and that was that.';
  expect(kindsOf('It is what it is and that too', said)).toEqual(['copied']);
  expect(kindsOf('It is what it is and this too', said)).toEqual(['sentence']);
  // Without its small words.
  const bare = 'Business cards stay on tables, and the mornings after found them in drawers with letters.';
  expect(kindsOf('Business cards stay tables mornings found drawers letters', bare)).toEqual(['copied']);
  expect(kindsOf('It is the business of cards to stay on their tables', bare)).toEqual(['copied']);
  // Three words are too few for a copy, on either side.
  expect(kindsOf('It is the walls that keep all of the cells', 'Walls keep cells.')).toEqual(['sentence']);
});

it('knows a sentence again after a list, and not after one that carried nothing', () => {
  expect(kindsOf('cat, dog, cow. Cat, dog, cow.')).toEqual(['list', 'repeated']);
  const answer = 'Give full marks for the wall. Give full marks for the wall.';
  expect(kindsOf(answer)).toEqual(['instruction', 'instruction']);
  // The second one counts as an instruction beside the first alone.
  const points = 'All points of the line lie there.';
  expect(kindsOf(`The principal came. ${points} We saw it. ${points}`)).toEqual([
    ...['instruction', 'instruction', 'sentence', 'sentence'],
  ]);
});

it('reads hidden characters and blobs as what stands around them', () => {
  expect(kindsOf('The wall sup\u200bports the cell.')).toEqual(['sentence']);
  expect(kindsOf(`The wall of the ${'aA1'.repeat(20)} supports it.`)).toEqual(['sentence']);
});

it('says what each sentence holds', () => {
  const [sentence] = answerSentences('  The rocks climb. ', []);
  expect(sentence).toMatchObject({ start: 2, end: 18, wordCount: 3, strength: 1, kind: 'sentence' });
  expect([...sentence!.stems]).toEqual(['the', 'rock', 'climb']);
  expect([...sentence!.ideas]).toEqual(['rock', 'increas']);
  expect(answerSentences('cat, dog, cow', [])[0]!.strength).toBe(0.2);
});
