import type { WallTime } from '@fieldhouse/domain/calendar/zoned.ts';
import { instantOf, wallClock } from '@fieldhouse/domain/calendar/zoned.ts';
import { addDays, type CalendarDate, daysBetween } from '@fieldhouse/domain/dates/calendar-date.ts';
import { sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { overlapsOf, roomOf, tellLearners } from './plan.ts';
import { canHoldSession, canSeeSession } from './session-policy.ts';
import {
  cancelSessions,
  changeSessions,
  findSession,
  listFollowing,
  lockSession,
  lockTeacher,
  putRecording,
  type SessionRow,
  setRooms,
} from './session-queries.ts';

export interface Part {
  readonly sessionId: string;
  readonly scheduledAt: string;
}

/** This class, or it and the open ones of its series that follow. */
export async function partOf(
  tx: Transaction,
  session: SessionRow,
  part: 'this' | 'following',
): Promise<Part[]> {
  const { schoolId, seriesId, sessionId, scheduledAt } = session;
  if (part === 'this' || seriesId === null) return [{ sessionId, scheduledAt }];
  return await tx.query(listFollowing({ schoolId, seriesId, scheduledAt }));
}

const isOver = (session: SessionRow, now: string) =>
  session.status === 'cancelled' ||
  sessionPhase(session.scheduledAt, session.durationMinutes, now) === 'over';

export const update = os.live.update.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    await tx.query(lockSession({ liveSessionId: input.sessionId }));
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, session)) throw errors.FORBIDDEN();
    const { schoolId, courseId, timeZone } = session;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    if (isOver(session, now)) throw errors.NOT_OPEN();
    if (session.version !== input.version) throw errors.STALE({ data: { version: session.version } });

    await tx.query(lockTeacher({ schoolId }));
    const parts = await partOf(tx, session, input.part);
    // Each one that follows moves by as many days, and to the same local time.
    const days = daysBetween(wallClock(session.scheduledAt, timeZone).on, input.on as CalendarDate);
    const moved = parts.map(({ sessionId, scheduledAt }) => ({
      sessionId,
      scheduledAt: instantOf(
        { on: addDays(wallClock(scheduledAt, timeZone).on, days), at: input.at as WallTime },
        timeZone,
      ),
    }));
    const instants = moved.map(({ scheduledAt }) => scheduledAt);
    const isMoved = moved.some(
      (one, index) => Date.parse(one.scheduledAt) !== Date.parse(parts[index]?.scheduledAt ?? ''),
    );
    if (isMoved && instants.some((at) => at <= now)) throw errors.IN_THE_PAST();
    if (!input.isOverlapFine) {
      const own = parts.map(({ sessionId }) => sessionId);
      const overlaps = await overlapsOf(tx, schoolId, instants, input.durationMinutes, own);
      if (overlaps.length > 0) throw errors.OVERLAPS({ data: { overlaps } });
    }
    const ids = moved.map(({ sessionId }) => sessionId);
    const changed = await tx.query(
      changeSessions({
        schoolId,
        liveSessionIds: ids,
        instants,
        title: input.title,
        description: input.description,
        durationMinutes: input.durationMinutes,
        now,
      }),
    );
    const { meetings, jobs } = context.services;
    const rooms = input.meeting ? ids.map(() => roomOf(meetings, input.meeting ?? { kind: 'usual' })) : [];
    const [room] = rooms;
    if (room) {
      const urls = rooms.map(({ meetingUrl }) => meetingUrl);
      await tx.query(
        setRooms({
          schoolId,
          liveSessionIds: ids,
          platform: room.platform,
          urls,
          meetingState: room.meetingState,
          now,
        }),
      );
    }
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'session.changed',
      entityType: 'live_session',
      entityId: input.sessionId,
      before: { title: session.title, scheduledAt: session.scheduledAt },
      after: { title: input.title, scheduledAt: instants[0], count: changed.length },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    if (isMoved) await tellLearners(tx, context.clock, schoolId, courseId, 'session_changed');
    const isGoogle = room ? room.platform === 'google_meet' : session.platform === 'google_meet';
    for (const sessionId of isGoogle ? ids : [])
      await jobs.enqueue(tx, 'live.meeting', { schoolId, sessionId, wanted: room ? 'made' : 'changed' });
    return { changedCount: changed.length };
  }),
);

export const cancel = os.live.cancel.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    await tx.query(lockSession({ liveSessionId: input.sessionId }));
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, session)) throw errors.FORBIDDEN();
    const { schoolId, courseId } = session;
    requireWritable(actor, schoolId);
    const now = context.clock.now();
    if (isOver(session, now)) throw errors.NOT_OPEN();
    const parts = await partOf(tx, session, input.part);
    const ids = parts.map(({ sessionId }) => sessionId);
    const gone = await tx.query(
      cancelSessions({ schoolId, liveSessionIds: ids, reason: input.reason || null, now }),
    );
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'session.cancelled',
      entityType: 'live_session',
      entityId: input.sessionId,
      before: { title: session.title, scheduledAt: session.scheduledAt },
      after: { count: gone.length },
      ...(input.reason ? { reason: input.reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await tellLearners(tx, context.clock, schoolId, courseId, 'session_cancelled');
    for (const { sessionId, hasEvent } of gone) {
      if (hasEvent)
        await context.services.jobs.enqueue(tx, 'live.meeting', { schoolId, sessionId, wanted: 'gone' });
    }
    return { cancelledCount: gone.length };
  }),
);

export const setRecording = os.live.setRecording.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    await tx.query(lockSession({ liveSessionId: input.sessionId }));
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, session)) throw errors.FORBIDDEN();
    requireWritable(actor, session.schoolId);
    const now = context.clock.now();
    if (session.status === 'cancelled' || Date.parse(session.scheduledAt) > Date.parse(now))
      throw errors.NOT_OVER();
    const { schoolId, courseId, sessionId } = session;
    await tx.query(putRecording({ schoolId, liveSessionId: sessionId, url: input.url, now }));
    if (input.url && session.recordingUrl === null)
      await tellLearners(tx, context.clock, schoolId, courseId, 'recording_ready');
    return { recordingUrl: input.url };
  }),
);

export const retryMeeting = os.live.retryMeeting.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    await tx.query(lockSession({ liveSessionId: input.sessionId }));
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, session)) throw errors.FORBIDDEN();
    requireWritable(actor, session.schoolId);
    const now = context.clock.now();
    if (isOver(session, now)) throw errors.NOT_OPEN();
    const { schoolId, sessionId } = session;
    const { meetings, jobs } = context.services;
    const { platform, meetingUrl, meetingState } = roomOf(meetings, input.meeting);
    await tx.query(
      setRooms({ schoolId, liveSessionIds: [sessionId], platform, urls: [meetingUrl], meetingState, now }),
    );
    if (meetingState === 'pending')
      await jobs.enqueue(tx, 'live.meeting', { schoolId, sessionId, wanted: 'made' });
    return { meetingState };
  }),
);
