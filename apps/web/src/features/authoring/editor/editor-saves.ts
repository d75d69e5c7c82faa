import type { AssignmentCopy, LessonCopy } from '@fieldhouse/contract/content.ts';
import type { AssignmentId, LessonId } from '@fieldhouse/contract/ids.ts';
import { client } from '#lib/api.ts';
import { queryClient } from '#lib/query-client.ts';
import {
  type AuthoredAssignment,
  type AuthoredLesson,
  assignmentCopyQuery,
  lessonCopyQuery,
} from './editor-queries.ts';

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
