import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { keptLedger } from '@fieldhouse/domain/eligibility/history.ts';
import { ledgerOf } from '@fieldhouse/domain/eligibility/ledger.ts';
import { summaryOf } from '@fieldhouse/domain/eligibility/risk.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { isAcknowledged, keptWorsenings, type Worsening } from '@fieldhouse/domain/eligibility/worsening.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { eligibilitySnapshots } from '#db/tables/eligibility.ts';
import type { Transaction } from '#db/unit.ts';
import { plannedCoursesOf } from '#features/plans/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import { listAlerted, listMadeSince } from './guard-queries.ts';
import { loadRecords, recordFor } from './load-record.ts';
import {
  endCurrent,
  listCurrent,
  listDueSchools,
  listLedgerOffice,
  listLedgerReaders,
  listSchoolsOfToday,
  markChecked,
  noteNewDay,
  takeDue,
} from './queries.ts';

/** Students whose ledgers are made in one transaction. */
const AT_ONCE = 50;

/** Transactions side by side: while one waits for the database, the other calculates. */
const SIDE_BY_SIDE = 2;

/** Keeps the ledgers that are due, school by school. One that rests on the same as before isn't written again. */
export async function keepLedgers(services: Services): Promise<void> {
  const schools = await services.units.write(jobForPlatform, (tx) => tx.query(listDueSchools()));
  for (const { schoolId } of schools)
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => keepSchool(services, schoolId)));
}

async function keepSchool(services: Services, schoolId: SchoolId): Promise<void> {
  let taken = AT_ONCE;
  while (taken === AT_ONCE)
    taken = await services.units.write(jobInSchool(schoolId), (tx) => keepSome(services, tx, schoolId));
}

/** Has ledgers made anew where a day has begun: dates pass, and rules come into force, though nothing else changes. */
export async function beginDays(services: Services): Promise<void> {
  const now = services.clock.now();
  const schools = await services.units.write(jobForPlatform, (tx) => tx.query(listSchoolsOfToday({ now })));
  for (const { schoolId } of schools)
    await services.units.write(jobInSchool(schoolId), (tx) => tx.query(noteNewDay({ schoolId, now })));
}

async function keepSome({ clock }: Services, tx: Transaction, schoolId: SchoolId): Promise<number> {
  const due = await tx.query(takeDue({ schoolId, most: AT_ONCE }));
  if (due.length === 0) return 0;
  const studentIds = due.map(({ studentId }) => studentId).sort();
  const [current, loaded, planned] = await Promise.all([
    tx.query(listCurrent({ schoolId, studentIds })),
    loadRecords(tx, studentIds),
    tx.query(plannedCoursesOf({ studentIds })),
  ]);
  const plannedBy = Map.groupBy(planned, ({ studentId }) => studentId);
  const [students] = loaded;
  const at = clock.now();
  const kept = new Map(current.map((one) => [one.studentId, one]));
  const worse = new Map<StudentId, readonly Worsening[]>();
  const held = new Map<string, StudentId[]>();
  const rows: (typeof eligibilitySnapshots.$inferInsert & { readonly studentId: StudentId })[] = [];
  for (const student of students) {
    // Others get their turn: each takes some milliseconds.
    await setImmediate();
    const asOf = clock.today(student.timeZone) as CalendarDate;
    const { record } = recordFor(student, loaded, asOf, plannedBy.get(student.studentId));
    const bodies = ledgerOf(record, ruleSetsOn(RULE_SETS, asOf), asOf);
    const ledger = keptLedger(bodies, record, asOf);
    const summary = summaryOf(bodies);
    const inputSha256 = digestOf([ledger.bodies, ledger.record, summary]);
    const before = kept.get(student.studentId);
    if (before?.inputSha256 === inputSha256) {
      held.set(asOf, [...(held.get(asOf) ?? []), student.studentId]);
      continue;
    }
    const fallen = before ? keptWorsenings(before.ledger.bodies, ledger.bodies) : [];
    if (fallen.length > 0) worse.set(student.studentId, fallen);
    rows.push({
      schoolId,
      id: newId(),
      studentId: student.studentId,
      number: (before?.number ?? 0) + 1,
      inputSha256,
      ledger,
      summary,
      isCurrent: true,
      checkedOn: asOf,
      createdAt: at,
    });
  }
  for (const [on, holding] of held) tx.send(markChecked({ schoolId, studentIds: holding, on }));
  // Before the current ones end: what was made since they began.
  if (worse.size > 0) await alert(tx, clock, schoolId, worse);
  if (rows.length > 0) {
    await tx.query(endCurrent({ schoolId, studentIds: rows.map(({ studentId }) => studentId) }));
    await tx.orm.insert(eligibilitySnapshots).values(rows);
    // Also where the verdicts stand as before: the page shows every course and unit.
    const changed = rows.map(({ studentId }) => studentId);
    const readers = await tx.query(listLedgerReaders({ schoolId, studentIds: changed, now: at }));
    for (const [id, them] of Map.groupBy(readers, ({ studentId }) => studentId))
      announce(
        tx,
        them.flatMap(({ userId }) => userId ?? []),
        { topic: 'grade', id },
      );
    // Once for all students of the transaction: lists are asked for anew as a whole.
    const office = await tx.query(listLedgerOffice({ schoolId }));
    announce(
      tx,
      office.map(({ userId }) => userId),
      { topic: 'ledger', id: schoolId },
    );
  }
  return due.length;
}

/** Tells families and counselors what got worse, but for what a family had acknowledged before it was done. */
async function alert(
  tx: Transaction,
  clock: Clock,
  schoolId: SchoolId,
  worse: ReadonlyMap<StudentId, readonly Worsening[]>,
): Promise<void> {
  const made = await tx.query(listMadeSince({ schoolId, studentIds: [...worse.keys()] }));
  const unexpected = [...worse].flatMap(([studentId, fallen]) => {
    const known = made.flatMap((one) => (one.studentId === studentId ? one.broken : []));
    return fallen.every((one) => isAcknowledged(one, known)) ? [] : studentId;
  });
  if (unexpected.length === 0) return;
  const told = await tx.query(listAlerted({ schoolId, studentIds: unexpected, now: clock.now() }));
  for (const [studentId, them] of Map.groupBy(told, (one) => one.studentId))
    notify(
      tx,
      clock,
      them.flatMap(({ userId }) => userId ?? []),
      {
        schoolId,
        studentId,
        type: 'grade',
        template: 'eligibility_worse',
        groupKey: `eligibility_worse:${studentId}`,
      },
    );
}

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');
