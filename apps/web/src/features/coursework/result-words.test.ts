import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { resultWords } from './result-words.ts';

const t = ((words: string, values: Record<string, string> = {}) =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as unknown as TFunction;

const part = (name: string, points: number, pointsPossible = 10) =>
  ({ name, points, pointsPossible }) as Parameters<typeof resultWords>[0]['criteria'][number];

it.each([
  ['Full marks', 20, [part('Ideas', 10), part('Form', 10)], /^Full marks/],
  ['what is best and what is weakest', 14, [part('Ideas', 9), part('Form', 5)], /“Ideas”\. “Form” is where/],
  [
    'where the most points are missing',
    12,
    [part('Title', 0, 1), part('Ideas', 8, 15), part('Form', 4, 4)],
    /“Form”\. “Ideas” is where/,
  ],
  ['no part where all are alike', 18, [part('Ideas', 9), part('Form', 9)], /^Very good work/],
  ['the whole where there are no parts', 15, [], /^Good work/],
  ['that about half is there', 13, [], /^You've covered a good part/],
  ['that most is open', 8, [], /worth another look/],
  ['no strongest part that isn’t one', 0, [part('Ideas', 0), part('Form', 0)], /worth another look/],
] as const)('says %s', (_, points, criteria, words) => {
  expect(
    resultWords({ points, pointsPossible: 20, lateDeduction: 0, criteria: [...criteria] }, true, t),
  ).toMatch(words);
});

it('looks at the work and not at what lateness cost, and promises nothing where no attempt is left', () => {
  const late = { points: 16, pointsPossible: 20, lateDeduction: 4, criteria: [part('Ideas', 20, 20)] };
  expect(resultWords(late, true, t)).toMatch(/^Full marks/);
  const last = {
    ...{ points: 14, pointsPossible: 20, lateDeduction: 0 },
    criteria: [part('Ideas', 9), part('Form', 5)],
  };
  expect(resultWords(last, false, t)).toBe(
    'You were strongest in “Ideas”. Most points went missing in “Form”.',
  );
});
