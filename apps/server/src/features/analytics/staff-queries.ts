import type { CriterionResult, MatchingBody, RubricBody } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, CourseId } from '@fieldhouse/contract/ids.ts';
import { IS_LEARNER } from '#access/courses.ts';
import { INSTRUCTOR_JOIN, STAFF_COURSES, TEACHER_ROLE } from '#access/teachers.ts';
import { type None, statement } from '#db/unit.ts';
import { CLASS_TOTALS, STANDINGS } from '#features/home/workflows.ts';
import type { Sql } from './rows.gen.ts';

const MAX_COURSES = 500;

/** Published courses that the actor teaches, and those of schools that they run. */
export const listClasses = statement<Sql['listClasses'], None, { ratios: readonly number[] }>(`
  with seen as materialized (${STAFF_COURSES})
  select c.school_id as "schoolId", c.id as "courseId", c.title, c.color, t.display_name as "instructorName",
    coalesce(st.enrolled_count, 0) as "studentCount",
    array(select total.ratio::float8 from (${CLASS_TOTALS}) total) as ratios,
    (select count(*) from grades g
      where g.school_id = c.school_id and g.course_id = c.id and g.needs_grading) as "toGradeCount",
    ${TEACHER_ROLE()} as "teacherRole"
  from seen
    join courses c on c.school_id = seen.school_id and c.id = seen.course_id and c.status = 'published'
    left join course_stats st on st.course_id = c.id
    ${INSTRUCTOR_JOIN}
  order by c.title, c.id limit ${MAX_COURSES}`);

/** Students of these courses who could need somebody. `courseId`: one course, or null. */
export const listClassStandings = statement<
  Sql['listClassStandings'],
  { now: string; missingWork: number; staffSoFarRatio: number; days: number; courseId: CourseId | null }
>(
  STANDINGS(`
    select mine.school_id, mine.course_id from (${STAFF_COURSES}) mine (school_id, course_id)
    where :courseId::uuid is null or mine.course_id = :courseId`),
);

export const findClass = statement<Sql['findClass'], { courseId: CourseId }, { ratios: readonly number[] }>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title, c.color, s.time_zone as "timeZone",
    coalesce(st.enrolled_count, 0) as "studentCount",
    array(select total.ratio::float8 from (${CLASS_TOTALS}) total) as ratios, ${TEACHER_ROLE()} as "teacherRole"
  from courses c
    join schools s on s.id = c.school_id
    left join course_stats st on st.course_id = c.id
  where c.id = :courseId`);

const MAX_ASSIGNMENTS = 500;

/** Published work of a course with the grades of those who take it now or have completed it. */
export const listClassWork = statement<
  Sql['listClassWork'],
  { courseId: CourseId },
  { ratios: readonly number[] }
>(`
  select a.id as "assignmentId", a.title, a.due_at as "dueAt", a.points_possible as "pointsPossible",
    coalesce(w.graded, 0)::int as "gradedCount", coalesce(w.missing, 0)::int as "missingCount",
    coalesce(w.waiting, 0)::int as "toGradeCount", coalesce(w.ratios, '{}') as ratios
  from assignments a
    left join lateral (
      select count(*) filter (where one.is_here and g.state = 'graded') as graded,
        count(*) filter (where one.is_here and g.state = 'missing') as missing,
        -- As the queue counts it: also of those who left.
        count(*) filter (where g.needs_grading) as waiting,
        array_agg((g.points / g.points_possible)::float8)
          filter (where one.is_here and g.state = 'graded' and g.points_possible > 0) as ratios
      from grades g
        cross join lateral (
          select e.is_current and ${IS_LEARNER('e')} as is_here from enrollments e
          where e.school_id = g.school_id and e.id = g.enrollment_id) one
      where g.school_id = a.school_id and g.assignment_id = a.id) w on true
  where a.course_id = :courseId and a.status = 'published'
  order by a.due_at nulls last, a.order_index, a.id limit ${MAX_ASSIGNMENTS}`);

export const findItemScope = statement<
  Sql['findItemScope'],
  { assignmentId: AssignmentId },
  { rubric: RubricBody; matching: MatchingBody | null }
>(`
  select c.school_id as "schoolId", c.id as "courseId", a.id as "assignmentId", a.title,
    a.points_possible as "pointsPossible", a.rubric, a.matching, ${TEACHER_ROLE()} as "teacherRole"
  from assignments a join courses c on c.school_id = a.school_id and c.id = a.course_id
  where a.id = :assignmentId and a.status = 'published'`);

/** What each graded piece of work of an assignment got, by criterion; null: it was graded as a whole. */
export const listResults = statement<
  Sql['listResults'],
  { assignmentId: AssignmentId },
  { criteria: CriterionResult[] | null; points: number }
>(`
  select g.criteria, g.points, g.points_possible as "pointsPossible"
  from assignments a
    join grades g on g.school_id = a.school_id and g.assignment_id = a.id and g.state = 'graded'
    join enrollments e on e.school_id = g.school_id and e.id = g.enrollment_id and e.is_current and ${IS_LEARNER('e')}
  where a.id = :assignmentId`);
