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
