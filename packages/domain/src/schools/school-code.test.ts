import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatSchoolCode, isSchoolCode, normaliseSchoolCode, schoolCodePrefix } from './school-code.ts';

it('takes the first three letters of the name', () => {
  expect(schoolCodePrefix('Fieldhouse Academy')).toBe('FIE');
  expect(schoolCodePrefix("St. John's")).toBe('STJ');
  expect(schoolCodePrefix('4th Street 5chool')).toBe('THS');
});

it('folds accents and pads short names', () => {
  expect(schoolCodePrefix('Élan')).toBe('ELA');
  expect(schoolCodePrefix('Øst')).toBe('OST');
  expect(schoolCodePrefix('ß')).toBe('SSX');
  expect(schoolCodePrefix('Q1')).toBe('QXX');
  expect(schoolCodePrefix('学校')).toBe('XXX');
});

it('forms a code and refuses numbers out of range', () => {
  expect(formatSchoolCode('FIE', 1000)).toBe('FIE1000');
  expect(formatSchoolCode('FIE', 9999)).toBe('FIE9999');
  for (const number of [999, 10_000, 1000.5, Number.NaN, -1000]) {
    expect(() => formatSchoolCode('FIE', number)).toThrow(RangeError);
  }
  for (const prefix of ['FI', 'fie', 'FIEL', 'F1E']) {
    expect(() => formatSchoolCode(prefix, 1000)).toThrow(RangeError);
  }
  // A digit too many before the number, and one too few in it.
  expect(() => formatSchoolCode('FIE1', 999)).toThrow(RangeError);
});

it('reads a code as people type it', () => {
  expect(normaliseSchoolCode('  fie1042\n')).toBe('FIE1042');
  expect(isSchoolCode('FIE1042')).toBe(true);
  for (const text of ['fie1042', 'FIE104', 'FIE10423', 'FI11042', 'FIE1042\n', ' FIE1042', 'FIE１０４２']) {
    expect(isSchoolCode(text), text).toBe(false);
  }
});

it('makes a valid code of any name and number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1000, max: 9999 }), (name, number) => {
      const code = formatSchoolCode(schoolCodePrefix(name), number);
      expect(isSchoolCode(code)).toBe(true);
      expect(normaliseSchoolCode(` ${code.toLowerCase()} `)).toBe(code);
    }),
  );
});
