import type { CourseId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { IS_OWN_ADMIN } from '#access/memberships.ts';
import { BY_FAMILY_NAME } from '#access/students.ts';
import { IS_OWN_TEACHER, TEACHER_ROLE } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

/** Running courses that the actor teaches, or of the school that the actor runs. */
export const listKeptCourses = statement<Sql['listKeptCourses']>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title, ct.role as "teacherRole"
  from courses c
    left join course_teachers ct on ct.school_id = c.school_id and ct.course_id = c.id
      and ${IS_OWN_TEACHER('ct')}
  where c.school_id = any ((select app.known_school_ids())::uuid[]) and c.status = 'published'
    and (ct.role is not null or exists (select from school_memberships m where m.school_id = c.school_id
      and ${IS_OWN_ADMIN('m')}))
  order by ct.role is null, c.title, c.id`);

export const findSheetCourse = statement<Sql['findSheetCourse'], { courseId: CourseId; on: string }>(`
  select c.school_id as "schoolId", c.title as "courseTitle", s.time_zone as "timeZone",
    ${TEACHER_ROLE()} as "teacherRole",
    (select d.label from school_days d where d.school_id = c.school_id and d."on" = :on and d.kind = 'holiday'
    ) as "dayOff"
  from courses c join schools s on s.id = c.school_id
  where c.id = :courseId and c.status <> 'draft'`);

/** Live classes of a course on a day in the school's zone. */
export const listSessionsOfDay = statement<Sql['listSessionsOfDay'], { courseId: CourseId; on: string }>(`
  select ls.id as "sessionId", ls.title, ls.scheduled_at as "scheduledAt"
  from courses c
    join schools s on s.id = c.school_id
    join live_sessions ls on ls.school_id = c.school_id and ls.course_id = c.id and ls.status = 'scheduled'
  where c.id = :courseId and (ls.scheduled_at at time zone s.time_zone)::date = :on::date
  order by ls.scheduled_at, ls.id`);

/** Students of the course with their mark. `sessionId`: session or null. */
export const listSheet = statement<
  Sql['listSheet'],
  { courseId: CourseId; on: string; sessionId: string | null }
>(`
  select sp.id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    (select p.avatar_key from profiles p where p.id = sp.user_id) as "studentAvatarKey",
    r.status, r.source, r.note, r.updated_at as at,
    (select m.display_name from school_memberships m where m.school_id = e.school_id and m.user_id = r.by
      order by m.id limit 1) as "byName",
    (select count(*) from attendance_records x where x.school_id = e.school_id and x.course_id = e.course_id
      and x.student_id = e.student_id and x.status = 'absent') as "absentCount"
  from courses c
    join enrollments e on e.school_id = c.school_id and e.course_id = c.id and e.status = 'active'
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    left join attendance_records r on r.school_id = e.school_id and r.student_id = e.student_id and r."on" = :on
      and r.course_id = e.course_id and r.session_id is not distinct from :sessionId
  where c.id = :courseId order by ${BY_FAMILY_NAME('sp')}`);

/**
 * Marks students; what was marked before comes back. Students who don't take the course are left out. `sessionId`:
 * session or null.
 */
export const putMarks = statement<
  Sql['putMarks'],
  {
    schoolId: SchoolId;
    courseId: CourseId;
    on: string;
    sessionId: string | null;
    studentIds: readonly StudentId[];
    statuses: readonly (string | null)[];
    notes: readonly (string | null)[];
    by: string;
    at: string;
  }
>(`
  with given as (
    select g.* from unnest(:studentIds::uuid[], :statuses::text[], :notes::text[]) as g(student_id, status, note)
      join enrollments e on e.school_id = :schoolId and e.course_id = :courseId and e.student_id = g.student_id
        and e.status = 'active'),
  before as (
    select r.id, r.student_id, r.status from attendance_records r join given on given.student_id = r.student_id
    where r.school_id = :schoolId and r.course_id = :courseId and r."on" = :on and r.session_id is not distinct from :sessionId for update of r),
  put as (
    insert into attendance_records as r (school_id, id, student_id, "on", course_id, session_id, status, source, note,
      by, created_at, updated_at)
    -- Counting what was there makes sure that it is read, and held, first.
    select :schoolId, app.uuidv7(), student_id, :on, :courseId, :sessionId, status, 'teacher', note, :by, :at, :at
    from given, (select count(*) from before) held
    on conflict (school_id, student_id, "on", course_id, session_id) do update set status = excluded.status,
      source = 'teacher', note = excluded.note, by = excluded.by, updated_at = excluded.updated_at,
      version = r.version + 1
    where r.status <> excluded.status or r.note is distinct from excluded.note
    returning id, student_id, status)
  select put.id as "recordId", put.student_id as "studentId", before.status as before, put.status as after
  from put left join before on before.student_id = put.student_id`);

/** Takes marks back. `sessionId`: session or null. */
export const dropMarks = statement<
  Sql['dropMarks'],
  {
    schoolId: SchoolId;
    courseId: CourseId;
    on: string;
    sessionId: string | null;
    studentIds: readonly StudentId[];
  }
>(`
  delete from attendance_records
  where school_id = :schoolId and course_id = :courseId and "on" = :on and session_id is not distinct from :sessionId
    and student_id = any (:studentIds::uuid[])
  returning id as "recordId", status as before`);
