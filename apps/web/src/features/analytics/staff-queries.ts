import type { AssignmentId, CourseId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export interface StaffSearch {
  /** The class that is shown; without one, all of them. */
  readonly course?: string | undefined;
  /** The assignment of it whose criteria are shown. */
  readonly assignment?: string | undefined;
}

export const classesQuery = () => api.analytics.courses.queryOptions({ input: {} });
export const classQuery = (courseId: string) =>
  api.analytics.course.queryOptions({ input: { courseId: courseId as CourseId } });
export const itemsQuery = (assignmentId: string) =>
  api.analytics.items.queryOptions({ input: { assignmentId: assignmentId as AssignmentId } });

export type Classes = Outputs['analytics']['courses'];
export type ClassFigures = Outputs['analytics']['course'];
export type Watched = Classes['watch'][number];
