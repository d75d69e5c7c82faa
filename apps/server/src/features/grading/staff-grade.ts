import type { StaffGrade } from '@fieldhouse/contract/grading.ts';
import type { z } from 'zod';
import type { Cell } from './queries.ts';

/** A cell as staff read it. */
export const presentGrade = (cell: Cell): z.infer<typeof StaffGrade> => ({
  state: cell.state,
  points: cell.points,
  lateDeduction: cell.lateDeduction,
  criteria: cell.criteria ?? [],
  feedback: cell.feedback,
  isReleased: cell.releasedAt !== null,
  seq: cell.lastSeq,
});
