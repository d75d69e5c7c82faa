import { sortName, splitFullName } from '@fieldhouse/domain/people/full-name.ts';
import writeXlsxFile from 'write-excel-file/node';
import { listScales } from '#features/schools/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { asCsv, type SheetCell } from '#platform/csv.ts';
import { os } from '#platform/procedure.ts';
import { nextLetterOf } from './grid.ts';
import { readGrid } from './read-grid.ts';
import { sheetOf } from './sheet.ts';
import { canSeeGradebook } from './staff-policy.ts';
import { findCourse, listColumns, listStudents, type StudentRow } from './staff-queries.ts';

const MEDIA_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const exportGradebook = os.gradebook.export.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [[course], columns, students, scales] = await Promise.all([
      tx.query(findCourse({ courseId: input.courseId, now: context.clock.now() })),
      tx.query(listColumns({ courseId: input.courseId })),
      tx.query(listStudents({ courseId: input.courseId })),
      tx.query(listScales()),
    ]);
    if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
    const cellsOf = await readGrid(context.services, course.courseId, columns, students, (one) =>
      tx.query(one),
    );
    const nameOf = ({ name }: StudentRow) => sortName(splitFullName(name));
    const sorted = [...students].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
    const lines = sheetOf(columns, sorted, cellsOf, nextLetterOf(scales, course));
    const bytes = input.format === 'csv' ? Buffer.from(asCsv(lines)) : await asXlsx(lines);
    recordAudit(tx, context.clock, {
      schoolId: course.schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'gradebook.exported',
      entityType: 'course',
      entityId: course.courseId,
      after: { format: input.format, studentCount: students.length, assignmentCount: columns.length },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return {
      fileName: `gradebook-${fileWord(course.title)}-${context.clock.today(course.timeZone)}.${input.format}`,
      mediaType: MEDIA_TYPES[input.format],
      base64: bytes.toString('base64'),
    };
  }),
);

/** Letters and digits of the title, as a part of a file name. */
const fileWord = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60) || 'course';

/** Texts are written as texts: a cell of a file like this runs nothing. */
const asXlsx = (lines: readonly (readonly SheetCell[])[]): Promise<Buffer> =>
  writeXlsxFile(
    lines.map((line, row) =>
      line.map((value) =>
        value === null
          ? null
          : typeof value === 'number'
            ? { value, type: Number }
            : { value, type: String, ...(row === 0 ? { fontWeight: 'bold' as const } : {}) },
      ),
    ),
    { stickyRowsCount: 2, stickyColumnsCount: 1, columns: [{ width: 28 }, { width: 14 }] },
  ).toBuffer();
