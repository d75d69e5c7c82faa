import { GRACE_MINUTES } from '@fieldhouse/domain/live/session-times.ts';
import { CHILDREN } from '#access/guardians.ts';
import { IS_ACTIVE, IS_HOMESCHOOL_PARENT, IS_OWN_ADMIN, IS_STAFF } from '#access/memberships.ts';
import { INSTRUCTOR_JOIN, IS_OWN_TEACHER, TEACHER_ROLE, WORKED_COURSES } from '#access/teachers.ts';
import { type None, type RowOf, statement } from '#db/unit.ts';
import { KEPT_BODIES, type KeptBodies } from '#features/eligibility/workflows.ts';
import { COURSE_IMAGE } from '#features/files/workflows.ts';
import { CELL_STATE, OWN_DUE } from '#features/lessons/workflows.ts';
import type { JoinScope } from '#features/live/workflows.ts';
import type { Sql } from './rows.gen.ts';
import { CLASS_TOTALS, STANDINGS } from './workflows.ts';

const ACTIVE_ENROLLMENTS = `
  student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.status = 'active'`;

const FIGURES = `
  sp.school_id as "schoolId", sp.id as "studentId", f.official_gpa as "currentGpa",
  f.progress_gpa as "progressGpa", f.core_earned as "coreEarned", f.core_projected as "coreProjected",
  ${KEPT_BODIES('sp')} as "keptBodies"`;

const FIGURES_JOIN = `
  join schools s on s.id = sp.school_id
  left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id`;

/** The actor's records. */
export const listOwnRecords = statement<Sql['listOwnRecords'], None, KeptBodies>(`
  select ${FIGURES}, sp.graduation_year as "graduationYear", s.time_zone as "timeZone"
  from student_profiles sp ${FIGURES_JOIN}
  where sp.user_id = app.user_id() order by sp.id`);

/** `nextLessonId` and `nextLessonTitle` are null together: no lesson is left. */
export type CourseCardRow = RowOf<typeof listOwnCourses>;

/** The totals are read once by student: by course they would be those of the whole class. */
export const listOwnCourses = statement<Sql['listOwnCourses']>(`
  with totals as materialized (
    select t.* from student_profiles sp
      join course_grades t on t.school_id = sp.school_id and t.student_id = sp.id
    where sp.user_id = app.user_id())
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", c.title, c.color, ${COURSE_IMAGE},
    c.status as "courseStatus", c.ncaa_approved as "isNcaaApproved", t.display_name as "instructorName",
    tot.released_so_far_ratio as "soFarRatio", tot.released_graded_count as "gradedCount",
    tot.missing_count as "missingCount", p.lessons_completed as "lessonsCompleted", st.lesson_count as "lessonCount",
    l.id as "nextLessonId", l.title as "nextLessonTitle"
  from ${ACTIVE_ENROLLMENTS}
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_stats st on st.course_id = c.id
    left join course_progress p on p.school_id = e.school_id and p.enrollment_id = e.id
    left join lessons l on l.school_id = p.school_id and l.id = p.next_lesson_id
    left join totals tot on tot.enrollment_id = e.id
    ${INSTRUCTOR_JOIN}
  where sp.user_id = app.user_id()
  order by c.title, c.id`);

const UPCOMING = 5;

/** Assignment `one` of enrollment `e` is neither handed in nor graded nor excused. */
const IS_OPEN = `not exists (select from grades done where done.school_id = e.school_id
          and done.course_id = e.course_id and done.enrollment_id = e.id and done.assignment_id = one.id
          and (done.attempt_number > 0 or (done.state not in ('ungraded', 'missing') and done.released_at is not null)))`;

/** What is due next and still open, by the student's own date where there is one; the courses are among `listOwnCourses`. */
export const listUpcoming = statement<Sql['listUpcoming'], { now: string }>(`
  select e.school_id as "schoolId", e.student_id as "studentId", e.id as "assignmentId", e.course_id as "courseId",
    e.title, e.due_at as "dueAt", e.points_possible as "pointsPossible", ${CELL_STATE},
    d.revision is not null as "hasDraft"
  from (
    select e.school_id, e.student_id, e.id as enrollment_id, e.course_id, a.id, a.title, a.due_at, a.points_possible
    from ${ACTIVE_ENROLLMENTS}
      cross join lateral (
        (select one.id, one.title, one.due_at, one.points_possible
        from assignments one
        where one.school_id = e.school_id and one.course_id = e.course_id and one.status = 'published'
          and one.due_at >= :now and ${IS_OPEN}
          and not exists (select from student_due_dates x where x.school_id = e.school_id
            and x.student_id = e.student_id and x.assignment_id = one.id)
        -- In the order of the index, which is read no further.
        order by one.due_at fetch first ${UPCOMING} rows with ties)
        union all
        select one.id, one.title, x.due_at, one.points_possible
        from student_due_dates x join assignments one on one.id = x.assignment_id and one.status = 'published'
        where x.school_id = e.school_id and x.student_id = e.student_id and x.course_id = e.course_id
          and x.due_at >= :now and ${IS_OPEN}) a
    where sp.user_id = app.user_id()
    order by a.due_at, a.id limit ${UPCOMING}) e
    left join grades g on g.school_id = e.school_id and g.course_id = e.course_id
      and g.enrollment_id = e.enrollment_id and g.assignment_id = e.id
    left join drafts d on d.school_id = e.school_id and d.enrollment_id = e.enrollment_id and d.assignment_id = e.id
  order by e.due_at, e.id`);

export type NextSessionRow = RowOf<typeof listNextSessions>;

const NEXT_SESSIONS = 5;

/**
 * The classes that go on or come next, in their order, with how many are still to come; their courses are among
 * `listOwnCourses`.
 */
export const listNextSessions = statement<
  Sql['listNextSessions'],
  { now: string },
  { guardedStudentIds: JoinScope['guardedStudentIds'] }
>(`
  select s.school_id as "schoolId", next.student_id as "studentId", s.id as "sessionId", s.course_id as "courseId",
    s.title, m.display_name as "teacherName", s.scheduled_at as "scheduledAt",
    s.duration_minutes as "durationMinutes", s.meeting_url is not null as "hasLink",
    next.upcoming_count as "upcomingCount", array[next.student_id] as "ownStudentIds",
    '{}'::uuid[] as "guardedStudentIds", null as "teacherRole"
  from (
    select ls.school_id, ls.id, e.student_id, count(*) filter (where ls.scheduled_at >= :now) over () as upcoming_count
    from ${ACTIVE_ENROLLMENTS}
      join live_sessions ls on ls.school_id = e.school_id and ls.course_id = e.course_id
        -- No session lasts longer than a day.
        and ls.scheduled_at > :now::timestamptz - interval '25 hours' and ls.status = 'scheduled'
        and ls.scheduled_at + make_interval(mins => ls.duration_minutes + ${GRACE_MINUTES}) > :now
    where sp.user_id = app.user_id()
    order by ls.scheduled_at, ls.id limit ${NEXT_SESSIONS}) next
    join live_sessions s on s.school_id = next.school_id and s.id = next.id
    left join school_memberships m on m.school_id = s.school_id and m.user_id = s.teacher_id and ${IS_ACTIVE('m')}
  order by s.scheduled_at, s.id`);

export const TODO_LIMIT = 100;

/** Work of the actor's courses that nobody has handed in, graded or excused; one more than a page holds. */
export const listTodo = statement<Sql['listTodo']>(`
  with cells as materialized (
    select g.* from student_profiles sp join grades g on g.school_id = sp.school_id and g.student_id = sp.id
    where sp.user_id = app.user_id()),
  own_drafts as materialized (
    select d.enrollment_id, d.assignment_id from student_profiles sp
      join drafts d on d.school_id = sp.school_id and d.student_id = sp.id
    where sp.user_id = app.user_id()),
  own_dues as materialized (
    select x.student_id, x.assignment_id, x.due_at from student_profiles sp
      join student_due_dates x on x.school_id = sp.school_id and x.student_id = sp.id
    where sp.user_id = app.user_id()),
  marks as materialized (
    select k.student_id, k.kind, k.entity_id from student_profiles sp
      join todo_marks k on k.school_id = sp.school_id and k.student_id = sp.id
    where sp.user_id = app.user_id())
  select e.school_id as "schoolId", e.student_id as "studentId", a.id as "assignmentId", a.course_id as "courseId",
    a.title, c.title as "courseTitle", c.color as "courseColor", ${OWN_DUE} as "dueAt", a.points_possible as "pointsPossible", ${CELL_STATE},
    coalesce(${OWN_DUE} < e.enrolled_at, false) as "isFromBefore",
    d.assignment_id is not null as "hasDraft", t.entity_id is not null as "isTicked"
  from ${ACTIVE_ENROLLMENTS}
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join assignments a on a.school_id = e.school_id and a.course_id = e.course_id and a.status = 'published'
    left join cells g on g.enrollment_id = e.id and g.assignment_id = a.id
    left join own_drafts d on d.enrollment_id = e.id and d.assignment_id = a.id
    left join marks t on t.student_id = e.student_id and t.kind = 'ticked' and t.entity_id = a.id
    left join own_dues own_due on own_due.student_id = e.student_id and own_due.assignment_id = a.id
  where sp.user_id = app.user_id() and coalesce(g.attempt_number, 0) = 0
    and (g.state is null or g.state in ('ungraded', 'missing') or g.released_at is null)
    and not exists (select from marks h
      where h.student_id = e.student_id and h.kind = 'hidden_course' and h.entity_id = e.course_id)
  order by coalesce(g.state, '') = 'missing' desc, "isFromBefore", "dueAt" nulls last, a.order_index, a.id
  limit ${TODO_LIMIT + 1}`);

/** The actor's own completed courses, those that are taken again left out. */
export const listCompletedCourses = statement<Sql['listCompletedCourses']>(`
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", c.title,
    t.released_so_far_ratio as "soFarRatio", e.final_ratio as "finalRatio"
  from student_profiles sp
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.is_current
      and e.status = 'completed'
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_grades t on t.school_id = e.school_id and t.enrollment_id = e.id
  where sp.user_id = app.user_id()
  order by c.title, c.id`);

export const listTodoCourses = statement<Sql['listTodoCourses']>(`
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", c.title, c.color,
    h.entity_id is not null as "isHidden"
  from ${ACTIVE_ENROLLMENTS}
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join todo_marks h on h.school_id = e.school_id and h.student_id = e.student_id and h.kind = 'hidden_course'
      and h.entity_id = c.id
  where sp.user_id = app.user_id()
  order by c.title, c.id`);

/** The actor's own running enrolment that an assignment (:assignmentId) or course (:courseId) belongs to. */
export const findTodoScope = statement<
  Sql['findTodoScope'],
  { assignmentId: string | null; courseId: string | null }
>(`
  select e.school_id as "schoolId", e.student_id as "studentId"
  from ${ACTIVE_ENROLLMENTS}
  where sp.user_id = app.user_id() and e.course_id = coalesce(:courseId::uuid,
    (select a.course_id from assignments a where a.id = :assignmentId::uuid and a.status = 'published'))`);

export const setTodoMark = statement<
  Sql['setTodoMark'],
  { schoolId: string; studentId: string; kind: 'ticked' | 'hidden_course'; entityId: string }
>(`
  insert into todo_marks (school_id, student_id, kind, entity_id) values (:schoolId, :studentId, :kind, :entityId) on conflict do nothing`);

export const clearTodoMark = statement<
  Sql['clearTodoMark'],
  { schoolId: string; studentId: string; kind: 'ticked' | 'hidden_course'; entityId: string }
>(`
  delete from todo_marks where school_id = :schoolId and student_id = :studentId and kind = :kind and entity_id = :entityId`);

const RECENT = 5;

/** Released grades, newest first. */
export const listRecentGrades = statement<Sql['listRecentGrades'], None, { points: number }>(`
  select g.school_id as "schoolId", g.student_id as "studentId", a.id as "assignmentId", a.title,
    c.title as "courseTitle", g.points, g.points_possible as "pointsPossible", g.released_at as "gradedAt"
  from student_profiles sp
    cross join lateral (
      select * from grades one
      where one.school_id = sp.school_id and one.student_id = sp.id and one.state = 'graded'
        and one.released_at is not null
      order by one.released_at desc nulls last, one.assignment_id limit ${RECENT}) g
    join assignments a on a.id = g.assignment_id
    join courses c on c.id = g.course_id
  where sp.user_id = app.user_id()
  order by g.released_at desc, g.assignment_id limit ${RECENT}`);

/** The courses that the actor teaches. */
export const listTaughtCourses = statement<Sql['listTaughtCourses']>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title, c.color,
    coalesce(st.enrolled_count, 0) as "studentCount",
    (select count(*) from grades g
      where g.school_id = c.school_id and g.course_id = c.id and g.needs_grading) as "toGradeCount",
    t.average as "averageRatio"
  from course_teachers ct
    join courses c on c.school_id = ct.school_id and c.id = ct.course_id and c.status <> 'archived'
    left join course_stats st on st.course_id = c.id
    left join lateral (select avg(total.ratio) as average from (${CLASS_TOTALS}) total) t on true
  where ${IS_OWN_TEACHER('ct')}
  order by c.title, c.id`);

/** Students whose guardian the actor is, and those of the actor's homeschool. */
const CHILDREN_AND_OWN_SCHOOL = `(
  ${CHILDREN}
  union
  select sp.school_id, sp.id from school_memberships m
    join student_profiles sp on sp.school_id = m.school_id
  where m.user_id = app.user_id() and ${IS_HOMESCHOOL_PARENT('m')} and ${IS_ACTIVE('m')}) child`;

export const listChildren = statement<Sql['listChildren'], None, KeptBodies>(`
  select ${FIGURES}, sp.legal_name as name, sp.grade_level as "gradeLevel", s.name as "schoolName",
    sp.user_id as "userId", sp.user_id is not null and not app.is_erased(sp.user_id) as "hasAccount",
    (select p.avatar_key from profiles p where p.id = sp.user_id) as "avatarKey"
  from ${CHILDREN_AND_OWN_SCHOOL}
    join student_profiles sp on sp.school_id = child.school_id and sp.id = child.student_id ${FIGURES_JOIN}
  order by sp.legal_name, sp.id`);

/** What a parent may know of the courses that the children take now. */
export const listChildCourses = statement<Sql['listChildCourses']>(`
  with totals as materialized (
    select t.* from ${CHILDREN_AND_OWN_SCHOOL}
      join course_grades t on t.school_id = child.school_id and t.student_id = child.student_id)
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", c.title, c.color,
    tot.released_so_far_ratio as "soFarRatio", tot.released_graded_count as "gradedCount",
    coalesce(st.assignment_count, 0) as "assignmentCount", tot.missing_count as "missingCount"
  from ${CHILDREN_AND_OWN_SCHOOL}
    join enrollments e on e.school_id = child.school_id and e.student_id = child.student_id and e.status = 'active'
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join course_stats st on st.course_id = c.id
    left join totals tot on tot.enrollment_id = e.id
  order by c.title, c.id`);

/** The schools that the actor runs, in figures. */
export const listSchoolFigures = statement<Sql['listSchoolFigures'], { now: string }>(`
  select s.id as "schoolId", s.name as "schoolName", s.kind as "schoolKind", people.students as "studentCount",
    people.staff as "staffCount", people.waiting as "waitingCount",
    (select count(*) from courses c where c.school_id = s.id and c.status = 'published') as "courseCount"
  from school_memberships mine
    join schools s on s.id = mine.school_id
    cross join lateral (
      select count(*) filter (where m.role = 'student' and ${IS_ACTIVE('m')}) as students,
        count(distinct m.user_id) filter (where ${IS_STAFF('m')}) as staff,
        count(*) filter (where m.user_id <> app.user_id() and (m.status = 'pending'
          or (m.status = 'provisional' and m.provisional_until > :now::timestamptz))) as waiting
      from school_memberships m where m.school_id = s.id) people
  where ${IS_OWN_ADMIN('mine')}
  order by mine.id`);

const MAX_SCHOOL_COURSES = 500;

export const listSchoolCourses = statement<Sql['listSchoolCourses']>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title, coalesce(st.enrolled_count, 0) as "studentCount"
  from school_memberships mine
    join courses c on c.school_id = mine.school_id and c.status = 'published'
    left join course_stats st on st.course_id = c.id
  where ${IS_OWN_ADMIN('mine')}
  order by c.title, c.id limit ${MAX_SCHOOL_COURSES}`);

/** What waits for the actor. */
export const countWaiting = statement<Sql['countWaiting']>(`
  with run as materialized (${WORKED_COURSES})
  select
    (select count(*) from run join grades g on g.school_id = run.school_id and g.course_id = run.course_id
      and g.needs_grading) as "toGradeCount",
    (select count(*) from run join grade_inquiries i on i.school_id = run.school_id and i.course_id = run.course_id
      and i.state = 'open') as "questionCount",
    (select count(*) from run join content_reports r on r.school_id = run.school_id and r.course_id = run.course_id
      and r.state = 'open') as "reportCount",
    (select count(*) from run join enrollments e on e.school_id = run.school_id and e.course_id = run.course_id
      and e.status = 'requested') as "requestCount",
    (select count(*) from run join grades g on g.school_id = run.school_id and g.course_id = run.course_id
      and g.state = 'graded' and g.released_at is null) as "heldCount"`);

/** Live classes of today in each school's zone. */
export const listTaughtSessions = statement<
  Sql['listTaughtSessions'],
  { now: string },
  {
    ownStudentIds: JoinScope['ownStudentIds'];
    guardedStudentIds: JoinScope['guardedStudentIds'];
  }
>(`
  with run as materialized (${WORKED_COURSES})
  select s.school_id as "schoolId", s.id as "sessionId", s.course_id as "courseId", s.title,
    c.title as "courseTitle", c.color as "courseColor", s.scheduled_at as "scheduledAt", s.duration_minutes as "durationMinutes",
    s.meeting_url is not null as "hasLink", c.status as "courseStatus", '{}'::uuid[] as "ownStudentIds",
    '{}'::uuid[] as "guardedStudentIds",
    ${TEACHER_ROLE('s.school_id', 's.course_id')} as "teacherRole"
  from run
    join schools sc on sc.id = run.school_id
    join live_sessions s on s.school_id = run.school_id and s.course_id = run.course_id and s.status = 'scheduled'
      and (s.scheduled_at at time zone sc.time_zone)::date = (:now::timestamptz at time zone sc.time_zone)::date
    join courses c on c.id = s.course_id
  order by s.scheduled_at, s.id`);

/** How the students of the actor's running courses stand, those alone who could need somebody. */
export const listStandings = statement<
  Sql['listStandings'],
  { now: string; missingWork: number; staffSoFarRatio: number; days: number }
>(STANDINGS(WORKED_COURSES));
