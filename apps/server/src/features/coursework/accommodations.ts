import { EXTENSION_MAX_DAYS } from '@fieldhouse/contract/limits.ts';
import { type Actor, isAdminOf, isTooClose } from '#access/actor.ts';
import { assignmentOverrides, accommodations as table } from '#db/tables/records.ts';
import type { Transaction } from '#db/unit.ts';
import { isCourseLocked, rejudgeLateness } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, refusalAbout, requireWritable } from '#platform/procedure.ts';
import {
  type AccommodationRow,
  endAccommodationOf,
  endLiveAccommodation,
  endLiveOverride,
  endOverrideOf,
  findExtended,
  findStudentScope,
  listAccommodations,
  listExtendable,
  listOverrides,
} from './accommodation-queries.ts';
import { canAccommodate, canExtend, canSeeAccommodations } from './policy.ts';

const DAY_MS = 86_400_000;

const present = (row: AccommodationRow) => ({
  ...row,
  accommodationId: row.accommodationId,
});

export const accommodations = os.coursework.accommodations.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findStudentScope({ studentId: input.studentId }),
    listAccommodations({ studentId: input.studentId }),
    listOverrides({ studentId: input.studentId }),
  ]);
  const [[student], given, overrides] = rows;
  if (!student || !canSeeAccommodations(actor, student)) throw errors.NOT_FOUND();
  return {
    current: given.filter((one) => one.endedAt === null).map(present)[0] ?? null,
    earlier: given.filter((one) => one.endedAt !== null).map(present),
    // Who only teaches the student sees what is given in the courses taught.
    overrides: overrides
      .filter((one) => isAdminOf(actor, student.schoolId) || one.teaches)
      .map(({ teaches, ...one }) => ({
        ...one,
        overrideId: one.overrideId,
        assignmentId: one.assignmentId,
      })),
    timeZone: student.timeZone,
    isTooClose: isTooClose(actor, student),
    can: {
      accommodate: canAccommodate(actor, student) && !student.hasLeft,
      extend: !isTooClose(actor, student) && !student.hasLeft,
    },
  };
});

export const extendable = os.coursework.extendable.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findStudentScope({ studentId: input.studentId }),
    listExtendable({ studentId: input.studentId }),
  ]);
  const [[student], assignments] = rows;
  if (!student || !canSeeAccommodations(actor, student)) throw errors.NOT_FOUND();
  return {
    assignments: assignments
      .filter((one) => canExtend(actor, one))
      .map(({ assignmentId, title, courseId, courseTitle, dueAt }) => ({
        assignmentId,
        title,
        courseId,
        courseTitle,
        dueAt,
      })),
  };
});

interface Change {
  readonly schoolId: string;
  readonly studentId: string;
  readonly action: string;
  readonly entityType: 'accommodation' | 'assignment_override';
  readonly entityId: string;
  readonly after: unknown;
  readonly reason?: string;
}

function audit(
  context: RequestContext,
  tx: Transaction,
  actor: Actor,
  { schoolId, action, entityType, entityId, after, reason, studentId }: Change,
): void {
  recordAudit(tx, context.services.clock, {
    schoolId,
    action,
    entityType,
    entityId,
    actorKind: 'user',
    actorUserId: actor.userId,
    after: { studentId, ...(after as object) },
    ...(reason ? { reason } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });
}

export const setAccommodation = os.coursework.setAccommodation.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [student] = await tx.query(findStudentScope({ studentId: input.studentId }));
    if (!student || !canSeeAccommodations(actor, student)) throw errors.NOT_FOUND();
    if (!canAccommodate(actor, student)) throw refusalAbout(actor, student);
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    if (student.hasLeft) throw errors.HAS_LEFT();
    const { studentId, startsOn, endsOn, extraDays, extraTimeRatio, note } = input;
    if (endsOn !== null && endsOn < startsOn) throw errors.DATES_WRONG();
    if (extraDays === 0 && extraTimeRatio === 1 && note === '') throw errors.NOTHING_GIVEN();
    const at = context.clock.now();
    const id = newId();
    await tx.query(endLiveAccommodation({ schoolId, studentId, endedBy: actor.userId, endedAt: at }));
    await tx.orm.insert(table).values({
      schoolId,
      id,
      studentId,
      extraTimeRatio,
      extraDays,
      note,
      startsOn,
      endsOn,
      by: actor.userId,
      createdAt: at,
    });
    await rejudgeLateness(tx, { schoolId, studentId, courseId: null, by: actor.userId, at });
    audit(context, tx, actor, {
      schoolId,
      studentId,
      action: 'accommodation.set',
      entityType: 'accommodation',
      entityId: id,
      after: { extraTimeRatio, extraDays, startsOn, endsOn },
    });
    return { accommodationId: id };
  }),
);

export const endAccommodation = os.coursework.endAccommodation.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [ended] = await tx.query(
      endAccommodationOf({
        accommodationId: input.accommodationId,
        endedBy: actor.userId,
        now: context.clock.now(),
      }),
    );
    const [student] = ended ? await tx.query(findStudentScope({ studentId: ended.studentId })) : [];
    if (!ended || !student || !canSeeAccommodations(actor, student)) throw errors.NOT_FOUND();
    if (!canAccommodate(actor, student)) throw refusalAbout(actor, student);
    requireWritable(actor, student.schoolId);
    const { schoolId } = student;
    audit(context, tx, actor, {
      schoolId,
      studentId: ended.studentId,
      action: 'accommodation.ended',
      entityType: 'accommodation',
      entityId: input.accommodationId,
      after: {},
    });
    return {};
  }),
);

export const setOverride = os.coursework.setOverride.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { assignmentId, studentId, dueAt, extraAttempts, reason } = input;
    const [found] = await tx.query(findExtended({ assignmentId, studentId }));
    if (!found) throw errors.NOT_FOUND();
    if (!canExtend(actor, found)) throw refusalAbout(actor, found);
    const { schoolId } = found;
    requireWritable(actor, schoolId);
    const { enrollmentId } = found;
    if (!enrollmentId) {
      throw (await isCourseLocked(tx, schoolId, found.courseId))
        ? errors.GRADES_LOCKED()
        : errors.NOT_ENROLLED();
    }
    if (dueAt === null && extraAttempts === 0) throw errors.NOTHING_GIVEN();
    if (dueAt !== null) {
      const more = found.dueAt === null ? -1 : Date.parse(dueAt) - Date.parse(found.dueAt);
      if (more <= 0 || more > EXTENSION_MAX_DAYS * DAY_MS) throw errors.DUE_WRONG();
    }
    const at = context.clock.now();
    const id = newId();
    await tx.query(
      endLiveOverride({ schoolId, enrollmentId, assignmentId, endedBy: actor.userId, endedAt: at }),
    );
    await tx.orm.insert(assignmentOverrides).values({
      schoolId,
      id,
      assignmentId,
      studentId,
      enrollmentId,
      dueAt,
      extraAttempts,
      reason,
      by: actor.userId,
      createdAt: at,
    });
    await rejudgeLateness(tx, { schoolId, studentId, courseId: found.courseId, by: actor.userId, at });
    audit(context, tx, actor, {
      schoolId,
      studentId,
      action: 'extension.set',
      entityType: 'assignment_override',
      entityId: id,
      after: { assignmentId, dueAt, extraAttempts },
      reason,
    });
    return { overrideId: id };
  }),
);

export const endOverride = os.coursework.endOverride.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [ended] = await tx.query(
      endOverrideOf({ overrideId: input.overrideId, endedBy: actor.userId, now: context.clock.now() }),
    );
    const [found] = ended
      ? await tx.query(findExtended({ assignmentId: ended.assignmentId, studentId: ended.studentId }))
      : [];
    if (!ended || !found) throw errors.NOT_FOUND();
    if (!canExtend(actor, found)) throw refusalAbout(actor, found);
    const { schoolId } = found;
    requireWritable(actor, schoolId);
    audit(context, tx, actor, {
      schoolId,
      studentId: ended.studentId,
      action: 'extension.ended',
      entityType: 'assignment_override',
      entityId: input.overrideId,
      after: { assignmentId: ended.assignmentId },
    });
    return {};
  }),
);
