import type { CourseId, LessonId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the routes, before their pages are drawn. */
export const courseQuery = (courseId: string) =>
  api.lessons.course.queryOptions({ input: { courseId: courseId as CourseId } });

export const lessonQuery = (lessonId: string) =>
  api.lessons.get.queryOptions({ input: { lessonId: lessonId as LessonId } });

export type Course = Awaited<ReturnType<NonNullable<ReturnType<typeof courseQuery>['queryFn']>>>;
