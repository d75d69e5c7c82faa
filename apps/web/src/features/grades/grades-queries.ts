import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the route, before its page is drawn. Without a student: one's own, or the first child's. */
export const gradesQuery = (studentId?: StudentId) =>
  api.gradebook.mine.queryOptions({ input: studentId ? { studentId } : {} });

export type Grades = Awaited<ReturnType<NonNullable<ReturnType<typeof gradesQuery>['queryFn']>>>;
export type CourseGrades = Grades['courses'][number];
export type GradeSteps = Grades['scales'][number]['steps'];
