import { type PackedCell, packedCellsReader } from '@fieldhouse/domain/grading/packed-cells.ts';
import type { Statement } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import { cellsOf } from './grid.ts';
import type { ColumnRow, PackedRow, StudentRow } from './staff-queries.ts';

/** Every student's cells, in the order of the columns. */
export async function readGrid(
  services: Services,
  courseId: string,
  columns: readonly ColumnRow[],
  students: readonly StudentRow[],
  read: (statement: Statement<PackedRow>) => Promise<PackedRow[]>,
): Promise<(studentId: string) => readonly PackedCell[]> {
  const packed = await cellsOf(services, courseId, columns, students, read);
  const readCells = packedCellsReader();
  return (studentId) => (columns.length > 0 ? readCells(packed.get(studentId) ?? '') : []);
}
