import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import {
  GUARDIAN_RIGHTS,
  isOfAge,
  LINK_BASES,
  linkObstacle,
  orderedRights,
  pairingCodeFrom,
  readPairingCode,
  shownPairingCode,
} from './guardian-links.ts';

const today = '2026-11-26' as CalendarDate;
const open = { rights: ['see_record'] as const, endsOn: null };

it.each([
  ['minor', false, null],
  ['minor', true, 'of_age'],
  ['student_consent', true, null],
  ['student_consent', false, 'minor'],
  ['court_order', true, null],
  ['court_order', false, null],
  ['tax_dependent', true, null],
] as const)('a link as %s, of age %s: %s', (basis, isAdult, obstacle) => {
  expect(linkObstacle({ ...open, basis }, { isAdult, today })).toBe(obstacle);
});

it('lets the parent of a dependent see the record and nothing else', () => {
  const terms = { basis: 'tax_dependent' as const, endsOn: null };
  expect(linkObstacle({ ...terms, rights: ['see_record', 'sign'] }, { isAdult: true, today })).toBe(
    'record_only',
  );
});

it('leaves the account of a student of age to the student, whatever a court said about the record', () => {
  const rights = ['see_record', 'manage_account'] as const;
  const obstacle = (basis: 'court_order' | 'student_consent', isAdult: boolean) =>
    linkObstacle({ basis, rights, endsOn: null }, { isAdult, today });
  expect(obstacle('court_order', true)).toBe('students_to_give');
  expect(obstacle('court_order', false)).toBeNull();
  expect(obstacle('student_consent', true)).toBeNull();
});

it('takes a last day that is today, and none that is over', () => {
  const ending = (endsOn: string) =>
    linkObstacle({ ...open, basis: 'minor', endsOn }, { isAdult: false, today });
  expect(ending('2026-11-26')).toBeNull();
  expect(ending('2026-11-25')).toBe('ends_in_past');
});

it('counts somebody as of age from the birthday on, and nobody whose birthday is unknown', () => {
  expect(isOfAge(today, today)).toBe(true);
  expect(isOfAge('2026-11-27' as CalendarDate, today)).toBe(false);
  expect(isOfAge(null, today)).toBe(false);
});

it('never lets the parent of a minor keep rights once the student is of age, whatever the terms', () => {
  const rights = fc.subarray([...GUARDIAN_RIGHTS], { minLength: 1 });
  fc.assert(
    fc.property(fc.constantFrom(...LINK_BASES), rights, (basis, some) => {
      const obstacle = linkObstacle({ basis, rights: some, endsOn: null }, { isAdult: true, today });
      if (basis === 'minor') expect(obstacle).toBe('of_age');
      if (basis === 'tax_dependent' && some.length > 1) expect(obstacle).toBe('record_only');
    }),
  );
});

it('orders rights and names each once', () => {
  expect(orderedRights(['sign', 'see_record', 'sign'])).toEqual(['see_record', 'sign']);
});

it('reads a code as people type it, and makes only codes that it reads', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 40, maxLength: 40 }), (bytes) => {
      const code = pairingCodeFrom(bytes);
      if (code === null) return;
      expect(readPairingCode(code)).toBe(code);
      expect(readPairingCode(` ${shownPairingCode(code).toLowerCase()} `)).toBe(code);
    }),
  );
  expect(readPairingCode('ABCDE-FGHI0')).toBeNull();
  expect(readPairingCode('ABCDE')).toBeNull();
  expect(pairingCodeFrom(new Uint8Array(9))).toBeNull();
  expect(pairingCodeFrom(new Uint8Array(40).fill(255))).toBeNull();
});

it('makes each sign from equally many bytes', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const sign = pairingCodeFrom(new Uint8Array(10).fill(byte))?.[0];
    if (sign) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  expect(counts.size).toBe(31);
  expect(new Set(counts.values()).size).toBe(1);
});
