import { z } from 'zod';
import { gradesLocked, procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { LatePolicy, MissingPolicy } from './grading-policies.ts';
import { AssignmentId, CategoryId, CourseId, StudentId } from './ids.ts';
import { CELLS_AT_ONCE } from './limits.ts';

const reader = procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] });
const grader = procedure({
  scope: 'schools',
  relations: ['teaches'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});
const runner = procedure({
  scope: 'schools',
  relations: ['runs'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

/** Four words that never mean each other. */
const CellState = z.enum(['ungraded', 'graded', 'excused', 'missing']);

/** One cell with everything a teacher may know of it. */
export const StaffCell = z.object({
  studentId: StudentId,
  assignmentId: AssignmentId,
  state: CellState,
  /** What counts, after the late deduction. */
  points: z.number().nullable(),
  lateDeduction: z.number(),
  isLate: z.boolean(),
  isHeld: z.boolean(),
  isReleased: z.boolean(),
  hasWork: z.boolean(),
  needsGrading: z.boolean(),
  /** Version of the cell; 0: nothing has happened to it yet. */
  seq: z.number().int(),
});
export type StaffCell = z.infer<typeof StaffCell>;

/** Totals of one student as staff see them. */
/** A grade as it was posted last for an attempt at a course. */
const PostedGrade = z.object({
  result: z.enum(['graded', 'incomplete', 'withdrawn']),
  /** Share of one; null: not graded. */
  ratio: z.number().nullable(),
  letter: z.string().nullable(),
  /** Percent from which on its scale gives the next better letter; null: it is the best, or not graded. */
  nextLetterPercent: z.number().nullable(),
  /** The day by which an incomplete is to be made up; null: it is none, or nobody said. */
  dueOn: CalendarDate.nullable(),
});

const StudentTotals = z.object({
  studentId: StudentId,
  soFarRatio: z.number().nullable(),
  ifNothingElseRatio: z.number().nullable(),
  droppedIds: z.array(AssignmentId),
});

/** What a cell should become. Points are those given, before the late policy. */
const CellChange = z.strictObject({
  studentId: StudentId,
  assignmentId: AssignmentId,
  to: z.discriminatedUnion('state', [
    z.strictObject({
      state: z.literal('graded'),
      /** Out of range is refused by the cell, not by the call. */
      points: z.number().multipleOf(0.01),
      /** Above the points possible: said and meant. Beyond 1.5 times it is refused without this. */
      isConfirmed: z.boolean().optional(),
    }),
    z.strictObject({ state: z.enum(['excused', 'missing', 'ungraded']) }),
  ]),
  /** The version the change is based on. */
  baseSeq: z.number().int().min(0),
});
export type CellChange = z.infer<typeof CellChange>;

const Category = z.strictObject({
  /** By what the assignments of this call name it. */
  key: z.string().min(1).max(64),
  /** Null: a new one. */
  categoryId: CategoryId.nullable(),
  name: z.string().trim().min(1).max(100),
  /** Share of one; null where the course weighs points. */
  weightRatio: z.number().min(0).max(1).nullable(),
  mean: z.enum(['points', 'percents']),
  dropLowest: z.number().int().min(0).max(50),
  dropHighest: z.number().int().min(0).max(50),
  neverDropIds: z.array(AssignmentId).max(500),
});

const GradingSetup = z.strictObject({
  /** The version of the setup that was changed; 0: there was none. */
  baseVersion: z.number().int().min(0),
  weighting: z.enum(['points', 'categories']),
  /** Null: the school's. */
  late: LatePolicy.nullable(),
  missing: MissingPolicy.nullable(),
  categories: z.array(Category).max(30),
  /** Which category each assignment is in, null for none; those that aren't named stay where they are. */
  assignments: z
    .array(z.strictObject({ assignmentId: AssignmentId, categoryKey: z.string().max(64).nullable() }))
    .max(500),
});
export type GradingSetup = z.infer<typeof GradingSetup>;

/** One line of an import, as it would change the cell. */
const ImportLine = z.object({
  studentId: StudentId,
  studentName: z.string(),
  assignmentId: AssignmentId,
  assignmentTitle: z.string(),
  /** The cell as it is. */
  before: z.object({ state: CellState, points: z.number().nullable() }),
  pointsPossible: z.number(),
  /** More than one and a half times the points possible: saved only when somebody says so. */
  isFarAbove: z.boolean(),
  change: CellChange,
});

/** What whoever imports said about columns and rows that the file leaves open. */
const ImportMapping = z.strictObject({
  columns: z
    .array(
      z.strictObject({
        at: z.number().int().min(0),
        /** Null: the column is left out. */
        assignmentId: AssignmentId.nullable(),
        /** Where the file's points possible differ: scaled to the assignment's, or kept as they are; null: not said. */
        points: z.enum(['scale', 'keep']).nullable(),
      }),
    )
    .max(500),
  /** Null: the row is left out. */
  students: z
    .array(z.strictObject({ row: z.number().int().min(2), studentId: StudentId.nullable() }))
    .max(1_000),
});

/** What a file would change, and what it leaves open. */
const ImportPreview = z.object({
  lines: z.array(ImportLine),
  /** Columns of the file that may hold grades. */
  columns: z.array(
    z.object({
      /** Its place in the file, from 0. */
      at: z.number().int(),
      heading: z.string(),
      /** Null: none is known, or the column is left out. */
      assignmentId: AssignmentId.nullable(),
      isLeftOut: z.boolean(),
      /** As the file says; null: it doesn't. */
      filePointsPossible: z.number().nullable(),
      /** Of the assignment; null: none. */
      pointsPossible: z.number().nullable(),
      /** They differ, and nobody has said what to do: nothing of this column is imported. */
      isPointsOpen: z.boolean(),
      points: z.enum(['scale', 'keep']).nullable(),
    }),
  ),
  /** Rows whose student the file doesn't say for certain, the first thousand. */
  rows: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      number: z.string(),
      /** As chosen; null: nobody has chosen, or the row is left out. */
      studentId: StudentId.nullable(),
      isLeftOut: z.boolean(),
    }),
  ),
  /** Whom a row may be given to. */
  students: z.array(z.object({ studentId: StudentId, name: z.string(), number: z.string().nullable() })),
  /** Whom and what a column may be given to, in the order of the gradebook. */
  assignments: z.array(z.object({ assignmentId: AssignmentId, title: z.string() })),
  unchangedCount: z.number().int(),
  blankCount: z.number().int(),
  problems: z.array(
    z.object({
      row: z.number().int(),
      code: z.enum([
        'unknown_student',
        'name_differs',
        'points_differ',
        'ambiguous',
        'unknown_assignment',
        'unclear_assignment',
        'not_a_number',
        'out_of_range',
        'duplicate_student',
        'too_many_cells',
      ]),
      /** The cell, or the heading, as it stands in the file. */
      text: z.string(),
      assignmentTitle: z.string().nullable(),
    }),
  ),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const gradebookStaff = {
  /** The actor's courses with a gradebook. */
  courses: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            status: z.enum(['draft', 'published', 'archived']),
            studentCount: z.number().int(),
            needsGradingCount: z.number().int(),
          }),
        ),
      }),
    ),
  /**
   * The whole spreadsheet: one row per student, with a cell per assignment in the order of `assignments`. The cells of a
   * row are packed into one text, so that the answer is small and quick to make and to check; `domain/grading/packed-cells`
   * says how, and reads it.
   */
  grid: reader.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      courseId: CourseId,
      title: z.string(),
      status: z.enum(['draft', 'published', 'archived']),
      /** Posted and locked: nothing changes until it is opened again. */
      isLocked: z.boolean(),
      /** Version of the setup; send it back with a change. */
      setupVersion: z.number().int(),
      weighting: z.enum(['points', 'categories']),
      /** What holds: the course's, else the school's. */
      missing: MissingPolicy,
      late: LatePolicy,
      /** What the course itself says; null: the school's holds. */
      own: z.object({ missing: MissingPolicy.nullable(), late: LatePolicy.nullable() }),
      school: z.object({ missing: MissingPolicy, late: LatePolicy }),
      categories: z.array(
        z.object({
          categoryId: CategoryId,
          name: z.string(),
          weightRatio: z.number().nullable(),
          mean: z.enum(['points', 'percents']),
          dropLowest: z.number().int(),
          dropHighest: z.number().int(),
          neverDropIds: z.array(AssignmentId),
        }),
      ),
      assignments: z.array(
        z.object({
          assignmentId: AssignmentId,
          title: z.string(),
          dueAt: Instant.nullable(),
          pointsPossible: z.number(),
          isExtraCredit: z.boolean(),
          categoryId: CategoryId.nullable(),
          /** A grade that is entered first waits until a teacher releases it; else the student sees it at once. */
          isHeldFirst: z.boolean(),
        }),
      ),
      students: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          /** Who has completed the course or left it is kept for the record; 'reopened': completed, and open to changes again. */
          standing: z.enum(['taking', 'completed', 'reopened', 'left']),
          /** The grade on the student's record, whatever the totals come to; null: none is posted. */
          posted: PostedGrade.nullable(),
          cells: z.string(),
          soFarRatio: z.number().nullable(),
          ifNothingElseRatio: z.number().nullable(),
        }),
      ),
      /** Letters of the school's scale of today that may be typed in place of points, each with its percent. */
      letters: z.array(z.object({ letter: z.string(), percent: z.number() })),
      timeZone: z.string(),
      can: z.object({ grade: z.boolean(), setUp: z.boolean(), release: z.boolean() }),
    }),
  ),
  /**
   * Writes cells: each by itself against its own version. What is stale or out of range is left alone and comes back
   * as it is; everything else is saved in one transaction.
   */
  setCells: grader
    .errors(gradesLocked)
    .input(
      z.strictObject({
        courseId: CourseId,
        changes: z.array(CellChange).min(1).max(CELLS_AT_ONCE),
        source: z.enum(['typed', 'pasted', 'undo', 'import']),
      }),
    )
    .output(
      z.object({
        saved: z.array(StaffCell),
        /** Somebody else was there first: the cell as it is now, and who. */
        conflicts: z.array(
          z.object({ cell: StaffCell, byName: z.string().nullable(), at: Instant.nullable() }),
        ),
        refused: z.array(
          z.object({
            studentId: StudentId,
            assignmentId: AssignmentId,
            /** `locked`: the final grade is posted. */
            code: z.enum(['out_of_range', 'not_enrolled', 'not_found', 'own_work', 'locked']),
            pointsPossible: z.number().nullable(),
          }),
        ),
        totals: z.array(StudentTotals),
      }),
    ),
  /** Everything that ever happened to a cell, newest first. */
  cellHistory: reader.input(z.strictObject({ studentId: StudentId, assignmentId: AssignmentId })).output(
    z.object({
      studentName: z.string(),
      assignmentTitle: z.string(),
      pointsPossible: z.number(),
      cell: StaffCell,
      attemptId: z.uuid().nullable(),
      events: z.array(
        z.object({
          seq: z.number().int(),
          kind: z.enum(['recorded', 'excused', 'missing', 'cleared', 'resubmitted', 'held', 'released']),
          state: CellState,
          points: z.number().nullable(),
          lateDeduction: z.number(),
          source: z.enum(['teacher', 'ai_confirmed', 'ai_released', 'matching', 'rule', 'import']).nullable(),
          /** Null: a machine. */
          byName: z.string().nullable(),
          reason: z.string().nullable(),
          at: Instant,
        }),
      ),
    }),
  ),
  /** Lets students see what is graded, or keeps it back: for whole assignments, or for some students. */
  release: grader
    .errors(gradesLocked)
    .input(
      z.strictObject({
        courseId: CourseId,
        assignmentIds: z.array(AssignmentId).min(1).max(500),
        /** Null: everybody. */
        studentIds: z.array(StudentId).max(2_000).nullable(),
        isReleased: z.boolean(),
      }),
    )
    .output(z.object({ changedCount: z.number().int() })),
  /** Whether grades that are entered for an assignment from now on wait for a teacher; those already there stay. */
  holdColumn: grader
    .errors({ GRADES_LOCKED: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId, assignmentId: AssignmentId, isHeld: z.boolean() }))
    .output(z.object({ isHeldFirst: z.boolean() })),
  saveSetup: runner
    .errors({
      /** Somebody else has changed the setup. */
      STALE: { status: 409 },
      WEIGHTS_OFF: { status: 422, data: z.object({ sumRatio: z.number() }) },
      ...gradesLocked,
      UNKNOWN_ASSIGNMENT: { status: 422 },
      UNKNOWN_CATEGORY: { status: 422 },
      DUPLICATE_NAME: { status: 422 },
    })
    .input(z.strictObject({ courseId: CourseId, setup: GradingSetup }))
    .output(z.object({ recomputedCount: z.number().int() })),
  /** Reads a file of grades and says what it would change; blank cells change nothing. Nothing is written. */
  previewImport: procedure({ scope: 'schools', relations: ['teaches'], audiences: ['T'] })
    .errors({
      UNREADABLE: { status: 422 },
      NO_STUDENT_COLUMN: { status: 422 },
      /** More rows or columns than a gradebook has. */
      SHEET_TOO_LARGE: { status: 422 },
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        csv: z.string().max(2_000_000),
        mapping: ImportMapping.optional(),
      }),
    )
    .output(ImportPreview),
  /** The gradebook as a file. Texts that a spreadsheet would take for a formula are made plain. */
  export: procedure({
    scope: 'schools',
    relations: ['teaches', 'admin'],
    conditions: ['mfa'],
    audiences: ['T'],
  })
    .input(z.strictObject({ courseId: CourseId, format: z.enum(['csv', 'xlsx']) }))
    .output(z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() })),
};
