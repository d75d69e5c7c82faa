import type {
  LedgerShareId,
  SchoolId,
  StudentId,
  TranscriptShareId,
  UserId,
} from '@fieldhouse/contract/ids.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import type { Sql } from './rows.gen.ts';

/** Something of a student's record that was given to somebody. */
export interface DisclosureEntry {
  readonly schoolId: SchoolId;
  readonly studentId: StudentId;
  readonly what: 'data_copy' | 'transcript' | 'grades_file' | 'eligibility_ledger';
  readonly purpose:
    | 'own_request'
    | 'guardian_request'
    | 'school_work'
    | 'recruiting'
    | 'transcript_request'
    | 'verification';
  readonly legalBasis: 'own_record' | 'guardian_right' | 'school_official' | 'consent';
  /** An account, or somebody without one who reads by a link, as the family named them. */
  readonly to:
    | UserId
    | { readonly recipient: string; readonly shareId: LedgerShareId | TranscriptShareId | null };
}

const insertDisclosure = statement<
  Sql['insertDisclosure'],
  Omit<DisclosureEntry, 'to'> & {
    disclosedTo: UserId | null;
    recipient: string | null;
    shareId: LedgerShareId | TranscriptShareId | null;
    id: string;
    now: string;
  }
>(`
  insert into disclosures (school_id, id, student_id, what, purpose, legal_basis, disclosed_to, recipient, share_id, at)
  select :schoolId, :id, :studentId, :what, :purpose, :legalBasis, :disclosedTo, :recipient, :shareId, :now
  where not exists (select from disclosures d where d.school_id = :schoolId and d.student_id = :studentId
    and d.what = :what and d.disclosed_to = :disclosedTo and d.at > :now::timestamptz - interval '1 hour')`);

/**
 * Notes to whom something of a record was given, in the transaction in which it is (34 CFR 99.32). The same thing for the
 * same account within an hour counts once, so that nobody buries the list; of whoever reads by a link, each time counts.
 */
export function recordDisclosure(tx: Transaction, clock: Clock, { to, ...entry }: DisclosureEntry): void {
  const whom =
    typeof to === 'string'
      ? { disclosedTo: to, recipient: null, shareId: null }
      : { disclosedTo: null, recipient: to.recipient, shareId: to.shareId };
  tx.send(insertDisclosure({ ...entry, ...whom, id: newId(), now: clock.now() }));
}
