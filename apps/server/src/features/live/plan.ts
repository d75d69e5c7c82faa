import type { MeetingChoice } from '@fieldhouse/contract/live-sessions.ts';
import type { WallTime } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  doOverlap,
  MAX_SERIES_SESSIONS,
  seriesDays,
  seriesInstants,
  type WeeklyRule,
} from '@fieldhouse/domain/live/recurrence.ts';
import type { z } from 'zod';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import type { Clock } from '#platform/clock.ts';
import { announce } from '#platform/events.ts';
import { newId } from '#platform/ids.ts';
import type { Meetings } from '#platform/meetings/meetings.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canHoldSession, canSeeSession } from './session-policy.ts';
import {
  findHeldCourse,
  insertSeries,
  listLearners,
  listOwnSlots,
  listPlanned,
  lockTeacher,
  type SlotRow,
} from './session-queries.ts';
import { scheduleSessions } from './workflows.ts';

export const schedule = os.live.schedule.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [course] = await tx.query(findHeldCourse({ courseId: input.courseId }));
    if (!course || !canSeeSession(actor, course)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    const { schoolId, courseId, timeZone } = course;

    // Sent twice it is planned once, and two plans at once wait for each other.
    await tx.query(lockTeacher({ schoolId }));
    const before = await tx.query(listPlanned({ schoolId, idempotencyKey: input.idempotencyKey }));
    if (before.length > 0) return { sessionIds: before.map(({ sessionId }) => sessionId) };

    const rule = input.repeat as WeeklyRule | null;
    const days = seriesDays(input.on as CalendarDate, rule);
    if (days.length > MAX_SERIES_SESSIONS) throw errors.TOO_MANY({ data: { most: MAX_SERIES_SESSIONS } });
    const instants = seriesInstants(days, input.at as WallTime, timeZone);
    const now = context.clock.now();
    if ((instants[0] ?? now) <= now) throw errors.IN_THE_PAST();
    if (!input.isOverlapFine) {
      const overlaps = await overlapsOf(tx, schoolId, instants, input.durationMinutes, []);
      if (overlaps.length > 0) throw errors.OVERLAPS({ data: { overlaps } });
    }

    const seriesId = rule ? newId() : null;
    if (seriesId)
      await tx.query(
        insertSeries({
          schoolId,
          liveSessionSerieId: seriesId,
          courseId,
          rule: JSON.stringify(rule),
          createdBy: actor.userId,
          now,
        }),
      );
    const { meetings, jobs } = context.services;
    const sessions = instants.map((scheduledAt) => ({
      schoolId,
      courseId,
      scheduledAt,
      seriesId,
      id: newId(),
      teacherId: actor.userId,
      title: input.title,
      description: input.description,
      durationMinutes: input.durationMinutes,
      planKey: input.idempotencyKey,
      ...roomOf(meetings, input.meeting),
    }));
    await scheduleSessions(tx, sessions);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'session.planned',
      entityType: 'live_session',
      entityId: sessions[0]?.id ?? courseId,
      after: { courseId, title: input.title, count: sessions.length, firstAt: instants[0] },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await tellLearners(tx, context.clock, schoolId, courseId, 'session_planned');
    for (const session of sessions) {
      if (session.meetingState === 'pending')
        await jobs.enqueue(tx, 'live.meeting', { schoolId, sessionId: session.id, wanted: 'made' });
    }
    return { sessionIds: sessions.map(({ id }) => id) };
  }),
);

/** Classes of the actor that are on at the same time as one of these; at most five. */
export async function overlapsOf(
  tx: Transaction,
  schoolId: string,
  instants: readonly string[],
  durationMinutes: number,
  /** The classes that are moved themselves. */
  except: readonly string[],
) {
  const sorted = [...instants].sort();
  const last = new Date(Date.parse(sorted.at(-1) ?? '') + durationMinutes * 60_000).toISOString();
  const slots = await tx.query(listOwnSlots({ schoolId, from: sorted[0] ?? '', last }));
  const clashes = (slot: SlotRow) =>
    !except.includes(slot.sessionId) &&
    instants.some((scheduledAt) => doOverlap({ scheduledAt, durationMinutes }, slot));
  return slots
    .filter(clashes)
    .slice(0, 5)
    .map(({ title, courseTitle, scheduledAt }) => ({ title, courseTitle, scheduledAt }));
}

/** The room that a choice means: a Jitsi room and a pasted link are there at once, Google makes its own. */
export function roomOf(meetings: Meetings, choice: z.infer<typeof MeetingChoice>) {
  if (choice.kind === 'link')
    return { platform: 'link' as const, meetingUrl: choice.url, meetingState: 'ready' as const };
  if (choice.kind === 'usual' && meetings.usual === 'google_meet')
    return { platform: 'google_meet' as const, meetingUrl: null, meetingState: 'pending' as const };
  return { platform: 'jitsi' as const, meetingUrl: meetings.jitsiRoom(), meetingState: 'ready' as const };
}

type SessionTemplate =
  | 'session_planned'
  | 'session_changed'
  | 'session_cancelled'
  | 'session_soon'
  | 'recording_ready';

/** Tells everybody who takes the course; pages that are open show it at once. */
export async function tellLearners(
  tx: Transaction,
  clock: Clock,
  schoolId: string,
  courseId: string,
  template: SessionTemplate,
): Promise<void> {
  const learners = await tx.query(listLearners({ schoolId, courseId }));
  const userIds = learners.map(({ userId }) => userId);
  announce(tx, userIds, { topic: 'event', id: courseId });
  notify(tx, clock, userIds, {
    schoolId,
    courseId,
    type: 'session',
    template,
    groupKey: `${template}:${courseId}`,
  });
}
