import { expect, it } from 'vitest';
import type { AnswerSentence } from './answer-sentences.ts';
import { proseOf } from './prose.ts';

const TOPIC = {
  ideas: new Set(['sun', 'leaf', 'sugar', 'root', 'water']),
  stems: new Set(''),
  pairs: new Set(''),
};

/** Sentences as they were read: how many words, and the ideas in them. The text of each is what it is given. */
function prose(criteria: number, ...sentences: [text: string, wordCount: number, ...ideas: string[]][]) {
  const answer = sentences.map(([text]) => text).join('\n');
  let start = 0;
  const said = sentences.map(([text, wordCount, ...ideas]) => {
    const span = { start, end: start + text.length };
    start = span.end + 1;
    return { ...span, wordCount, ideas: new Set(ideas) } as unknown as AnswerSentence;
  });
  return proseOf(answer, said, TOPIC, criteria);
}
const development = (...given: Parameters<typeof prose>) => prose(...given).development;

it('takes thirty words for each criterion, four sentences and three links for a developed text', () => {
  const four = (text: string): [string, number, string][] =>
    [8, 8, 7, 7].map((words) => [text, words, 'sun']);
  expect(development(1, ...four('because although if'))).toBe(1);
  expect(development(1, ...four('because although if'), ['but', 40, 'sun'])).toBe(1);
  expect(development(2, ...four('because although if'))).toBeCloseTo(0.65 / 2 + 0.35);
  expect(development(1, ...four('because although if').slice(1))).toBeCloseTo(
    (0.65 * 22) / 30 + (0.35 * 3) / 4,
  );
});

it('gives statements that nothing links a quarter, and counts each kind of link once', () => {
  const of = (text: string) => development(1, [text, 72, 'sun']);
  expect(of('a leaf')).toBeCloseTo(0.25);
  expect(of('Because the leaf, because')).toBeCloseTo(0.5);
  expect(of('so that it means')).toBeCloseTo(0.75);
  expect(of('sofa iffy butter')).toBeCloseTo(0.25);
});

it('counts a long sentence as several of eighteen words', () => {
  const of = (wordCount: number) => development(3, ['because although if', wordCount, 'sun']);
  expect(of(35)).toBeCloseTo((0.65 * 35) / 90 + 0.35 / 4);
  expect(of(36)).toBeCloseTo((0.65 * 36) / 90 + (0.35 * 2) / 4);
  expect(of(5)).toBeCloseTo((0.65 * 5) / 90 + 0.35 / 4);
});

it('looks at what touches the assignment alone, but for the length', () => {
  const off: [string, number, string] = ['because although if', 40, 'dog'];
  expect(prose(1, ['a leaf', 15, 'dog', 'leaf'], off)).toEqual({
    development: (0.65 * 0.5 + 0.35 / 4) * 0.25,
    isLong: true,
    isOnTopic: false,
  });
  expect(prose(2, ['a leaf', 19, 'leaf'], off).isLong).toBe(false);
  expect(prose(2, ['a leaf', 20, 'leaf'], off).isLong).toBe(true);
  expect(prose(1).development).toBe(0);
});

it('is on topic with five ideas of the assignment in half of the sentences or more', () => {
  const touching: [string, number, ...string[]][] = [
    ['a', 5, 'sun', 'leaf', 'sugar'],
    ['b', 5, 'sun', 'root', 'water'],
  ];
  const off: [string, number, string] = ['c', 5, 'dog'];
  expect(prose(1, ...touching).isOnTopic).toBe(true);
  expect(prose(1, ...touching, off, off).isOnTopic).toBe(true);
  expect(prose(1, ...touching, off, off, off).isOnTopic).toBe(false);
  expect(prose(1, touching[0]!, ['b', 5, 'sun', 'root', 'dog', 'cat']).isOnTopic).toBe(false);
});
