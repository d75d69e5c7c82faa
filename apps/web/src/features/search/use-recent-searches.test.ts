import { expect, it } from 'vitest';
import { withSearch } from './use-recent-searches.ts';

it('puts the newest search first, once, and keeps eight', () => {
  expect(withSearch(['light', 'cells'], 'Cells')).toEqual(['Cells', 'light']);
  const many = Array.from({ length: 12 }, (_, index) => `${index}`).reduce(withSearch, [] as string[]);
  expect(many).toEqual(['11', '10', '9', '8', '7', '6', '5', '4']);
});
