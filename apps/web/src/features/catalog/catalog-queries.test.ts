import { expect, it } from 'vitest';
import { catalogFilter } from './catalog-queries.ts';

it('reads a filter from the address', () => {
  expect(catalogFilter({ search: ' cells ', subject: 'Science', grade: 0 })).toEqual({
    search: 'cells',
    subject: 'Science',
    grade: 0,
  });
});

it('leaves out what makes no sense', () => {
  expect(catalogFilter({ search: '  ', subject: 'Alchemy', grade: 13 })).toEqual({});
  expect(catalogFilter({ grade: 'nine', search: ['x'] })).toEqual({});
});

it('takes a search for a number as words', () => {
  expect(catalogFilter({ search: 1984 })).toEqual({ search: '1984' });
});

it('searches no longer text than the server takes', () => {
  expect(catalogFilter({ search: 'x'.repeat(300) }).search).toHaveLength(100);
});
