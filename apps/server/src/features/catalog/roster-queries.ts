import { statement } from '#db/unit.ts';
import type { PlaceScope, TaughtScope } from './policy.ts';

export interface TaughtCourse extends TaughtScope {
  readonly title: string;
}

/** A course as somebody stands to it who teaches. $1 course. */
export const findTaughtCourse = statement<TaughtCourse>(`
  select c.school_id as "schoolId", c.title,
    (select ct.role from course_teachers ct where ct.school_id = c.school_id and ct.course_id = c.id
      and ct.user_id = app.user_id() and ct.ended_at is null) as "teacherRole"
  from courses c where c.id = $1 and c.school_id is not null`);

export interface RosterRow {
  readonly enrollmentId: string;
  readonly studentId: string;
  readonly studentUserId: string | null;
  readonly name: string;
  readonly gradeLevel: number | null;
  readonly status: 'active' | 'requested' | 'waitlisted';
  readonly since: string;
  readonly waitlistPosition: number | null;
}

/** $1 course. */
export const listRoster = statement<RosterRow>(`
  select e.id as "enrollmentId", e.student_id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    sp.grade_level as "gradeLevel", e.status,
    case e.status when 'active' then coalesce(e.enrolled_at, e.requested_at) else e.requested_at end as since,
    case when e.status = 'waitlisted'
      then (row_number() over (partition by e.status order by e.waitlist_position))::int end as "waitlistPosition"
  from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.school_id = any ((select app.known_school_ids())::uuid[]) and e.course_id = $1
    and e.status in ('active', 'requested', 'waitlisted')
  order by array_position(array['active', 'requested', 'waitlisted'], e.status), e.waitlist_position,
    sp.legal_name, sp.id`);

/** Capacity and places of a course. $1 course. */
export const findPlaces = statement<{ capacity: number | null; placesLeft: number | null }>(`
  select c.capacity, case when c.capacity is not null then greatest(0, c.capacity - (
    select count(*)::int from enrollments e where e.school_id = c.school_id and e.course_id = c.id
      and e.status in ('active', 'requested'))) end as "placesLeft"
  from courses c where c.id = $1`);

/** Students of the course's school who have no live enrolment in it. $1 course, $2 search. */
export const listCandidateRows = statement<{ studentId: string; name: string; gradeLevel: number | null }>(`
  select sp.id as "studentId", sp.legal_name as name, sp.grade_level as "gradeLevel"
  from courses c join student_profiles sp on sp.school_id = c.school_id
  where c.id = $1 and position(lower($2) in lower(sp.legal_name)) > 0
    and exists (select from school_memberships m where m.school_id = sp.school_id and m.user_id = sp.user_id
      and m.role = 'student' and m.status in ('active', 'provisional'))
    and not exists (select from enrollments e where e.school_id = sp.school_id and e.student_id = sp.id
      and e.course_id = c.id and e.status in ('requested', 'waitlisted', 'active'))
  order by sp.legal_name, sp.id limit 20`);

/** A student of the same school. $1 school, $2 student. */
export const findStudent = statement<{ userId: string | null }>(`
  select user_id as "userId" from student_profiles where school_id = $1 and id = $2`);

export interface LiveEnrollment extends PlaceScope {
  readonly courseId: string;
  readonly studentUserId: string | null;
}

/** Which course an enrolment is in, before its places are held. $1 enrolment. */
export const findEnrollment = statement<LiveEnrollment>(`
  select e.school_id as "schoolId", e.course_id as "courseId", sp.id as "studentId",
    sp.user_id as "studentUserId",
    (select ct.role from course_teachers ct where ct.school_id = e.school_id and ct.course_id = e.course_id
      and ct.user_id = app.user_id() and ct.ended_at is null) as "teacherRole"
  from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.id = $1`);

/** How it stands now, while the places are held. $1 school, $2 enrolment. */
export const findStatus = statement<{ status: string }>(
  'select status from enrollments where school_id = $1 and id = $2 for update',
);
