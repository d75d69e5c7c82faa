import type { CourseId, FileId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { isJoinable, sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import { type Actor, isStaffOf } from '#platform/actor.ts';
import { os } from '#platform/procedure.ts';
import { canHoldSession, canJoinSession, canSeeSession, mayKnowPeopleOfSession } from './session-policy.ts';
import {
  listHeldCourses,
  listOpenSessions,
  listRecordings,
  listUnrecorded,
  type SessionRow,
} from './session-queries.ts';

export const list = os.live.list.handler(async ({ input, context }) => {
  const now = context.clock.now();
  const courseId = input.courseId ?? null;
  const { actor, rows } = await context.read([
    listOpenSessions(now, courseId),
    listRecordings(now, courseId),
    listUnrecorded(now, courseId),
    listHeldCourses(),
  ]);
  const [open, past, awaited, held] = rows;
  const seen = (row: SessionRow) => canSeeSession(actor, row);
  const shown = open.filter(seen).map((row) => presentSession(actor, row, now));
  return {
    live: shown.filter(({ phase }) => phase === 'live'),
    upcoming: shown.filter(({ phase }) => phase !== 'live'),
    // A recording shows people.
    past: past
      .filter((row) => seen(row) && mayKnowPeopleOfSession(actor, row))
      .map((row) => presentSession(actor, row, now)),
    awaited: awaited
      .filter((row) => canHoldSession(actor, row))
      .map((row) => presentSession(actor, row, now)),
    can: { schedule: held.some((course) => canHoldSession(actor, course)) },
  };
});

export const scheduleCourses = os.live.scheduleCourses.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listHeldCourses()]);
  return {
    courses: rows[0]
      .filter((course) => canHoldSession(actor, course))
      .map(({ courseId, title, timeZone }) => ({
        courseId: courseId as CourseId,
        title,
        timeZone,
        today: context.clock.today(timeZone),
      })),
    usual: context.services.meetings.usual,
  };
});

function presentSession(actor: Actor, row: SessionRow, now: string) {
  const phase = sessionPhase(row.scheduledAt, row.durationMinutes, now);
  const knowsPeople = mayKnowPeopleOfSession(actor, row);
  return {
    sessionId: row.sessionId as LiveSessionId,
    courseId: row.courseId as CourseId,
    courseTitle: row.courseTitle,
    title: row.title,
    description: row.description,
    teacherName: knowsPeople ? row.teacherName : null,
    scheduledAt: row.scheduledAt,
    durationMinutes: row.durationMinutes,
    timeZone: row.timeZone,
    phase,
    platform: row.platform,
    meetingState: row.meetingState,
    recordingState: row.recordingState,
    recordingUrl: knowsPeople ? row.recordingUrl : null,
    materials: row.materials.map((material) => ({ ...material, fileId: material.fileId as FileId })),
    isSeries: row.seriesId !== null,
    version: row.version,
    can: {
      join: isJoinable(phase) && canJoinSession(actor, row),
      manage: canHoldSession(actor, row) && isStaffOf(actor, row.schoolId),
    },
  };
}
