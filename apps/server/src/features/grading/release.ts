import type { Transaction } from '#db/unit.ts';
import { holdRows, type ReleasedCell, releaseRows } from './cells-queries.ts';
import { recomputeCourse } from './totals.ts';

/** Whether a grade is kept back until a teacher lets it go. */
export const isHeldByDefault = (
  release: 'school' | 'immediate' | 'held',
  policy: { readonly defaultRelease: 'immediate' | 'held' } | undefined,
): boolean => release === 'held' || (release === 'school' && policy?.defaultRelease === 'held');

export interface ReleaseChange {
  readonly schoolId: string;
  readonly courseId: string;
  readonly assignmentIds: readonly string[];
  /** Null: everybody. */
  readonly studentIds: readonly string[] | null;
  /** Whose grades stay as they are: those about whom whoever lets them go doesn't decide. */
  readonly exceptStudentIds: readonly string[];
  readonly isReleased: boolean;
  readonly by: string;
  readonly at: string;
}

/** Lets grades go, or keeps them back, with an event each; and makes the totals of their students anew. */
export async function releaseCells(tx: Transaction, change: ReleaseChange): Promise<ReleasedCell[]> {
  const { schoolId, courseId, assignmentIds, studentIds, exceptStudentIds, isReleased, by, at } = change;
  const write = isReleased ? releaseRows : holdRows;
  const cells = await tx.query(
    write({
      schoolId,
      courseId,
      assignmentIds,
      studentIds,
      by,
      at,
      kind: isReleased ? 'released' : 'held',
      leftOut: exceptStudentIds,
    }),
  );
  if (cells.length > 0) {
    const enrollments = [...new Set(cells.map((cell) => cell.enrollmentId))].sort();
    await recomputeCourse(tx, change, enrollments, at);
  }
  return cells;
}
