import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** Also awaited by the routes, before their pages are drawn. */
export const lessonCopyQuery = (lessonId: string) =>
  api.authoring.getLesson.queryOptions({ input: { lessonId: lessonId as LessonId } });

export const assignmentCopyQuery = (assignmentId: string) =>
  api.authoring.getAssignment.queryOptions({ input: { assignmentId: assignmentId as AssignmentId } });

type Answer<Query extends (id: string) => { queryFn?: unknown }> = Awaited<
  ReturnType<Extract<ReturnType<Query>['queryFn'], (...args: never) => unknown>>
>;
export type AuthoredLesson = Answer<typeof lessonCopyQuery>;
export type AuthoredAssignment = Answer<typeof assignmentCopyQuery>;
export type CopyProblem = AuthoredLesson['problems'][number];
