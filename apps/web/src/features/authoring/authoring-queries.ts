import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the routes, before their pages are drawn. */
export const coursesQuery = api.authoring.list.queryOptions({ input: {} });

export const authoredCourseQuery = (courseId: string) =>
  api.authoring.get.queryOptions({ input: { courseId: courseId as CourseId } });

export type CourseLine = Awaited<ReturnType<NonNullable<typeof coursesQuery.queryFn>>>['courses'][number];
export type AuthoredCourse = Awaited<
  ReturnType<NonNullable<ReturnType<typeof authoredCourseQuery>['queryFn']>>
>;
export type OutlineModule = AuthoredCourse['modules'][number];
export type OutlineLesson = OutlineModule['lessons'][number];
export type OutlineAssignment = AuthoredCourse['assignments'][number];
export type Problem = AuthoredCourse['problems'][number];
export type Details = AuthoredCourse['details'];

export const COURSE_TABS = ['outline', 'assignments', 'people', 'settings', 'publish', 'dates'] as const;
export type CourseTab = (typeof COURSE_TABS)[number];
