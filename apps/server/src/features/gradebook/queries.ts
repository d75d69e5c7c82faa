import { statement } from '#db/unit.ts';
import { CELL_STATE, type CellRow } from '#features/lessons/workflows.ts';
import type { RecordScope } from './policy.ts';

/** The actor's own records, and those of the students to whom the actor has a guardian link. */
const RECORDS = `(
  select sp.school_id, sp.id as student_id from student_profiles sp where sp.user_id = app.user_id()
  union
  select g.school_id, g.student_id from guardian_links g
  where g.guardian_user_id = app.user_id() and g.status = 'active') mine`;

/** The latest enrolment in each course, active before completed. */
const ENROLLMENTS = `
  (select distinct on (e.school_id, e.student_id, e.course_id)
      e.school_id, e.student_id, e.course_id, e.status
    from ${RECORDS}
      join enrollments e on e.school_id = mine.school_id and e.student_id = mine.student_id
        and e.status in ('active', 'completed')
    order by e.school_id, e.student_id, e.course_id, e.status, e.attempt_number desc) e`;

export interface RecordRow extends RecordScope {
  readonly legalName: string;
  readonly currentGpa: number | null;
  readonly progressGpa: number | null;
}

export const listRecords = statement<RecordRow>(`
  select sp.school_id as "schoolId", sp.id as "studentId", sp.legal_name as "legalName",
    f.official_gpa as "currentGpa", f.progress_gpa as "progressGpa"
  from ${RECORDS}
    join student_profiles sp on sp.school_id = mine.school_id and sp.id = mine.student_id
    join schools s on s.id = sp.school_id
    left join student_gpas f on f.school_id = sp.school_id and f.student_id = sp.id
  order by sp.legal_name, sp.id`);

export interface GradedCourseRow extends RecordScope {
  readonly courseId: string;
  readonly title: string;
  readonly credits: number;
  readonly status: 'active' | 'completed';
  readonly earned: number | null;
  readonly possible: number | null;
  readonly soFarRatio: number | null;
  readonly ifNothingElseRatio: number | null;
  readonly gradedCount: number | null;
}

/** Courses with the totals that are released; by course they would be those of the whole class. */
export const listGradedCourses = statement<GradedCourseRow>(`
  with totals as materialized (
    select t.* from ${RECORDS}
      join course_grades t on t.school_id = mine.school_id and t.student_id = mine.student_id)
  select e.school_id as "schoolId", e.student_id as "studentId", c.id as "courseId", c.title, c.credits, e.status,
    t.released_earned as earned, t.released_possible as possible, t.released_so_far_ratio as "soFarRatio",
    t.released_if_nothing_else_ratio as "ifNothingElseRatio", t.released_graded_count as "gradedCount"
  from ${ENROLLMENTS}
    join courses c on c.school_id = e.school_id and c.id = e.course_id
    left join totals t on t.student_id = e.student_id and t.course_id = e.course_id
  order by e.status, c.title, c.id`);

export interface AssignmentRow extends RecordScope {
  readonly courseId: string;
  readonly assignmentId: string;
  readonly title: string;
  readonly dueAt: string | null;
  readonly pointsPossible: number;
}

/** Every published assignment of those courses. */
export const listAssignments = statement<AssignmentRow>(`
  select e.school_id as "schoolId", e.student_id as "studentId", a.course_id as "courseId", a.id as "assignmentId",
    a.title, a.due_at as "dueAt", a.points_possible as "pointsPossible"
  from ${ENROLLMENTS}
    join assignments a on a.school_id = e.school_id and a.course_id = e.course_id and a.status = 'published'
  order by a.due_at nulls last, a.order_index, a.id`);

export interface ScoreCellRow extends CellRow {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly isLate: boolean;
  readonly points: number | null;
  readonly pointsPossible: number;
}

/** The cells of those students, whichever course they are of. */
export const listCells = statement<ScoreCellRow>(`
  select g.student_id as "studentId", g.assignment_id as "assignmentId", g.is_late as "isLate", g.points,
    g.points_possible as "pointsPossible", ${CELL_STATE}
  from ${RECORDS}
    join grades g on g.school_id = mine.school_id and g.student_id = mine.student_id`);
