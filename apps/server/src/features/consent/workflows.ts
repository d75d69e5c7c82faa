import type { ConsentId, SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import {
  CONSENT_TEXT_VERSION,
  type ConsentBasis,
  type ConsentKind,
  type ConsentMethod,
} from '@fieldhouse/domain/families/consent.ts';
import type { Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { consents } from '#db/tables/families.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';

export { queueRequest } from './letters.ts';
export { settle as settleConsent } from './queries.ts';

/** A decision about a student, as it goes on record. */
export interface ConsentEntry {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  /** Null: the record has no account. */
  readonly subjectUserId: UserId | null;
  readonly kind: ConsentKind;
  readonly decision: 'given' | 'refused';
  readonly basis: ConsentBasis;
  readonly method: ConsentMethod;
  readonly locale: Locale;
  /** Null: by email, without an account. */
  readonly givenBy: UserId | null;
  /** As they signed. */
  readonly giverName: string;
  readonly giverEmail: string | null;
  /** Null: the student themselves, or the school. */
  readonly relationship: Relationship | null;
  /** Who at the school verified it; null: nobody had to. */
  readonly verifiedBy: UserId | null;
  /** First day of the school year of an opt-out; null: not by year. */
  readonly yearStartsOn: string | null;
  readonly ipAddress: string | null;
}

/**
 * Puts a decision on record, in the transaction that acts on it. What was decided before is withdrawn by the caller, who
 * also lets the account follow it (`app.settle_consent`).
 *
 * @param givenAt where it was given earlier, as on a form; now by default.
 */
export async function recordConsent(
  tx: Transaction,
  clock: Clock,
  entry: ConsentEntry,
  givenAt: string = clock.now(),
): Promise<ConsentId> {
  const id = newId<ConsentId>();
  await tx.orm.insert(consents).values({ ...entry, id, textVersion: CONSENT_TEXT_VERSION, givenAt });
  return id;
}
