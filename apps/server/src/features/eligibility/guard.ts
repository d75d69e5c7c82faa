import { createHash } from 'node:crypto';
import type { GuardedStudent } from '@fieldhouse/contract/eligibility-guard.ts';
import type { CourseId, EligibilityGuardId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { addDays, type CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import type { BodyLedger } from '@fieldhouse/domain/eligibility/ledger.ts';
import type { EligibilityRecord } from '@fieldhouse/domain/eligibility/record.ts';
import { type Repair, repairsOf } from '@fieldhouse/domain/eligibility/repairs.ts';
import { ruleSetsOn } from '@fieldhouse/domain/eligibility/rule-set.ts';
import { RULE_SETS } from '@fieldhouse/domain/eligibility/rule-sets.ts';
import {
  isAcknowledged,
  needsAcknowledgement,
  type Worsening,
  watchedLedger,
  worsenings,
} from '@fieldhouse/domain/eligibility/worsening.ts';
import { ORPCError } from '@orpc/server';
import type { Actor } from '#access/actor.ts';
import { eligibilityGuards } from '#db/tables/eligibility.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import type { openFor, RequestContext } from '#platform/procedure.ts';
import {
  findSettings,
  listGuarded,
  listOpenGuards,
  listSigners,
  markEnded,
  markSigned,
  markUsed,
} from './guard-queries.ts';
import { loadRecords, recordFor } from './load-record.ts';
import { canReadLedger, canSign } from './policy.ts';

/** Days in which a family acknowledges a change, where the school chose no others. */
export const DEFAULT_SIGN_DAYS = 3;

/** A change that is watched: what an acknowledgement of it is bound to. */
export interface WatchedChange {
  /** Of the contract, 'catalog.withdraw'. */
  readonly procedure: string;
  /** What is changed and to what, without reasons: an acknowledgement holds for exactly this. */
  readonly change: Readonly<Record<string, unknown>>;
  /** What whoever carries it out says to the family; undefined: they don't know yet what it breaks. */
  readonly ask: { readonly reason: string } | undefined;
}

/** A student's ledger at a moment. */
interface Standing {
  readonly studentId: StudentId;
  readonly record: EligibilityRecord;
  readonly isAiming: boolean;
  readonly asOf: CalendarDate;
  readonly recordText: string;
}

/** A student for whom the change breaks something that nobody has acknowledged. */
interface Broken {
  readonly studentId: StudentId;
  readonly about: About;
  readonly broken: readonly Worsening[];
  readonly repairs: readonly Repair[];
}

/** Thrown inside the unit, so that nothing of the change stays. */
class Worsens extends Error {
  readonly schoolId: SchoolId;
  readonly students: readonly Broken[];

  constructor(schoolId: SchoolId, students: readonly Broken[]) {
    super('a change would make eligibility worse');
    this.schoolId = schoolId;
    this.students = students;
  }
}

/** What a change is about, for whoever reads the request. */
export interface About {
  readonly title: string;
  /** The course in which it is carried out; null: it isn't about one. */
  readonly courseId: CourseId | null;
}

/** Looks at ledgers before and after a change, in its transaction. */
export interface Watch {
  /**
   * Call before the first write. What it returns is called after the last one.
   *
   * @throws inside of `watched` alone, which answers WORSENS.
   */
  begin(schoolId: SchoolId, studentIds: readonly StudentId[], about: About): Promise<() => Promise<void>>;
}

type Context = RequestContext &
  ReturnType<typeof openFor> & { readonly clock: RequestContext['services']['clock'] };

/**
 * Carries out a change that may make eligibility worse. The ledgers are made of the rows before the change and of those that
 * it has written, so that what is judged is what happens. Where something breaks that isn't acknowledged, nothing is written
 * and the answer is WORSENS; with a reason the families are asked in a unit of its own. Whoever may acknowledge themselves,
 * does so by sending the reason.
 *
 * @throws ORPCError WORSENS, and whatever `work` throws.
 */
export async function watched<Result>(
  context: Context,
  watchedChange: WatchedChange,
  work: (tx: Transaction, actor: Actor, watch: Watch) => Promise<Result>,
): Promise<Result> {
  const run = () =>
    context.unit((tx, actor) =>
      work(tx, actor, {
        begin: async (schoolId, studentIds, about) => {
          const before = await standingsOf(tx, context, studentIds);
          return () => compare(tx, context, schoolId, watchedChange, about, before);
        },
      }),
    );
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Worsens)) throw error;
    const found = error;
    const asked = await context.unit((tx, actor) => settleRequests(tx, context, actor, watchedChange, found));
    if (asked.isGiven) return await run();
    throw new ORPCError('WORSENS', { data: { students: asked.students } });
  }
}

async function standingsOf(
  tx: Transaction,
  { clock }: Context,
  studentIds: readonly StudentId[],
): Promise<Standing[]> {
  if (studentIds.length === 0) return [];
  const rows = await loadRecords(tx, studentIds);
  return rows[0].map((student) => {
    const asOf = clock.today(student.timeZone) as CalendarDate;
    const { record } = recordFor(student, rows, asOf);
    return {
      studentId: student.studentId,
      record,
      isAiming: student.targets.length > 0 || student.sport !== null,
      asOf,
      recordText: JSON.stringify(record),
    };
  });
}

/** @throws Worsens where something breaks that isn't acknowledged; else acknowledgements are used up. */
async function compare(
  tx: Transaction,
  context: Context,
  schoolId: SchoolId,
  { procedure, change }: WatchedChange,
  about: About,
  before: readonly Standing[],
): Promise<void> {
  const now = await standingsOf(
    tx,
    context,
    before.map(({ studentId }) => studentId),
  );
  const worse = now.flatMap((after) => {
    const was = before.find(({ studentId }) => studentId === after.studentId);
    if (!was || was.recordText === after.recordText) return [];
    const ledger = (record: EligibilityRecord): BodyLedger[] =>
      watchedLedger(record, ruleSetsOn(RULE_SETS, after.asOf), after.asOf);
    const earlier = ledger(was.record);
    const broken = worsenings(earlier, ledger(after.record), after.record.student);
    return needsAcknowledgement(broken, after.isAiming) ? [{ was, after, earlier, broken }] : [];
  });
  if (worse.length === 0) return;
  const open = await tx.query(
    listOpenGuards({
      schoolId,
      studentIds: worse.map(({ after }) => after.studentId),
      procedure,
      changeSha256: digestOf(change),
    }),
  );
  const given = open.filter(
    ({ isGiven, studentId, broken }) =>
      isGiven &&
      worse
        .find(({ after }) => after.studentId === studentId)
        ?.broken.every((one) => isAcknowledged(one, broken)),
  );
  const isGiven = new Set(given.map(({ studentId }) => studentId));
  const left = worse.filter(({ after }) => !isGiven.has(after.studentId));
  if (left.length > 0)
    throw new Worsens(
      schoolId,
      left.map(({ was, after, earlier, broken }) => ({
        studentId: after.studentId,
        about,
        broken,
        repairs: repairsOf({
          before: earlier,
          recordBefore: was.record,
          recordAfter: after.record,
          rules: ruleSetsOn(RULE_SETS, after.asOf),
          asOf: after.asOf,
          broken,
        }),
      })),
    );
  await tx.query(
    markUsed({ schoolId, guardIds: given.map(({ guardId }) => guardId), at: context.clock.now() }),
  );
}

interface Settled {
  readonly students: GuardedStudent[];
  /** Everybody's is given: the change can be made. */
  readonly isGiven: boolean;
}

/** What is known of requests for a change, after asking where a reason was sent. */
async function settleRequests(
  tx: Transaction,
  context: Context,
  actor: Actor,
  { procedure, change, ask }: WatchedChange,
  { schoolId, students }: Worsens,
): Promise<Settled> {
  const { clock } = context;
  const at = clock.now();
  const studentIds = students.map(({ studentId }) => studentId);
  const changeSha256 = digestOf(change);
  const [open, people, signers, [settings]] = await Promise.all([
    tx.query(listOpenGuards({ schoolId, studentIds, procedure, changeSha256 })),
    tx.query(listGuarded({ schoolId, studentIds, now: at })),
    tx.query(listSigners({ schoolId, studentIds, now: at })),
    tx.query(findSettings({ schoolId })),
  ]);
  let given = 0;
  const answers: GuardedStudent[] = [];
  for (const { studentId, about, broken, repairs } of students) {
    const person = people.find((one) => one.studentId === studentId);
    if (!person) continue;
    const known = open.find((one) => one.studentId === studentId);
    const isEnough = known !== undefined && broken.every((one) => isAcknowledged(one, known.broken));
    const shown = canReadLedger(actor, person) ? repairs : repairs.filter(namesNoCourse);
    const answer = { studentId, name: person.name, broken: [...broken], repairs: shown.map(plainRepair) };
    if (isEnough || !ask) {
      answers.push({ ...answer, request: isEnough ? requestOf(known) : null });
      continue;
    }
    // More breaks by now than was asked about: asked anew.
    if (known) await tx.query(markEnded({ schoolId, guardIds: [known.guardId], by: actor.userId, at }));
    const guardId = newId<EligibilityGuardId>();
    const dueOn = addDays(
      clock.today(person.timeZone) as CalendarDate,
      settings?.signDays ?? DEFAULT_SIGN_DAYS,
    );
    await tx.orm.insert(eligibilityGuards).values({
      schoolId,
      id: guardId,
      studentId,
      procedure,
      changeSha256,
      ...about,
      broken,
      repairs,
      askedBy: actor.userId,
      reason: ask.reason,
      askedAt: at,
      dueOn,
    });
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'eligibility_guard.asked',
      entityType: 'eligibility_guard',
      entityId: guardId,
      after: { studentId, procedure, broken },
      reason: ask.reason,
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    answers.push({ ...answer, request: { guardId, askedAt: at, dueOn, declined: null } });
    if (canSign(actor, { schoolId, studentId, isOfAge: person.isOfAge })) {
      await tx.query(markSigned({ schoolId, guardId, by: actor.userId, at }));
      given += 1;
      continue;
    }
    const notice = { schoolId, studentId, type: 'account', template: 'guard_asked' } as const;
    const family = person.isOfAge
      ? []
      : signers.flatMap((one) => (one.studentId === studentId ? one.userId : []));
    notify(tx, clock, [...family, ...(person.userId ? [person.userId] : [])], {
      ...notice,
      groupKey: `guard_asked:${studentId}`,
    });
  }
  return { students: answers, isGiven: given === students.length };
}

const requestOf = (known: RowOf<typeof listOpenGuards>) => ({
  guardId: known.guardId,
  askedAt: known.askedAt,
  dueOn: known.dueOn as CalendarDate,
  declined: known.declinedAt === null ? null : { at: known.declinedAt, note: known.declineNote },
});

/** Whoever only teaches the student learns nothing of other courses. */
const namesNoCourse = ({ courses }: Repair): boolean => courses.every(({ title }) => title === null);

/** As the contract's type has it. */
export const plainRepair = ({ courses, mends, ...repair }: Repair) => ({
  ...repair,
  courses: courses.map((one) => ({ ...one })),
  mends: [...mends],
});

/** Keys in order, so that the same change has the same digest however it was put together. */
function digestOf(change: unknown): string {
  const text = JSON.stringify(change, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
