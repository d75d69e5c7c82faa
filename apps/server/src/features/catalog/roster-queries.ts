import type { CourseId, EnrollmentId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { RoleScope } from '#access/courses.ts';
import { IS_MEMBER } from '#access/memberships.ts';
import { BY_FAMILY_NAME } from '#access/students.ts';
import { TEACHER_ROLE } from '#access/teachers.ts';
import { HAS_NOT_LEFT } from '#access/told.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export interface TaughtCourse extends RoleScope {
  readonly title: string;
}

/** A course as somebody stands to it who teaches. */
export const findTaughtCourse = statement<Sql['findTaughtCourse'], { courseId: string }>(`
  select c.school_id as "schoolId", c.title,
    ${TEACHER_ROLE()} as "teacherRole"
  from courses c where c.id = :courseId and c.school_id is not null`);

export const listRoster = statement<Sql['listRoster'], { courseId: CourseId }>(`
  select e.id as "enrollmentId", e.student_id as "studentId", sp.user_id as "studentUserId", sp.legal_name as name,
    sp.grade_level as "gradeLevel", e.status,
    case e.status when 'active' then coalesce(e.enrolled_at, e.requested_at) else e.requested_at end as since,
    case when e.status = 'waitlisted'
      then (row_number() over (partition by e.status order by e.waitlist_position))::int end as "waitlistPosition"
  from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where e.school_id = any ((select app.known_school_ids())::uuid[]) and e.course_id = :courseId
    and e.status in ('active', 'requested', 'waitlisted')
  order by array_position(array['active', 'requested', 'waitlisted'], e.status), e.waitlist_position,
    ${BY_FAMILY_NAME('sp')}`);

/** Capacity and places of a course. */
export const findPlaces = statement<Sql['findPlaces'], { courseId: CourseId }>(`
  select c.capacity, case when c.capacity is not null then greatest(0, c.capacity - (
    select count(*)::int from enrollments e where e.school_id = c.school_id and e.course_id = c.id
      and e.status in ('active', 'requested'))) end as "placesLeft"
  from courses c where c.id = :courseId`);

/** Students of the course's school who have no live enrolment in it. */
export const listCandidateRows = statement<
  Sql['rosterQueries.listCandidateRows'],
  { courseId: CourseId; search: string }
>(`
  select sp.id as "studentId", sp.legal_name as name, sp.grade_level as "gradeLevel"
  from courses c join student_profiles sp on sp.school_id = c.school_id
  where c.id = :courseId and position(lower(:search) in lower(sp.legal_name)) > 0
    and exists (select from school_memberships m where m.school_id = sp.school_id and m.user_id = sp.user_id
      and m.role = 'student' and ${IS_MEMBER('m')})
    and not exists (select from enrollments e where e.school_id = sp.school_id and e.student_id = sp.id
      and e.course_id = c.id and e.status in ('requested', 'waitlisted', 'active'))
  order by ${BY_FAMILY_NAME('sp')} limit 20`);

/** A student of the same school who hasn't left it. */
export const findStudent = statement<Sql['findStudent'], { schoolId: SchoolId; studentId: StudentId }>(`
  select e.user_id as "userId" from (
    select school_id, id as student_id, user_id from student_profiles where school_id = :schoolId and id = :studentId) e
  where ${HAS_NOT_LEFT}`);

/** Which course an enrolment is in, before its places are held. */
export const findEnrollment = statement<Sql['findEnrollment'], { enrollmentId: EnrollmentId }>(`
  select e.school_id as "schoolId", e.course_id as "courseId", sp.id as "studentId",
    sp.user_id as "studentUserId", c.title as "courseTitle",
    ${TEACHER_ROLE('e.school_id', 'e.course_id')} as "teacherRole"
  from enrollments e join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
    join courses c on c.school_id = e.school_id and c.id = e.course_id
  where e.id = :enrollmentId`);

/** How it stands now, while the places are held. */
export const findStatus = statement<Sql['findStatus'], { schoolId: string; enrollmentId: EnrollmentId }>(
  'select status from enrollments where school_id = :schoolId and id = :enrollmentId for update',
);
