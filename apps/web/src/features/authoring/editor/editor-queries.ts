import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { api, client } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';

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

/** Keeps a working copy on the server; what the page shows of it follows. */
export async function saveLessonCopy(lessonId: LessonId, copy: LessonCopy, baseVersion: number) {
  const saved = await client.authoring.saveLesson({ lessonId, copy, baseVersion });
  const { version, problems } = saved;
  queryClient.setQueryData<AuthoredLesson>(
    lessonCopyQuery(lessonId).queryKey,
    (lesson) => lesson && { ...lesson, copy, version, problems, hasChanges: true },
  );
  void forgetOutlines();
  return saved;
}

export async function saveAssignmentCopy(
  assignmentId: AssignmentId,
  copy: AssignmentCopy,
  baseVersion: number,
) {
  const saved = await client.authoring.saveAssignment({ assignmentId, copy, baseVersion });
  const { version, problems } = saved;
  queryClient.setQueryData<AuthoredAssignment>(
    assignmentCopyQuery(assignmentId).queryKey,
    (assignment) => assignment && { ...assignment, copy, version, problems, hasChanges: true },
  );
  void forgetOutlines();
  return saved;
}

/** Outlines and what students read show it when they are looked at next. */
export const forgetOutlines = () =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      Array.isArray(path) &&
      (['lessons', 'coursework'].includes(path[0]) ||
        (path[0] === 'authoring' && !['getLesson', 'getAssignment'].includes(path[1]))),
    refetchType: 'none',
  });

/** After something else than a save changed the copy: reads it again, so that the page goes on from it. */
export async function readAgain(query: { queryKey: readonly unknown[] }) {
  await queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
  await forgetOutlines();
}
