import { GRACE_MINUTES } from '@fieldhouse/domain/live/session-times.ts';
import { statement } from '#db/unit.ts';
import type { SessionScope } from './session-policy.ts';

export interface MaterialRow {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
}

export interface SessionRow extends SessionScope {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly description: string;
  readonly teacherId: string;
  readonly teacherName: string | null;
  readonly scheduledAt: string;
  readonly durationMinutes: number;
  readonly timeZone: string;
  readonly platform: 'google_meet' | 'jitsi' | 'link';
  readonly meetingUrl: string | null;
  readonly meetingState: 'ready' | 'pending' | 'failed';
  readonly providerEventId: string | null;
  readonly recordingState: 'none' | 'expected' | 'processing' | 'available' | 'missing';
  readonly recordingUrl: string | null;
  readonly seriesId: string | null;
  readonly status: 'scheduled' | 'cancelled';
  readonly materials: readonly MaterialRow[];
  readonly version: number;
}

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
    where l.guardian_user_id = app.user_id() and l.status = 'active'
    union all
    select ct.school_id, ct.course_id, null, null, ct.role
    from course_teachers ct where ct.user_id = app.user_id() and ct.ended_at is null
    union all
    select k.school_id, k.id, null, null, null
    from school_memberships m join courses k on k.school_id = m.school_id
    where m.user_id = app.user_id() and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent')
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
    where m.school_id = s.school_id and m.user_id = s.teacher_id and m.status = 'active'
    order by m.id limit 1) t on true`;

const ENDS = `s.scheduled_at + make_interval(mins => s.duration_minutes + ${GRACE_MINUTES})`;

/** More classes than anybody looks through. */
const MAX_UPCOMING = 200;
/** Past recordings at once, as stated. */
const MAX_PAST = 20;

/** Classes that are on or come. $1 now, $2 course or null. */
export const listOpenSessions = statement<SessionRow>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      -- No class lasts longer than a day.
      and s.scheduled_at > $1::timestamptz - interval '25 hours' and s.status = 'scheduled' and ${ENDS} > $1
    ${JOINS}
  where c.status <> 'draft' and ($2::uuid is null or s.course_id = $2)
  order by s.scheduled_at, s.id limit ${MAX_UPCOMING}`);

/** Recordings of classes that are over, newest first. $1 now, $2 course or null. */
export const listRecordings = statement<SessionRow>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      and s.status = 'scheduled' and s.recording_url is not null and s.scheduled_at < $1
    ${JOINS}
  where c.status <> 'draft' and ($2::uuid is null or s.course_id = $2)
  order by s.scheduled_at desc, s.id desc limit ${MAX_PAST}`);

/** The actor's own classes of the last two weeks that have no recording, newest first. $1 now, $2 course or null. */
export const listUnrecorded = statement<SessionRow>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      and s.teacher_id = app.user_id() and s.status = 'scheduled' and s.recording_url is null
      and s.scheduled_at > $1::timestamptz - interval '14 days' and ${ENDS} <= $1
    ${JOINS}
  where c.status <> 'draft' and ($2::uuid is null or s.course_id = $2)
  order by s.scheduled_at desc, s.id desc limit ${MAX_PAST}`);

/**
 * Classes without a recording that have files: over, or called off (for their teachers); newest first. $1 now, $2 course or null.
 */
export const listShelved = statement<SessionRow>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from seen join live_sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
      and (s.status = 'cancelled' or (s.recording_url is null and ${ENDS} <= $1))
      and exists (select from session_materials m where m.school_id = s.school_id and m.session_id = s.id)
    ${JOINS}
  where c.status <> 'draft' and ($2::uuid is null or s.course_id = $2)
    and (s.status = 'scheduled' or seen.role is not null)
  order by s.scheduled_at desc, s.id desc limit ${MAX_PAST}`);

export interface MaterialFile extends SessionScope, MaterialRow {
  readonly status: 'scheduled' | 'cancelled';
  readonly sha256: string;
  readonly storageKey: string;
}

const MATERIAL_FILE = `
  with seen as materialized (${SEEN})
  select ${SCOPE}, f.id as "fileId", f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes", f.sha256,
    f.storage_key as "storageKey"
  from files f
    join session_materials m on m.school_id = f.school_id and m.file_id = f.id
    join live_sessions s on s.school_id = m.school_id and s.id = m.session_id
    join seen on seen.school_id = s.school_id and seen.course_id = s.course_id
    join courses c on c.school_id = s.school_id and c.id = s.course_id
  where f.purpose = 'session' and f.deleted_at is null and f.id = $1`;

/** A file by any of its classes, one that is held first. All of them are of one course. $1 file. */
export const findMaterialFile = statement<MaterialFile>(
  `${MATERIAL_FILE} order by s.status = 'scheduled' desc limit 1`,
);

/** A file of one class. $1 file, $2 session. */
export const findMaterialOf = statement<MaterialFile>(`${MATERIAL_FILE} and s.id = $2`);

/** $1 school, $2 sessions, $3 files, $4 now. What is there already stays as it is. */
export const insertMaterials = statement<{ id: string }>(`
  insert into session_materials (school_id, id, session_id, file_id, file_name, file_type, added_by, created_at)
  select $1, app.uuidv7(), s.id, f.id, f.name, f.media_type, app.user_id(), $4
  from unnest($3::uuid[]) with ordinality as wanted(id, place)
    join files f on f.school_id = $1 and f.id = wanted.id
    cross join unnest($2::uuid[]) as s(id)
  order by wanted.place
  on conflict (school_id, file_id, session_id) do nothing
  returning id`);

/** The most files that one of these classes has. $1 school, $2 sessions. */
export const mostMaterials = statement<{ most: number }>(`
  select coalesce(max(held.count), 0)::int as most from (
    select count(*) from session_materials where school_id = $1 and session_id = any ($2::uuid[])
    group by session_id) held`);

/** $1 school, $2 sessions, $3 file. */
export const dropMaterials = statement<{ id: string }>(`
  delete from session_materials
  where school_id = $1 and session_id = any ($2::uuid[]) and file_id = $3 returning id`);

/** Two who take it from the last classes that have it wait for each other. $1 school, $2 file. */
export const lockFile = statement('select id from files where school_id = $1 and id = $2 for update');

/** Classes that still have the file. $1 school, $2 file. */
export const countMaterials = statement<{ count: number }>(`
  select count(*)::int as count from session_materials where school_id = $1 and file_id = $2`);

/** One class with how the actor stands to it. $1 session. */
export const findSession = statement<SessionRow>(`
  with seen as materialized (${SEEN})
  select ${COLUMNS}
  from live_sessions s join seen on seen.school_id = s.school_id and seen.course_id = s.course_id ${JOINS}
  where s.id = $1`);

export const lockSession = statement(`select id from live_sessions where id = $1 for update`);

export interface CourseRow extends SessionScope {
  readonly courseId: string;
  readonly title: string;
  readonly timeZone: string;
}

const HELD = `
  with seen as materialized (${SEEN})
  select c.school_id as "schoolId", c.status as "courseStatus", seen.own as "ownStudentIds",
    seen.guarded as "guardedStudentIds", seen.role as "teacherRole", c.id as "courseId", c.title,
    sc.time_zone as "timeZone"
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
    join schools sc on sc.id = c.school_id`;

/** Published courses that the actor teaches, by title. */
export const listHeldCourses = statement<CourseRow>(
  `${HELD} where c.status = 'published' and seen.role is not null order by c.title, c.id`,
);

/** $1 course. */
export const findHeldCourse = statement<CourseRow>(`${HELD} where c.id = $1`);

export interface SlotRow {
  readonly sessionId: string;
  readonly title: string;
  readonly courseTitle: string;
  readonly scheduledAt: string;
  readonly durationMinutes: number;
}

/** The actor's own classes around some instants. $1 school, $2 from, $3 until. */
export const listOwnSlots = statement<SlotRow>(`
  select s.id as "sessionId", s.title, c.title as "courseTitle", s.scheduled_at as "scheduledAt",
    s.duration_minutes as "durationMinutes"
  from live_sessions s join courses c on c.school_id = s.school_id and c.id = s.course_id
  where s.school_id = $1 and s.teacher_id = app.user_id() and s.status = 'scheduled'
    and s.scheduled_at > $2::timestamptz - interval '25 hours' and s.scheduled_at < $3
  order by s.scheduled_at`);

/** Two plans of one teacher wait for each other. $1 school. */
export const lockTeacher = statement(
  "select pg_advisory_xact_lock(hashtextextended('live:' || $1::text || app.user_id()::text, 0))",
);

/** Classes planned with this key before. $1 school, $2 key. */
export const listPlanned = statement<{ sessionId: string }>(`
  select id as "sessionId" from live_sessions
  where school_id = $1 and teacher_id = app.user_id() and plan_key = $2 order by scheduled_at`);

/** $1 school, $2 id, $3 course, $4 rule, $5 by, $6 at. */
export const insertSeries = statement(`
  insert into live_session_series (school_id, id, course_id, rule, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6)`);

/** Classes of a series from one on that are still open. $1 school, $2 series, $3 from. */
export const listFollowing = statement<{ sessionId: string; scheduledAt: string; version: number }>(`
  select id as "sessionId", scheduled_at as "scheduledAt", version from live_sessions
  where school_id = $1 and series_id = $2 and status = 'scheduled' and scheduled_at >= $3
  order by scheduled_at for update`);

/**
 * $1 school, $2 sessions, $3 instants, $4 title, $5 description, $6 minutes, $7 now. A class that moves is told of anew.
 */
export const changeSessions = statement<{ sessionId: string }>(`
  update live_sessions s set scheduled_at = w.at, title = $4, description = $5, duration_minutes = $6,
    reminded_at = case when s.scheduled_at = w.at then s.reminded_at end, updated_at = $7, version = version + 1
  from unnest($2::uuid[], $3::timestamptz[]) as w(id, at)
  where s.school_id = $1 and s.id = w.id and s.status = 'scheduled' returning s.id as "sessionId"`);

/** $1 school, $2 sessions, $3 platform, $4 urls (null: being made), $5 state, $6 now. */
export const setRooms = statement(`
  update live_sessions s set platform = $3, meeting_url = w.url, meeting_state = $5, updated_at = $6,
    version = version + 1
  from unnest($2::uuid[], $4::text[]) as w(id, url)
  where s.school_id = $1 and s.id = w.id and s.status = 'scheduled'`);

/** $1 school, $2 sessions, $3 reason, $4 now. */
export const cancelSessions = statement<{ sessionId: string; hasEvent: boolean }>(`
  update live_sessions set status = 'cancelled', cancel_reason = $3, updated_at = $4, version = version + 1
  where school_id = $1 and id = any ($2::uuid[]) and status = 'scheduled'
  returning id as "sessionId", provider_event_id is not null as "hasEvent"`);

/** $1 school, $2 id, $3 session, $4 instant. The first of several within ten minutes counts. */
export const recordJoin = statement(`
  insert into session_joins (school_id, id, session_id, user_id, joined_at)
  select $1, $2, $3, app.user_id(), $4
  where not exists (select from session_joins j where j.school_id = $1 and j.session_id = $3
    and j.user_id = app.user_id() and j.joined_at > $4::timestamptz - interval '10 minutes')`);

/** A mark from joining; what a teacher marked stays. $1 school, $2 id, $3 student, $4 day, $5 course, $6 session, $7 status, $8 instant. */
export const markJoined = statement(`
  insert into attendance_records (school_id, id, student_id, "on", course_id, session_id, status, source, by,
    created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, 'join', app.user_id(), $8, $8)
  on conflict (school_id, student_id, "on", course_id, session_id) do nothing`);

/** $1 school, $2 session, $3 address or null, $4 now. */
export const putRecording = statement(`
  update live_sessions set recording_url = $3,
    recording_state = case when $3::text is null then 'none' else 'available' end, updated_at = $4,
    version = version + 1
  where school_id = $1 and id = $2`);

/** Learners of a course with an account. $1 school, $2 course. */
export const listLearners = statement<{ userId: string }>(`
  select sp.user_id as "userId" from enrollments e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id and sp.user_id is not null
  where e.school_id = $1 and e.course_id = $2 and e.status = 'active'`);
