import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { CourseId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { COURSES_OF_RUN_SCHOOLS } from '#access/memberships.ts';
import { INSTRUCTOR_JOIN, TAUGHT_COURSES } from '#access/teachers.ts';
import { SCHOOL_RUNNERS } from '#access/told.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { COURSE_IMAGE } from '#features/files/workflows.ts';
import type { Sql } from './rows.gen.ts';
import { AUTHOR_SCOPE } from './scope.ts';

const PUBLISHING = `
  c.publish_requested_at is not null as "isRequested", c.publish_refusal as refusal`;

/** Courses that the actor teaches, and every course of schools they run. */
export const listCourses = statement<Sql['listCourses'], { now: string }>(`
  with seen as materialized (
    ${TAUGHT_COURSES('ct.course_id as id')}
    union
    ${COURSES_OF_RUN_SCHOOLS('k.id')})
  select ${AUTHOR_SCOPE}, ${PUBLISHING}, c.subject, c.color, c.grade_level as "gradeLevel",
    c.ncaa_approved as "isNcaaApproved", t.display_name as "teacherName",
    coalesce(st.enrolled_count, 0) as "studentCount", c.updated_at as "updatedAt",
    (select count(*)::int from lessons l where l.school_id = c.school_id and l.course_id = c.id) as "lessonCount",
    (select count(*)::int from assignments a
      where a.school_id = c.school_id and a.course_id = c.id and a.status <> 'archived') as "assignmentCount"
  from seen join courses c on c.id = seen.id join schools s on s.id = c.school_id
    left join course_stats st on st.course_id = c.id
    ${INSTRUCTOR_JOIN}
  order by c.publish_requested_at is null, array_position(array['draft', 'published', 'archived'], c.status),
    c.title, c.id`);

export type CourseRow = RowOf<typeof findCourse>;

const COURSE = `
  select ${AUTHOR_SCOPE}, ${PUBLISHING}, c.title, c.subject, c.description, c.grade_level as "gradeLevel", c.credits,
    c.level, c.term_id as "termId", c.ncaa_area as "ncaaArea", c.transcript_title as "transcriptTitle",
    c.provider, c.mode, c.enrollment_mode as "enrollmentMode", c.capacity, c.color, c.chosen_color as "chosenColor", ${COURSE_IMAGE}, c.ncaa_approved as "isNcaaApproved", c.version,
    c.publish_decided_at as "decidedAt",
    coalesce((select enrolled_count from course_stats st where st.course_id = c.id), 0) as "studentCount",
    exists (select from enrollments e where e.school_id = c.school_id and e.course_id = c.id) as "hasEnrollments",
    exists (select from submissions w where w.school_id = c.school_id and w.course_id = c.id)
      or exists (select from grades g where g.school_id = c.school_id and g.course_id = c.id) as "hasWork"
  from courses c join schools s on s.id = c.school_id
  where c.id = :courseId`;

export const findCourse = statement<Sql['findCourse'], { courseId: CourseId; now: string }>(COURSE);
/**
 * The same, taken until the transaction ends: what changes its outline goes one after the other. Enrolments, which refer
 * to the course while they hold its places, don't wait for it.
 */
export const lockCourse = statement<Sql['lockCourse'], { courseId: CourseId; now: string }>(
  `${COURSE} for no key update of c`,
);

export const listModules = statement<Sql['listModules'], { courseId: CourseId }>(`
  select id as "moduleId", title, version from course_modules where course_id = :courseId order by order_index`);

/** What isn't published as it stands, as its authors last left it; null: nothing to publish. */
const UNPUBLISHED_LESSON = `case when l.status = 'draft' or l.working_copy is not null then
  coalesce(l.working_copy, jsonb_build_object('v', 1, 'title', l.title, 'videoUrl', l.video_url,
    'estimatedMinutes', l.estimated_minutes, 'content', l.content)) end`;

export type OutlineLessonRow = RowOf<typeof listOutlineLessons>;

export const listOutlineLessons = statement<
  Sql['listOutlineLessons'],
  { courseId: CourseId },
  { unpublished: LessonCopy | null }
>(`
  select l.id as "lessonId", l.module_id as "moduleId", coalesce(l.working_copy->>'title', l.title) as title, l.status,
    coalesce(case when l.working_copy is null then l.video_url else l.working_copy->>'videoUrl' end, '') <> ''
      as "hasVideo",
    case when l.working_copy is null then l.estimated_minutes
      else (l.working_copy->>'estimatedMinutes')::int end as "estimatedMinutes",
    l.working_copy is not null as "hasChanges", ${UNPUBLISHED_LESSON} as unpublished
  from lessons l join course_modules m on m.id = l.module_id
  where l.course_id = :courseId
  order by m.order_index, l.order_index`);

/** Work that students handed in on assignment `a`. */
export const WORK_COUNT = `(select count(*)::int from submissions w
  where w.school_id = a.school_id and w.assignment_id = a.id and w.attempt_count > 0) as "workCount"`;

export type OutlineAssignmentRow = RowOf<typeof listOutlineAssignments>;

export const listOutlineAssignments = statement<
  Sql['listOutlineAssignments'],
  { courseId: CourseId },
  { hasMatching: boolean; unpublished: AssignmentCopy | null }
>(`
  select a.id as "assignmentId", a.lesson_id as "lessonId", coalesce(a.working_copy->>'title', a.title) as title, a.kind,
    a.status, a.due_at as "dueAt",
    coalesce((a.working_copy->>'pointsPossible')::float8, a.points_possible::float8) as "pointsPossible",
    case when a.working_copy is null then a.matching is not null
      else jsonb_typeof(a.working_copy->'matching') = 'object' end as "hasMatching",
    a.working_copy is not null as "hasChanges", ${WORK_COUNT},
    case when a.status = 'draft' or (a.status = 'published' and a.working_copy is not null) then
      coalesce(a.working_copy, jsonb_build_object('v', 1, 'title', a.title, 'description', a.description,
        'pointsPossible', a.points_possible, 'instructions', a.instructions, 'rubric', a.rubric,
        'matching', a.matching)) end as unpublished
  from assignments a
  where a.course_id = :courseId
  order by a.status = 'archived', a.due_at nulls last, a.order_index, a.id`);

/** Terms of the course's school. */
export const listTerms = statement<Sql['listTerms'], { courseId: CourseId }>(`
  select t.id as "termId", t.name, t.starts_on as "startsOn", t.ends_on as "endsOn"
  from courses c join terms t on t.school_id = c.school_id
  where c.id = :courseId order by t.starts_on, t.name`);

/** The last move of the course's dates that wasn't taken back. */
export const findLastShift = statement<Sql['findLastShift'], { courseId: CourseId }>(`
  select id as "shiftId", days, at from date_shifts where course_id = :courseId and undone_at is null
  order by at desc, id desc limit 1`);

/** Titles on the NCAA list of the course's school, which its registrar confirmed, with those that have left it. */
export const listConfirmedTitles = statement<Sql['listConfirmedTitles'], { courseId: CourseId }>(`
  select n.title, n.valid_to as "toOn"
  from courses c join ncaa_titles n on n.school_id = c.school_id and n.outside_school is null
    and n.course_id is null
  where c.id = :courseId order by n.title, n.valid_to nulls first`);

/** Courses of the school that share the content of a course, with itself. */
export const listSharing = statement<Sql['listSharing'], { courseId: CourseId }>(`
  select other.id as "courseId", other.title, other.content_part as part, other.content_parts as parts
  from courses c join courses other on other.school_id = c.school_id
    and other.content_origin_id = c.content_origin_id
  where c.id = :courseId order by other.title, other.id`);

/** Students on whose records a course stands, in the order of locks. */
export const listTakers = statement<Sql['listTakers'], { schoolId: SchoolId; courseId: CourseId }>(`
  select distinct e.student_id as "studentId" from enrollments e
  where e.school_id = :schoolId and e.course_id = :courseId and e.status in ('active', 'completed')
  order by 1`);

/** Where the content of a course of the same school comes from; no row: there is no such course. */
export const findOrigin = statement<Sql['findOrigin'], { schoolId: SchoolId; courseId: CourseId }>(
  'select c.content_origin_id as "originId" from courses c where c.school_id = :schoolId and c.id = :courseId',
);

export const listAdmins = statement<Sql['listAdmins'], { schoolId: SchoolId }, { userId: string }>(
  `select r.user_id as "userId" from (${SCHOOL_RUNNERS(':schoolId')}) r`,
);
