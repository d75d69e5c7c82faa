import { sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import { type Actor, isStaffOf } from '#access/actor.ts';
import { os } from '#platform/procedure.ts';
import {
  canHoldSession,
  canReadMaterials,
  canSeeSession,
  mayKnowPeopleOfSession,
  presentJoining,
} from './session-policy.ts';
import {
  findSession,
  listHeldCourses,
  listOpenSessions,
  listRecordings,
  listShelved,
  listUnrecorded,
  type SessionRow,
} from './session-queries.ts';

export const list = os.live.list.handler(async ({ input, context }) => {
  const now = context.clock.now();
  const courseId = input.courseId ?? null;
  const { actor, rows } = await context.read([
    listOpenSessions({ now, courseId }),
    listRecordings({ now, courseId }),
    listUnrecorded({ now, courseId }),
    listShelved({ now, courseId }),
    listHeldCourses(),
  ]);
  const [open, past, unrecorded, shelved, held] = rows;
  const awaited = unrecorded.filter((row) => canHoldSession(actor, row));
  const seen = (row: SessionRow) => canSeeSession(actor, row);
  const shown = open.filter(seen).map((row) => presentSession(actor, row, now));
  return {
    live: shown.filter(({ phase }) => phase === 'live'),
    upcoming: shown.filter(({ phase }) => phase !== 'live'),
    // A recording shows people.
    past: past
      .filter((row) => seen(row) && mayKnowPeopleOfSession(actor, row))
      .map((row) => presentSession(actor, row, now))
      .filter(({ phase }) => phase === 'over'),
    awaited: awaited.map((row) => presentSession(actor, row, now)),
    shelved: shelved
      .filter((row) => canReadMaterials(actor, row))
      .filter(({ sessionId }) => !awaited.some((one) => one.sessionId === sessionId))
      .map((row) => presentSession(actor, row, now)),
    can: { schedule: held.some((course) => canHoldSession(actor, course)) },
  };
});

export const scheduleCourses = os.live.scheduleCourses.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listHeldCourses()]);
  return {
    courses: rows[0]
      .filter((course) => canHoldSession(actor, course))
      .map(({ courseId, schoolId, title, timeZone }) => ({
        courseId: courseId,
        schoolId: schoolId,
        title,
        timeZone,
        today: context.clock.today(timeZone),
      })),
    usual: context.services.meetings.usual,
  };
});

export const materials = os.live.materials.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findSession({ liveSessionId: input.sessionId })]);
  const [[session]] = rows;
  if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
  return { materials: presentMaterials(actor, session), can: materialRights(actor, session) };
});

const byName = new Intl.Collator('en', { numeric: true });

/** By name, as on a shelf: "2" before "10". */
const presentMaterials = (actor: Actor, row: SessionRow) =>
  canReadMaterials(actor, row)
    ? row.materials
        .toSorted((one, other) => byName.compare(one.name, other.name))
        .map((material) => ({ ...material, fileId: material.fileId }))
    : [];

/** Nothing is added to what was called off; what is there can still be taken away. */
const materialRights = (actor: Actor, row: SessionRow) => ({
  addMaterials: row.status === 'scheduled' && canHoldSession(actor, row),
  removeMaterials: canHoldSession(actor, row),
});

function presentSession(actor: Actor, row: SessionRow, now: string) {
  const phase = sessionPhase(row.scheduledAt, row.durationMinutes, now);
  const knowsPeople = mayKnowPeopleOfSession(actor, row);
  const isCancelled = row.status === 'cancelled';
  // A recording shows people, and is whole once the class is over.
  const canWatch = (knowsPeople && phase === 'over') || canHoldSession(actor, row);
  const joining = presentJoining(actor, { ...row, hasLink: row.meetingUrl !== null && !isCancelled }, now);
  return {
    sessionId: row.sessionId,
    schoolId: row.schoolId,
    courseId: row.courseId,
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
    recordingUrl: canWatch ? row.recordingUrl : null,
    materials: presentMaterials(actor, row),
    isSeries: row.seriesId !== null,
    isCancelled,
    version: row.version,
    ...joining,
    can: {
      ...materialRights(actor, row),
      manage: !isCancelled && canHoldSession(actor, row) && isStaffOf(actor, row.schoolId),
    },
  };
}
