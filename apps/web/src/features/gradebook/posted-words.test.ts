import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { formatsFor } from '#lib/format.ts';
import { postedText } from './posted-words.ts';

const t = ((sentence: string) => sentence) as unknown as TFunction;

it('shows no percent that would have the next better letter', () => {
  const text = (ratio: number, letter: string, nextLetterPercent: number | null) =>
    postedText(
      { result: 'graded', ratio, letter, nextLetterPercent, dueOn: null },
      t,
      formatsFor('en', { chosenZone: null, schoolZone: null, dateFormat: null }),
    );
  expect(text(0.926, 'A-', 93)).toBe('92% · A-');
  expect(text(0.926, 'A', null)).toBe('93% · A');
  // The standard bounds hold as well.
  expect(text(0.896, 'B', 90)).toBe('89% · B');
});
