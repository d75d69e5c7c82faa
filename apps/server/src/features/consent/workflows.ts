import type { SchoolId, StudentId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { CONSENT_TEXT_VERSION } from '@fieldhouse/domain/families/consent.ts';
import type { Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { consents } from '#db/tables/families.ts';
import type { Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';

/** That somebody agreed to the use by a child under 13, as it goes on record. */
export interface ConsentEntry {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly subjectUserId: UserId;
  readonly basis: 'parent' | 'school';
  readonly method: 'signed_in' | 'school_agreement';
  readonly locale: Locale;
  readonly givenBy: UserId;
  readonly giverName: string;
  readonly giverEmail: string;
  /** Null: the school agreed. */
  readonly relationship: Relationship | null;
  readonly ipAddress: string | null;
}

/** Puts a consent on record, in the transaction that acts on it. */
export async function recordConsent(tx: Transaction, clock: Clock, entry: ConsentEntry): Promise<void> {
  await tx.orm
    .insert(consents)
    .values({ ...entry, id: newId(), textVersion: CONSENT_TEXT_VERSION, givenAt: clock.now() });
}
