import type {
  AssignmentId,
  CourseId,
  GradingScaleId,
  SchoolId,
  StudentId,
} from '@fieldhouse/contract/ids.ts';
import { STAFF_COURSES, TEACHER_ROLE } from '#access/teachers.ts';
import { statement } from '#db/unit.ts';
import { IS_REOPENED, isCourseLockedSql, isListedSql, isLockedSql } from '#features/grading/workflows.ts';
import type { Sql } from './rows.gen.ts';

/** Courses that the actor teaches, and those of schools that the actor runs. */
export const listCourses = statement<Sql['listCourses']>(`
  with seen as materialized (
    ${STAFF_COURSES})
  select c.school_id as "schoolId", c.id as "courseId", c.title, c.status, ${TEACHER_ROLE()} as "teacherRole",
    (select count(*)::int from enrollments e
      where e.school_id = c.school_id and e.course_id = c.id and e.status = 'active') as "studentCount",
    (select count(*)::int from grades g
      where g.school_id = c.school_id and g.course_id = c.id and g.needs_grading) as "needsGradingCount"
  from seen join courses c on c.school_id = seen.school_id and c.id = seen.course_id
  order by c.status = 'archived', c.title, c.id`);

export interface CategoryRow {
  readonly categoryId: string;
  readonly name: string;
  readonly weightRatio: number | null;
  readonly mean: 'points' | 'percents';
  readonly dropLowest: number;
  readonly dropHighest: number;
  readonly neverDropIds: readonly string[];
}

/** A course with how it adds up. */
export const findCourse = statement<
  Sql['findCourse'],
  { courseId: CourseId; now: string },
  { categories: readonly CategoryRow[] }
>(`
  select c.school_id as "schoolId", c.id as "courseId", c.title, c.status, ${TEACHER_ROLE()} as "teacherRole",
    s.time_zone as "timeZone", ${isCourseLockedSql('c.school_id', 'c.id')} as "isLocked",
    exists (select from enrollments e where e.school_id = c.school_id and e.course_id = c.id and ${isListedSql('e')}
      and not ${isLockedSql('e.school_id', 'e.course_id', 'e.id')}) as "hasOpen",
    coalesce(cg.weighting, 'points') as weighting, coalesce(cg.version, 0) as "setupVersion",
    cg.missing as "ownMissing", cg.late as "ownLate", p.missing as "schoolMissing", p.late as "schoolLate",
    coalesce(p.default_release, 'immediate') as "defaultRelease",
    coalesce((select jsonb_agg(jsonb_build_object('categoryId', k.id, 'name', k.name, 'weightRatio', k.weight_ratio,
        'mean', k.mean, 'dropLowest', k.drop_lowest, 'dropHighest', k.drop_highest, 'neverDropIds', k.never_drop_ids)
        order by k.order_index, k.id)
      from grade_categories k where k.school_id = c.school_id and k.course_id = c.id), '[]') as categories
  from courses c
    join schools s on s.id = c.school_id
    left join course_grading cg on cg.school_id = c.school_id and cg.course_id = c.id
    left join lateral (
      select gp.missing, gp.late, gp.default_release from grading_policies gp
      where gp.school_id = s.id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
  where c.id = :courseId`);

export interface ColumnRow {
  readonly assignmentId: string;
  readonly title: string;
  readonly dueAt: string | null;
  readonly pointsPossible: number;
  readonly isExtraCredit: boolean;
  readonly categoryId: string | null;
  readonly release: 'school' | 'immediate' | 'held';
}

/** What can be graded, in the order of the columns. */
export const listColumns = statement<Sql['listColumns'], { courseId: CourseId }>(`
  select a.id as "assignmentId", a.title, a.due_at as "dueAt", a.points_possible as "pointsPossible",
    a.is_extra_credit as "isExtraCredit", a.category_id as "categoryId", a.release
  from courses c join assignments a on a.school_id = c.school_id and a.course_id = c.id and a.status = 'published'
  where c.id = :courseId
  order by a.due_at nulls last, a.order_index, a.id`);

export interface StudentRow {
  readonly studentId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly studentNumber: string | null;
  readonly standing: 'taking' | 'completed' | 'reopened' | 'left';
  /** These four as posted last for this attempt; the result is null where nothing is posted. */
  readonly postedResult: 'graded' | 'incomplete' | 'withdrawn' | null;
  readonly postedRatio: number | null;
  readonly postedLetter: string | null;
  /** The school's scale that gave the letter; null: the standard one. */
  readonly postedScaleId: GradingScaleId | null;
  /** By when a posted incomplete is to be made up; null: it is none, or nobody said. */
  readonly postedDueOn: string | null;
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
  /** Changes with every change of this student's cells; null: there are no totals yet. */
  readonly stamp: string | null;
}

/** Who takes the course or took it. Every change of a cell rewrites the totals, whose row version is the stamp. */
export const listStudents = statement<Sql['listStudents'], { courseId: CourseId }>(`
  with c as materialized (select school_id from courses where id = :courseId),
  e as materialized (
    select school_id, id, student_id, status, is_current from enrollments
    where school_id = (select school_id from c) and course_id = :courseId and is_current),
  -- Read as a whole: one by one they would take five times as long.
  t as materialized (
    select enrollment_id, staff_so_far_ratio, staff_if_nothing_else_ratio, xmin::text || ' ' || ctid::text as stamp
    from course_grades where school_id = (select school_id from c) and course_id = :courseId),
  f as materialized (
    select distinct on (enrollment_id) enrollment_id, result, ratio, letter, grading_scale_id, due_on
    from final_grades
    where school_id = (select school_id from c) and course_id = :courseId and grading_period_id is null
    order by enrollment_id, number desc),
  pw as materialized (
    select state, enrollment_ids from posting_windows
    where school_id = (select school_id from c) and course_id = :courseId and grading_period_id is null)
  select sp.id as "studentId", sp.user_id as "userId", sp.legal_name as name, sp.student_number as "studentNumber",
    case pe.status when 'active' then 'taking'
      when 'completed' then case when ${IS_REOPENED} then 'reopened' else 'completed' end
      else 'left' end as standing,
    f.result as "postedResult", f.ratio as "postedRatio", f.letter as "postedLetter",
    f.grading_scale_id as "postedScaleId", f.due_on as "postedDueOn", t.staff_so_far_ratio as "soFarRatio",
    t.staff_if_nothing_else_ratio as "ifNothingElseRatio", t.stamp
  from e pe
    join student_profiles sp on sp.school_id = pe.school_id and sp.id = pe.student_id
    left join t on t.enrollment_id = pe.id
    left join f on f.enrollment_id = pe.id
    left join pw on true`);

export interface PackedRow {
  readonly studentId: string;
  /** Cells apart by commas, each with its assignment's place and a blank in front. */
  readonly cells: string;
}

/**
 * The cells of these students as `domain/grading/packed-cells` reads them, packed by the database: as rows they
 * would take three times as long.
 */
export const listPackedCells = statement<
  Sql['listPackedCells'],
  { courseId: string; studentIds: readonly string[]; assignmentIds: readonly string[] },
  { cells: string }
>(`
  select g.student_id as "studentId", string_agg(
    a.place || ' '
      || case g.state when 'graded' then trim_scale(g.points)::text else left(g.state, 1) end
      || case when g.is_late then 'l' else '' end || case when g.attempt_number > 0 then 'w' else '' end
      || case when g.needs_grading then 't' else '' end
      || case when g.state <> 'ungraded' and g.released_at is null then 'n' else '' end
      || case when g.assignment_id = any (t.staff_dropped_ids) then 'd' else '' end
      || case when g.late_deduction = 0 then '' else '-' || trim_scale(g.late_deduction) end
      || case when g.last_seq = 1 then '' else '*' || g.last_seq end, ',') as cells
  from courses c
    join enrollments e on e.school_id = c.school_id and e.course_id = c.id and e.student_id = any (:studentIds::uuid[])
      and e.is_current
    join grades g on g.school_id = c.school_id and g.course_id = c.id and g.enrollment_id = e.id
    join unnest(:assignmentIds::uuid[]) with ordinality as a(id, place) on a.id = g.assignment_id
    left join course_grades t on t.school_id = g.school_id and t.enrollment_id = g.enrollment_id
  where c.id = :courseId group by g.student_id`);

/** Whose cell it is. */
export const findCellPlace = statement<
  Sql['findCellPlace'],
  { studentId: StudentId; assignmentId: AssignmentId }
>(`
  select c.school_id as "schoolId", c.id as "courseId", ${TEACHER_ROLE()} as "teacherRole", sp.legal_name as "studentName",
    a.title as "assignmentTitle", a.points_possible as "pointsPossible"
  from assignments a
    join courses c on c.id = a.course_id and c.school_id = a.school_id
    join student_profiles sp on sp.school_id = c.school_id and sp.id = :studentId
  where a.id = :assignmentId and exists (select from enrollments e
    where e.school_id = c.school_id and e.course_id = c.id and e.student_id = sp.id)`);

export const listHistory = statement<
  Sql['listHistory'],
  { studentId: StudentId; assignmentId: AssignmentId }
>(`
  select e.seq, e.kind, e.state, e.points, e.late_deduction as "lateDeduction", e.source,
    (select m.display_name from school_memberships m where m.school_id = e.school_id and m.user_id = e.by
      order by m.status, m.role limit 1) as "byName", e.reason, e.at
  from assignments a
    join enrollments n on n.school_id = a.school_id and n.student_id = :studentId and n.course_id = a.course_id and n.is_current
    join grade_events e on e.school_id = n.school_id and e.enrollment_id = n.id and e.assignment_id = a.id
  where a.id = :assignmentId
  order by e.seq desc limit 200`);

/** How grades of an assignment begin. No row: it isn't there. */
export const setRelease = statement<
  Sql['setRelease'],
  {
    schoolId: SchoolId;
    courseId: CourseId;
    assignmentId: AssignmentId;
    release: 'school' | 'immediate' | 'held';
  }
>(`
  update assignments set release = :release
  where school_id = :schoolId and course_id = :courseId and id = :assignmentId and status = 'published' returning id`);
