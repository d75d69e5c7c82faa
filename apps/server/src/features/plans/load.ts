import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import type { Goal, RecordCredit } from '@fieldhouse/domain/planning/problem.ts';
import type { Actor } from '#access/actor.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import {
  canReadLedger,
  loadRecords,
  type RecordRows,
  recordFor,
  type StudentRow,
} from '#features/eligibility/workflows.ts';
import { loadCredit } from '#features/graduation/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { listPlanCourses, listPlanPrerequisites, listPlanTerms, listStandings } from './queries.ts';

/** A student, and the time that is planned. */
export interface PlanTime {
  readonly student: StudentRow;
  readonly asOf: CalendarDate;
  /** The last day of the student's time at school; null: nobody knows it. */
  readonly until: CalendarDate | null;
  readonly record: EligibilityRecord;
  readonly rows: RecordRows;
  readonly terms: readonly RowOf<typeof listPlanTerms>[];
}

/** All that a student's plan is made from but what is wished for. */
export interface PlanBasis extends PlanTime {
  readonly credits: readonly RecordCredit[];
  /** All that there are, in no order. */
  readonly goals: readonly Goal[];
  readonly courses: readonly RowOf<typeof listPlanCourses>[];
  readonly prerequisites: readonly RowOf<typeof listPlanPrerequisites>[];
  readonly standings: readonly RowOf<typeof listStandings>[];
}

/**
 * The time that is planned for a student, for who may read their ledger. Null: there is no such student for the actor.
 *
 * @param studentId null: the actor, or the first of their children.
 */
export async function loadTime(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  studentId: StudentId | null,
): Promise<PlanTime | null> {
  const rows = await loadRecords(tx, studentId && [studentId]);
  const student = rows[0].find((one) => canReadLedger(actor, one));
  if (!student) return null;
  const terms = await tx.query(listPlanTerms({ studentId: student.studentId }));
  const asOf = clock.today(student.timeZone) as CalendarDate;
  const { record } = recordFor(student, rows, asOf);
  return { student, asOf, record, rows, terms, until: lastDayOf(student, record) };
}

/**
 * What a plan is made from, for who may read the student's ledger. Null: there is no such student for the actor.
 *
 * @param studentId null: the actor, or the first of their children.
 */
export async function loadBasis(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  studentId: StudentId | null,
): Promise<PlanBasis | null> {
  const time = await loadTime(tx, clock, actor, studentId);
  if (!time) return null;
  const ofStudent = { studentId: time.student.studentId };
  const [credit, courses, prerequisites, standings] = await Promise.all([
    loadCredit(tx, clock, time.student.studentId),
    tx.query(listPlanCourses(ofStudent)),
    tx.query(listPlanPrerequisites(ofStudent)),
    tx.query(listStandings(ofStudent)),
  ]);
  if (!credit) return null;
  return {
    ...time,
    courses,
    prerequisites,
    standings,
    credits: credit.rows.map((row) => {
      const content = credit.contentOf(row.lineId);
      return { ...row, contentKey: content?.originId ?? null, part: content?.part ?? null };
    }),
    goals: [
      ...(credit.set ? [{ kind: 'graduation' as const, set: credit.set }] : []),
      ...ruleSetsOn(RULE_SETS, time.asOf).map(
        (rules): Goal => (rules.kind === 'division' ? { kind: 'division', rules } : { kind: 'naia', rules }),
      ),
    ],
  };
}

/** School years end in June where nothing else is known of a class. */
const YEAR_ENDS = '-06-30';

/** The end of the eighth semester or the day of graduation, whichever is later, else the end of the class's last year. */
function lastDayOf({ graduationYear }: StudentRow, { student }: EligibilityRecord): CalendarDate | null {
  if (student.graduatedOn !== null) return student.graduatedOn;
  const [last] = [student.eighthSemesterEndOn, student.graduationExpectedOn]
    .filter((day) => day !== null)
    .toSorted()
    .toReversed();
  return last ?? (graduationYear === null ? null : (`${graduationYear}${YEAR_ENDS}` as CalendarDate));
}
