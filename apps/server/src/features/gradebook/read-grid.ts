import type { Statement } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import { cellsOf } from './grid.ts';
import type { PackedCells } from './packed-cells.ts';
import type { ReadCell } from './sheet.ts';
import type { ColumnRow, PackedRow, StudentRow } from './staff-queries.ts';

const STATES = { u: 'ungraded', g: 'graded', e: 'excused', m: 'missing' } as const;

/** One student's packed cells, one by one, in the order of the columns. */
export function unpackCells(packed: PackedCells): ReadCell[] {
  const points = packed.points.split(',');
  const lates = packed.lates.split(',');
  const seqs = packed.seqs.split(',');
  return [...packed.states].map((letter, at) => {
    const point = points[at] ?? '';
    return {
      state: STATES[letter.toLowerCase() as keyof typeof STATES] ?? 'ungraded',
      points: point === '' ? null : Number(point),
      lateDeduction: Number(lates[at] ?? '') || 0,
      seq: Number(seqs[at] ?? '') || 0,
    };
  });
}

/** Every student's cells, unpacked; students without any have none. */
export async function readGrid(
  services: Services,
  courseId: string,
  columns: readonly ColumnRow[],
  students: readonly StudentRow[],
  read: (statement: Statement<PackedRow>) => Promise<PackedRow[]>,
): Promise<(studentId: string) => readonly ReadCell[]> {
  const packed = await cellsOf(services, courseId, columns, students, read);
  return (studentId) => {
    const cells = packed.get(studentId);
    return cells && columns.length > 0 ? unpackCells(cells) : [];
  };
}
