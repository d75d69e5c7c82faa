import { statement } from '#db/unit.ts';
import type { GradeState } from './queries.ts';

/*
 * What is kept for a student so that no screen has to add it up: totals per course, and the figures over all courses.
 */

/** Adds first work to the student's counts of a course; no row: there are no totals yet. $4 instant. */
export const countFirstWork = statement<{ submittedCount: number }>(`
  update course_grades set submitted_count = submitted_count + 1, needs_grading_count = needs_grading_count + 1,
    updated_at = $4
  where school_id = $1 and student_id = $2 and course_id = $3
  returning submitted_count as "submittedCount"`);

/** $1 school, $2 course. */
export const listStudentsWithTotals = statement<{ studentId: string }>(`
  select student_id as "studentId" from course_grades where school_id = $1 and course_id = $2
  union
  select student_id from enrollments where school_id = $1 and course_id = $2 and status = 'active'
  order by 1`);

export interface TotalsBefore {
  readonly releasedSoFarRatio: number | null;
}

/** Takes the student's totals of a course, and says what students could see of them. $4 instant. */
export const lockTotals = statement<TotalsBefore>(`
  insert into course_grades as t (school_id, student_id, course_id, updated_at) values ($1, $2, $3, $4)
  on conflict (school_id, student_id, course_id) do update set updated_at = excluded.updated_at
  returning released_so_far_ratio as "releasedSoFarRatio"`);

export interface TotalsCell {
  readonly state: GradeState;
  readonly points: number | null;
  readonly pointsPossible: number;
  readonly isExtraCredit: boolean;
  readonly isReleased: boolean;
  readonly hasWork: boolean;
  readonly needsGrading: boolean;
}

/** Every published assignment of a course with this student's cell. $1 school, $2 student, $3 course. */
export const listTotalsCells = statement<TotalsCell>(`
  with cells as materialized (
    select * from grades where school_id = $1 and student_id = $2 and course_id = $3)
  select coalesce(g.state, 'ungraded') as state, g.points,
    coalesce(g.points_possible, a.points_possible) as "pointsPossible", a.is_extra_credit as "isExtraCredit",
    g.released_at is not null as "isReleased", coalesce(g.attempt_number, 0) > 0 as "hasWork",
    coalesce(g.needs_grading, false) as "needsGrading"
  from assignments a left join cells g on g.assignment_id = a.id
  where a.school_id = $1 and a.course_id = $3 and a.status = 'published'`);

export interface PolicyRow {
  readonly missing: { kind: 'not_counted' | 'zero' } | { kind: 'percent'; percent: number };
  readonly aiRelease: 'teacher_confirms' | 'at_once';
  readonly defaultRelease: 'immediate' | 'held';
}

/** How the school grades today. $1 school. */
export const findPolicy = statement<PolicyRow>(`
  select p.missing, p.ai_release as "aiRelease", p.default_release as "defaultRelease"
  from schools s join grading_policies p on p.school_id = s.id
  where s.id = $1 and p.effective_on <= (now() at time zone s.time_zone)::date
  order by p.effective_on desc limit 1`);

/** $4 to $8 what students see, $9 to $13 what staff see, $14 to $17 counts. */
export const saveTotals = statement(`
  update course_grades set
    released_earned = $4, released_possible = $5, released_so_far_ratio = $6, released_if_nothing_else_ratio = $7,
    released_graded_count = $8, staff_earned = $9, staff_possible = $10, staff_so_far_ratio = $11,
    staff_if_nothing_else_ratio = $12, staff_graded_count = $13, missing_count = $14, published_count = $15,
    submitted_count = $16, needs_grading_count = $17
  where school_id = $1 and student_id = $2 and course_id = $3`);

/** Takes the student's figures. $3 instant. */
export const lockFigures = statement(`
  insert into student_gpas (school_id, student_id, as_of) values ($1, $2, $3)
  on conflict (school_id, student_id) do update set as_of = excluded.as_of`);

export interface FigureCourse {
  readonly courseId: string;
  readonly title: string;
  readonly status: 'active' | 'completed';
  readonly credits: number;
  readonly isNcaaApproved: boolean;
  readonly finalRatio: number | null;
  readonly soFarRatio: number | null;
}

/** Courses that count for a student's figures; the totals are read by student. $1 school, $2 student. */
export const listFigureCourses = statement<FigureCourse>(`
  with totals as materialized (select * from course_grades where school_id = $1 and student_id = $2)
  select c.id as "courseId", c.title, e.status, c.credits, c.ncaa_approved as "isNcaaApproved",
    e.final_ratio as "finalRatio", t.released_so_far_ratio as "soFarRatio"
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join totals t on t.course_id = e.course_id
  where e.school_id = $1 and e.student_id = $2 and e.status in ('active', 'completed')`);

/** The official GPA is posting's alone. $3 progress GPA, $4 and $5 credits, $6 and $7 core courses. */
export const saveFigures = statement(`
  update student_gpas set progress_gpa = $3, credits_earned = $4, credits_in_progress = $5, core_earned = $6,
    core_projected = $7
  where school_id = $1 and student_id = $2`);
