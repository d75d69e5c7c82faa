import type { CriterionResult, Feedback } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { OWN_AND_CHILDREN } from '#access/guardians.ts';
import { IS_ACTIVE } from '#access/memberships.ts';
import type { RecordScope } from '#access/students.ts';
import { statement } from '#db/unit.ts';
import { CELL_STATE, type CellRow, OWN_DUE } from '#features/lessons/workflows.ts';
import type { Sql } from './rows.gen.ts';
import type { CategoryRow } from './staff-queries.ts';

/** The actor's own records, and those of the students to whom the actor has a guardian link. */
const RECORDS = `(
  ${OWN_AND_CHILDREN}) mine`;

/**
 * The current attempt at each course: the running one, else the last completed one. Whoever left the school was
 * withdrawn from what was running, which stays in their record.
 */
const ENROLLMENTS = `
  (select e.school_id, e.id, e.student_id, e.course_id, e.status, e.final_ratio, e.term_id
    from ${RECORDS}
      join enrollments e on e.school_id = mine.school_id and e.student_id = mine.student_id and e.is_current
        and (e.status in ('active', 'completed')
          or (e.status = 'withdrawn' and app.ended_by_leaving(e.school_id, e.student_id, e.id)))) e`;

export const listRecords = statement<Sql['listRecords']>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.legal_name as "legalName",
    s.name as "schoolName", f.official_gpa as "currentGpa", f.progress_gpa as "progressGpa",
    f.credits_earned as "creditsEarned"
  from ${RECORDS}
    join student_profiles sp on sp.school_id = mine.school_id and sp.id = mine.student_id
    join schools s on s.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
  order by sp.legal_name, sp.id`);

/**
 * Courses with the totals that are released; by course they would be those of the whole class. Missing work counts as it
 * did when the totals were made, which for posted ones may be another rule than today's.
 */
export const listGradedCourses = statement<
  Sql['listGradedCourses'],
  { now: string },
  { status: 'active' | 'completed' | 'withdrawn'; categories: readonly CategoryRow[] }
>(`
  with totals as materialized (
    select t.* from ${RECORDS}
      join course_grades t on t.school_id = mine.school_id and t.student_id = mine.student_id)
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", c.title, c.color, e.status,
    e.final_ratio as "finalRatio", f.id as "postedId", f.result as "postedResult", f.due_on as "postedDueOn", f.letter as "postedLetter",
    f.grading_scale_id as "postedScaleId", coalesce(d.exited_on, tm.ends_on) as "lastDayOn", s.time_zone as "timeZone",
    t.released_earned as earned, t.released_possible as possible,
    t.released_so_far_ratio as "soFarRatio",
    t.released_if_nothing_else_ratio as "ifNothingElseRatio", t.released_graded_count as "gradedCount",
    t.released_dropped_ids as "droppedIds", coalesce(cg.weighting, 'points') as weighting,
    coalesce(t.missing, cg.missing, p.missing) as missing,
    coalesce((
      select jsonb_agg(jsonb_build_object('categoryId', k.id, 'name', k.name, 'weightRatio', k.weight_ratio,
        'mean', k.mean, 'dropLowest', k.drop_lowest, 'dropHighest', k.drop_highest, 'neverDropIds', k.never_drop_ids)
        order by k.order_index, k.id)
      from grade_categories k where k.school_id = c.school_id and k.course_id = c.id), '[]') as categories
  from ${ENROLLMENTS}
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    join schools s on s.id = c.school_id
    left join course_grading cg on cg.school_id = c.school_id and cg.course_id = c.id
    left join terms tm on tm.school_id = e.school_id and tm.id = coalesce(e.term_id, c.term_id)
    left join course_dates d on d.school_id = e.school_id and d.enrollment_id = e.id
    left join lateral (
      select one.id, one.result, one.letter, one.grading_scale_id, one.due_on from final_grades one
      where one.school_id = e.school_id and one.enrollment_id = e.id and one.grading_period_id is null
      order by one.number desc limit 1) f on true
    left join lateral (
      select gp.missing from grading_policies gp
      where gp.school_id = s.id and gp.effective_on <= (:now::timestamptz at time zone s.time_zone)::date
      order by gp.effective_on desc, gp.number desc limit 1) p on true
    left join totals t on t.enrollment_id = e.id
  order by e.status, c.title, c.id`);

export interface AssignmentRow extends RecordScope {
  readonly courseId: string;
  readonly assignmentId: string;
  readonly categoryId: string | null;
  readonly title: string;
  readonly dueAt: string | null;
  readonly pointsPossible: number;
  readonly isExtraCredit: boolean;
}

/** Every published assignment of those courses. */
export const listAssignments = statement<Sql['listAssignments']>(`
  select e.school_id as "schoolId", e.student_id as "studentId", a.course_id as "courseId", a.id as "assignmentId",
    a.category_id as "categoryId", a.title, ${OWN_DUE} as "dueAt", a.points_possible as "pointsPossible",
    a.is_extra_credit as "isExtraCredit"
  from ${ENROLLMENTS}
    join assignments a on a.school_id = e.school_id and a.course_id = e.course_id and a.status = 'published'
    left join student_due_dates own_due on own_due.school_id = e.school_id and own_due.student_id = e.student_id
      and own_due.assignment_id = a.id
  order by "dueAt" nulls last, a.order_index, a.id`);

export interface ScoreCellRow extends CellRow {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly isLate: boolean;
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly pointsPossible: number;
}

/** The cells of those attempts, whichever course they are of. */
export const listCells = statement<Sql['listCells']>(`
  select g.student_id as "studentId", g.assignment_id as "assignmentId", g.is_late as "isLate", g.points,
    g.late_deduction as "lateDeduction", g.points_possible as "pointsPossible", ${CELL_STATE}
  from ${ENROLLMENTS}
    join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id`);

export interface DetailRow extends RecordScope, CellRow {
  readonly courseId: string;
  readonly enrollmentId: string;
  readonly assignmentId: string;
  readonly points: number | null;
  readonly lateDeduction: number;
  readonly pointsPossible: number;
  readonly criteria: CriterionResult[] | null;
  /** The assignment's grading notes may be read once there is a grade. */
  readonly showNotes: boolean;
  readonly feedback: Feedback | null;
  readonly source: 'teacher' | 'ai_confirmed' | 'ai_released' | 'matching' | 'rule' | 'import' | null;
  readonly setAt: string | null;
  readonly gradedByName: string | null;
  readonly askedCount: number;
}

/** The cell of a student of one's own, or of a child. */
export const findDetail = statement<
  Sql['findDetail'],
  { studentId: StudentId; assignmentId: AssignmentId },
  {
    courseId: CourseId;
    source: 'teacher' | 'ai_confirmed' | 'ai_released' | 'matching' | 'rule' | 'import' | null;
  }
>(`
  select g.school_id as "schoolId", g.student_id as "studentId", g.course_id as "courseId",
    g.enrollment_id as "enrollmentId", g.assignment_id as "assignmentId", ${CELL_STATE}, g.points, g.late_deduction as "lateDeduction",
    g.points_possible as "pointsPossible", g.criteria, coalesce((a.rubric->>'showNotes')::boolean, false) as "showNotes",
    g.feedback, g.source, g.set_at as "setAt", m.display_name as "gradedByName",
    (select count(*) from grade_inquiries i where i.school_id = g.school_id and i.enrollment_id = g.enrollment_id
      and i.assignment_id = g.assignment_id and i.state = 'open') as "askedCount"
  from ${ENROLLMENTS}
    join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
    join assignments a on a.id = g.assignment_id and a.status = 'published'
    left join lateral (
      select display_name from school_memberships one
      where one.school_id = g.school_id and one.user_id = g.set_by and ${IS_ACTIVE('one')}
      order by one.role limit 1) m on true
  where g.student_id = :studentId and g.assignment_id = :assignmentId`);

export const listInquiries = statement<
  Sql['listInquiries'],
  { studentId: StudentId; assignmentId: AssignmentId }
>(`
  select i.id as "inquiryId", i.criterion_id as "criterionId", i.text, i.created_at as "askedAt", i.state, i.answer,
    i.answered_at as "answeredAt"
  from ${ENROLLMENTS}
    join grade_inquiries i on i.school_id = e.school_id and i.enrollment_id = e.id
  where i.student_id = :studentId and i.assignment_id = :assignmentId
  order by i.created_at, i.id`);
