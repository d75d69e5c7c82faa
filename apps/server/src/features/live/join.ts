import { wallClock } from '@fieldhouse/domain/calendar/zoned.ts';
import { joinedAs } from '@fieldhouse/domain/live/recurrence.ts';
import { JOIN_MINUTES_BEFORE, sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import { studentIdIn } from '#access/actor.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canJoinSession, canSeeSession, isLearnerOfSession } from './session-policy.ts';
import { findSession, markJoined, recordJoin } from './session-queries.ts';

const MINUTE_MS = 60_000;

export const join = os.live.join.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session) || session.status === 'cancelled')
      throw errors.NOT_FOUND();
    requireWritable(actor, session.schoolId);
    if (!canJoinSession(actor, session)) throw errors.FORBIDDEN();
    const now = context.clock.now();
    const { schoolId, sessionId, courseId, scheduledAt } = session;
    const phase = sessionPhase(scheduledAt, session.durationMinutes, now);
    if (phase === 'over') throw errors.IS_OVER();
    if (phase === 'upcoming') {
      const opensAt = new Date(Date.parse(scheduledAt) - JOIN_MINUTES_BEFORE * MINUTE_MS).toISOString();
      throw errors.NOT_YET({ data: { opensAt } });
    }
    if (!session.meetingUrl) throw errors.NO_MEETING_LINK();
    await tx.query(recordJoin({ schoolId, sessionJoinId: newId(), sessionId, now }));
    const studentId = isLearnerOfSession(actor, session) ? studentIdIn(actor, schoolId) : null;
    if (studentId) {
      // The class belongs to the day on which it begins at the school.
      const { on } = wallClock(scheduledAt, session.timeZone);
      const status = joinedAs(scheduledAt, now);
      await tx.query(
        markJoined({
          schoolId,
          attendanceRecordId: newId(),
          studentId,
          on,
          courseId,
          sessionId,
          status,
          now,
        }),
      );
    }
    return { url: session.meetingUrl };
  }),
);
