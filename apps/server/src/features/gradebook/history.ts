import type { AssignmentId, AttemptId, StudentId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';
import { presentCell } from './present-cell.ts';
import type { Sql } from './rows.gen.ts';
import { canSeeGradebook } from './staff-policy.ts';
import { findCellPlace, listHistory } from './staff-queries.ts';

/** The cell itself; no row: nothing has happened to it. */
const findCell = statement<
  Sql['findCell'],
  { studentId: StudentId; assignmentId: AssignmentId },
  { attemptId: AttemptId | null }
>(`
  select g.enrollment_id as "enrollmentId", g.student_id as "studentId", g.assignment_id as "assignmentId", g.state, g.points,
    g.late_deduction as "lateDeduction", g.points_possible as "pointsPossible", g.attempt_id as "attemptId",
    g.attempt_number as "attemptNumber", g.submitted_at as "submittedAt", null as "effectiveDueAt",
    g.is_late as "isLate", g.is_held as "isHeld", g.released_at is not null as "isReleased",
    g.needs_grading as "needsGrading", g.last_seq as "lastSeq", g.set_at as "setAt", null as "byName"
  from assignments a
    join enrollments e on e.school_id = a.school_id and e.student_id = :studentId and e.course_id = a.course_id and e.is_current
    join grades g on g.school_id = a.school_id and g.course_id = a.course_id and g.enrollment_id = e.id
      and g.assignment_id = a.id
  where a.id = :assignmentId`);

export const cellHistory = os.gradebook.cellHistory.handler(async ({ input, context, errors }) => {
  const { studentId, assignmentId } = input;
  const { actor, rows } = await context.read([
    findCellPlace({ studentId, assignmentId }),
    findCell({ studentId, assignmentId }),
    listHistory({ studentId, assignmentId }),
  ]);
  const [[place], [cell], events] = rows;
  if (!place || !canSeeGradebook(actor, place)) throw errors.NOT_FOUND();
  const { studentName, assignmentTitle, pointsPossible } = place;
  return {
    studentName,
    assignmentTitle,
    pointsPossible: cell?.pointsPossible ?? pointsPossible,
    cell: cell
      ? presentCell(cell)
      : {
          ...{ studentId, assignmentId, state: 'ungraded' as const, points: null, lateDeduction: 0, seq: 0 },
          ...{ isLate: false, isHeld: false, isReleased: false, hasWork: false, needsGrading: false },
        },
    attemptId: cell?.attemptId ?? null,
    events,
  };
});
