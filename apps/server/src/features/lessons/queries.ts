import type { CourseId, LessonId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { COURSE_RELATION, COURSE_RELATION_JOIN } from '#access/courses.ts';
import { IS_OWN_LIVE_LINK } from '#access/guardians.ts';
import { INSTRUCTOR_JOIN } from '#access/teachers.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { COURSE_IMAGE } from '#features/files/workflows.ts';
import type { Sql } from './rows.gen.ts';
import { CELL_STATE, OWN_DUE } from './workflows.ts';

export const findCourse = statement<Sql['findCourse'], { courseId: CourseId }>(`
  select c.id as "courseId", c.title, c.subject, c.description, c.color, ${COURSE_IMAGE},
    c.ncaa_approved as "isNcaaApproved", t.display_name as "instructorName", ${COURSE_RELATION}
  from courses c ${COURSE_RELATION_JOIN} ${INSTRUCTOR_JOIN}
  where c.id = :courseId and c.school_id is not null`);

/** A published lesson, or a module without one, where `lessonId` is null. */
export type LessonLineRow = RowOf<typeof listLessons>;

/** Modules and published lessons in their order, with the actor's own ticks. */
export const listLessons = statement<Sql['listLessons'], { courseId: CourseId }, { title: string }>(`
  select m.id as "moduleId", m.title as "moduleTitle", l.id as "lessonId", l.title,
    l.video_url is not null as "hasVideo", l.estimated_minutes as "estimatedMinutes",
    coalesce(l.id in (
      select lp.lesson_id from student_profiles sp
        join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = :courseId and e.is_current
        join lesson_progress lp on lp.school_id = e.school_id and lp.enrollment_id = e.id
          and lp.completed_at is not null
      where sp.user_id = app.user_id()), false) as "isCompleted"
  from courses c
    join course_modules m on m.school_id = c.school_id and m.course_id = c.id
    left join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
  where c.id = :courseId
  order by m.order_index, l.order_index`);

export type AssignmentLineRow = RowOf<typeof listAssignments>;

/**
 * The actor's own cells and drafts are read once, not once per assignment; `course` is an SQL expression. Dates are the
 * actor's own, or for a guardian the earliest of the children's, who mostly have the date of everybody.
 */
const ownWork = (course: string) => `
  with own as materialized (
    select e.school_id, e.id, e.student_id from student_profiles sp
      join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id and e.course_id = ${course}
        and e.is_current
    where sp.user_id = app.user_id()),
  cells as materialized (
    select g.* from own
      join grades g on g.school_id = own.school_id and g.course_id = ${course} and g.enrollment_id = own.id),
  own_drafts as materialized (
    select d.assignment_id from own join drafts d on d.school_id = own.school_id and d.enrollment_id = own.id),
  readers as materialized (
    select own.school_id, own.student_id from own
    union all
    select e.school_id, e.student_id from guardian_links g
      join enrollments e on e.school_id = g.school_id and e.student_id = g.student_id and e.course_id = ${course}
        and e.is_current and e.status in ('active', 'completed')
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
      join schools s on s.id = g.school_id
    where ${IS_OWN_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date', 'see_record')}
      and not exists (select from own)),
  own_dues as materialized (
    select x.assignment_id, min(x.due_at) as due_at from readers
      join student_due_dates x on x.school_id = readers.school_id and x.student_id = readers.student_id
        and x.course_id = ${course}
    group by x.assignment_id having count(*) = (select count(*) from readers))
  select a.id as "assignmentId", a.title, a.description, ${OWN_DUE} as "dueAt",
    a.points_possible as "pointsPossible", a.matching is not null as "hasMatching",
    ${CELL_STATE}, g.points, d.assignment_id is not null as "hasDraft"`;

const OWN_WORK_JOIN = `
  left join cells g on g.assignment_id = a.id
  left join own_drafts d on d.assignment_id = a.id
  left join own_dues own_due on own_due.assignment_id = a.id`;

/** Published assignments in the order in which they are due, with the actor's own state. */
export const listAssignments = statement<Sql['listAssignments'], { courseId: CourseId; now: string }>(`
  ${ownWork(':courseId')}
  from courses c join assignments a on a.school_id = c.school_id and a.course_id = c.id ${OWN_WORK_JOIN}
  where c.id = :courseId and a.status = 'published'
  order by "dueAt" nulls last, a.order_index, a.id`);

export const listAssignmentsOfLesson = statement<
  Sql['listAssignmentsOfLesson'],
  { lessonId: LessonId; now: string }
>(`
  ${ownWork('(select course_id from lessons where id = :lessonId)')}
  from lessons l join assignments a on a.school_id = l.school_id and a.course_id = l.course_id ${OWN_WORK_JOIN}
  where l.id = :lessonId and a.lesson_id = l.id and a.status = 'published'
  order by "dueAt" nulls last, a.order_index, a.id`);

export const findLesson = statement<Sql['findLesson'], { lessonId: LessonId }, { schoolId: SchoolId }>(`
  select l.id as "lessonId", l.course_id as "courseId", c.title as "courseTitle", m.title as "moduleTitle", l.title,
    l.estimated_minutes as "estimatedMinutes", l.content, l.video_url as "videoUrl", l.status as "lessonStatus",
    lp.completed_at is not null as "isCompleted", lp.position, ${COURSE_RELATION}
  from lessons l
    join courses c on c.id = l.course_id
    join course_modules m on m.id = l.module_id
    ${COURSE_RELATION_JOIN}
    left join lesson_progress lp on lp.school_id = l.school_id and lp.enrollment_id = own.enrollment_id
      and lp.lesson_id = l.id
  where l.id = :lessonId and l.school_id is not null`);

/** The published lessons before and after one, over module borders. */
export const findNeighbours = statement<Sql['findNeighbours'], { lessonId: LessonId }>(`
  select previous as "previousLessonId", next as "nextLessonId"
  from (
    select l.id, lag(l.id) over in_order as previous, lead(l.id) over in_order as next
    from lessons here
      join lessons l on l.school_id = here.school_id and l.course_id = here.course_id
      join course_modules m on m.id = l.module_id
    where here.id = :lessonId and (l.status = 'published' or l.id = here.id)
    window in_order as (order by m.order_index, l.order_index)) ordered
  where id = :lessonId`);

/** `repeatedFrom`: when the actor's attempt at the course began; null: not enrolled, or the first attempt. */
export type EventLessonRow = RowOf<typeof listEventLessons>;

/** The lessons that a batch of events is about. */
export const listEventLessons = statement<
  Sql['listEventLessons'],
  { lessonIds: readonly LessonId[] },
  { schoolId: SchoolId }
>(`
  select l.id as "lessonId", l.course_id as "courseId", l.status as "lessonStatus",
    case when own.attempt_number > 1 then own.enrolled_at end as "repeatedFrom", ${COURSE_RELATION}
  from (select distinct id from unnest(:lessonIds::uuid[]) as named(id)) wanted
    join lessons l on l.id = wanted.id
    join courses c on c.id = l.course_id
    ${COURSE_RELATION_JOIN}
  where l.school_id is not null`);

/** Takes the student's progress rows, so that two batches are folded one after the other. */
export const lockCourseProgress = statement<
  Sql['lockCourseProgress'],
  { schoolId: SchoolId; studentId: StudentId; enrollmentIds: readonly (string | null)[]; now: string | null }
>(`
  insert into course_progress as p (school_id, enrollment_id, student_id, course_id, last_activity_at)
  select :schoolId, e.id, :studentId, e.course_id, :now from enrollments e
  where e.school_id = :schoolId and e.student_id = :studentId and e.id = any (:enrollmentIds::uuid[]) order by e.id
  on conflict (school_id, enrollment_id)
    do update set last_activity_at = greatest(p.last_activity_at, excluded.last_activity_at)`);

/** Adds events that aren't known yet. */
export const insertEvents = statement<
  Sql['insertEvents'],
  {
    schoolId: string;
    studentId: string;
    lessonEventIds: readonly string[];
    clientEventIds: readonly string[];
    lessonIds: readonly string[];
    kinds: readonly ('opened' | 'completed' | 'uncompleted' | 'position')[];
    occurredAts: readonly string[];
    now: string;
    positions: readonly (number | null)[];
    enrollmentIds: readonly string[];
  }
>(`
  insert into lesson_events (school_id, student_id, enrollment_id, id, client_event_id, lesson_id, kind, occurred_at,
    received_at, position)
  select :schoolId, :studentId, enrollment_id, id, client_event_id, lesson_id, kind, occurred_at, :now, position
  from unnest(:lessonEventIds::uuid[], :clientEventIds::uuid[], :lessonIds::uuid[], :kinds::text[], :occurredAts::timestamptz[], :positions::int[], :enrollmentIds::uuid[])
    as event(id, client_event_id, lesson_id, kind, occurred_at, position, enrollment_id)
  on conflict (school_id, student_id, client_event_id) do nothing
  returning id`);

/** The last toggle decides, by the time at which it happened. */
export const foldLessonProgress = statement<
  Sql['foldLessonProgress'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    lessonIds: readonly LessonId[];
    courses: readonly string[];
    enrollmentIds: readonly (string | null)[];
  }
>(`
  insert into lesson_progress as p (school_id, enrollment_id, student_id, lesson_id, course_id, completed_at,
    last_opened_at, position)
  select :schoolId, w.enrollment_id, :studentId, w.lesson_id, w.course_id,
    (array_agg(case e.kind when 'completed' then e.occurred_at end order by e.occurred_at desc, e.id desc)
      filter (where e.kind in ('completed', 'uncompleted')))[1],
    max(e.occurred_at) filter (where e.kind in ('opened', 'position')),
    nullif((array_agg(e.position order by e.occurred_at desc, e.id desc) filter (where e.kind = 'position'))[1], 0)
  from unnest(:lessonIds::uuid[], :courses::uuid[], :enrollmentIds::uuid[]) as w(lesson_id, course_id, enrollment_id)
    join lesson_events e on e.school_id = :schoolId and e.enrollment_id = w.enrollment_id and e.lesson_id = w.lesson_id
  group by w.lesson_id, w.course_id, w.enrollment_id
  on conflict (school_id, enrollment_id, lesson_id)
    do update set completed_at = excluded.completed_at, last_opened_at = excluded.last_opened_at,
      position = excluded.position`);

export const foldCourseProgress = statement<
  Sql['foldCourseProgress'],
  { schoolId: SchoolId; enrollmentIds: readonly (string | null)[] }
>(`
  update course_progress p set
    lessons_completed = (
      select count(*) from lesson_progress lp
        join lessons l on l.id = lp.lesson_id and l.status = 'published'
      where lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id and lp.completed_at is not null),
    last_lesson_id = (
      select lp.lesson_id from lesson_progress lp
      where lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id
      order by greatest(lp.last_opened_at, lp.completed_at) desc nulls last limit 1),
    next_lesson_id = (
      select l.id from course_modules m
        join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
        left join lesson_progress lp on lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id
          and lp.lesson_id = l.id
      where m.school_id = p.school_id and m.course_id = p.course_id and lp.completed_at is null
      order by m.order_index, l.order_index limit 1)
  from unnest(:enrollmentIds::uuid[]) as wanted(enrollment_id)
  where p.school_id = :schoolId and p.enrollment_id = wanted.enrollment_id`);

export const findBeatCourse = statement<Sql['findBeatCourse'], { courseId: CourseId }>(`
  select s.time_zone as "timeZone", ${COURSE_RELATION}
  from courses c join schools s on s.id = c.school_id ${COURSE_RELATION_JOIN}
  where c.id = :courseId`);

/**
 * Adds a minute unless the student's last one, in whatever course, is less than 55 seconds old or the day is full.
 */
export const addMinute = statement<
  Sql['addMinute'],
  {
    schoolId: SchoolId;
    studentId: StudentId;
    courseId: CourseId;
    on: string;
    now: string | null;
    mostMinutes: number;
  }
>(`
  insert into study_days as d (school_id, student_id, course_id, "on", active_minutes, last_beat_at)
  select :schoolId, :studentId, :courseId, :on, 1, :now
  where not exists (
    select from study_days other
    where other.school_id = :schoolId and other.student_id = :studentId and other."on" = :on
      and other.last_beat_at > :now::timestamptz - interval '55 seconds')
    and (select coalesce(sum(all_day.active_minutes), 0) from study_days all_day
      where all_day.school_id = :schoolId and all_day.student_id = :studentId and all_day."on" = :on) < :mostMinutes
  on conflict (school_id, student_id, course_id, "on")
    do update set active_minutes = d.active_minutes + 1, last_beat_at = excluded.last_beat_at
  returning active_minutes as "activeMinutes"`);
