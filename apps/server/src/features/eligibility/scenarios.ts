import type { ScenarioId, StudentId } from '@fieldhouse/contract/ids.ts';
import { SCENARIOS_OF_ONE } from '@fieldhouse/contract/limits.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { Scenario } from '@fieldhouse/domain/eligibility/what-if.ts';
import type { Actor } from '#access/actor.ts';
import type { RecordScope } from '#access/students.ts';
import { eligibilityScenarios } from '#db/tables/scenarios.ts';
import type { Transaction } from '#db/unit.ts';
import { plannedCoursesOf } from '#features/plans/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { storable } from '#platform/html/storable.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { loadRecords, recordFor } from './load-record.ts';
import {
  canChangeScenario,
  canDeleteScenario,
  canReadLedger,
  canReadScenario,
  canSaveScenario,
  standsAs,
} from './policy.ts';
import { findStudent } from './queries.ts';
import {
  changeScenario,
  deleteKept,
  listOwnKeys,
  listScenarioReaders,
  listScenarios,
  lockScenario,
  lockScenarios,
} from './scenario-queries.ts';

export const scenarios = os.eligibility.scenarios.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([findStudent({ studentId }), listScenarios({ studentId })]);
  const [[student], found] = rows;
  if (!student || !canReadLedger(actor, student)) throw errors.NOT_FOUND();
  const readable = found.filter((one) => canReadScenario(actor, student, one));
  const mine = readable.filter(({ createdBy }) => createdBy === actor.userId);
  const canSave = canSaveScenario(actor, student);
  return {
    scenarios: readable.map((one) => ({
      scenarioId: one.scenarioId,
      name: one.name,
      changes: {
        ...one.changes,
        dropped: [...one.changes.dropped],
        added: one.changes.added.map(({ sameAs = null, ...course }) => ({ ...course, sameAs })),
        overall: overallOf(one.changes),
      },
      titles: one.titles,
      madeBy: one.madeBy,
      madeByName: one.madeByName,
      isMine: one.createdBy === actor.userId,
      isForGuardians: one.isForGuardians,
      isForCounselors: one.isForCounselors,
      updatedAt: one.updatedAt,
      version: one.version,
      can: {
        change: canSave && canChangeScenario(actor, student, one),
        delete: canSave && canDeleteScenario(actor, student, one),
      },
    })),
    standsAs: canSave ? standsAs(actor, student) : null,
    hasRoom: canSave && mine.length < SCENARIOS_OF_ONE,
  };
});

export const saveScenario = os.eligibility.saveScenario.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { studentId, scenarioId, version, scenarioKey } = input;
    const [student] = await tx.query(findStudent({ studentId }));
    if (!student || !canReadLedger(actor, student)) throw errors.NOT_FOUND();
    if (!canSaveScenario(actor, student)) throw errors.FORBIDDEN();
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    await tx.query(lockScenarios({ studentId }));
    const madeBy = standsAs(actor, student);
    const fields = {
      name: storable(input.name).trim() || '–',
      isForGuardians: madeBy !== 'guardian' && input.isForGuardians,
      isForCounselors: madeBy === 'staff' || input.isForCounselors,
    };
    const titles = await titlesOf(tx, context.clock, studentId, input.changes);
    const at = context.clock.now();
    if (scenarioId) {
      const [kept] = await tx.query(lockScenario({ scenarioId }));
      if (!kept || kept.studentId !== studentId || !canReadScenario(actor, student, kept))
        throw errors.NOT_FOUND();
      if (!canChangeScenario(actor, student, kept)) throw errors.FORBIDDEN();
      if (kept.version !== version) throw errors.STALE();
      const [changed] = await tx.query(
        changeScenario({
          ...fields,
          schoolId,
          scenarioId,
          at,
          changes: JSON.stringify(input.changes),
          // What a course was called stays where it isn't on the record any more.
          titles: JSON.stringify({ ...namesOf(kept.titles, input.changes), ...titles }),
        }),
      );
      await tell(tx, context.clock, actor, student, { ...fields, madeBy }, kept);
      return { scenarioId, version: changed?.version ?? version + 1 };
    }
    const own = await tx.query(listOwnKeys({ schoolId, studentId }));
    const known = own.find((one) => one.scenarioKey === scenarioKey);
    if (known) return { scenarioId: known.scenarioId, version: known.version };
    if (own.length >= SCENARIOS_OF_ONE) throw errors.TOO_MANY({ data: { most: SCENARIOS_OF_ONE } });
    const id = newId<ScenarioId>();
    await tx.orm.insert(eligibilityScenarios).values({
      ...fields,
      schoolId,
      id,
      studentId,
      changes: input.changes as Scenario,
      titles,
      madeBy,
      createdBy: actor.userId,
      scenarioKey,
      createdAt: at,
      updatedAt: at,
    });
    await tell(tx, context.clock, actor, student, { ...fields, madeBy }, null);
    return { scenarioId: id, version: 1 };
  }),
);

export const deleteScenario = os.eligibility.deleteScenario.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { scenarioId } = input;
    const [kept] = await tx.query(lockScenario({ scenarioId }));
    if (!kept || !canReadLedger(actor, kept) || !canReadScenario(actor, kept, kept)) throw errors.NOT_FOUND();
    if (!canSaveScenario(actor, kept) || !canDeleteScenario(actor, kept, kept)) throw errors.FORBIDDEN();
    const { schoolId } = kept;
    requireWritable(actor, schoolId);
    await tx.query(deleteKept({ schoolId, scenarioId }));
    return {};
  }),
);

interface Sharing {
  readonly madeBy: 'student' | 'guardian' | 'staff';
  readonly isForGuardians: boolean;
  readonly isForCounselors: boolean;
}

/** Tells whoever may read it from now on: the student, guardians who may see the record, counselors of the student. */
async function tell(
  tx: Transaction,
  clock: Clock,
  actor: Actor,
  { schoolId, studentId }: RecordScope,
  { madeBy, isForGuardians, isForCounselors }: Sharing,
  before: Sharing | null,
): Promise<void> {
  const people = await tx.query(listScenarioReaders({ schoolId, studentId, now: clock.now() }));
  const isNew = {
    student: madeBy !== 'student' && before === null,
    guardian: isForGuardians && before?.isForGuardians !== true,
    counselor: isForCounselors && before?.isForCounselors !== true,
  };
  const told = people.flatMap(({ kind, userId }) =>
    isNew[kind] && userId !== null && userId !== actor.userId ? [userId] : [],
  );
  notify(tx, clock, told, {
    schoolId,
    studentId,
    type: 'system',
    template: 'what_if_shared',
    groupKey: `what_if_shared:${studentId}`,
  });
}

/** As the contract's type has it; what was saved before has none. */
const overallOf = ({ overall = null }: Scenario) => overall && { ...overall };

type Changes = Pick<Scenario, 'grades' | 'dropped' | 'retaken' | 'added'>;

const rowsOf = ({ grades, dropped, retaken, added }: Changes): ReadonlySet<string> =>
  new Set([
    ...Object.keys(grades),
    ...dropped,
    ...Object.keys(retaken),
    ...added.flatMap(({ sameAs }) => sameAs ?? []),
  ]);

/** Titles of the rows that changes are about, as far as they are known. */
const namesOf = (titles: Readonly<Record<string, string>>, changes: Changes): Record<string, string> => {
  const rows = rowsOf(changes);
  return Object.fromEntries(Object.entries(titles).filter(([rowId]) => rows.has(rowId)));
};

/** The same, by the record as it is now. */
async function titlesOf(
  tx: Transaction,
  clock: Clock,
  studentId: StudentId,
  changes: Changes,
): Promise<Record<string, string>> {
  if (rowsOf(changes).size === 0) return {};
  const loaded = await loadRecords(tx, [studentId]);
  const [student] = loaded[0];
  if (!student) return {};
  const planned = await tx.query(plannedCoursesOf({ studentIds: [studentId] }));
  const { record } = recordFor(student, loaded, clock.today(student.timeZone) as CalendarDate, planned);
  return namesOf(Object.fromEntries(record.courses.map(({ id, title }) => [id, title])), changes);
}
