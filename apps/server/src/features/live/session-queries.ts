import type { CourseId, FileId, LiveSessionId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { GRACE_MINUTES } from '@fieldhouse/domain/live/session-times.ts';
import { IS_OWN_LINK } from '#access/guardians.ts';
import { COURSES_OF_RUN_SCHOOLS, IS_ACTIVE } from '#access/memberships.ts';
import { TAUGHT_COURSES } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export interface SessionMaterial {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export type SessionRow = RowOf<typeof findSession>;

/** Every course that the actor has to do with, once, with how. */
const SEEN = `
  select school_id, course_id, array_remove(array_agg(own), null) as own,
    array_remove(array_agg(guarded), null) as guarded, min(role) as role
  from (
    select e.school_id, e.course_id, e.student_id as own, null::uuid as guarded, null::text as role
    from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
    where sp.user_id = app.user_id()
    union all
    select e.school_id, e.course_id, null, e.student_id, null
    from guardian_links l
      join enrollments e on e.school_id = l.school_id and e.student_id = l.student_id and e.status = 'active'
    where ${IS_OWN_LINK('l')}
    union all
    ${TAUGHT_COURSES('ct.school_id, ct.course_id, null, null, ct.role')}
    union all
    ${COURSES_OF_RUN_SCHOOLS('k.school_id, k.id, null, null, null')}
  ) mine group by school_id, course_id`;

const SCOPE = `
  s.school_id as "schoolId", c.status as "courseStatus", seen.own as "ownStudentIds",
  seen.guarded as "guardedStudentIds", seen.role as "teacherRole", s.status`;

const COLUMNS = `
  ${SCOPE}, s.id as "sessionId", s.course_id as "courseId",
  c.title as "courseTitle", s.title, s.description, s.teacher_id as "teacherId", t.display_name as "teacherName",
  s.scheduled_at as "scheduledAt", s.duration_minutes as "durationMinutes", sc.time_zone as "timeZone", s.platform,
  s.meeting_url as "meetingUrl", s.meeting_state as "meetingState", s.provider_event_id as "providerEventId",
  s.recording_state as "recordingState", s.recording_url as "recordingUrl", s.series_id as "seriesId",
  s.version,
  coalesce((select jsonb_agg(jsonb_build_object('fileId', m.file_id, 'name', m.file_name, 'mediaType', m.file_type,
      'sizeBytes', f.size_bytes) order by m.file_id)
    from session_materials m join files f on f.school_id = m.school_id and f.id = m.file_id and f.deleted_at is null
    where m.school_id = s.school_id and m.session_id = s.id), '[]') as materials`;

const JOINS = `
  join courses c on c.school_id = s.school_id and c.id = s.course_id
  join schools sc on sc.id = s.school_id
  left join lateral (
    select m.display_name from school_memberships m
    where m.school_id = s.school_id and m.user_id = s.teacher_id and ${IS_ACTIVE('m')}
    order by m.id limit 1) t on true`;

const ENDS = `s.scheduled_at + make_interval(mins => s.duration_minutes + ${GRACE_MINUTES})`;

/** More classes than anybody looks through. */
const MAX_UPCOMING = 200;
/** Past recordings at once, as stated. */
const MAX_PAST = 20;

/** Classes that are on or come. `courseId`: course or null. */
export const listOpenSessions = statement<
  Sql['listOpenSessions'],
  { now: string; courseId: CourseId | null },
  { materials: readonly SessionMaterial[] }
>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      -- No class lasts longer than a day.
      and s.scheduled_at > :now::timestamptz - interval '25 hours' and s.status = 'scheduled' and ${ENDS} > :now
    ${JOINS}
  where c.status <> 'draft' and (:courseId::uuid is null or s.course_id = :courseId)
  order by s.scheduled_at, s.id limit ${MAX_UPCOMING}`);

/** Recordings of classes that are over, newest first. `courseId`: course or null. */
export const listRecordings = statement<
  Sql['listRecordings'],
  { now: string; courseId: CourseId | null },
  { materials: readonly SessionMaterial[] }
>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      and s.status = 'scheduled' and s.recording_url is not null and s.scheduled_at < :now
    ${JOINS}
  where c.status <> 'draft' and (:courseId::uuid is null or s.course_id = :courseId)
  order by s.scheduled_at desc, s.id desc limit ${MAX_PAST}`);

/**
 * The actor's own classes of the last two weeks that have no recording, newest first. `courseId`: course or null.
 */
export const listUnrecorded = statement<
  Sql['listUnrecorded'],
  { now: string; courseId: CourseId | null },
  { materials: readonly SessionMaterial[] }
>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      and s.teacher_id = app.user_id() and s.status = 'scheduled' and s.recording_url is null
      and s.scheduled_at > :now::timestamptz - interval '14 days' and ${ENDS} <= :now
    ${JOINS}
  where c.status <> 'draft' and (:courseId::uuid is null or s.course_id = :courseId)
  order by s.scheduled_at desc, s.id desc limit ${MAX_PAST}`);

/**
 * Classes without a recording that have files: over, or called off (for their teachers); newest first. `courseId`:
 * course or null.
 */
export const listShelved = statement<
  Sql['listShelved'],
  { now: string; courseId: CourseId | null },
  { materials: readonly SessionMaterial[] }
>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      and (s.status = 'cancelled' or (s.recording_url is null and ${ENDS} <= :now))
      and exists (select from session_materials m where m.school_id = s.school_id and m.session_id = s.id)
    ${JOINS}
  where c.status <> 'draft' and (:courseId::uuid is null or s.course_id = :courseId)
    and (s.status = 'scheduled' or seen.role is not null)
  order by s.scheduled_at desc, s.id desc limit ${MAX_PAST}`);

const MATERIAL_FILE = `
  with seen as materialized (${SEEN})
  select ${SCOPE}, f.id as "fileId", f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes", f.sha256,
    f.storage_key as "storageKey"
  from files f
    join session_materials m on m.school_id = f.school_id and m.file_id = f.id
    join live_sessions s on s.school_id = m.school_id and s.id = m.session_id
    join seen on seen.school_id = s.school_id and seen.course_id = s.course_id
    join courses c on c.school_id = s.school_id and c.id = s.course_id
  where f.purpose = 'session' and f.deleted_at is null and f.id = :fileId`;

/** A file by any of its classes, one that is held first. All of them are of one course. */
export const findMaterialFile = statement<Sql['findMaterialFile'], { fileId: string }>(
  `${MATERIAL_FILE} order by s.status = 'scheduled' desc limit 1`,
);

/** A file of one class. */
export const findMaterialOf = statement<
  Sql['findMaterialOf'],
  { fileId: FileId; liveSessionId: LiveSessionId }
>(`${MATERIAL_FILE} and s.id = :liveSessionId`);

/** What is there already stays as it is. */
export const insertMaterials = statement<
  Sql['insertMaterials'],
  { schoolId: SchoolId; sessionIds: readonly string[]; fileIds: readonly FileId[]; now: string }
>(`
  insert into session_materials (school_id, id, session_id, file_id, file_name, file_type, added_by, created_at)
  select :schoolId, app.uuidv7(), s.id, f.id, f.name, f.media_type, app.user_id(), :now
  from unnest(:fileIds::uuid[]) with ordinality as wanted(id, place)
    join files f on f.school_id = :schoolId and f.id = wanted.id
    cross join unnest(:sessionIds::uuid[]) as s(id)
  order by wanted.place
  on conflict (school_id, file_id, session_id) do nothing
  returning id`);

/** The most files that one of these classes has. */
export const mostMaterials = statement<
  Sql['mostMaterials'],
  { schoolId: SchoolId; sessionIds: readonly string[] }
>(`
  select coalesce(max(held.count), 0)::int as most from (
    select count(*) from session_materials where school_id = :schoolId and session_id = any (:sessionIds::uuid[])
    group by session_id) held`);

export const dropMaterials = statement<
  Sql['dropMaterials'],
  { schoolId: SchoolId; sessionIds: readonly string[]; fileId: FileId }
>(`
  delete from session_materials
  where school_id = :schoolId and session_id = any (:sessionIds::uuid[]) and file_id = :fileId returning id`);

/** Two who take it from the last classes that have it wait for each other. */
export const lockFile = statement<Sql['lockFile'], { schoolId: SchoolId; fileId: FileId }>(
  'select id from files where school_id = :schoolId and id = :fileId for update',
);

/** Classes that still have the file. */
export const countMaterials = statement<Sql['countMaterials'], { schoolId: SchoolId; fileId: FileId }>(`
  select count(*)::int as count from session_materials where school_id = :schoolId and file_id = :fileId`);

/** One class with how the actor stands to it. */
export const findSession = statement<
  Sql['findSession'],
  { liveSessionId: LiveSessionId },
  { materials: readonly SessionMaterial[] }
>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from live_sessions s join seen on seen.school_id = s.school_id and seen.course_id = s.course_id ${JOINS}
  where s.id = :liveSessionId`);

export const lockSession = statement<Sql['lockSession'], { liveSessionId: LiveSessionId }>(
  `select id from live_sessions where id = :liveSessionId for update`,
);

const HELD = `
  with seen as materialized (${SEEN})
  select c.school_id as "schoolId", c.status as "courseStatus", seen.own as "ownStudentIds",
    seen.guarded as "guardedStudentIds", seen.role as "teacherRole", c.id as "courseId", c.title,
    sc.time_zone as "timeZone"
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join schools sc on sc.id = c.school_id`;

/** Published courses that the actor teaches, by title. */
export const listHeldCourses = statement<Sql['listHeldCourses']>(
  `${HELD} where c.status = 'published' and seen.role is not null order by c.title, c.id`,
);

export const findHeldCourse = statement<Sql['findHeldCourse'], { courseId: CourseId }>(
  `${HELD} where c.id = :courseId`,
);

export type SlotRow = RowOf<typeof listOwnSlots>;

/** The actor's own classes around some instants. */
export const listOwnSlots = statement<Sql['listOwnSlots'], { schoolId: string; from: string; last: string }>(`
  select s.id as "sessionId", s.title, c.title as "courseTitle", s.scheduled_at as "scheduledAt",
    s.duration_minutes as "durationMinutes"
  from live_sessions s join courses c on c.school_id = s.school_id and c.id = s.course_id
  where s.school_id = :schoolId and s.teacher_id = app.user_id() and s.status = 'scheduled'
    and s.scheduled_at > :from::timestamptz - interval '25 hours' and s.scheduled_at < :last
  order by s.scheduled_at`);

/** Two plans of one teacher wait for each other. */
export const lockTeacher = statement<Sql['lockTeacher'], { schoolId: SchoolId }>(
  "select pg_advisory_xact_lock(hashtextextended('live:' || :schoolId::text || app.user_id()::text, 0))",
);

/** Classes planned with this key before. */
export const listPlanned = statement<Sql['listPlanned'], { schoolId: SchoolId; idempotencyKey: string }>(`
  select id as "sessionId" from live_sessions
  where school_id = :schoolId and teacher_id = app.user_id() and plan_key = :idempotencyKey order by scheduled_at`);

export const insertSeries = statement<
  Sql['insertSeries'],
  {
    schoolId: SchoolId;
    liveSessionSerieId: string;
    courseId: CourseId;
    rule: unknown;
    createdBy: string;
    now: string;
  }
>(`
  insert into live_session_series (school_id, id, course_id, rule, created_by, created_at)
  values (:schoolId, :liveSessionSerieId, :courseId, :rule, :createdBy, :now)`);

/** Classes of a series from one on that are still open. */
export const listFollowing = statement<
  Sql['listFollowing'],
  { schoolId: SchoolId; seriesId: string; scheduledAt: string }
>(`
  select id as "sessionId", scheduled_at as "scheduledAt", version from live_sessions
  where school_id = :schoolId and series_id = :seriesId and status = 'scheduled' and scheduled_at >= :scheduledAt
  order by scheduled_at for update`);

/** A class that moves is told of anew. */
export const changeSessions = statement<
  Sql['changeSessions'],
  {
    schoolId: SchoolId;
    liveSessionIds: readonly string[];
    instants: readonly string[];
    title: string;
    description: string;
    durationMinutes: number;
    now: string;
  }
>(`
  update live_sessions s set scheduled_at = w.at, title = :title, description = :description, duration_minutes = :durationMinutes,
    reminded_at = case when s.scheduled_at = w.at then s.reminded_at end, updated_at = :now, version = version + 1
  from unnest(:liveSessionIds::uuid[], :instants::timestamptz[]) as w(id, at)
  where s.school_id = :schoolId and s.id = w.id and s.status = 'scheduled' returning s.id as "sessionId"`);

/** `urls`: urls (null: being made). */
export const setRooms = statement<
  Sql['setRooms'],
  {
    schoolId: SchoolId;
    liveSessionIds: readonly string[];
    platform: 'google_meet' | 'jitsi' | 'link';
    urls: readonly (string | null)[];
    meetingState: 'ready' | 'pending' | 'failed';
    now: string;
  }
>(`
  update live_sessions s set platform = :platform, meeting_url = w.url, meeting_state = :meetingState, updated_at = :now,
    version = version + 1
  from unnest(:liveSessionIds::uuid[], :urls::text[]) as w(id, url)
  where s.school_id = :schoolId and s.id = w.id and s.status = 'scheduled'`);

export const cancelSessions = statement<
  Sql['cancelSessions'],
  { schoolId: SchoolId; liveSessionIds: readonly string[]; reason: string | null; now: string }
>(`
  update live_sessions set status = 'cancelled', cancel_reason = :reason, updated_at = :now, version = version + 1
  where school_id = :schoolId and id = any (:liveSessionIds::uuid[]) and status = 'scheduled'
  returning id as "sessionId", provider_event_id is not null as "hasEvent"`);

/** The first of several within ten minutes counts. */
export const recordJoin = statement<
  Sql['recordJoin'],
  { schoolId: SchoolId; sessionJoinId: string; sessionId: LiveSessionId; now: string }
>(`
  insert into session_joins (school_id, id, session_id, user_id, joined_at)
  select :schoolId, :sessionJoinId, :sessionId, app.user_id(), :now
  where not exists (select from session_joins j where j.school_id = :schoolId and j.session_id = :sessionId
    and j.user_id = app.user_id() and j.joined_at > :now::timestamptz - interval '10 minutes')`);

/** A mark from joining; what a teacher marked stays. */
export const markJoined = statement<
  Sql['markJoined'],
  {
    schoolId: SchoolId;
    attendanceRecordId: string;
    studentId: string;
    on: string;
    courseId: CourseId;
    sessionId: string | null;
    status: 'present' | 'absent' | 'late' | 'excused';
    now: string;
  }
>(`
  insert into attendance_records (school_id, id, student_id, "on", course_id, session_id, status, source, by,
    created_at, updated_at)
  values (:schoolId, :attendanceRecordId, :studentId, :on, :courseId, :sessionId, :status, 'join', app.user_id(), :now, :now)
  on conflict (school_id, student_id, "on", course_id, session_id) do nothing`);

/** `url`: address or null. */
export const putRecording = statement<
  Sql['putRecording'],
  { schoolId: SchoolId; liveSessionId: LiveSessionId; url: string | null; now: string }
>(`
  update live_sessions set recording_url = :url,
    recording_state = case when :url::text is null then 'none' else 'available' end, updated_at = :now,
    version = version + 1
  where school_id = :schoolId and id = :liveSessionId`);

/** Learners of a course with an account. */
export const listLearners = statement<Sql['listLearners'], { schoolId: string; courseId: string }>(`
  select sp.user_id as "userId" from enrollments e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id and sp.user_id is not null
  where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'active'`);
