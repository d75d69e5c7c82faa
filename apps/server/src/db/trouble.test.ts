import { expect, it } from 'vitest';
import { endsConnection, isDatabaseUnavailable, noteDatabaseError } from './trouble.ts';

const withCode = (code: string) => Object.assign(new Error('said by the server'), { code });

it.each([
  ['57P01', true],
  ['57P03', true],
  ['08006', true],
  ['25006', true],
  ['25P03', true],
  ['53100', true],
  ['53300', true],
  ['57014', true],
  ['55P03', true],
  ['40P01', true],
  ['23505', false],
  ['42501', false],
  ['22P02', false],
])('X02 X05 takes SQLSTATE %s for one that passes: %s', (code, isPassing) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(isPassing);
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: withCode(code) }))).toBe(isPassing);
});

it('X02 gives up the connection where the server ends it or may no longer write, and keeps it after other refusals', () => {
  for (const code of ['57P01', '08006', '25006', '25P03', 'ECONNRESET']) {
    expect(endsConnection(withCode(code)), code).toBe(true);
  }
  for (const code of ['53100', '57014', '40P01', '23505'])
    expect(endsConnection(withCode(code)), code).toBe(false);
});

it("X02 takes a socket's error for the database's only where it is", () => {
  const ofMail = withCode('ECONNREFUSED');
  expect(isDatabaseUnavailable(ofMail)).toBe(false);
  expect(isDatabaseUnavailable(noteDatabaseError(withCode('ECONNREFUSED')))).toBe(true);
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
  const ring = new Error('a ring');
  ring.cause = ring;
  expect(isDatabaseUnavailable(ring)).toBe(false);
  expect(isDatabaseUnavailable(null)).toBe(false);
});
