import type { WorkState } from '@fieldhouse/contract/lessons.ts';
import { statement, type Transaction } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';

export { eachSide, showMatching } from './matching-html.ts';

/*
 * What other features need of course content: its pictures and sides, when work is due, and how far it is.
 */

/** When assignment `a` is due for a student, where `own_due` is that student's row of `student_due_dates`, if there is one. */
export const OWN_DUE = 'coalesce(own_due.due_at, a.due_at)';

/** One student's cell of the gradebook, as far as its state goes. All null: no cell yet. */
export interface CellRow {
  readonly gradeState: 'ungraded' | 'graded' | 'excused' | 'missing' | null;
  readonly isReleased: boolean | null;
  readonly attemptNumber: number | null;
}

/** Columns of `CellRow`, for a statement in which `g` is the left-joined cell. */
export const CELL_STATE = `
  g.state as "gradeState", g.released_at is not null as "isReleased", g.attempt_number as "attemptNumber"`;

/**
 * How far the work is, as the student may know it: what isn't released yet shows as submitted, or as not begun
 * where nothing was handed in.
 */
export function workState(cell: CellRow): Exclude<WorkState, 'draft'>;
export function workState(cell: CellRow, hasDraft: boolean): WorkState;
export function workState(cell: CellRow, hasDraft = false): WorkState {
  const isKnown = cell.isReleased === true && cell.gradeState !== null && cell.gradeState !== 'ungraded';
  if (isKnown) return cell.gradeState as 'graded' | 'excused' | 'missing';
  if ((cell.attemptNumber ?? 0) > 0) return 'submitted';
  return hasDraft ? 'draft' : 'not_started';
}

const refold = statement<Sql['refold'], { schoolId: string; courseId: string }>(`
  update course_progress p set
    lessons_completed = (
      select count(*) from lesson_progress lp
        join lessons l on l.id = lp.lesson_id and l.status = 'published'
      where lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id and lp.completed_at is not null),
    next_lesson_id = (
      select l.id from course_modules m
        join lessons l on l.school_id = m.school_id and l.module_id = m.id and l.status = 'published'
        left join lesson_progress lp on lp.school_id = p.school_id and lp.enrollment_id = p.enrollment_id
          and lp.lesson_id = l.id
      where m.school_id = p.school_id and m.course_id = p.course_id and lp.completed_at is null
      order by m.order_index, l.order_index limit 1)
  where p.school_id = :schoolId and p.course_id = :courseId`);

/** Makes every student's progress in a course anew, after its lessons were published, moved or taken away. */
export async function refoldCourse(tx: Transaction, schoolId: string, courseId: string): Promise<void> {
  await tx.query(refold({ schoolId, courseId }));
}
