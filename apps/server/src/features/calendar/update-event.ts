import type { EditableEvent } from '@fieldhouse/contract/calendar.ts';
import type { Actor } from '#access/actor.ts';
import { operatorInSchools } from '#db/scopes.ts';
import type { Transaction } from '#db/unit.ts';
import { isCourseLocked } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { notify } from '#platform/notify.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canEditEvent, canSeeEvent, isMasterAdmin } from './policy.ts';
import {
  changeAssignment,
  changeSession,
  type EditableRow,
  findAssignmentEvent,
  findSessionEvent,
  listCourseStudents,
} from './queries.ts';

interface Change {
  readonly kind: 'assignment' | 'session';
  readonly id: string;
  readonly title: string;
  readonly startsAt: string;
  readonly version: number;
}

/** What a change came to: the event as it is now, and whether it is what was asked for. */
interface Outcome {
  readonly current: EditableEvent;
  readonly isStale: boolean;
  /** The due date stays: the grades of the course are posted. */
  readonly isLocked?: boolean;
}

const find = async (tx: Transaction, { kind, id }: Change): Promise<EditableRow | undefined> =>
  kind === 'assignment'
    ? (await tx.query(findAssignmentEvent({ assignmentId: id })))[0]
    : (await tx.query(findSessionEvent({ liveSessionId: id })))[0];

export const updateEvent = os.calendar.updateEvent.handler(async ({ input, context, errors }) => {
  const { event, ...rest } = input;
  const id = event.kind === 'assignment' ? event.assignmentId : event.sessionId;
  const change: Change = { ...rest, kind: event.kind, id };

  const outcome = await context.unit(async (tx, actor) => {
    const row = await find(tx, change);
    if (row && canSeeEvent(actor, row)) {
      if (!canEditEvent(actor, row)) throw errors.FORBIDDEN();
      requireWritable(actor, row.schoolId);
      return await apply(tx, context, actor, row, change);
    }
    // Somebody else's school: only the master admin reaches it, and in another scope.
    if (!isMasterAdmin(actor)) throw errors.NOT_FOUND();
    return null;
  });
  const settled = outcome ?? (await applyAsOperator(context, change));
  if (!settled) throw errors.NOT_FOUND();
  if (settled.isLocked) throw errors.GRADES_LOCKED();
  if (settled.isStale) throw errors.STALE({ data: { current: settled.current } });
  return settled.current;
});

/** The master admin's way: finds the school first, then writes with that school alone in sight. Null: no such event. */
async function applyAsOperator(context: RequestContext, change: Change): Promise<Outcome | null> {
  const { services, sessionToken } = context;
  const token = sessionToken ?? '';
  const [row] = (
    change.kind === 'assignment'
      ? await services.units.read(operatorInSchools(token, null), [
          findAssignmentEvent({ assignmentId: change.id }),
        ])
      : await services.units.read(operatorInSchools(token, null), [
          findSessionEvent({ liveSessionId: change.id }),
        ])
  ).rows[0];
  if (!row) return null;
  return await services.units.write(operatorInSchools(token, [row.schoolId]), async (tx, raw) => {
    const actor = raw as Actor | null;
    // Between the two transactions the role may have ended.
    const current = actor && isMasterAdmin(actor) ? await find(tx, change) : undefined;
    return actor && current ? await apply(tx, context, actor, current, change) : null;
  });
}

/**
 * Writes the change, notes it and tells those who take the course. Work that was handed in keeps the due date it was
 * handed in under, and whether that was late: the receipt says so. What comes in from now on is held against the new
 * date, drafts go on, and lists read the date anew.
 */
async function apply(
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  row: EditableRow,
  change: Change,
): Promise<Outcome> {
  const before = { title: row.title, startsAt: row.startsAt };
  if (row.version !== change.version) return { current: { ...before, version: row.version }, isStale: true };
  const isMoved = Date.parse(row.startsAt) !== Date.parse(change.startsAt);
  if (!isMoved && row.title === change.title)
    return { current: { ...before, version: row.version }, isStale: false };

  if (change.kind === 'assignment' && isMoved && (await isCourseLocked(tx, row.schoolId, row.courseId))) {
    return { current: { ...before, version: row.version }, isStale: false, isLocked: true };
  }
  const { clock } = context.services;
  const { schoolId, id } = row;
  const { version, title, startsAt } = change;
  const updatedAt = clock.now();
  const [changed] = await tx.query(
    change.kind === 'assignment'
      ? changeAssignment({ schoolId, assignmentId: id, version, title, dueAt: startsAt, updatedAt })
      : changeSession({ schoolId, liveSessionId: id, version, title, scheduledAt: startsAt, updatedAt }),
  );
  if (!changed) {
    // Somebody was faster by a moment.
    const now = await find(tx, change);
    return { current: now ? editableOf(now) : { ...before, version: row.version }, isStale: true };
  }
  const isOperator = !canEditEvent(actor, row);
  recordAudit(tx, clock, {
    schoolId: row.schoolId,
    actorKind: isOperator ? 'operator' : 'user',
    actorUserId: actor.userId,
    action: change.kind === 'assignment' ? 'assignment.updated' : 'live_session.updated',
    entityType: change.kind === 'assignment' ? 'assignment' : 'live_session',
    entityId: row.id,
    before,
    after: { title: change.title, startsAt: changed.startsAt },
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
  await tell(tx, context, row, change.kind === 'assignment' && isMoved);
  return {
    current: { title: change.title, startsAt: changed.startsAt, version: changed.version },
    isStale: false,
  };
}

const editableOf = ({ title, startsAt, version }: EditableRow): EditableEvent => ({
  title,
  startsAt,
  version,
});

/** The database's notices hold 8,000 bytes, which are the ids of this many people with room to spare. */
const PEOPLE_PER_NOTICE = 150;

/** Students hear of a date that moved, and every open calendar reloads. */
async function tell(
  tx: Transaction,
  context: RequestContext,
  { schoolId, courseId, id }: EditableRow,
  isDueDateMoved: boolean,
): Promise<void> {
  const students = await tx.query(listCourseStudents({ schoolId, courseId }));
  const userIds = students.map(({ userId }) => userId);
  if (isDueDateMoved) {
    notify(tx, context.services.clock, userIds, {
      ...{ schoolId, courseId, assignmentId: id },
      type: 'assignment',
      template: 'due_date_moved',
      groupKey: `due:${id}`,
    });
  }
  for (let first = 0; first < userIds.length; first += PEOPLE_PER_NOTICE) {
    announce(tx, userIds.slice(first, first + PEOPLE_PER_NOTICE), { topic: 'event', id });
  }
}
