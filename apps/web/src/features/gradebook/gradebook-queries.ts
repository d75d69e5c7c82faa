import type { CourseId } from '@fieldhouse/contract/ids.ts';
import type { client } from '#lib/api.ts';
import { api } from '#lib/api.ts';

export const coursesQuery = api.gradebook.courses.queryOptions({ input: {} });

export const gridQuery = (courseId: string) =>
  api.gradebook.grid.queryOptions({ input: { courseId: courseId as CourseId } });

export type Grid = Awaited<ReturnType<typeof client.gradebook.grid>>;
export type GridAssignment = Grid['assignments'][number];
export type GradebookCourse = Awaited<ReturnType<typeof client.gradebook.courses>>['courses'][number];
export type SaveAnswer = Awaited<ReturnType<typeof client.gradebook.setCells>>;
export type SaveInput = Parameters<typeof client.gradebook.setCells>[0];
export type CellChange = SaveInput['changes'][number];
export type StaffCell = SaveAnswer['saved'][number];
