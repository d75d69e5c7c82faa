import type { CalendarDate } from '../dates/calendar-date.ts';

/** What a link may let a guardian do. */
export const GUARDIAN_RIGHTS = [
  'see_record',
  'message_staff',
  'alerts',
  'consent',
  'sign',
  'manage_account',
] as const;
export type GuardianRight = (typeof GUARDIAN_RIGHTS)[number];

/**
 * Why a guardian may: as the parent of a minor, because the student of age consents, because the student is a dependent
 * for tax purposes (34 CFR 99.31(a)(8)), or because a court said so.
 */
export const LINK_BASES = ['minor', 'student_consent', 'tax_dependent', 'court_order'] as const;
export type LinkBasis = (typeof LINK_BASES)[number];

export const RELATIONSHIPS = [
  'mother',
  'father',
  'parent',
  'stepparent',
  'grandparent',
  'guardian',
  'foster_parent',
  'relative',
  'other',
] as const;
export type Relationship = (typeof RELATIONSHIPS)[number];

/** How the school knows that the guardian may. */
export const LINK_PROOFS = ['in_person', 'enrollment_record', 'signed_form', 'court_document'] as const;
export type LinkProof = (typeof LINK_PROOFS)[number];

/** Most guardians of one student: live links, links that wait, and open invitations together. */
export const MOST_GUARDIANS = 10;
/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 14;
/** Days in which a pairing code can be used, once. */
export const PAIRING_DAYS = 7;
/** Days before the 18th birthday on which student and guardians are told what changes. */
export const OF_AGE_NOTICE_DAYS = 30;

/** What a link begins with, where nobody chose otherwise. */
export const USUAL_RIGHTS: readonly GuardianRight[] = [
  'see_record',
  'message_staff',
  'alerts',
  'consent',
  'sign',
];

/** The student's age as it matters here; `null`: the birth date isn't known, which counts as a minor. */
export const isOfAge = (ofAgeOn: CalendarDate | null, today: CalendarDate): boolean =>
  ofAgeOn !== null && today >= ofAgeOn;

export interface LinkTerms {
  readonly basis: LinkBasis;
  readonly rights: readonly GuardianRight[];
  /** The last day, YYYY-MM-DD; null: open. */
  readonly endsOn: string | null;
}

export type LinkObstacle =
  /** Of age: the rights are the student's own, so the parent of a minor gets none. */
  | 'of_age'
  /** A minor can't consent; the parent's rights come from being the parent. */
  | 'minor'
  /** As a dependent's parent one may see the record, and nothing else. */
  | 'record_only'
  /** From 18 on the account is the student's: nobody else manages it but by the student's consent. */
  | 'students_to_give'
  /** The last day is over. */
  | 'ends_in_past';

/** What stands against a link on these terms, today in the school's zone; null: nothing. */
export function linkObstacle(
  { basis, rights, endsOn }: LinkTerms,
  { isAdult, today }: { readonly isAdult: boolean; readonly today: CalendarDate },
): LinkObstacle | null {
  if (basis === 'minor' && isAdult) return 'of_age';
  if (basis === 'student_consent' && !isAdult) return 'minor';
  if (basis === 'tax_dependent' && rights.some((right) => right !== 'see_record')) return 'record_only';
  if (isAdult && basis !== 'student_consent' && rights.includes('manage_account')) return 'students_to_give';
  if (endsOn !== null && endsOn < today) return 'ends_in_past';
  return null;
}

/** The rights in the order in which they are listed, each once. */
export const orderedRights = (rights: readonly GuardianRight[]): GuardianRight[] =>
  GUARDIAN_RIGHTS.filter((right) => rights.includes(right));

/** Signs of a pairing code: none that is taken for another. */
const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const CODE_LENGTH = 10;

/** A pairing code from random bytes, of which it takes those that fall evenly on its signs; null: too few bytes. */
export function pairingCodeFrom(bytes: Uint8Array): string | null {
  const even = 256 - (256 % CODE_SIGNS.length);
  const signs = [...bytes].filter((byte) => byte < even).map((byte) => CODE_SIGNS[byte % CODE_SIGNS.length]);
  return signs.length < CODE_LENGTH ? null : signs.slice(0, CODE_LENGTH).join('');
}

/** A typed code as it was made: without hyphens and spaces, in capitals; null: it can't be one. */
export function readPairingCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((sign) => CODE_SIGNS.includes(sign)) ? code : null;
}

/** A code in two groups, as people read it to each other. */
export const shownPairingCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
