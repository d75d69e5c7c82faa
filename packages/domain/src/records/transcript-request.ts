import { addDays, type CalendarDate } from '../dates/calendar-date.ts';

/** Days within which a school means to send a transcript. */
export const REQUEST_DAYS = 7;
/** Days for which the link of a recipient works. */
export const DELIVERY_DAYS = 30;
/** Requests of one student that are open at once. */
export const MOST_REQUESTS = 10;

/**
 * The words to which a family consents, in the dialogs in which it asks and agrees (request-dialog.tsx, answer-dialogs.tsx of
 * the web app). Whoever changes what they mean gives them another version.
 */
export const RELEASE_TEXT = '2026-11';

/** What is on file of a request; each is null where it hasn't happened. */
export interface RequestFacts {
  readonly consentBasis: 'student' | 'guardian' | null;
  readonly sentAt: string | null;
  readonly declinedAt: string | null;
  readonly withdrawnAt: string | null;
}

export type RequestState = 'needs_consent' | 'open' | 'sent' | 'declined' | 'withdrawn';

/**
 * How a request stands. At 18 the right to consent is the student's alone (34 CFR 99.5): what a guardian agreed to before
 * and what isn't sent yet needs the student's own word.
 */
export function requestState(
  { consentBasis, sentAt, declinedAt, withdrawnAt }: RequestFacts,
  isOfAge: boolean,
): RequestState {
  if (sentAt !== null) return 'sent';
  if (declinedAt !== null) return 'declined';
  if (withdrawnAt !== null) return 'withdrawn';
  return consentBasis === (isOfAge ? 'student' : 'guardian') ? 'open' : 'needs_consent';
}

/** The day by which a request of today is due. */
export const requestDueOn = (today: CalendarDate): CalendarDate => addDays(today, REQUEST_DAYS);
