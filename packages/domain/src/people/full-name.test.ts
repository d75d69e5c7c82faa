import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinName, sortName, splitFullName } from './full-name.ts';

it('parts a name at its last space', () => {
  expect(splitFullName('Ana Maria Ortiz')).toEqual({ givenName: 'Ana Maria', familyName: 'Ortiz' });
  expect(splitFullName('  Ada \t Lovelace ')).toEqual({ givenName: 'Ada', familyName: 'Lovelace' });
});

it('takes one word as a given name', () => {
  expect(splitFullName('Pelé')).toEqual({ givenName: 'Pelé', familyName: null });
  expect(splitFullName('   ')).toEqual({ givenName: '', familyName: null });
});

it('writes a name for lists with the family name first', () => {
  expect(sortName({ givenName: 'Ana Maria', familyName: 'Ortiz' })).toBe('Ortiz, Ana Maria');
  expect(sortName({ givenName: 'Pelé', familyName: null })).toBe('Pelé');
});

it('joins what it parted, and never leaves a space in a family name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const name = splitFullName(text);
      expect(joinName(name)).toBe(text.trim().replace(/\s+/gu, ' '));
      expect(name.familyName ?? 'none').toMatch(/^\S+$/u);
      expect(splitFullName(joinName(name))).toEqual(name);
    }),
  );
});
