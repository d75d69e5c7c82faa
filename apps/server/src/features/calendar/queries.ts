import type { CourseId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { IS_ON_FILE, IS_OWN_LINK } from '#access/guardians.ts';
import { COURSES_OF_RUN_SCHOOLS, IS_ACTIVE } from '#access/memberships.ts';
import { IS_OWN_TEACHER, TAUGHT_COURSES } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { CELL_STATE, type CellRow } from '#features/lessons/workflows.ts';
import type { JoinScope } from '#features/live/workflows.ts';
import type { EventScope } from './policy.ts';
import type { Sql } from './rows.gen.ts';

/** More events than anybody reads; a school's admin sees those of all courses. */
const MAX_EVENTS = 3_000;

/** The person's own zone; null: the school's. */
export const findOwnZone = statement<Sql['findOwnZone']>(
  'select time_zone as "timeZone" from user_settings where user_id = app.user_id()',
);

interface AssignmentColumns {
  readonly schoolId: SchoolId;
  readonly assignmentId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly courseColor: number;
  readonly title: string;
  readonly kind: 'assignment' | 'quiz' | 'event_test';
  readonly startsAt: string;
  readonly pointsPossible: number;
  readonly version: number;
  /** How often what the calendar file says has changed; it never falls. */
  readonly changeCount: number;
  readonly updatedAt: string;
}

const assignmentColumns = (due: string) => `
  a.version + c.version as "changeCount", greatest(a.updated_at, c.updated_at) as "updatedAt",
  a.school_id as "schoolId", a.id as "assignmentId", a.course_id as "courseId", c.title as "courseTitle",
  c.color as "courseColor", a.title,
  a.kind, ${due} as "startsAt", a.points_possible as "pointsPossible", a.version`;

/** One student's piece of work that is due. */
export interface WorkEventRow extends AssignmentColumns, CellRow {
  readonly studentId: StudentId;
  readonly studentName: string;
  readonly hasDraft: boolean;
  /** When work came in or its result was released; null: neither. */
  readonly stateChangedAt: string | null;
}

/** All attempts of the student of enrolment `e` at its course: an app knows the event by the assignment alone. */
const EVERY_ATTEMPT = `every.school_id = e.school_id and every.student_id = e.student_id and every.course_id = e.course_id`;

/** How often and when one student's date was set or taken back, for enrolment `e` and assignment `a`; rows stay for good. */
const OWN_DATES = `
  select (count(*) + count(own.ended_at))::integer as changes, max(greatest(own.created_at, own.ended_at)) as changed_at
  from (
    select o.created_at, o.ended_at from enrollments every
      join assignment_overrides o on o.school_id = every.school_id and o.enrollment_id = every.id
        and o.assignment_id = a.id
    where ${EVERY_ATTEMPT}
    union all
    select x.created_at, x.ended_at from accommodations x
    where x.school_id = e.school_id and x.student_id = e.student_id) own`;

/**
 * How often and when what the student knows of a grade changed, for enrolment `e` and assignment `a`: what is recorded
 * and kept back in one is never known, and neither is its end. Events stay for good.
 */
const OWN_GRADES = `
  select count(*) filter (where known.is_known or known.was_known)::integer as changes,
    max(known.at) filter (where known.is_known or known.was_known) as changed_at
  from (
    select one.at, one.is_known, lag(one.is_known) over (partition by one.enrollment_id order by one.seq) as was_known
    from (
      select v.enrollment_id, v.seq, v.at, v.kind in ('recorded', 'excused', 'missing', 'released')
        and (lead(v.kind) over later is distinct from 'held' or lead(v.at) over later > v.at) as is_known
      from enrollments every
        join grade_events v on v.school_id = every.school_id and v.enrollment_id = every.id and v.assignment_id = a.id
      where ${EVERY_ATTEMPT}
      window later as (partition by v.enrollment_id order by v.seq)) one) known`;

/** How often, and when last, work came in for assignment `a` before enrolment `e`. */
const EARLIER_WORK = `
  select coalesce(sum(w.attempt_number), 0)::integer as count, max(greatest(w.submitted_at, w.released_at)) as at
  from enrollments every
    join grades w on w.school_id = every.school_id and w.course_id = every.course_id and w.enrollment_id = every.id
      and w.assignment_id = a.id
  where ${EVERY_ATTEMPT} and every.id <> e.id`;

/** What is due for enrolment `e` in the range, by the student's own date where there is one. */
const DUE_WORK = `
  select one.*, coalesce(x.due_at, one.due_at) as own_due_at
  from assignments one
    left join student_due_dates x on x.school_id = e.school_id and x.student_id = e.student_id
      and x.assignment_id = one.id
  where one.school_id = e.school_id and one.course_id = e.course_id and one.status = 'published'
    and one.due_at >= :from and one.due_at < :until and (x.due_at is null or x.due_at < :until)
  union all
  select one.*, x.due_at
  from student_due_dates x join assignments one on one.id = x.assignment_id and one.status = 'published'
  where x.school_id = e.school_id and x.student_id = e.student_id and x.course_id = e.course_id
    and x.due_at >= :from and x.due_at < :until and one.due_at < :from`;

/** Grades are read once by enrolment: a page asks for many of each. */
const workOf = (students: string, condition: string) => `
  with cells as materialized (
    select g.* from ${students}
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
      join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
    where ${condition})
  select ${assignmentColumns('a.own_due_at')}, e.student_id as "studentId", sp.legal_name as "studentName", ${CELL_STATE},
    d.revision is not null as "hasDraft", greatest(g.submitted_at, g.released_at) as "stateChangedAt"
  from ${students}
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
    cross join lateral (${DUE_WORK}) a
    join courses c on c.school_id = e.school_id and c.id = e.course_id and c.status <> 'draft'
    left join cells g on g.enrollment_id = e.id and g.assignment_id = a.id
    left join drafts d on d.school_id = e.school_id and d.enrollment_id = e.id and d.assignment_id = a.id
  where ${condition}
  order by a.own_due_at, a.id, e.student_id limit ${MAX_EVENTS}`;

/**
 * What else a calendar file says of a student's work: how often dates and marks changed, and when last (null: never). The
 * rows of `workOf`, in any order.
 */
const changesOf = (students: string, condition: string) => `
  select e.student_id as "studentId", a.id as "assignmentId",
    own.changes + marks.changes + earlier.count + coalesce(g.attempt_number, 0) + e.attempt_number as "changeCount",
    greatest(own.changed_at, marks.changed_at, earlier.at, case when e.attempt_number > 1 then e.enrolled_at end) as "changedAt"
  from ${students}
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'
    cross join lateral (${DUE_WORK}) a
    cross join lateral (${OWN_DATES}) own
    cross join lateral (${OWN_GRADES}) marks
    cross join lateral (${EARLIER_WORK}) earlier
    left join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
      and g.assignment_id = a.id
  where ${condition}`;

const OWN = ['student_profiles sp', 'sp.user_id = app.user_id()'] as const;
const OF_CHILDREN = [
  `guardian_links l
    join student_profiles sp on sp.school_id = l.school_id and sp.id = l.student_id`,
  IS_OWN_LINK('l'),
] as const;

type Range = { from: string; until: string };

/** What the actor has to hand in. */
export const listOwnWork = statement<Sql['listOwnWork'], Range, { schoolId: SchoolId }>(workOf(...OWN));

/** What the actor's children have to hand in. */
export const listChildWork = statement<Sql['listChildWork'], Range, { schoolId: SchoolId }>(
  workOf(...OF_CHILDREN),
);

export const listOwnChanges = statement<Sql['listOwnChanges'], Range>(changesOf(...OWN));
export const listChildChanges = statement<Sql['listChildChanges'], Range>(changesOf(...OF_CHILDREN));

export interface StaffEventRow extends AssignmentColumns {
  readonly owns: boolean;
  readonly teaches: boolean;
}

const TAUGHT = `
  ${TAUGHT_COURSES('ct.school_id, ct.course_id, ct.role::text as role')}`;

const RUN = `
  ${COURSES_OF_RUN_SCHOOLS('k.school_id, k.id as course_id, null::text as role')}`;

/** What is due in the courses that the actor teaches, or of the school. */
export const listStaffEvents = statement<Sql['listStaffEvents'], Range>(`
  with seen as materialized (
    select school_id, course_id, coalesce(bool_or(role = 'owner'), false) as owns, bool_or(role is not null) as teaches
    from (${TAUGHT} union all ${RUN}) mine group by school_id, course_id)
  select ${assignmentColumns('a.due_at')}, seen.owns, seen.teaches
  from seen
    join courses c on c.school_id = seen.school_id and c.id = seen.course_id and c.status <> 'archived'
    join assignments a on a.school_id = seen.school_id and a.course_id = seen.course_id and a.status = 'published'
      and a.due_at >= :from and a.due_at < :until
  order by a.due_at, a.id limit ${MAX_EVENTS}`);

export interface SessionRow extends EventScope, JoinScope {
  readonly sessionId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly courseColor: number;
  readonly title: string;
  readonly description: string;
  readonly startsAt: string;
  /** Null: hidden by the database from students whom the school hasn't confirmed. */
  readonly teacherName: string | null;
  /** Read for the owners and teachers of the course alone; null: none yet, or not for this person. */
  readonly meetingUrl: string | null;
  readonly version: number;
  /** As of an assignment. */
  readonly changeCount: number;
  readonly updatedAt: string;
}

/** Live classes of every course that the actor has to do with. */
export const listSessions = statement<Sql['listSessions'], Range>(`
  with seen as materialized (
    select school_id, course_id, array_remove(array_agg(own), null) as own,
      array_remove(array_agg(guarded), null) as guarded, coalesce(bool_or(role = 'owner'), false) as owns,
      bool_or(role is not null) as teaches, min(role) as role
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
      select school_id, course_id, null, null, role from (${TAUGHT} union all ${RUN}) staff) mine
    group by school_id, course_id),
  sessions as materialized (
    select one.*, c.status as course_status, c.title as course_title, c.color as course_color, c.version as course_version,
      c.updated_at as course_updated_at
    from seen
      join courses c on c.school_id = seen.school_id and c.id = seen.course_id and c.status <> 'draft'
      cross join lateral (
        select * from live_sessions l
        where l.school_id = seen.school_id and l.course_id = seen.course_id and l.status = 'scheduled'
          and l.scheduled_at >= :from and l.scheduled_at < :until
        -- Course by course: in one join the planner walks all classes of the school in that time.
        offset 0) one),
  teachers as materialized (
    select t.school_id, t.teacher_id, m.display_name
    from (select distinct school_id, teacher_id from sessions) t
      cross join lateral (
        select one.display_name from school_memberships one
        where one.school_id = t.school_id and one.user_id = t.teacher_id and ${IS_ACTIVE('one')}
        order by one.id limit 1) m)
  select s.school_id as "schoolId", seen.own as "ownStudentIds", seen.guarded as "guardedStudentIds", seen.owns,
    seen.teaches, seen.role as "teacherRole", s.course_status as "courseStatus", s.id as "sessionId",
    s.course_id as "courseId", s.course_title as "courseTitle", s.course_color as "courseColor", s.title, s.description, s.scheduled_at as "startsAt",
    s.scheduled_at as "scheduledAt", s.duration_minutes as "durationMinutes", t.display_name as "teacherName",
    s.meeting_url is not null as "hasLink",
    case when seen.role in ('owner', 'teacher') then s.meeting_url end as "meetingUrl", s.version,
    s.version + s.course_version as "changeCount", greatest(s.updated_at, s.course_updated_at) as "updatedAt"
  from seen
    join sessions s on s.school_id = seen.school_id and s.course_id = seen.course_id
    left join teachers t on t.school_id = s.school_id and t.teacher_id = s.teacher_id
  order by s.scheduled_at, s.id limit ${MAX_EVENTS}`);

/** An event as it is changed, with how the actor stands to its course. */
export interface EditableRow extends EventScope {
  readonly id: string;
  readonly courseId: string;
  readonly title: string;
  readonly startsAt: string;
  readonly version: number;
}

const RELATION = `
  array(select e.student_id from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = c.id
        and e.status = 'active'
    where sp.user_id = app.user_id() and sp.school_id = c.school_id) as "ownStudentIds",
  array(select e.student_id from guardian_links l
      join enrollments e on e.school_id = l.school_id and e.student_id = l.student_id and e.course_id = c.id
        and e.status = 'active'
    where l.guardian_user_id = app.user_id() and l.school_id = c.school_id
      and ${IS_ON_FILE('l')}) as "guardedStudentIds",
  coalesce(ct.role = 'owner', false) as owns, ct.role is not null as teaches`;

const RELATION_JOIN = `
  left join course_teachers ct on ct.school_id = c.school_id and ct.course_id = c.id
    and ${IS_OWN_TEACHER('ct')}`;

/** `assignmentId`: assignment; published and due alone. */
export const findAssignmentEvent = statement<Sql['findAssignmentEvent'], { assignmentId: string }>(`
  select a.school_id as "schoolId", a.id, a.course_id as "courseId", a.title, a.due_at as "startsAt", a.version,
    ${RELATION}
  from assignments a join courses c on c.school_id = a.school_id and c.id = a.course_id ${RELATION_JOIN}
  where a.id = :assignmentId and a.status = 'published' and a.due_at is not null`);

export const findSessionEvent = statement<Sql['findSessionEvent'], { liveSessionId: string }>(`
  select s.school_id as "schoolId", s.id, s.course_id as "courseId", s.title, s.scheduled_at as "startsAt", s.version,
    ${RELATION}
  from live_sessions s join courses c on c.school_id = s.school_id and c.id = s.course_id ${RELATION_JOIN}
  where s.id = :liveSessionId and s.status = 'scheduled'`);

/** No row: it has another version. */
export const changeAssignment = statement<
  Sql['changeAssignment'],
  {
    schoolId: string;
    assignmentId: string;
    version: number;
    title: string;
    dueAt: string | null;
    updatedAt: string;
  },
  { startsAt: string }
>(`
  update assignments set title = :title, due_at = :dueAt, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and id = :assignmentId and version = :version returning version, due_at as "startsAt"`);

/** As `changeAssignment`, for a live session. */
export const changeSession = statement<
  Sql['changeSession'],
  {
    schoolId: string;
    liveSessionId: string;
    version: number;
    title: string;
    scheduledAt: string;
    updatedAt: string;
  }
>(`
  update live_sessions set title = :title, scheduled_at = :scheduledAt, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and id = :liveSessionId and version = :version returning version, scheduled_at as "startsAt"`);

/** Students of a course, as those who are told. */
export const listCourseStudents = statement<
  Sql['listCourseStudents'],
  { schoolId: string; courseId: string }
>(`
  select sp.user_id as "userId", sp.id as "studentId" from enrollments e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id and sp.user_id is not null
  where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'active'`);

/** Running attempts at a course, in the order of locks. */
export const listRunningEnrollments = statement<
  Sql['listRunningEnrollments'],
  { schoolId: SchoolId; courseId: CourseId }
>(`
  select id as "enrollmentId" from enrollments where school_id = :schoolId and course_id = :courseId and status = 'active'
  order by id`);

/** The first course that the actor teaches, else the first of the school that the actor runs. */
export const findFirstCourse = statement<Sql['findFirstCourse']>(`
  select c.school_id as "schoolId", c.id as "courseId"
  from (select school_id, course_id, 1 as place from (${TAUGHT}) taught
      union all select school_id, course_id, 2 from (${RUN}) run) mine
    join courses c on c.school_id = mine.school_id and c.id = mine.course_id and c.status = 'published'
  order by mine.place, c.created_at, c.id limit 1`);

export const countAssignment = statement<Sql['countAssignment'], { courseId: CourseId }>(
  'update course_stats set assignment_count = assignment_count + 1 where course_id = :courseId',
);

export const findFeed = statement<Sql['findFeed']>(`
  select created_at as "createdAt", last_used_at as "lastUsedAt" from feed_tokens
  where user_id = app.user_id() and revoked_at is null`);

export const revokeFeeds = statement<Sql['revokeFeeds'], { revokedAt: string | null }>(
  'update feed_tokens set revoked_at = :revokedAt where user_id = app.user_id() and revoked_at is null returning id',
);

export const addFeed = statement<
  Sql['addFeed'],
  { feedTokenId: string; secretHash: string; createdAt: string }
>(
  'insert into feed_tokens (id, user_id, secret_hash, created_at) values (:feedTokenId, app.user_id(), :secretHash, :createdAt)',
);

/** Serialises two makings of one person's feed. */
export const lockOwnFeeds = statement<Sql['lockOwnFeeds']>(
  "select pg_advisory_xact_lock(hashtextextended('feed:' || app.user_id()::text, 0))",
);
