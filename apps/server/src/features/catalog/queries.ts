import type { CourseId, EnrollmentId, SchoolId, StudentId, TermId } from '@fieldhouse/contract/ids.ts';
import { GUARDED_STUDENTS, IS_LEARNER } from '#access/courses.ts';
import { IS_STAFF } from '#access/memberships.ts';
import { INSTRUCTOR_JOIN, TEACHER_ROLE, TEACHES } from '#access/teachers.ts';
import { COURSE_STAFF } from '#access/told.ts';
import { statement } from '#db/unit.ts';
import { COURSE_IMAGE } from '#features/files/workflows.ts';
import type { Sql } from './rows.gen.ts';

export interface CatalogRow {
  readonly courseId: string;
  readonly schoolId: SchoolId;
  readonly title: string;
  readonly subject: string;
  readonly description: string;
  readonly color: number;
  readonly imageFileId: string | null;
  readonly imageAlt: string | null;
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
  readonly dropUntil: string | null;
  /** Of the school of a course that the actor is in. */
  readonly timeZone: string | null;
  readonly placesLeft: number | null;
  readonly waitlistPosition: number | null;
  readonly teaches: boolean;
  /** Students of the actor who take or took it. */
  readonly guardedStudentIds: readonly StudentId[];
}

/** Mode of course `c`: its own, else its school's on the school's day at `:now`; and what no record shows is for the school to judge. */
export const NEEDS_DECISION = `(
  coalesce(c.enrollment_mode, (
    select gp.enrollment_mode from grading_policies gp
    where gp.school_id = c.school_id and gp.effective_on <= (
      select (:now::timestamptz at time zone sc.time_zone)::date from schools sc where sc.id = c.school_id)
    order by gp.effective_on desc, gp.number desc limit 1), 'auto') = 'approval'
  or exists (select from course_prerequisites q
    where q.course_id = c.id and q.kind = 'required' and q.requires_text is not null))`;

/** The last day on which students of course `c` drop it themselves, on the school's day at `:now`; null: none is set. */
const DROP_UNTIL = `(
  select gp.drop_until from grading_policies gp
  where gp.school_id = c.school_id and gp.effective_on <= (
    select (:now::timestamptz at time zone sc.time_zone)::date from schools sc where sc.id = c.school_id)
  order by gp.effective_on desc, gp.number desc limit 1)`;

/**
 * The same for a place in a course: null as well where its term is over, or its result is posted, so that nobody drops what is
 * already decided. Takes `:now`; `en` is the alias of the enrollment.
 */
const OWN_DROP_UNTIL = (en: string) => `
  case when ${en}.status = 'active'
    and not exists (select from final_grades f where f.school_id = ${en}.school_id and f.enrollment_id = ${en}.id
      and f.grading_period_id is null)
    and not exists (select from terms tm join schools sc on sc.id = tm.school_id
      where tm.school_id = ${en}.school_id and tm.id = coalesce(${en}.term_id, c.term_id)
        and tm.ends_on < (:now::timestamptz at time zone sc.time_zone)::date)
    then ${DROP_UNTIL} end`;

/** Enough for any school's catalog on one page. */
const MAX_COURSES = 500;

const CARD = `
  c.id as "courseId", c.school_id as "schoolId", c.title, c.subject, c.description, c.color, ${COURSE_IMAGE},
  c.grade_level as "gradeLevel", c.credits, c.level, c.ncaa_approved as "isNcaaApproved", t.display_name as "instructorName",
  coalesce(s.enrolled_count, 0) as "studentCount", coalesce(s.lesson_count, 0) as "lessonCount",
  coalesce(s.assignment_count, 0) as "assignmentCount", coalesce(s.published_minutes, 0) as "durationMinutes",
  e.status as enrollment, ${OWN_DROP_UNTIL('e')} as "dropUntil",
  case when e.status = 'active' then (select sc.time_zone from schools sc where sc.id = c.school_id) end as "timeZone",
  case when c.capacity is not null then greatest(0, c.capacity - (select count(*)::int from enrollments n
    where n.school_id = c.school_id and n.course_id = c.id and n.status in ('active', 'requested'))) end
    as "placesLeft",
  case when e.status = 'waitlisted' then (select count(*)::int from enrollments n
    where n.school_id = c.school_id and n.course_id = c.id and n.status = 'waitlisted'
      and n.waitlist_position <= e.waitlist_position) end as "waitlistPosition",
  ${TEACHES()} as teaches,
  array(${GUARDED_STUDENTS(`ge.is_current and ${IS_LEARNER('ge')}`)}
  ) as "guardedStudentIds"`;
const CARD_FROM = `
  from courses c
    left join course_stats s on s.course_id = c.id
    ${INSTRUCTOR_JOIN}
    left join lateral (
      select en.school_id, en.id, en.term_id, en.status, en.waitlist_position, en.requested_at from enrollments en
        join student_profiles sp on sp.school_id = en.school_id and sp.id = en.student_id
      where sp.user_id = app.user_id() and en.school_id = c.school_id and en.course_id = c.id
        and en.status in ('requested', 'waitlisted', 'active', 'completed')
      order by en.attempt_number desc limit 1) e on true
  where c.school_id = any ((select app.school_ids())::uuid[])`;

/**
 * `search`: search text or null (title, subject, description). An archived course is listed for whoever still takes it,
 * as on their dashboard.
 */
export const listCourses = statement<Sql['listCourses'], { search: string | null; now: string }>(`
  select ${CARD} ${CARD_FROM} and (c.status = 'published' or (c.status = 'archived' and e.status = 'active'))
    and (:search::text is null or position(lower(:search) in lower(c.title || ' ' || c.subject || ' ' || c.description)) > 0)
  order by c.title, c.id
  limit ${MAX_COURSES}`);

export const findOverview = statement<Sql['findOverview'], { courseId: CourseId; now: string }>(`
  select ${CARD}, c.ncaa_area as "ncaaArea", c.capacity, ${NEEDS_DECISION} as "needsDecision",
    case when e.status in ('requested', 'waitlisted') then e.requested_at end as "requestedAt",
    (select count(*)::int from enrollments n
      where n.school_id = c.school_id and n.course_id = c.id and n.status = 'waitlisted') as "waitlistLength"
  ${CARD_FROM} and c.status = 'published' and c.id = :courseId`);

/** Titles of a course's published lessons, in order. */
export const listSyllabus = statement<Sql['listSyllabus'], { courseId: CourseId }>(`
  select m.id as "moduleId", m.title as "moduleTitle", l.title, l.estimated_minutes as "estimatedMinutes"
  from course_modules m
    join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
  where m.course_id = :courseId
  order by m.order_index, l.order_index`);

/** Published library courses, with the copy that the actor's schools hold. */
export const listLibrary = statement<Sql['listLibrary']>(`
  select c.id as "courseId", c.title, c.subject, c.description, c.color, c.grade_level as "gradeLevel", c.credits,
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
export const listStaff = statement<Sql['listStaff']>(`
  select "schoolId", "userId", name, role from (
    select distinct on (m.school_id, m.user_id) m.school_id as "schoolId", m.user_id as "userId",
      m.display_name as name, m.sort_name, m.role
    from school_memberships m
    where m.school_id = any ((select app.known_school_ids())::uuid[]) and ${IS_STAFF('m')}
    order by m.school_id, m.user_id, m.role desc) p
  order by sort_name, "userId"`);

/** The enrolment of a student that isn't over. */
export const findLiveEnrollment = statement<
  Sql['findLiveEnrollment'],
  { courseId: string; studentId: string }
>(`
  select e.id as "enrollmentId", e.status from enrollments e join courses c on c.id = e.course_id
  where e.school_id = c.school_id and e.course_id = :courseId and e.student_id = :studentId
    and e.status in ('requested', 'waitlisted', 'active')`);

/** The actor's own place in a course, with what says whether it is a click that can be taken back. */
export const findOwnPlace = statement<
  Sql['findOwnPlace'],
  { courseId: CourseId; studentId: StudentId; now: string }
>(`
  select e.id as "enrollmentId", e.status, coalesce(e.enrolled_at, e.requested_at) as "enrolledAt",
    exists (select from enrollment_events v where v.school_id = e.school_id and v.enrollment_id = e.id
      and v.from_status is null and v.to_status = 'active' and v.by = app.user_id()) as "isOwnDoing",
    exists (select from grades g where g.school_id = e.school_id and g.course_id = e.course_id
      and g.enrollment_id = e.id and (g.attempt_number > 0 or g.state in ('graded', 'excused'))) as "hasWork",
    exists (select from enrollment_events v join enrollments o on o.school_id = v.school_id and o.id = v.enrollment_id
      where o.school_id = e.school_id and o.student_id = e.student_id and o.id <> e.id
        and v.to_status in ('dropped', 'withdrawn') and v.at >= coalesce(e.enrolled_at, e.requested_at)) as "hasLeftAnother",
    ${OWN_DROP_UNTIL('e')} as "dropUntil", s.time_zone as "timeZone"
  from enrollments e join courses c on c.school_id = e.school_id and c.id = e.course_id
    join schools s on s.id = e.school_id
  where e.course_id = :courseId and e.student_id = :studentId
    and e.status in ('requested', 'waitlisted', 'active')`);

/** The term that the course of a row of enrollments runs in now, or for which a place was asked; null: none. */
export const TERM_OF_COURSE = `coalesce((select c.term_id from courses c
  where c.school_id = enrollments.school_id and c.id = enrollments.course_id), enrollments.term_id)`;

/**
 * The student's last attempt at the content of a course that has a posted final grade: at the course itself, or at
 * another copy of it in the school. Another part of the content is no repeat.
 */
export const findPostedAttempt = statement<
  Sql['findPostedAttempt'],
  { courseId: string; studentId: string }
>(`
  select e.id as "enrollmentId" from courses c
    join courses other on other.school_id = c.school_id and other.content_origin_id = c.content_origin_id
      and other.content_part is not distinct from c.content_part
      and other.content_parts is not distinct from c.content_parts
    join enrollments e on e.school_id = other.school_id and e.course_id = other.id and e.student_id = :studentId
  where c.id = :courseId and exists (select from final_grades f where f.school_id = e.school_id and f.enrollment_id = e.id
    and f.grading_period_id is null)
  order by e.requested_at desc, e.id desc limit 1`);

/**
 * Whoever joins the waiting list gets the number after the last one. The caller holds the course's places. `termId`: for which
 * term a course is asked for that isn't bound to one; null: for none.
 */
export const insertEnrollment = statement<
  Sql['insertEnrollment'],
  {
    schoolId: string;
    enrollmentId: EnrollmentId;
    studentId: string;
    courseId: string;
    status: Sql['insertEnrollment']['parameters']['status'];
    requestedAt: string;
    termId: TermId | null;
  }
>(`
  insert into enrollments (school_id, id, student_id, course_id, attempt_number, status, requested_at, enrolled_at,
    term_id, waitlist_position)
  select :schoolId, :enrollmentId, :studentId, :courseId,
    1 + (select count(*) from enrollments o where o.school_id = :schoolId and o.student_id = :studentId and o.course_id = :courseId),
    :status::text, :requestedAt::timestamptz, case when :status::text = 'active' then :requestedAt::timestamptz end,
    coalesce((select c.term_id from courses c where c.school_id = :schoolId and c.id = :courseId), :termId::uuid),
    case when :status::text = 'waitlisted' then 1 + coalesce((select max(o.waitlist_position) from enrollments o
      where o.school_id = :schoolId and o.course_id = :courseId and o.status = 'waitlisted'), 0) end`);

/** `fromStatus`: status before or null; `reason`: reason or null. */
export const insertEnrollmentEvent = statement<
  Sql['insertEnrollmentEvent'],
  {
    schoolId: string;
    enrollmentEventId: string;
    enrollmentId: EnrollmentId;
    fromStatus: string | null;
    status: string;
    byUserId: string;
    at: string;
    reason: string | null;
  }
>(`
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, by, at, reason)
  values (:schoolId, :enrollmentEventId, :enrollmentId, :fromStatus, :status, :byUserId, :at, :reason)`);

/** Ends an enrolment, with its event. `reason`: reason or null. */
export const endEnrollment = statement<
  Sql['endEnrollment'],
  {
    schoolId: string;
    enrollmentId: EnrollmentId;
    toStatus: string;
    by: string;
    at: string;
    enrollmentEventId: string;
    status: string | null;
    reason: string | null;
  }
>(`
  with ended as (
    update enrollments set status = :toStatus, waitlist_position = null, decided_by = :by, updated_at = :at,
      version = version + 1
    where school_id = :schoolId and id = :enrollmentId returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select :schoolId, :enrollmentEventId, id, :status, :toStatus, :reason, :by, :at from ended`);

/** Makes who asked or waits a student of the course. */
export const putInto = statement<
  Sql['putInto'],
  {
    schoolId: SchoolId;
    enrollmentId: EnrollmentId;
    by: string;
    at: string;
    enrollmentEventId: string;
    status: string | null;
    reason: string | null;
  }
>(`
  with put as (
    update enrollments set status = 'active', waitlist_position = null, decided_by = :by, enrolled_at = :at,
      term_id = ${TERM_OF_COURSE},
      updated_at = :at, version = version + 1
    where school_id = :schoolId and id = :enrollmentId returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select :schoolId, :enrollmentEventId, id, :status, 'active', :reason, :by, :at from put`);

export const addToEnrolledCount = statement<Sql['addToEnrolledCount'], { courseId: string; count: number }>(
  'update course_stats set enrolled_count = enrolled_count + :count where course_id = :courseId',
);

/** The row that a new enrollment begins with, so that screens never meet an absent total. */
export const openCourseProgress = statement<
  Sql['openCourseProgress'],
  { schoolId: string; enrollmentId: EnrollmentId }
>(`
  insert into course_progress (school_id, enrollment_id, student_id, course_id, next_lesson_id)
  select :schoolId, e.id, e.student_id, e.course_id, (
    select l.id from course_modules m
      join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
    where m.school_id = :schoolId and m.course_id = e.course_id
    order by m.order_index, l.order_index limit 1)
  from enrollments e where e.school_id = :schoolId and e.id = :enrollmentId
  on conflict do nothing`);

const REQUEST = `
  select e.school_id as "schoolId", e.id as "enrollmentId", c.id as "courseId", c.title as "courseTitle",
    sp.id as "studentId", sp.legal_name as "studentName", sp.user_id as "studentUserId",
    sp.grade_level as "gradeLevel",
    e.requested_at as "requestedAt", c.capacity - st.enrolled_count as "placesLeft", e.status,
    ${TEACHER_ROLE()} as "teacherRole"
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join course_stats st on st.course_id = c.id
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id`;

const MAX_REQUESTS = 500;

/** Requests to join of the actor's schools, oldest first. */
export const listRequested = statement<Sql['listRequested']>(`${REQUEST}
  where e.school_id = any ((select app.known_school_ids())::uuid[]) and e.status = 'requested'
  order by e.requested_at, e.id limit ${MAX_REQUESTS}`);

export const findRequest = statement<Sql['findRequest'], { enrollmentId: EnrollmentId }>(
  `${REQUEST} where e.id = :enrollmentId`,
);

export const decideEnrollment = statement<
  Sql['decideEnrollment'],
  {
    schoolId: SchoolId;
    enrollmentId: EnrollmentId;
    status: string;
    by: string;
    at: string;
    enrollmentEventId: string;
    reason: string | null;
  }
>(`
  with decided as (
    update enrollments set status = :status, decided_by = :by, updated_at = :at, version = version + 1,
      enrolled_at = case when :status = 'active' then :at::timestamptz end, term_id = ${TERM_OF_COURSE}
    where school_id = :schoolId and id = :enrollmentId returning id)
  insert into enrollment_events (school_id, id, enrollment_id, from_status, to_status, reason, by, at)
  select :schoolId, :enrollmentEventId, id, 'requested', :status, :reason, :by, :at from decided`);

/** Who decides about a course's places. */
export const listDecidersOf = statement<
  Sql['listDecidersOf'],
  { schoolId: string; courseId: string },
  { userId: string }
>(COURSE_STAFF(':schoolId', ':courseId', "role <> 'grader'"));
