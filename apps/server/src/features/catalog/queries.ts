import { statement } from '#db/unit.ts';
import type { RequestScope } from './policy.ts';

export interface CatalogRow {
  readonly courseId: string;
  readonly schoolId: string;
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly gradeLevel: number | null;
  readonly credits: number;
  readonly isNcaaApproved: boolean;
  readonly instructorName: string | null;
  readonly studentCount: number;
  readonly lessonCount: number;
  readonly assignmentCount: number;
  readonly durationMinutes: number;
  readonly enrollment: 'requested' | 'waitlisted' | 'active' | 'completed' | null;
}

/** Enough for any school's catalog on one page. */
const MAX_COURSES = 500;

/** $1 search text or null (title, subject, description), $2 subject or null, $3 grade level or null. */
export const listCourses = statement<CatalogRow>(`
  select c.id as "courseId", c.school_id as "schoolId", c.title, c.subject, c.description, c.grade_level as "gradeLevel",
    c.credits, c.ncaa_approved as "isNcaaApproved", t.display_name as "instructorName",
    coalesce(s.enrolled_count, 0) as "studentCount", coalesce(s.lesson_count, 0) as "lessonCount",
    coalesce(s.assignment_count, 0) as "assignmentCount", coalesce(s.published_minutes, 0) as "durationMinutes",
    e.status as enrollment
  from courses c
    left join course_stats s on s.course_id = c.id
    left join lateral (
      select m.display_name from course_teachers ct
        join school_memberships m on m.school_id = ct.school_id and m.user_id = ct.user_id and m.status = 'active'
      where ct.school_id = c.school_id and ct.course_id = c.id and ct.ended_at is null
      order by ct.role, ct.id limit 1) t on true
    left join lateral (
      select en.status from enrollments en
        join student_profiles sp on sp.school_id = en.school_id and sp.id = en.student_id
      where sp.user_id = app.user_id() and en.school_id = c.school_id and en.course_id = c.id
        and en.status in ('requested', 'waitlisted', 'active', 'completed')
      order by en.attempt_number desc limit 1) e on true
  where c.school_id = any ((select app.school_ids())::uuid[]) and c.status = 'published'
    and ($1::text is null or position(lower($1) in lower(c.title || ' ' || c.subject || ' ' || c.description)) > 0)
    and ($2::text is null or c.subject = $2)
    and ($3::integer is null or c.grade_level = $3)
  order by c.title, c.id
  limit ${MAX_COURSES}`);

export interface LibraryRow {
  readonly courseId: string;
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly gradeLevel: number | null;
  readonly credits: number;
  readonly isNcaaApproved: boolean;
  readonly lessonCount: number;
  readonly assignmentCount: number;
  readonly durationMinutes: number;
  readonly adoptedCourseId: string | null;
}

/** Published library courses, with the copy that the actor's schools hold. */
export const listLibrary = statement<LibraryRow>(`
  select c.id as "courseId", c.title, c.subject, c.description, c.grade_level as "gradeLevel", c.credits,
    c.ncaa_approved as "isNcaaApproved", coalesce(s.lesson_count, 0) as "lessonCount",
    coalesce(s.assignment_count, 0) as "assignmentCount", coalesce(s.published_minutes, 0) as "durationMinutes",
    own.id as "adoptedCourseId"
  from courses c
    left join course_stats s on s.course_id = c.id
    left join lateral (
      select o.id from courses o
      where o.school_id = any ((select app.known_school_ids())::uuid[]) and o.source_course_id = c.id
        and o.status <> 'archived'
      limit 1) own on true
  where c.school_id is null and c.status = 'published'
  order by c.title, c.id`);

export interface EnrollableCourse {
  readonly courseId: string;
  readonly schoolId: string;
  readonly title: string;
  readonly status: 'draft' | 'published' | 'archived';
  readonly capacity: number | null;
  readonly enrolledCount: number;
  readonly mode: 'auto' | 'approval';
}

/** The course somebody wants to join, its row of counts locked so that the last place is given once. */
export const lockCourseForEnrollment = statement<EnrollableCourse>(`
  select c.id as "courseId", c.school_id as "schoolId", c.title, c.status, c.capacity,
    s.enrolled_count as "enrolledCount",
    coalesce(c.enrollment_mode, p.enrollment_mode, 'auto') as mode
  from courses c
    join course_stats s on s.course_id = c.id
    left join lateral (
      select gp.enrollment_mode from grading_policies gp
      where gp.school_id = c.school_id and gp.effective_on <= current_date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
  where c.id = $1 and c.school_id is not null
  for update of s`);

/** Writes the enrolment unless a live one exists: then no row. */
export const insertEnrollment = statement<{ id: string }>(`
  insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at)
  select $1, $2, $3, $4,
    1 + (select count(*) from enrollments o where o.school_id = $1 and o.student_id = $3 and o.course_id = $4),
    $5::text, $6::timestamptz, case when $5::text = 'active' then $6::timestamptz end
  on conflict do nothing
  returning id`);

export const insertEnrollmentEvent = statement(`
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, by, at)
  values ($1, $2, $3, null, $4, $5, $6)`);

export const addToEnrolledCount = statement(
  'update course_stats set enrolled_count = enrolled_count + $2 where course_id = $1',
);

/** Rows that a new student of a course begins with, so that screens never meet an absent total. */
export const openCourseProgress = statement(`
  insert into course_progress (school_id, student_id, course_id, next_lesson_id)
  values ($1, $2, $3, (
    select l.id from course_modules m
      join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
    where m.school_id = $1 and m.course_id = $3
    order by m.order_index, l.order_index limit 1))
  on conflict do nothing`);

export interface RequestRow extends RequestScope {
  readonly enrollmentId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly studentName: string;
  readonly gradeLevel: number | null;
  readonly requestedAt: string;
  readonly placesLeft: number | null;
  readonly status: string;
}

const REQUEST = `
  select e.school_id as "schoolId", e.id as "enrollmentId", c.id as "courseId", c.title as "courseTitle",
    sp.legal_name as "studentName", sp.user_id as "studentUserId", sp.grade_level as "gradeLevel",
    e.requested_at as "requestedAt", c.capacity - st.enrolled_count as "placesLeft", e.status,
    (select ct.role from course_teachers ct where ct.school_id = c.school_id and ct.course_id = c.id
      and ct.user_id = app.user_id() and ct.ended_at is null) as "teacherRole"
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join course_stats st on st.course_id = c.id
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id`;

const MAX_REQUESTS = 500;

/** Requests to join of the actor's schools, oldest first. */
export const listRequested = statement<RequestRow>(`${REQUEST}
  where e.school_id = any ((select app.known_school_ids())::uuid[]) and e.status = 'requested'
  order by e.requested_at, e.id limit ${MAX_REQUESTS}`);

/** One request with the places of its course, held. $1 enrolment. */
export const lockRequest = statement<RequestRow>(`${REQUEST} where e.id = $1 for update of e, st`);

/** $1 school, $2 enrolment, $3 status, $4 by, $5 instant, $6 event id, $7 reason. */
export const decideEnrollment = statement(`
  with decided as (
    update enrollments set status = $3, decided_by = $4, updated_at = $5, version = version + 1,
      enrolled_at = case when $3 = 'active' then $5::timestamptz end
    where school_id = $1 and id = $2 returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select $1, $6, id, 'requested', $3, $7, $4, $5 from decided`);

/** $1 school, $2 course. */
export const listTeachersOf = statement<{ userId: string }>(`
  select user_id as "userId" from course_teachers
  where school_id = $1 and course_id = $2 and ended_at is null and role <> 'grader'`);
