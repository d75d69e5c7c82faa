import { expect, it } from 'vitest';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { type RequestFacts, requestDueOn, requestState } from './transcript-request.ts';

const NEW: RequestFacts = { consentBasis: null, sentAt: null, declinedAt: null, withdrawnAt: null };
const AT = '2026-11-20T15:00:00Z';

it('needs the consent of whose right it is on that day', () => {
  for (const [consentBasis, isOfAge, state] of [
    [null, false, 'needs_consent'],
    [null, true, 'needs_consent'],
    ['guardian', false, 'open'],
    // The right has moved to the student.
    ['guardian', true, 'needs_consent'],
    ['student', true, 'open'],
    // A birth date that was corrected.
    ['student', false, 'needs_consent'],
  ] as const) {
    expect(requestState({ ...NEW, consentBasis }, isOfAge)).toBe(state);
  }
});

it('stays what it came to, whoever comes of age afterwards', () => {
  for (const isOfAge of [false, true]) {
    const agreed = { ...NEW, consentBasis: 'guardian' as const };
    expect(requestState({ ...agreed, sentAt: AT }, isOfAge)).toBe('sent');
    expect(requestState({ ...agreed, declinedAt: AT }, isOfAge)).toBe('declined');
    expect(requestState({ ...agreed, withdrawnAt: AT }, isOfAge)).toBe('withdrawn');
  }
});

it('is due within a week', () => {
  expect(requestDueOn('2026-12-28' as CalendarDate)).toBe('2027-01-04');
});
