import type { PostedAttempt, RepeatRule } from '@fieldhouse/domain/gpa/repeats.ts';
import type { GradeCategory, MissingPolicy } from '@fieldhouse/domain/grading/course-totals.ts';
import { statement } from '#db/unit.ts';
import { NOTE_DUE } from '#features/eligibility/workflows.ts';
import { isLockedSql } from './course-lock.ts';
import type { GradeState } from './queries.ts';
import type { Sql } from './rows.gen.ts';

/*
 * What is kept for students so that no screen has to add it up: totals per course, and the figures over all courses.
 * Statements take any number of students of one school and go over them in the order of their ids.
 */

/** Enrollments with totals, or that have to have them. */
export const listEnrollmentsWithTotals = statement<
  Sql['listEnrollmentsWithTotals'],
  { schoolId: string; courseId: string }
>(`
  select enrollment_id as "enrollmentId", student_id as "studentId" from course_grades
  where school_id = :schoolId and course_id = :courseId
  union
  select id, student_id from enrollments where school_id = :schoolId and course_id = :courseId and status = 'active'
  order by 1`);

/**
 * Takes the totals of enrollments in a course, and says what their students could see. Totals under a posted grade
 * stay as they are and aren't returned, but for those that an upgrade left to be made.
 */
export const lockTotals = statement<
  Sql['lockTotals'],
  { schoolId: string; enrollmentIds: readonly string[]; courseId: string; updatedAt: string }
>(`
  insert into course_grades as t (school_id, enrollment_id, student_id, course_id, updated_at)
  select e.school_id, e.id, e.student_id, e.course_id, :updatedAt
  -- By their ids, and not through the class; as a subquery the list is planned for once, and not for each length anew.
  from unnest((select :enrollmentIds::uuid[])) one
    cross join lateral (select id, school_id, student_id, course_id from enrollments
      where school_id = :schoolId and id = one offset 0) e
  where e.course_id = :courseId
    and (not ${isLockedSql('e.school_id', 'e.course_id', 'e.id')} or exists (select from course_grades owed
      where owed.school_id = e.school_id and owed.enrollment_id = e.id and owed.updated_at = 'epoch'))
  order by e.id
  on conflict (school_id, enrollment_id) do update set updated_at = excluded.updated_at
  returning enrollment_id as "enrollmentId", student_id as "studentId",
    released_so_far_ratio as "releasedSoFarRatio"`);

export interface TotalsAssignment {
  readonly assignmentId: string;
  readonly categoryId: string | null;
  readonly pointsPossible: number;
  readonly isExtraCredit: boolean;
}

/** Every published assignment of a course. */
export const listTotalsAssignments = statement<
  Sql['listTotalsAssignments'],
  { schoolId: string; courseId: string }
>(`
  select a.id as "assignmentId", a.category_id as "categoryId", a.points_possible as "pointsPossible",
    a.is_extra_credit as "isExtraCredit"
  from assignments a where a.school_id = :schoolId and a.course_id = :courseId and a.status = 'published'`);

export interface TotalsCell {
  readonly enrollmentId: string;
  readonly assignmentId: string;
  readonly state: GradeState;
  readonly points: number | null;
  readonly pointsPossible: number;
  readonly isReleased: boolean;
  readonly hasWork: boolean;
  readonly needsGrading: boolean;
}

/**
 * The cells of these enrollments in a course. One after the other is looked up by the key, whatever the planner
 * thinks of a list: it might read the whole table for one, or the whole course for each.
 */
export const listTotalsCells = statement<
  Sql['listTotalsCells'],
  { schoolId: string; enrollmentIds: readonly string[]; courseId: string }
>(`
  select own.* from unnest((select :enrollmentIds::uuid[])) one cross join lateral (
    select g.enrollment_id as "enrollmentId", g.assignment_id as "assignmentId", g.state, g.points,
      g.points_possible as "pointsPossible", g.released_at is not null as "isReleased",
      g.attempt_number > 0 as "hasWork", g.needs_grading as "needsGrading"
    from grades g where g.school_id = :schoolId and g.course_id = :courseId and g.enrollment_id = one offset 0) own`);

/** What a school's first policy says about repeated courses. */
export const DEFAULT_REPEATS: RepeatRule = 'best';

/** How the school grades today. */
export const findPolicy = statement<Sql['findPolicy'], { schoolId: string; now: string }>(`
  select p.missing, p.late, p.ai_release as "aiRelease", p.default_release as "defaultRelease",
    p.repeats
  from schools s join grading_policies p on p.school_id = s.id
  where s.id = :schoolId and p.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
  order by p.effective_on desc, p.number desc limit 1`);

export interface CourseRulesRow {
  readonly weighting: 'points' | 'categories';
  /** Null: neither course nor school has said. */
  readonly missing: MissingPolicy | null;
  readonly categories: readonly GradeCategory[];
}

/** How a course adds up. */
export const findCourseRules = statement<
  Sql['findCourseRules'],
  { schoolId: string; courseId: string; now: string },
  { categories: readonly GradeCategory[] }
>(`
  select coalesce(cg.weighting, 'points') as weighting, coalesce(cg.missing, p.missing) as missing,
    coalesce((select jsonb_agg(jsonb_build_object('categoryId', k.id, 'weightRatio', k.weight_ratio, 'mean', k.mean,
        'dropLowest', k.drop_lowest, 'dropHighest', k.drop_highest, 'neverDropIds', k.never_drop_ids)
        order by k.order_index, k.id)
      from grade_categories k where k.school_id = :schoolId and k.course_id = :courseId), '[]') as categories
  from schools s
    left join course_grading cg on cg.school_id = s.id and cg.course_id = :courseId
    left join lateral (
      select gp.missing from grading_policies gp
      where gp.school_id = s.id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
  where s.id = :schoolId`);

/** The totals of one enrollment as they are kept. */
export interface TotalsRow {
  readonly enrollmentId: string;
  readonly releasedEarned: number;
  readonly releasedPossible: number;
  readonly releasedSoFarRatio: number | null;
  readonly releasedIfNothingElseRatio: number | null;
  readonly releasedGradedCount: number;
  readonly releasedDroppedIds: readonly string[];
  readonly staffEarned: number;
  readonly staffPossible: number;
  readonly staffSoFarRatio: number | null;
  readonly staffIfNothingElseRatio: number | null;
  readonly staffGradedCount: number;
  readonly staffDroppedIds: readonly string[];
  readonly missingCount: number;
  readonly publishedCount: number;
  readonly submittedCount: number;
  readonly needsGradingCount: number;
  /** How missing work counted. */
  readonly missing: MissingPolicy;
}

/** `list`: a list of TotalsRow as JSON, one for each enrollment. */
export const saveTotals = statement<
  Sql['saveTotals'],
  { schoolId: string; enrollmentIds: readonly string[]; list: unknown }
>(`
  update course_grades t set
    released_earned = x."releasedEarned", released_possible = x."releasedPossible",
    released_so_far_ratio = x."releasedSoFarRatio",
    released_if_nothing_else_ratio = x."releasedIfNothingElseRatio",
    released_graded_count = x."releasedGradedCount", released_dropped_ids = x."releasedDroppedIds",
    staff_earned = x."staffEarned", staff_possible = x."staffPossible", staff_so_far_ratio = x."staffSoFarRatio",
    staff_if_nothing_else_ratio = x."staffIfNothingElseRatio", staff_graded_count = x."staffGradedCount",
    staff_dropped_ids = x."staffDroppedIds", missing_count = x."missingCount",
    published_count = x."publishedCount", submitted_count = x."submittedCount",
    needs_grading_count = x."needsGradingCount", missing = x.missing
  from unnest((select :enrollmentIds::uuid[])) with ordinality as one(id, at)
    cross join lateral jsonb_to_record(:list::jsonb -> (one.at - 1)::int) as x("releasedEarned" numeric,
      "releasedPossible" numeric, "releasedSoFarRatio" numeric, "releasedIfNothingElseRatio" numeric,
      "releasedGradedCount" int, "releasedDroppedIds" uuid[], "staffEarned" numeric, "staffPossible" numeric,
      "staffSoFarRatio" numeric, "staffIfNothingElseRatio" numeric, "staffGradedCount" int, "staffDroppedIds" uuid[],
      "missingCount" int, "publishedCount" int, "submittedCount" int, "needsGradingCount" int, missing jsonb)
  where t.school_id = :schoolId and t.enrollment_id = one.id`);

/** Takes the students' figures. What an upgrade left to be made stays marked until the official ones are. */
export const lockFigures = statement<
  Sql['lockFigures'],
  { schoolId: string; studentIds: readonly string[]; asOf: string }
>(`
  with due as (${NOTE_DUE(':schoolId', ':studentIds::uuid[]', ':asOf')})
  insert into student_gpas (school_id, student_id, as_of)
  select :schoolId, one, :asOf from unnest(:studentIds::uuid[]) one order by one
  on conflict (school_id, student_id) do update set
    as_of = case when student_gpas.as_of = 'epoch' then student_gpas.as_of else excluded.as_of end`);

/** Ratios as their stored digits: GPAs are made of them without rounding. */
export interface FigureCourse {
  readonly studentId: string;
  /** What the course and its copies have in common. */
  readonly contentId: string;
  readonly title: string;
  readonly status: 'active' | 'completed';
  /** The running attempt at the course, else the last completed one. */
  readonly isCurrent: boolean;
  readonly isNcaaApproved: boolean;
  readonly finalRatio: string | null;
  readonly soFarRatio: string | null;
}

/** What credit is given for once: a content, or a part of one. SQL over a course. */
export const CREDITED_CONTENT = (course: string): string => `
  (${course}.content_origin_id::text || coalesce(' ' || ${course}.content_part || '/' || ${course}.content_parts, ''))`;

/** Courses that count for the students' figures; the totals are read by student. */
export const listFigureCourses = statement<
  Sql['listFigureCourses'],
  { schoolId: string; studentIds: readonly string[] }
>(`
  with totals as materialized (
    select * from course_grades where school_id = :schoolId and student_id = any (:studentIds::uuid[]))
  select e.student_id as "studentId", ${CREDITED_CONTENT('c')} as "contentId", c.title, e.status,
    e.is_current as "isCurrent", c.ncaa_approved as "isNcaaApproved", e.final_ratio::text as "finalRatio",
    t.released_so_far_ratio::text as "soFarRatio"
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join totals t on t.enrollment_id = e.id
  where e.school_id = :schoolId and e.student_id = any (:studentIds::uuid[]) and e.status in ('active', 'completed')`);

/** Attempts `e` in the order in which they were begun, as the rule for repeated courses takes them. */
export const ATTEMPT_ORDER = 'coalesce(e.enrolled_at, e.requested_at), e.attempt_number, e.id';

/** The school's rule for repeated courses, today. */
export const REPEATS_OF = (school: string) => `
  coalesce((select gp.repeats from schools gs join grading_policies gp on gp.school_id = gs.id
    where gs.id = ${school} and gp.effective_on <= (:now::timestamptz at time zone gs.time_zone)::date
    order by gp.effective_on desc, gp.number desc limit 1), '${DEFAULT_REPEATS}')`;

/** Whether a registrar decided that the credit of attempt `e` counts beside that of another, as SQL. */
export const COUNTS_ANYWAY = `coalesce((select d.counts_anyway from credit_decisions d
    where d.school_id = e.school_id and d.enrollment_id = e.id order by d.number desc limit 1), false)`;

export interface FigureAttempt extends PostedAttempt {
  readonly studentId: string;
  /** Stored digits. */
  readonly ratio: string | null;
  /** What the course was worth. */
  readonly credits: number;
}

/** Every attempt at a course that was posted, with its latest posting, in the order in which they were begun. */
export const listFigureAttempts = statement<
  Sql['listFigureAttempts'],
  { schoolId: string; studentIds: readonly string[] }
>(`
  select e.student_id as "studentId", e.id as "enrollmentId", ${CREDITED_CONTENT('c')} as "contentId", f.ratio::text,
    f.credits_attempted as credits, f.credits_earned as "creditsEarned", ${COUNTS_ANYWAY} as "countsAnyway"
  from enrollments e
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join lateral (
      select one.ratio, one.credits_attempted, one.credits_earned from final_grades one
      where one.school_id = e.school_id and one.enrollment_id = e.id and one.grading_period_id is null
      order by one.number desc limit 1) f on true
  where e.school_id = :schoolId and e.student_id = any (:studentIds::uuid[])
  order by ${ATTEMPT_ORDER}`);

export interface FigureCredit {
  readonly studentId: string;
  readonly creditId: string;
  readonly title: string;
  readonly credits: number;
  /** Stored digits; null: the grade has no percent. */
  readonly ratio: string | null;
  readonly gradeRaw: string;
  readonly isPassed: boolean | null;
  readonly isCore: boolean;
}

/** Credit from elsewhere that counts. */
export const listFigureCredits = statement<
  Sql['listFigureCredits'],
  { schoolId: string; studentIds: readonly string[] }
>(`
  select student_id as "studentId", id as "creditId", title, credits, ratio::text,
    grade_raw as "gradeRaw", is_passed as "isPassed", is_core as "isCore"
  from transfer_credits
  where school_id = :schoolId and student_id = any (:studentIds::uuid[]) and status = 'approved'`);

/** `gpa`: official GPA in digits, or null. */
export const saveOfficialGpa = statement<
  Sql['saveOfficialGpa'],
  { schoolId: string; studentId: string; gpa: string | null; asOf: string }
>(
  'update student_gpas set official_gpa = :gpa::numeric, as_of = :asOf where school_id = :schoolId and student_id = :studentId',
);

export interface FiguresRow {
  readonly studentId: string;
  /** In digits; null: nothing graded. */
  readonly progressGpa: string | null;
  readonly creditsEarned: number;
  readonly creditsInProgress: number;
  readonly coreEarned: number;
  readonly coreProjected: number;
}

/** The official GPA is posting's alone. `list`: a list of FiguresRow as JSON. */
export const saveFigures = statement<Sql['saveFigures'], { schoolId: string; list: unknown }>(`
  update student_gpas f set progress_gpa = x."progressGpa", credits_earned = x."creditsEarned",
    credits_in_progress = x."creditsInProgress", core_earned = x."coreEarned", core_projected = x."coreProjected"
  from jsonb_to_recordset(:list::jsonb) as x("studentId" uuid, "progressGpa" numeric, "creditsEarned" numeric,
    "creditsInProgress" numeric, "coreEarned" int, "coreProjected" int)
  where f.school_id = :schoolId and f.student_id = x."studentId"`);
