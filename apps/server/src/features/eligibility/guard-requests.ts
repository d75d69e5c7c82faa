import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import { eligibilitySettings } from '#db/tables/eligibility.ts';
import type { RowOf, Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { plainRepair } from './guard.ts';
import {
  findSettings,
  listCounselorsOf,
  listGuards,
  listSigners,
  listWaitingGuards,
  lockGuard,
  markDeclined,
  markEnded,
  markProceeded,
  markSigned,
} from './guard-queries.ts';
import {
  canProceed,
  canReadLedger,
  canSign,
  keepsOrCounsels,
  keepsRegistry,
  schoolOfRegistry,
} from './policy.ts';
import { findStudent } from './queries.ts';

type GuardRow = RowOf<typeof lockGuard>;

/** Requests of a student that are shown. */
const MOST_SHOWN = 20;

export const guards = os.eligibility.guards.handler(async ({ input, context, errors }) => {
  const { studentId } = input;
  const { actor, rows } = await context.read([
    findStudent({ studentId }),
    listGuards({ studentId, most: MOST_SHOWN, now: context.clock.now() }),
  ]);
  const [[student], found] = rows;
  if (!student || !canReadLedger(actor, student)) throw errors.NOT_FOUND();
  return { guards: found.map((row) => present(row, actor, context.clock)) };
});

const isOpen = ({ signedAt, proceededAt, usedAt, endedAt }: GuardRow): boolean =>
  [signedAt, proceededAt, usedAt, endedAt].every((at) => at === null);

function stateOf({ signedAt, proceededAt, declinedAt, usedAt, endedAt }: GuardRow) {
  if (endedAt) return 'ended' as const;
  if (usedAt) return 'made' as const;
  if (signedAt) return 'signed' as const;
  if (proceededAt) return 'proceeded' as const;
  return declinedAt ? ('declined' as const) : ('waits' as const);
}

const today = ({ timeZone }: GuardRow, clock: Clock) => clock.today(timeZone) as CalendarDate;
/** Nobody can sign, or nobody did in time. */
const isOverdue = (row: GuardRow, clock: Clock): boolean =>
  today(row, clock) > row.dueOn || !(row.isOfAge ? row.studentUserId !== null : row.hasSigner);
/** Whoever asked takes it back, or who looks after the student. */
const mayEnd = (row: GuardRow, actor: Actor): boolean =>
  row.askedBy === actor.userId || canProceed(actor, row);

/** Who of the family did something, to the student and the school; guardians learn nothing of each other. */
const familyName = (row: GuardRow, actor: Actor, userId: string | null, name: string | null) =>
  userId === actor.userId ||
  userId === row.studentUserId ||
  isOwnRecord(actor, row) ||
  keepsOrCounsels(actor, row)
    ? name
    : null;

const present = (row: GuardRow, actor: Actor, clock: Clock) => ({
  guardId: row.guardId,
  procedure: row.procedure,
  title: row.title,
  broken: row.broken.map((one) => ({ ...one })),
  repairs: row.repairs.map(plainRepair),
  reason: row.reason,
  askedByName: row.askedByName,
  askedAt: row.askedAt,
  dueOn: row.dueOn as CalendarDate,
  state: stateOf(row),
  signedByName: familyName(row, actor, row.signedBy, row.signedByName),
  signedAt: row.signedAt,
  proceededByName: row.proceededByName,
  proceedReason: row.proceedReason,
  proceededAt: row.proceededAt,
  declinedByName: familyName(row, actor, row.declinedBy, row.declinedByName),
  declineNote: row.declineNote,
  declinedAt: row.declinedAt,
  madeAt: row.usedAt,
  can: {
    sign: isOpen(row) && canSign(actor, row),
    decline: isOpen(row) && row.declinedAt === null && canSign(actor, row),
    proceed: isOpen(row) && canProceed(actor, row) && isOverdue(row, clock),
    end: row.usedAt === null && row.endedAt === null && mayEnd(row, actor),
  },
});

export const signGuard = os.eligibility.signGuard.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockGuard({ guardId: input.guardId, now: context.clock.now() }));
    if (!found || !canReadLedger(actor, found)) throw errors.NOT_FOUND();
    if (!canSign(actor, found)) throw errors.FORBIDDEN();
    if (!isOpen(found)) throw errors.NOT_OPEN();
    const { schoolId, guardId } = found;
    await tx.query(markSigned({ schoolId, guardId, by: actor.userId, at: context.clock.now() }));
    note(context, tx, actor, found, 'signed', null);
    tell(context, tx, found, [found.askedBy], 'guard_signed');
    if (found.studentUserId && found.studentUserId !== actor.userId)
      tell(context, tx, found, [found.studentUserId], 'guard_signed');
    return {};
  }),
);

export const declineGuard = os.eligibility.declineGuard.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const now = context.clock.now();
    const [found] = await tx.query(lockGuard({ guardId: input.guardId, now }));
    if (!found || !canReadLedger(actor, found)) throw errors.NOT_FOUND();
    if (!canSign(actor, found)) throw errors.FORBIDDEN();
    if (!isOpen(found) || found.declinedAt !== null) throw errors.NOT_OPEN();
    const { schoolId, studentId, guardId, askedBy, studentUserId } = found;
    await tx.query(markDeclined({ schoolId, guardId, by: actor.userId, note: input.note, at: now }));
    note(context, tx, actor, found, 'declined', input.note);
    const counselors = await tx.query(listCounselorsOf({ schoolId, studentId }));
    const told = new Set<string>([askedBy, ...counselors.map(({ userId }) => userId)]);
    if (studentUserId) told.add(studentUserId);
    told.delete(actor.userId);
    tell(context, tx, found, [...told], 'guard_declined');
    return {};
  }),
);

/** Requests on one list, and those of a school that are looked through for it. */
const MOST_WAITING = 200;
const MOST_LOOKED_AT = 5_000;

export const waitingGuards = os.eligibility.waitingGuards.handler(async ({ context, errors }) => {
  const { actor, rows } = await context.read([
    listWaitingGuards({ most: MOST_LOOKED_AT, now: context.clock.now() }),
  ]);
  if (!schoolOfRegistry(actor)) throw errors.FORBIDDEN();
  const found = rows[0].filter((row) => keepsOrCounsels(actor, row));
  return {
    guards: found.slice(0, MOST_WAITING).map((row) => ({
      guardId: row.guardId,
      studentId: row.studentId,
      studentName: row.studentName,
      procedure: row.procedure,
      title: row.title,
      reason: row.reason,
      askedByName: row.askedByName,
      askedAt: row.askedAt,
      dueOn: row.dueOn as CalendarDate,
      declinedAt: row.declinedAt,
      declineNote: row.declineNote,
      isOverdue: isOverdue(row, context.clock),
    })),
    hasMore: found.length > MOST_WAITING,
  };
});

export const proceedGuard = os.eligibility.proceedGuard.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockGuard({ guardId: input.guardId, now: context.clock.now() }));
    if (!found || !canReadLedger(actor, found)) throw errors.NOT_FOUND();
    if (!canProceed(actor, found)) throw refusalAbout(actor, found);
    const { schoolId, studentId, guardId, dueOn } = found;
    requireWritable(actor, schoolId);
    if (!isOpen(found)) throw errors.NOT_OPEN();
    const at = context.clock.now();
    if (!isOverdue(found, context.clock)) throw errors.TOO_EARLY({ data: { dueOn: dueOn as CalendarDate } });
    const signers = await tx.query(listSigners({ schoolId, studentIds: [studentId], now: at }));
    await tx.query(markProceeded({ schoolId, guardId, by: actor.userId, reason: input.reason, at }));
    note(context, tx, actor, found, 'proceeded', input.reason);
    tell(
      context,
      tx,
      found,
      [...signers.map(({ userId }) => userId), ...(found.studentUserId ? [found.studentUserId] : [])],
      'guard_proceeded',
    );
    if (found.askedBy !== actor.userId) tell(context, tx, found, [found.askedBy], 'guard_signed');
    return {};
  }),
);

export const endGuard = os.eligibility.endGuard.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [found] = await tx.query(lockGuard({ guardId: input.guardId, now: context.clock.now() }));
    if (!found || !(canReadLedger(actor, found) || found.askedBy === actor.userId)) throw errors.NOT_FOUND();
    if (!mayEnd(found, actor)) throw errors.FORBIDDEN();
    requireWritable(actor, found.schoolId);
    if (found.usedAt || found.endedAt) throw errors.NOT_OPEN();
    const { schoolId, guardId } = found;
    await tx.query(markEnded({ schoolId, guardIds: [guardId], by: actor.userId, at: context.clock.now() }));
    note(context, tx, actor, found, 'ended', null);
    return {};
  }),
);

export const saveSignDays = os.eligibility.saveSignDays.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfRegistry(actor);
    if (!schoolId || !keepsRegistry(actor, { schoolId })) throw errors.FORBIDDEN();
    requireWritable(actor, schoolId);
    const { signDays, baseVersion } = input;
    const [known] = await tx.query(findSettings({ schoolId }));
    if ((known?.version ?? 0) !== baseVersion) throw errors.STALE();
    const version = baseVersion + 1;
    const row = { signDays, version, updatedBy: actor.userId, updatedAt: context.clock.now() };
    const kept = await tx.orm
      .insert(eligibilitySettings)
      .values({ ...row, schoolId })
      .onConflictDoUpdate({
        target: eligibilitySettings.schoolId,
        set: row,
        setWhere: sql`${eligibilitySettings.version} = ${baseVersion}`,
      })
      .returning({ version: eligibilitySettings.version });
    if (kept.length === 0) throw errors.STALE();
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'eligibility.sign_days_saved',
      entityType: 'school',
      entityId: schoolId,
      before: { signDays: known?.signDays ?? null },
      after: { signDays },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { version };
  }),
);

function note(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, guardId, studentId, procedure }: GuardRow,
  what: 'signed' | 'proceeded' | 'declined' | 'ended',
  reason: string | null,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `eligibility_guard.${what}`,
    entityType: 'eligibility_guard',
    entityId: guardId,
    after: { studentId, procedure },
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

function tell(
  { services }: RequestContext,
  tx: Transaction,
  { schoolId, studentId, courseId, askedBy }: GuardRow,
  userIds: readonly string[],
  template: 'guard_signed' | 'guard_proceeded' | 'guard_declined',
): void {
  const groupKey = `${template}:${studentId}`;
  for (const userId of userIds)
    notify(tx, services.clock, [userId], {
      schoolId,
      studentId,
      type: 'account',
      template,
      groupKey,
      // Whoever asked goes on where they were.
      ...(courseId && userId === askedBy ? { courseId } : {}),
    });
}
