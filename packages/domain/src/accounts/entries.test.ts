import { expect, it } from 'vitest';
import { isBirthDate, isEmailAddress, LONGEST_NAME, LONGEST_PASSWORD } from './entries.ts';

it.each([
  ['ada@school.test', true],
  ['  ada@school.test ', true],
  ["o'neil+news@mail.school.test", true],
  [`${'a'.repeat(242)}@school.test`, true],
  [`${'a'.repeat(243)}@school.test`, false],
  ['ada@school', false],
  ['ada@@school.test', false],
  ['a da@school.test', false],
  ['.ada@school.test', false],
  ['ada.@school.test', false],
  ['a..da@school.test', false],
  ['"ada"@school.test', false],
  ['ada@-school.test', false],
  ['ada@school.t', false],
  ['ada@school.test,bob@school.test', false],
  ['ada@school_house.test', false],
  ['', false],
])('judges the address %s: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne);
});

it('takes names of 200 and passwords of 128 characters at most', () => {
  expect([LONGEST_NAME, LONGEST_PASSWORD]).toEqual([200, 128]);
});

it.each([
  ['0011-05-10', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2013-05-10', true],
  ['2026-05-10', true],
  ['2026-05-11', false],
])('judges the date of birth %s: %s', (birthOn, isOne) => {
  expect(isBirthDate(birthOn as never, '2026-05-10' as never)).toBe(isOne);
});
