import type { StaffCell } from '@fieldhouse/contract/gradebook-staff.ts';
import type { AssignmentId, StudentId } from '@fieldhouse/contract/ids.ts';
import type { CellBefore } from '#features/grading/workflows.ts';

/** A cell as staff read it. */
export const presentCell = (cell: CellBefore): StaffCell => ({
  studentId: cell.studentId as StudentId,
  assignmentId: cell.assignmentId as AssignmentId,
  state: cell.state,
  points: cell.points,
  lateDeduction: cell.lateDeduction,
  isLate: cell.isLate,
  isHeld: cell.isHeld,
  isReleased: cell.isReleased,
  hasWork: cell.attemptNumber > 0,
  needsGrading: cell.needsGrading,
  seq: cell.lastSeq,
});
