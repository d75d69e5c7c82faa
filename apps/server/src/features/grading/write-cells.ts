import type { StudentId } from '@fieldhouse/contract/ids.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import {
  type CellBefore,
  type CellRowWrite,
  decideProposals,
  type EnrolledRow,
  type GradedAssignmentRow,
  listEnrolled,
  listGradedAssignments,
  lockCells,
  readCells,
  writeRows,
} from './cells-queries.ts';
import { lateBy, shareLock } from './course-lock.ts';
import { isHeldByDefault } from './release.ts';
import { type NewTotals, recomputeCourse } from './totals.ts';

export type { CellBefore } from './cells-queries.ts';

/** What a person wants a cell to be. */
export interface CellWrite {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly to:
    | { readonly state: 'graded'; readonly points: number; readonly isConfirmed?: boolean }
    | { readonly state: 'excused' | 'missing' | 'ungraded' };
  /** The version it is based on; 0: nothing has happened to the cell. */
  readonly baseSeq: number;
}

export interface Refusal {
  readonly studentId: string;
  readonly assignmentId: string;
  readonly code: 'out_of_range' | 'not_enrolled' | 'not_found' | 'own_work' | 'locked';
  readonly pointsPossible: number | null;
}

export interface WrittenCells {
  /** As they are now, those included that were so before. */
  readonly saved: readonly CellBefore[];
  /** Cells that somebody else changed first, as they are now; null: taken away. */
  readonly conflicts: readonly CellBefore[];
  readonly refused: readonly Refusal[];
  readonly totals: readonly NewTotals[];
  /** Versions changed. */
  readonly changedCount: number;
  /** Cells that student and guardian see otherwise than before. */
  readonly told: readonly { studentId: string; assignmentId: string; isNew: boolean }[];
}

export interface Writer {
  readonly schoolId: string;
  readonly courseId: string;
  readonly userId: string;
  /** May let grades go; else what they give is kept back. */
  readonly mayRelease: boolean;
  readonly source: 'teacher' | 'import';
  readonly at: string;
  /** Nobody grades their own work or their own child's. */
  isTooClose(student: { readonly studentId: StudentId }): boolean;
}

interface KnownCells {
  readonly enrolled: readonly EnrolledRow[];
  readonly cells: readonly CellBefore[];
  readonly assignments: readonly GradedAssignmentRow[];
}

/** Beyond this many times the points possible a grade has to be confirmed. */
const MOST_WITHOUT_ASKING = 1.5;
const POINTS_COLUMN_MAX = 10_000;

const keyOf = (cell: { readonly studentId: string; readonly assignmentId: string }) =>
  `${cell.studentId} ${cell.assignmentId}`;

/** The last word on each cell; cells are taken in one order. */
const lastWords = (writes: readonly CellWrite[]): CellWrite[] =>
  [...new Map(writes.map((write) => [keyOf(write), write])).values()].sort((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );

/**
 * Statements that find what `writeCells` has to know, in this order: posting waits from now on, the enrollments, the
 * cells taken, the cells, the assignments. The database shows and gives them to those alone who may read and write them,
 * so they may be asked before the course is known.
 */
export const beforeWriting = (courseId: string, writes: readonly CellWrite[], now: string) => {
  const named = cellsNamed(lastWords(writes));
  const studentIds = [...new Set(writes.map((write) => write.studentId))];
  return [
    shareLock({ courseId }),
    listEnrolled({ courseId, studentIds }),
    lockCells({ courseId, studentIds: named[0], assignmentIds: named[1] }),
    readCells({ courseId, studentIds: named[0], assignmentIds: named[1] }),
    listGradedAssignments({ courseId, now }),
  ] as const;
};

/**
 * Writes cells, each by itself against its own version, and makes the totals of their students anew, once each. A grade
 * on a cell with work counts for that work, and loses what lateness costs. Nothing stale is overwritten.
 *
 * @param known what `beforeWriting` found for these writes, in this transaction.
 */
export async function writeCells(
  tx: Transaction,
  writer: Writer,
  writes: readonly CellWrite[],
  known: KnownCells,
): Promise<WrittenCells> {
  const { schoolId, courseId } = writer;
  const wanted = lastWords(writes);
  const { cells, assignments } = known;
  const studentOf = new Map<string, EnrolledRow>(known.enrolled.map((one) => [one.studentId, one]));
  const before = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const assignmentOf = new Map(assignments.map((one) => [one.assignmentId, one]));

  const refused: Refusal[] = [];
  const stale: CellWrite[] = [];
  const settled: CellWrite[] = [];
  const rows: CellRowWrite[] = [];
  for (const write of wanted) {
    const assignment = assignmentOf.get(write.assignmentId);
    const student = studentOf.get(write.studentId);
    const cell = before.get(keyOf(write));
    const code = refusalOf(write, assignment, student, writer);
    if (code || !assignment || !student) {
      const { studentId, assignmentId } = write;
      refused.push({
        studentId,
        assignmentId,
        code: code ?? 'not_found',
        pointsPossible: assignment?.pointsPossible ?? null,
      });
    } else if ((cell?.lastSeq ?? 0) !== write.baseSeq) stale.push(write);
    else if (isSettled(write, cell)) settled.push(write);
    else {
      const isHeldFirst = isHeldByDefault(assignment.release, assignment);
      rows.push(rowOf(write, student.enrollmentId, cell, assignment, isHeldFirst, writer));
    }
  }

  const touched = [...rows, ...settled, ...stale];
  const touchedCells = cellsNamed(touched);
  // None of them waits for another's answer; they leave together, and are done in this order.
  const [written, totals, now] = await Promise.all([
    rows.length > 0
      ? tx.query(
          writeRows({
            schoolId,
            courseId,
            list: JSON.stringify(rows),
            by: writer.userId,
            at: writer.at,
            source: writer.source,
          }),
        )
      : [],
    rows.length > 0
      ? recomputeCourse(tx, writer, [...new Set(rows.map((row) => row.enrollmentId))].sort(), writer.at)
      : [],
    touched.length > 0
      ? tx.query(readCells({ courseId, studentIds: touchedCells[0], assignmentIds: touchedCells[1] }))
      : [],
  ]);
  const done = new Set(written.map(keyOf));
  const changed = rows.filter((row) => done.has(keyOf(row)));
  // Somebody made the cell between our look and our write.
  const lost = new Set(rows.map(keyOf).filter((key) => !done.has(key)));
  stale.push(...wanted.filter((write) => lost.has(keyOf(write))));
  settleProposals(tx, writer, changed);
  const nowOf = new Map(now.map((cell) => [keyOf(cell), cell]));
  const pick = (list: readonly { studentId: string; assignmentId: string }[]) =>
    list.map(
      (one) =>
        nowOf.get(keyOf(one)) ??
        untouched(one, studentOf.get(one.studentId)?.enrollmentId ?? '', assignmentOf.get(one.assignmentId)),
    );
  return {
    saved: pick([...changed, ...settled]),
    conflicts: pick(stale),
    refused,
    totals,
    changedCount: changed.length,
    told: changed.flatMap((row) => {
      const was = before.get(keyOf(row));
      const isNew = row.state === 'graded' && row.releasedAt !== null;
      if (!isNew && !was?.isReleased) return [];
      return [{ studentId: row.studentId, assignmentId: row.assignmentId, isNew }];
    }),
  };
}

/** A cell to which nothing has happened yet. */
const untouched = (
  { studentId, assignmentId }: { readonly studentId: string; readonly assignmentId: string },
  enrollmentId: string,
  assignment: GradedAssignmentRow | undefined,
): CellBefore => ({
  enrollmentId,
  studentId,
  assignmentId,
  state: 'ungraded',
  points: null,
  lateDeduction: 0,
  pointsPossible: assignment?.pointsPossible ?? 0,
  attemptId: null,
  attemptNumber: 0,
  submittedAt: null,
  effectiveDueAt: null,
  isLate: false,
  isHeld: false,
  isReleased: false,
  needsGrading: false,
  lastSeq: 0,
  byName: null,
  setAt: null,
});

/** The students and the assignments of these cells, one per cell. */
const cellsNamed = (
  cells: readonly { studentId: string; assignmentId: string }[],
): [studentIds: string[], assignmentIds: string[]] => [
  cells.map((cell) => cell.studentId),
  cells.map((cell) => cell.assignmentId),
];

function refusalOf(
  { to }: CellWrite,
  assignment: GradedAssignmentRow | undefined,
  student: EnrolledRow | undefined,
  writer: Writer,
): Refusal['code'] | null {
  if (!assignment) return 'not_found';
  if (!student) return 'not_enrolled';
  if (writer.isTooClose(student)) return 'own_work';
  if (student.isLocked) return 'locked';
  if (to.state !== 'graded') return null;
  if (!(to.points >= 0) || to.points > POINTS_COLUMN_MAX) return 'out_of_range';
  const isFar = to.points > assignment.pointsPossible * MOST_WITHOUT_ASKING;
  return isFar && !to.isConfirmed ? 'out_of_range' : null;
}

/** Whether the cell is already what it should become. */
function isSettled({ to }: CellWrite, cell: CellBefore | undefined): boolean {
  if (!cell) return to.state === 'ungraded';
  if (cell.state !== to.state) return false;
  return to.state !== 'graded' || hundredthsOf(given(cell)) === hundredthsOf(to.points);
}

const given = (cell: CellBefore): number => (cell.points ?? 0) + cell.lateDeduction;
const hundredthsOf = (points: number): number => Math.round(points * 100);

function rowOf(
  { studentId, assignmentId, to, baseSeq }: CellWrite,
  enrollmentId: string,
  cell: CellBefore | undefined,
  assignment: GradedAssignmentRow,
  isHeldFirst: boolean,
  writer: Writer,
): CellRowWrite {
  const hasWork = cell?.attemptId != null;
  const pointsPossible = to.state === 'graded' || !cell ? assignment.pointsPossible : cell.pointsPossible;
  const lateDeduction =
    to.state === 'graded' && cell && hasWork
      ? lateBy(
          { ...cell, policy: assignment.policy, timeZone: assignment.timeZone },
          to.points,
          pointsPossible,
        )
      : 0;
  // A grade that students see stays seen when it is corrected; one that was kept back stays so.
  const wasReleased = cell?.state === 'graded' && cell.isReleased;
  const wasHeld = cell?.state === 'graded' && !cell.isReleased;
  const isHeld =
    to.state !== 'ungraded' &&
    (!writer.mayRelease || (to.state === 'graded' && (wasHeld || (isHeldFirst && !wasReleased))));
  const isSet = to.state !== 'ungraded';
  return {
    enrollmentId,
    studentId,
    assignmentId,
    state: to.state,
    points: to.state === 'graded' ? (hundredthsOf(to.points) - hundredthsOf(lateDeduction)) / 100 : null,
    lateDeduction,
    pointsPossible,
    attemptId: cell?.attemptId ?? null,
    source: isSet ? writer.source : null,
    isHeld,
    releasedAt: isSet && !isHeld ? writer.at : null,
    needsGrading: to.state === 'ungraded' && hasWork,
    newSeq: baseSeq + (isHeld ? 2 : 1),
    setBy: isSet ? writer.userId : null,
    setAt: isSet ? writer.at : null,
    kind: to.state === 'graded' ? 'recorded' : to.state === 'ungraded' ? 'cleared' : to.state,
    eventId: newId(),
    heldEventId: isHeld ? newId() : null,
  };
}

/** What an engine proposes for work that a person has decided on waits no longer. */
function settleProposals(
  tx: Transaction,
  { schoolId, userId, at }: Writer,
  rows: readonly CellRowWrite[],
): void {
  const attemptsOf = (isMeant: (row: CellRowWrite) => boolean) =>
    rows.flatMap((row) => (isMeant(row) && row.attemptId ? [row.attemptId] : []));
  const graded = attemptsOf((row) => row.state === 'graded');
  const dismissed = attemptsOf((row) => row.state === 'excused' || row.state === 'missing');
  if (graded.length > 0)
    tx.send(
      decideProposals({ schoolId, attemptIds: graded, state: 'edited', decidedBy: userId, decidedAt: at }),
    );
  if (dismissed.length > 0)
    tx.send(
      decideProposals({
        schoolId,
        attemptIds: dismissed,
        state: 'refused',
        decidedBy: userId,
        decidedAt: at,
      }),
    );
}
