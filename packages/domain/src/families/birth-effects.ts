import { ageOn, type CalendarDate } from '../dates/calendar-date.ts';
import { needsParentalConsent } from './consent.ts';

/** The age from which the rights over the record are the student's own (34 CFR 99.5). */
const OF_AGE = 18;

/**
 * `consent_needed`: the account opens only once a parent has consented. `consent_not_needed`: it opens without, and parents
 * have nothing to take back any more. `of_age`: the rights over the record become the
 * student's own, and guardians see nothing unless the student gives it back. `not_of_age`: they are the guardians' again.
 */
export type BirthEffect = 'consent_needed' | 'consent_not_needed' | 'of_age' | 'not_of_age';

/**
 * What follows from correcting a birth date, beside the date itself; in that order, and none where nothing changes.
 *
 * @param before null: it wasn't known, which counts as a minor who needs nobody's consent.
 * @param hasAccount consent is about an account: a record alone needs none.
 * @throws RangeError when a date doesn't exist.
 */
export function birthEffects(
  before: CalendarDate | null,
  after: CalendarDate | null,
  today: CalendarDate,
  hasAccount: boolean,
): BirthEffect[] {
  const effects: BirthEffect[] = [];
  const [didNeed, doesNeed] = [needsParentalConsent(before, today), needsParentalConsent(after, today)];
  if (hasAccount && didNeed !== doesNeed) effects.push(doesNeed ? 'consent_needed' : 'consent_not_needed');
  const wasOfAge = isAdult(before, today);
  const isNowOfAge = isAdult(after, today);
  if (isNowOfAge && !wasOfAge) effects.push('of_age');
  if (wasOfAge && !isNowOfAge) effects.push('not_of_age');
  return effects;
}

const isAdult = (birthOn: CalendarDate | null, today: CalendarDate): boolean =>
  birthOn !== null && ageOn(birthOn, today) >= OF_AGE;
