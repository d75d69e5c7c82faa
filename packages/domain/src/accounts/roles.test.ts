import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../dates/calendar-date.ts';
import {
  choosesLicense,
  isOperatorRole,
  isSignUpRole,
  isStaffRole,
  membershipStatusAtSignUp,
  minimumPasswordLength,
  needsConfirmedEmail,
  needsSchoolCode,
  PROVISIONAL_DAYS,
  ROLES,
  SIGN_UP_ROLES,
  studentAgeOutcome,
} from './roles.ts';

it.each([
  ['student', true, 'provisional', 6],
  ['teacher', true, 'pending', 12],
  ['parent', true, 'pending', 6],
  ['school_admin', true, 'pending', 12],
  ['homeschool_parent', false, 'active', 6],
] as const)('knows how a %s signs up', (role, needsCode, status, passwordLength) => {
  expect(isSignUpRole(role)).toBe(true);
  expect(needsSchoolCode(role)).toBe(needsCode);
  expect(membershipStatusAtSignUp(role)).toBe(status);
  expect(minimumPasswordLength(role)).toBe(passwordLength);
});

it('lets nobody choose to be an operator, who need long passwords', () => {
  const operators = ROLES.filter(isOperatorRole);
  expect(operators).toEqual(['master_admin', 'admin']);
  expect(operators.some(isSignUpRole)).toBe(false);
  expect(operators.map(minimumPasswordLength)).toEqual([12, 12]);
  expect(isSignUpRole('principal')).toBe(false);
});

it('counts teachers and school admins as staff', () => {
  expect(ROLES.filter(isStaffRole)).toEqual(['teacher', 'school_admin']);
  expect(ROLES).toHaveLength(7);
  expect(SIGN_UP_ROLES).toHaveLength(5);
});

it('asks everyone but students for a confirmed address', () => {
  expect(SIGN_UP_ROLES.filter((role) => !needsConfirmedEmail(role))).toEqual(['student']);
});

it('keeps a provisional membership for 14 days', () => {
  expect(PROVISIONAL_DAYS).toBe(14);
});

it('lets students sign up alone from their 13th birthday on', () => {
  expect(studentAgeOutcome('2013-05-10', '2026-05-09')).toEqual({ status: 'needs_parent_or_school' });
  expect(studentAgeOutcome('2013-05-10', '2026-05-10')).toEqual({ status: 'allowed' });
  expect(studentAgeOutcome('2026-05-11', '2026-05-10')).toEqual({ status: 'birth_date_impossible' });
  expect(studentAgeOutcome('0011-05-10', '2026-05-10')).toEqual({ status: 'birth_date_impossible' });
});

it('never takes the leave back as a student grows older', () => {
  const day = fc.integer({ min: 0, max: 9000 }).map((days) => addDays('2000-01-01', days));
  fc.assert(
    fc.property(day, day, fc.nat(4000), (birthOn, today, days) => {
      if (studentAgeOutcome(birthOn, today).status !== 'allowed') return;
      expect(studentAgeOutcome(birthOn, addDays(today, days)).status).toBe('allowed');
    }),
  );
});

it('asks a license of parents and school admins, not of students and teachers', () => {
  expect(SIGN_UP_ROLES.filter(choosesLicense)).toEqual(['parent', 'school_admin', 'homeschool_parent']);
});
