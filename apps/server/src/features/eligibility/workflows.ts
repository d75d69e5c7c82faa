import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { KeptBody } from '@fieldhouse/domain/eligibility/history.ts';
import { type Standing, standingOf } from '@fieldhouse/domain/eligibility/standing.ts';
import type { Transaction } from '#db/unit.ts';
import { loadRecords, recordFor } from './load-record.ts';
import { listLedgerReaders, noteDue, noteSchoolDue } from './queries.ts';
import { listNeededGuards, listNeededShares } from './share-queries.ts';

export { keepGraduationDay } from './graduation-day.ts';
export { watched } from './guard.ts';
export { loadRecords, type RecordRows, recordFor, type StudentRow } from './load-record.ts';
export { plainRecord } from './plain-record.ts';
export { canReadLedger } from './policy.ts';
export { presentBody } from './present.ts';
export { listSnapshots, NOTE_DUE } from './queries.ts';
export { listGivers } from './share-queries.ts';
export { listedCourse, listsOf } from './title-lists.ts';

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

/** Who has the ledgers of students on pages of their own: they, and guardians who may see the record. */
export async function readersOfLedgers(
  tx: Transaction,
  schoolId: SchoolId,
  studentIds: readonly StudentId[],
  now: string,
): Promise<string[]> {
  const readers = await tx.query(listLedgerReaders({ schoolId, studentIds, now }));
  return readers.flatMap(({ userId }) => userId ?? []);
}

/** How the bodies stood when the ledger was last made; null: it wasn't yet. SQL over a student's record. */
export const KEPT_BODIES = (record: string): string => `
  (select n.ledger -> 'bodies' from eligibility_snapshots n
    where n.school_id = ${record}.school_id and n.student_id = ${record}.id and n.is_current)`;

export interface KeptBodies {
  readonly keptBodies: readonly KeptBody[] | null;
}

/** A student's eligibility in a word; null: the ledger wasn't made yet. */
export const presentStanding = ({ keptBodies }: KeptBodies): Standing | null =>
  keptBodies && standingOf(keptBodies);

/** How the school's list has the courses of a student, by attempt: as the ledger reads it. */
export async function listingsOf(tx: Transaction, studentId: StudentId, asOf: CalendarDate) {
  const rows = await loadRecords(tx, [studentId]);
  const [student] = rows[0];
  const courses = student ? recordFor(student, rows, asOf).record.courses : [];
  return new Map(
    courses.map(({ id, listing, weight }) => [id, { isListed: listing.state === 'listed', weight }]),
  );
}

/** What of ledgers waits for the actor: changes to acknowledge, and what is to be shared with coaches. */
export async function neededOfLedgers(tx: Transaction, now: string) {
  const [guards, shares] = await Promise.all([
    tx.query(listNeededGuards({ now })),
    tx.query(listNeededShares({ now })),
  ]);
  return [
    ...guards.map(({ studentId, studentName, isOwn, dueOn }) => ({
      what: 'guard' as const,
      studentId,
      studentName: isOwn ? null : studentName,
      dueOn: dueOn as CalendarDate,
    })),
    ...shares.map(({ isOwn, studentName, ...one }) =>
      isOwn ? { what: 'share_of_age' as const, ...one } : { what: 'share' as const, studentName, ...one },
    ),
  ];
}
