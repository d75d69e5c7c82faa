import type { NcaaArea } from '@fieldhouse/contract/areas.ts';
import type { SignUpRole } from '@fieldhouse/contract/people.ts';
import { statement } from '#db/unit.ts';
import { INSTRUCTOR_JOIN } from '#features/lessons/workflows.ts';
import { COURSE_STAFF } from '#platform/standing.ts';
import type { PlaceScope } from './policy.ts';

export interface CatalogRow {
  readonly courseId: string;
  readonly schoolId: string;
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly gradeLevel: number | null;
  readonly credits: number;
  readonly level: 'general' | 'honors' | 'ap' | 'ib' | 'dual';
  readonly isNcaaApproved: boolean;
  readonly instructorName: string | null;
  readonly studentCount: number;
  readonly lessonCount: number;
  readonly assignmentCount: number;
  readonly durationMinutes: number;
  readonly enrollment: 'requested' | 'waitlisted' | 'active' | 'completed' | null;
  readonly placesLeft: number | null;
  readonly waitlistPosition: number | null;
  readonly teaches: boolean;
  /** Students of the actor who take or took it. */
  readonly guardedStudentIds: readonly string[];
}

/** Mode of course `c`: its own, else its school's; and what no record shows is for the school to judge. */
export const NEEDS_DECISION = `(
  coalesce(c.enrollment_mode, (
    select gp.enrollment_mode from grading_policies gp
    where gp.school_id = c.school_id and gp.effective_on <= current_date
    order by gp.effective_on desc, gp.number desc limit 1), 'auto') = 'approval'
  or exists (select from course_prerequisites q
    where q.course_id = c.id and q.kind = 'required' and q.requires_text is not null))`;

/** Enough for any school's catalog on one page. */
const MAX_COURSES = 500;

const CARD = `
  c.id as "courseId", c.school_id as "schoolId", c.title, c.subject, c.description, c.grade_level as "gradeLevel",
  c.credits, c.level, c.ncaa_approved as "isNcaaApproved", t.display_name as "instructorName",
  coalesce(s.enrolled_count, 0) as "studentCount", coalesce(s.lesson_count, 0) as "lessonCount",
  coalesce(s.assignment_count, 0) as "assignmentCount", coalesce(s.published_minutes, 0) as "durationMinutes",
  e.status as enrollment,
  case when c.capacity is not null then greatest(0, c.capacity - (select count(*)::int from enrollments n
    where n.school_id = c.school_id and n.course_id = c.id and n.status in ('active', 'requested'))) end
    as "placesLeft",
  case when e.status = 'waitlisted' then (select count(*)::int from enrollments n
    where n.school_id = c.school_id and n.course_id = c.id and n.status = 'waitlisted'
      and n.waitlist_position <= e.waitlist_position) end as "waitlistPosition",
  exists (select from course_teachers ct where ct.school_id = c.school_id and ct.course_id = c.id
    and ct.user_id = app.user_id() and ct.ended_at is null) as teaches,
  array(select g.student_id from guardian_links g
      join enrollments ge on ge.school_id = g.school_id and ge.student_id = g.student_id and ge.course_id = c.id
        and ge.is_current and ge.status in ('active', 'completed')
    where g.guardian_user_id = app.user_id() and g.school_id = c.school_id and g.status = 'active'
  ) as "guardedStudentIds"`;
const CARD_FROM = `
  from courses c
    left join course_stats s on s.course_id = c.id
    ${INSTRUCTOR_JOIN}
    left join lateral (
      select en.status, en.waitlist_position, en.requested_at from enrollments en
        join student_profiles sp on sp.school_id = en.school_id and sp.id = en.student_id
      where sp.user_id = app.user_id() and en.school_id = c.school_id and en.course_id = c.id
        and en.status in ('requested', 'waitlisted', 'active', 'completed')
      order by en.attempt_number desc limit 1) e on true
  where c.school_id = any ((select app.school_ids())::uuid[]) and c.status = 'published'`;

/** $1 search text or null (title, subject, description). */
export const listCourses = statement<CatalogRow>(`
  select ${CARD} ${CARD_FROM}
    and ($1::text is null or position(lower($1) in lower(c.title || ' ' || c.subject || ' ' || c.description)) > 0)
  order by c.title, c.id
  limit ${MAX_COURSES}`);

export interface OverviewRow extends CatalogRow {
  readonly ncaaArea: NcaaArea | null;
  readonly capacity: number | null;
  readonly waitlistLength: number;
  readonly needsDecision: boolean;
  readonly requestedAt: string | null;
}

/** $1 course. */
export const findOverview = statement<OverviewRow>(`
  select ${CARD}, c.ncaa_area as "ncaaArea", c.capacity, ${NEEDS_DECISION} as "needsDecision",
    case when e.status in ('requested', 'waitlisted') then e.requested_at end as "requestedAt",
    (select count(*)::int from enrollments n
      where n.school_id = c.school_id and n.course_id = c.id and n.status = 'waitlisted') as "waitlistLength"
  ${CARD_FROM} and c.id = $1`);

/** Titles of a course's published lessons, in order. $1 course. */
export const listSyllabus = statement<{
  moduleId: string;
  moduleTitle: string;
  title: string;
  estimatedMinutes: number | null;
}>(`
  select m.id as "moduleId", m.title as "moduleTitle", l.title, l.estimated_minutes as "estimatedMinutes"
  from course_modules m
    join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
  where m.course_id = $1
  order by m.order_index, l.order_index`);

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

/** Teachers and admins of the actor's schools, each once in a school. */
export const listStaff = statement<{ schoolId: string; userId: string; name: string; role: SignUpRole }>(`
  select "schoolId", "userId", name, role from (
    select distinct on (m.school_id, m.user_id) m.school_id as "schoolId", m.user_id as "userId",
      m.display_name as name, m.sort_name, m.role
    from school_memberships m
    where m.school_id = any ((select app.known_school_ids())::uuid[]) and m.status = 'active'
      and m.role in ('teacher', 'school_admin', 'homeschool_parent')
    order by m.school_id, m.user_id, m.role desc) p
  order by sort_name, "userId"`);

/** The enrolment of a student that isn't over. $1 course, $2 student. */
export const findLiveEnrollment = statement<{
  enrollmentId: string;
  status: 'requested' | 'waitlisted' | 'active';
}>(`
  select e.id as "enrollmentId", e.status from enrollments e join courses c on c.id = e.course_id
  where e.school_id = c.school_id and e.course_id = $1 and e.student_id = $2
    and e.status in ('requested', 'waitlisted', 'active')`);

/** The term that the course of a row of enrollments runs in now; null: none. */
export const TERM_OF_COURSE = `(select c.term_id from courses c
  where c.school_id = enrollments.school_id and c.id = enrollments.course_id)`;

/**
 * The student's last attempt at the content of a course that has a posted final grade: at the course itself, or at
 * another copy of it in the school. $1 course, $2 student.
 */
export const findPostedAttempt = statement<{ enrollmentId: string }>(`
  select e.id as "enrollmentId" from courses c
    join courses other on other.school_id = c.school_id and other.content_origin_id = c.content_origin_id
    join enrollments e on e.school_id = other.school_id and e.course_id = other.id and e.student_id = $2
  where c.id = $1 and exists (select from final_grades f where f.school_id = e.school_id and f.enrollment_id = e.id
    and f.grading_period_id is null)
  order by e.requested_at desc, e.id desc limit 1`);

/**
 * Whoever joins the waiting list gets the number after the last one. The caller holds the course's places.
 * $1 school, $2 id, $3 student, $4 course, $5 status, $6 instant.
 */
export const insertEnrollment = statement(`
  insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at,
    term_id, waitlist_position)
  select $1, $2, $3, $4,
    1 + (select count(*) from enrollments o where o.school_id = $1 and o.student_id = $3 and o.course_id = $4),
    $5::text, $6::timestamptz, case when $5::text = 'active' then $6::timestamptz end,
    (select c.term_id from courses c where c.school_id = $1 and c.id = $4),
    case when $5::text = 'waitlisted' then 1 + coalesce((select max(o.waitlist_position) from enrollments o
      where o.school_id = $1 and o.course_id = $4 and o.status = 'waitlisted'), 0) end`);

/** $1 school, $2 id, $3 enrolment, $4 status before or null, $5 after, $6 by, $7 instant, $8 reason or null. */
export const insertEnrollmentEvent = statement(`
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, by, at, reason)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`);

/**
 * Ends an enrolment, with its event. $1 school, $2 enrolment, $3 status, $4 by, $5 instant, $6 event id, $7 status
 * before, $8 reason or null.
 */
export const endEnrollment = statement(`
  with ended as (
    update enrollments set status = $3, waitlist_position = null, decided_by = $4, updated_at = $5,
      version = version + 1
    where school_id = $1 and id = $2 returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select $1, $6, id, $7, $3, $8, $4, $5 from ended`);

/** Makes who asked or waits a student of the course. $1 school, $2 enrolment, $3 by, $4 instant, $5 event id, $6 status before, $7 reason. */
export const putInto = statement(`
  with put as (
    update enrollments set status = 'active', waitlist_position = null, decided_by = $3, enrolled_at = $4,
      term_id = ${TERM_OF_COURSE},
      updated_at = $4, version = version + 1
    where school_id = $1 and id = $2 returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select $1, $5, id, $6, 'active', $7, $3, $4 from put`);

export const addToEnrolledCount = statement(
  'update course_stats set enrolled_count = enrolled_count + $2 where course_id = $1',
);

/** The row that a new enrollment begins with, so that screens never meet an absent total. $1 school, $2 enrollment. */
export const openCourseProgress = statement(`
  insert into course_progress (school_id, enrollment_id, student_id, course_id, next_lesson_id)
  select $1, e.id, e.student_id, e.course_id, (
    select l.id from course_modules m
      join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
    where m.school_id = $1 and m.course_id = e.course_id
    order by m.order_index, l.order_index limit 1)
  from enrollments e where e.school_id = $1 and e.id = $2
  on conflict do nothing`);

export interface RequestRow extends PlaceScope {
  readonly studentUserId: string | null;
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
    sp.id as "studentId", sp.legal_name as "studentName", sp.user_id as "studentUserId",
    sp.grade_level as "gradeLevel",
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

/** $1 enrolment. */
export const findRequest = statement<RequestRow>(`${REQUEST} where e.id = $1`);

/** $1 school, $2 enrolment, $3 status, $4 by, $5 instant, $6 event id, $7 reason. */
export const decideEnrollment = statement(`
  with decided as (
    update enrollments set status = $3, decided_by = $4, updated_at = $5, version = version + 1,
      enrolled_at = case when $3 = 'active' then $5::timestamptz end, term_id = ${TERM_OF_COURSE}
    where school_id = $1 and id = $2 returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select $1, $6, id, 'requested', $3, $7, $4, $5 from decided`);

/** Who decides about a course's places. $1 school, $2 course. */
export const listDecidersOf = statement<{ userId: string }>(COURSE_STAFF('$1', '$2', "role <> 'grader'"));
