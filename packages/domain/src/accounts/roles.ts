import { ageOn, type CalendarDate } from '../dates/calendar-date.ts';
import { isBirthDate } from './entries.ts';

export const ROLES = [
  'student',
  'teacher',
  'parent',
  'school_admin',
  'homeschool_parent',
  'master_admin',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/** The roles people may choose for themselves. Operators are made by operators. */
export const SIGN_UP_ROLES = ['student', 'teacher', 'parent', 'school_admin', 'homeschool_parent'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

export type NewMembershipStatus = 'provisional' | 'pending' | 'active';

/** A provisional membership that no one confirms ends after this many days; the work done in it is kept. */
export const PROVISIONAL_DAYS = 14;

/** From this age on students make their own account. */
export const MINIMUM_STUDENT_AGE = 13;

const PASSWORD_FLOOR = 6;
const PASSWORD_FLOOR_OF_STAFF = 12;

/** True for one of the five roles of sign-up. */
export function isSignUpRole(role: string): role is SignUpRole {
  return SIGN_UP_ROLES.some((known) => known === role);
}

/** True for the roles that join a school by its code: all of sign-up but the homeschool parent. */
export function needsSchoolCode(role: SignUpRole): boolean {
  return role !== 'homeschool_parent';
}

/** True for those who work at a school: teachers and school admins. */
export function isStaffRole(role: Role): boolean {
  return role === 'teacher' || role === 'school_admin';
}

/** True for those who run the platform and sign in by the admin login. */
export function isOperatorRole(role: Role): boolean {
  return role === 'master_admin' || role === 'admin';
}

/** True for those who choose a personal license after signing up; students and teachers have theirs by the school. */
export function choosesLicense(role: SignUpRole): boolean {
  return role === 'school_admin' || role === 'parent' || role === 'homeschool_parent';
}

/** The characters a password needs at least: 12 for staff and operators, 6 for everyone else. */
export function minimumPasswordLength(role: Role): number {
  return isStaffRole(role) || isOperatorRole(role) ? PASSWORD_FLOOR_OF_STAFF : PASSWORD_FLOOR;
}

/**
 * The status in which a membership begins.
 *
 * A school code is no secret, so it opens little: a student may study but sees no one else until the school
 * confirms (provisional), staff and parents wait for approval (pending). A homeschool parent is active at
 * once, in a family school of their own.
 */
export function membershipStatusAtSignUp(role: SignUpRole): NewMembershipStatus {
  switch (role) {
    case 'student':
      return 'provisional';
    case 'teacher':
    case 'school_admin':
    case 'parent':
      return 'pending';
    case 'homeschool_parent':
      return 'active';
  }
}

/**
 * True for those whom a school lets in only once they have confirmed their address: staff and guardians see the data of
 * others. A student may have an address that nobody reads, and sees their own.
 */
export function needsConfirmedEmail(role: SignUpRole): boolean {
  return role !== 'student';
}

export type StudentAgeOutcome =
  | { readonly status: 'allowed' }
  /** Under 13 a parent or the school makes the account. */
  | { readonly status: 'needs_parent_or_school' }
  /** Before 1900, or in the future. */
  | { readonly status: 'birth_date_impossible' };

/**
 * Whether a student born on that day may sign up alone today: from 13 on.
 *
 * @throws RangeError when a date does not exist.
 */
export function studentAgeOutcome(birthOn: CalendarDate, today: CalendarDate): StudentAgeOutcome {
  if (!isBirthDate(birthOn, today)) return { status: 'birth_date_impossible' };
  const age = ageOn(birthOn, today);
  return { status: age >= MINIMUM_STUDENT_AGE ? 'allowed' : 'needs_parent_or_school' };
}
