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
    'the share and not the points',
    12,
    [part('Ideas', 8, 16), part('Form', 4, 4)],
    /“Form”\. “Ideas” is where/,
  ],
  ['no part where all are alike', 18, [part('Ideas', 9), part('Form', 9)], /^Very good work/],
  ['the whole where there are no parts', 15, [], /^Good work/],
  ['that most is open', 8, [], /worth another look/],
  ['no strongest part that isn’t one', 0, [part('Ideas', 0), part('Form', 0)], /worth another look/],
] as const)('says %s', (_, points, criteria, words) => {
  expect(resultWords({ points, pointsPossible: 20, criteria: [...criteria] }, t)).toMatch(words);
});
