import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import { noteDue, noteSchoolDue } from './queries.ts';

export { NOTE_DUE } from './queries.ts';

/** Has the ledgers of students made anew, in the transaction that changes what they rest on. */
export function ledgersDue(
  tx: Transaction,
  schoolId: SchoolId,
  studentIds: readonly StudentId[],
  at: string,
): void {
  tx.send(noteDue({ schoolId, studentIds, at }));
}

/** The same for every student of a school: its list, its account or its calendar changed. */
export function schoolLedgersDue(tx: Transaction, schoolId: SchoolId, at: string): void {
  tx.send(noteSchoolDue({ schoolId, at }));
}
