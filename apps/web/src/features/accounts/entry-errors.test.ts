import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { birthError, nameError, newPasswordError, passwordError } from './entry-errors.ts';

const t = ((text: string, values: Record<string, unknown> = {}) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))) as unknown as TFunction;

it('says how long a name and a password may be', () => {
  expect(nameError(' ', t)).toBe('Enter your full name.');
  expect(nameError('x'.repeat(200), t)).toBeUndefined();
  expect(nameError('x'.repeat(201), t)).toBe('Names can have up to 200 characters.');
  expect(passwordError('', t)).toBe('Enter your password.');
  expect(passwordError('x'.repeat(129), t)).toBe('Passwords can have up to 128 characters.');
  expect(newPasswordError('x'.repeat(5), 6, t)).toBe('Password must be at least 6 characters');
  expect(newPasswordError('x'.repeat(128), 6, t)).toBeUndefined();
  expect(newPasswordError('x'.repeat(129), 6, t)).toBe('Passwords can have up to 128 characters.');
});

it('takes dates of birth from 1900 to today', () => {
  expect(birthError('', '2026-05-10', t)).toBe('Enter your date of birth.');
  expect(birthError('2010-01-31', '2026-05-10', t)).toBeUndefined();
  for (const birthOn of ['0011-05-10', '1899-12-31', '2026-05-11'])
    expect(birthError(birthOn, '2026-05-10', t)).toMatch(/between 1900 and today/);
});
