import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { AdviceBasis, BodyView, PlannedCourse } from '@fieldhouse/domain/advice/basis.ts';
import type { KnownCourse, Vocabulary } from '@fieldhouse/domain/advice/question.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { ledgerOf } from '@fieldhouse/domain/eligibility/ledger.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { roadAhead } from '@fieldhouse/domain/eligibility/road-ahead.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import { SUPPOSED_GRADES, type SupposedGrade } from '@fieldhouse/domain/eligibility/what-if.ts';
import type { Transaction } from '#db/unit.ts';
import { listSnapshots, loadRecords, presentBody, recordFor } from '#features/eligibility/workflows.ts';
import { plannedCoursesOf } from '#features/plans/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { listAdvisers, listTitles } from './queries.ts';

/** The states of the ledger that are compared. */
const MOST_STATES = 2;

/** All that the counselor's tools read about a student, but for a plan, which is looked for where it is asked for. */
export interface LoadedBasis {
  readonly basis: Omit<AdviceBasis, 'plan'>;
  readonly vocabulary: Vocabulary;
  readonly name: string;
}

/** Null: there is no such student for the actor. */
export async function loadBasis(
  tx: Transaction,
  clock: Clock,
  studentId: StudentId,
): Promise<LoadedBasis | null> {
  const rows = await loadRecords(tx, [studentId]);
  const [student] = rows[0];
  if (!student) return null;
  const { schoolId } = student;
  const [listed, planned, advisers, snapshots] = await Promise.all([
    tx.query(listTitles({ studentId })),
    tx.query(plannedCoursesOf({ studentIds: [studentId] })),
    tx.query(listAdvisers({ schoolId, studentId })),
    tx.query(listSnapshots({ studentId, most: MOST_STATES })),
  ]);
  const asOf = clock.today(student.timeZone) as CalendarDate;
  // As the ledger's page has it: planned courses move the outlook, never the verdict.
  const { record } = recordFor(student, rows, asOf, planned);
  // Marks of the platform count for its own bar alone, and say no area.
  const titles = listed.flatMap(({ area, ...title }) => (area === null ? [] : { ...title, area }));
  const rules = ruleSetsOn(RULE_SETS, asOf);
  const judge = (one: EligibilityRecord): BodyView[] =>
    ledgerOf(one, rules, asOf).map((ledger) => presentBody(ledger, one));
  return {
    name: student.name,
    basis: {
      asOf,
      record,
      rules,
      judge,
      bodies: judge(record),
      titles,
      road: roadAhead(record, student.ncaaId !== null, student, asOf),
      counselors: {
        names: advisers.map(({ name }) => name),
        isAssigned: advisers.some(({ isAssigned }) => isAssigned),
      },
      history: snapshots.map(({ at, ledger }) => ({ at, bodies: ledger.bodies })),
    },
    vocabulary: {
      courses: coursesOf(record, titles),
      ownNames: [student.name, student.schoolName, ...advisers.map(({ name }) => name)],
      rulesSince: Math.min(...RULE_SETS.map(({ fromOn }) => Number(fromOn.slice(0, 4)))),
      letterOf: (percent) => letterOf(record, asOf, percent),
    },
  };
}

/** With a plan where one was looked for. */
export const withPlan = (
  { basis }: LoadedBasis,
  plan: readonly PlannedCourse[] | null = null,
): AdviceBasis => ({ ...basis, plan });

/** What runs before what is posted, and both before what the school only lists. */
function coursesOf(record: EligibilityRecord, titles: readonly { readonly title: string }[]): KnownCourse[] {
  const own = record.courses.map(({ id, title, state }) => ({
    title,
    rowId: id,
    isRunning: state !== 'final',
  }));
  const taken = new Set(own.map(({ title }) => title));
  return [
    ...own.toSorted((a, b) => Number(b.isRunning) - Number(a.isRunning)),
    ...titles.flatMap(({ title }) => (taken.has(title) ? [] : { title, rowId: null, isRunning: false })),
  ];
}

/** The letter on the school's own scale of today; null: it entered none. */
function letterOf(record: EligibilityRecord, asOf: CalendarDate, percent: number): SupposedGrade | null {
  const scale = record.schools[0]?.scales.find(
    ({ fromOn, toOn }) => (fromOn === null || fromOn <= asOf) && (toOn === null || asOf <= toOn),
  );
  const [step] = (scale?.steps ?? [])
    .filter(([, lowest]) => lowest <= percent)
    .toSorted(([, a], [, b]) => b - a);
  return SUPPOSED_GRADES.find((grade) => step?.[0].startsWith(grade)) ?? null;
}
