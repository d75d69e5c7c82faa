import fc from 'fast-check';
import { expect, it } from 'vitest';
import { correctName, joinName, sortName, splitFullName } from './full-name.ts';

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

it('corrects one part of a name and leaves the other as it was', () => {
  const corrected = (givenName: string, familyName: string | null, to: string) => {
    const name = correctName({ givenName, familyName }, to);
    return [name.givenName, name.familyName];
  };
  expect(corrected('Jhon', 'Ortiz Vega', 'John Ortiz Vega')).toEqual(['John', 'Ortiz Vega']);
  expect(corrected('Maria del Carmen', 'Lopez', 'Maria del Carmen Lopes Diaz')).toEqual([
    'Maria del Carmen',
    'Lopes Diaz',
  ]);
  expect(corrected('Jhon', 'Smiht', ' John   Smith ')).toEqual(['John', 'Smith']);
  expect(corrected('Teller', null, 'Teler')).toEqual(['Teler', null]);
  expect(corrected('Teller', null, 'Raymond Teller')).toEqual(['Raymond', 'Teller']);
  expect(corrected('Ana', 'Li', 'Li')).toEqual(['Li', null]);
});
