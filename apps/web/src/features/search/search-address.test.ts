import { expect, it } from 'vitest';
import { searchAddress } from './search-address.ts';

it('reads a search from the address', () => {
  expect(searchAddress({ q: ' cells ', type: 'lesson', subject: 'Science' })).toEqual({
    q: 'cells',
    type: 'lesson',
    subject: 'Science',
  });
});

it('leaves out what makes no sense, and takes a number as words', () => {
  expect(searchAddress({ q: '   ', type: 'person', subject: 'Alchemy' })).toEqual({});
  expect(searchAddress({ q: ['x'] })).toEqual({});
  expect(searchAddress({ q: 1984 })).toEqual({ q: '1984' });
});

it('asks for no longer text than the server takes', () => {
  expect(searchAddress({ q: 'x'.repeat(300) }).q).toHaveLength(200);
});
