import type { CriterionResult, Feedback } from '@fieldhouse/contract/content.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { lateBy } from './course-lock.ts';
import { findLateBasis, type GradeSource, gradeCell } from './queries.ts';
import { recomputeTotals } from './totals.ts';

/** One cell of the gradebook: an assignment in one student's attempt at a course. */
export interface CellKey {
  readonly schoolId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly enrollmentId: string;
  readonly assignmentId: string;
}

export interface NewGrade extends CellKey {
  /** Null: nothing was handed in. */
  readonly attemptId: string | null;
  /** As given: what the late policy takes goes off when it is written. */
  readonly points: number;
  readonly pointsPossible: number;
  readonly criteria: readonly CriterionResult[];
  readonly feedback: Feedback | null;
  readonly source: GradeSource;
  readonly proposalId: string | null;
  /** Null: a machine. */
  readonly by: string | null;
  readonly at: string;
  /** Kept back from student and guardian. */
  readonly isHeld: boolean;
}

export interface RecordedGrade {
  /** The new version of the cell. */
  readonly seq: number;
  /** What counts. */
  readonly points: number;
  /** What the late policy took. */
  readonly lateDeduction: number;
}

/**
 * Writes a grade, less what the late policy takes: its events, the cell, and what follows from it. A machine grades an
 * attempt once; a second time is an error of the database.
 */
export async function recordGrade(tx: Transaction, grade: NewGrade): Promise<RecordedGrade> {
  const [basis] = grade.attemptId
    ? await tx.query(
        findLateBasis({
          schoolId: grade.schoolId,
          courseId: grade.courseId,
          assignmentId: grade.assignmentId,
          attemptId: grade.attemptId,
          now: grade.at,
        }),
      )
    : [];
  const deduction = basis ? lateBy(basis, grade.points, grade.pointsPossible) : 0;
  const points = Math.round((grade.points - deduction) * 100) / 100;
  const [[cell]] = await Promise.all([
    tx.query(
      gradeCell({
        schoolId: grade.schoolId,
        courseId: grade.courseId,
        enrollmentId: grade.enrollmentId,
        assignmentId: grade.assignmentId,
        attemptId: grade.attemptId,
        points,
        pointsPossible: grade.pointsPossible,
        criteria: JSON.stringify(grade.criteria),
        feedback: grade.feedback && JSON.stringify(grade.feedback),
        source: grade.source,
        proposalId: grade.proposalId,
        setBy: grade.by,
        setAt: grade.at,
        isHeld: grade.isHeld,
        eventId: newId(),
        heldEventId: newId(),
        lateDeduction: deduction,
      }),
    ),
    recomputeTotals(tx, grade, grade.at),
  ]);
  if (!cell) throw new Error('a grade without a cell');
  return { seq: cell.seq, points, lateDeduction: deduction };
}
