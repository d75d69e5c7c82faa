import { MINIMUM_STUDENT_AGE } from '../accounts/roles.ts';
import { ageOn, type CalendarDate } from '../dates/calendar-date.ts';

/**
 * What is agreed to or objected to: use of the product by a child under 13 (16 CFR 312.5), AI models of other companies
 * (312.5(a)(2), a consent of its own), and directory information (34 CFR 99.37, an objection by school year).
 */
export const CONSENT_KINDS = ['child_account', 'ai_models', 'directory'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Whose decision it is: a parent's, the school's for educational use alone, or the adult student's own. */
export const CONSENT_BASES = ['parent', 'school', 'self'] as const;
export type ConsentBasis = (typeof CONSENT_BASES)[number];

/**
 * How it was made sure that the decision is theirs. Email plus, a signed form and a call with trained staff are named in
 * 16 CFR 312.5(b)(2); none has us handle cards or identity documents. `signed_in`: the guardian decided in their own
 * account, which the school or an earlier consent has verified. `school_agreement`: the school answers for it.
 */
export const CONSENT_METHODS = [
  'email_plus',
  'signed_form',
  'phone_or_video',
  'signed_in',
  'school_agreement',
] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

/** The wording of the notices that are shown now; a change of meaning takes a new one. */
export const CONSENT_TEXT_VERSION = '2026-11';

/** Days in which a parent can answer; afterwards the child's account and what it holds are deleted. */
export const CONSENT_REQUEST_DAYS = 14;

/** Whether somebody born on that day is too young to agree for themselves; null: the birth date isn't known, which isn't. */
export const needsParentalConsent = (birthOn: CalendarDate | null, today: CalendarDate): boolean =>
  birthOn !== null && ageOn(birthOn, today) < MINIMUM_STUDENT_AGE;

/** Days after which a parent who didn't answer is reminded, once. */
export const CONSENT_REMINDER_DAYS = 7;

/** Hours after which the second email of "email plus" goes out (16 CFR 312.5(b)(2)(viii)). */
export const CONSENT_CONFIRMATION_HOURS = 24;

/** Emails to parents that one child, or one address, causes within a day. */
export const CONSENT_MAILS_A_DAY = 5;

/** Days in which a wish to delete an account, or the end of a consent, can be taken back. */
export const DELETION_DAYS = 14;

/** Methods of a consent that the school's staff record, once they have seen to it. */
export const STAFF_CONSENT_METHODS = ['signed_form', 'phone_or_video'] as const;
export type StaffConsentMethod = (typeof STAFF_CONSENT_METHODS)[number];

/** What a school may show as directory information (34 CFR 99.3), unless the family or the adult student objects. */
export const DIRECTORY_ITEMS = ['name', 'grade_level', 'activities', 'awards', 'photo'] as const;
export type DirectoryItem = (typeof DIRECTORY_ITEMS)[number];

/** What is collected about a child who uses the product. */
export const COLLECTED_ITEMS = ['identity', 'work', 'record', 'talk', 'technical'] as const;
export type CollectedItem = (typeof COLLECTED_ITEMS)[number];

/** The number by which parents and staff name a request to each other: the end of its id, in two groups. */
export const requestNumberOf = (requestId: string): string => {
  const end = requestId.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
};

/**
 * The first day of the school year that a day lies in, where the school has entered none: years begin on the 1st of July,
 * as most states count them.
 */
export const schoolYearStartOn = (today: CalendarDate): CalendarDate => {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0);
  return `${String(year).padStart(4, '0')}-07-01` as CalendarDate;
};
