import { headingsOf } from '@fieldhouse/domain/grading/grade-sheet.ts';
import type { PackedCell } from '@fieldhouse/domain/grading/packed-cells.ts';
import { gradePercent } from '@fieldhouse/domain/rounding/display.ts';
import { plainText, type SheetCell } from '#platform/csv.ts';
import type { ColumnRow, StudentRow } from './staff-queries.ts';

/** What the file's fixed columns are called; an import (domain/grading/grade-sheet) knows them again. */
const STUDENT_COLUMN = 'Student';
const STUDENT_ID_COLUMN = 'Student ID';
const FINAL_COLUMN = 'Final grade (%)';
const LETTER_COLUMN = 'Final letter';
const SO_FAR_COLUMN = 'So far (%)';
const AT_END_COLUMN = 'If nothing else is handed in (%)';
const TOTAL_COLUMNS = [FINAL_COLUMN, LETTER_COLUMN, SO_FAR_COLUMN, AT_END_COLUMN];
/** The line under the headings that says what each assignment is worth. */
const POINTS_LINE = 'Points possible';

const WORDS = { ungraded: null, excused: 'excused', missing: 'missing' } as const;

/** The gradebook as lines of a file: headings, points possible, one line per student. */
export function sheetOf(
  columns: readonly ColumnRow[],
  students: readonly StudentRow[],
  cellsOf: (studentId: string) => readonly PackedCell[],
  /** The percent from which on a posted grade would have the next better letter; null: it has the best. */
  nextLetter: (student: StudentRow) => number | null,
): SheetCell[][] {
  // With a letter beside it, which is of the exact grade: 89.9999996 is no 90.
  const percent = (ratio: number | null, next: number | null = null) =>
    gradePercent(ratio, 4, next === null ? [] : [next]);
  return [
    [STUDENT_COLUMN, STUDENT_ID_COLUMN, ...TOTAL_COLUMNS, ...headingsOf(columns).map(plainText)],
    [POINTS_LINE, null, ...TOTAL_COLUMNS.map(() => null), ...columns.map((column) => column.pointsPossible)],
    ...students.map((student) => [
      plainText(student.name),
      plainText(student.studentNumber ?? ''),
      // As posted, which is the grade; what isn't graded says so in the place of the letter.
      percent(student.postedRatio, nextLetter(student)),
      student.postedResult === 'graded' ? student.postedLetter : student.postedResult,
      percent(student.soFarRatio),
      percent(student.ifNothingElseRatio),
      // The points given: what an import reads is what a teacher gave, before lateness.
      ...cellsOf(student.studentId).map((cell) =>
        cell.state === 'graded'
          ? Math.round(((cell.points ?? 0) + cell.lateDeduction) * 100) / 100
          : WORDS[cell.state],
      ),
    ]),
  ];
}
