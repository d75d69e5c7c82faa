import type { Post } from '@fieldhouse/contract/discussion-post.ts';
import type { ThreadFilter } from '@fieldhouse/contract/discussions.ts';
import type { CourseId, PostId, StudentId } from '@fieldhouse/contract/ids.ts';
import { api, type Outputs } from '#lib/api.ts';

export type ThreadPage = Outputs['discussions']['thread'];
export type { Post };

export const pickerQuery = api.discussions.picker.queryOptions({ input: {} });
export const unansweredQuery = api.discussions.unanswered.queryOptions({ input: {} });

type ListCursor = Outputs['discussions']['list']['next'];
type PostCursor = ThreadPage['next'];

export const threadsQuery = (courseId: string, filter: ThreadFilter) =>
  api.discussions.list.infiniteOptions({
    input: (cursor: ListCursor) => ({ courseId: courseId as CourseId, filter, cursor }),
    initialPageParam: null as ListCursor,
    getNextPageParam: (page) => page.next,
  });

export const threadQuery = (threadId: string) =>
  api.discussions.thread.infiniteOptions({
    input: (cursor: PostCursor) => ({ threadId: threadId as PostId, cursor }),
    initialPageParam: null as PostCursor,
    getNextPageParam: (page) => page.next,
  });

export const peopleQuery = (courseId: string) =>
  api.discussions.people.queryOptions({ input: { courseId: courseId as CourseId }, staleTime: 60_000 });

export const reportsQuery = (courseId: string) =>
  api.discussions.reports.queryOptions({ input: { courseId: courseId as CourseId } });

export const childPostsQuery = (studentId: string) =>
  api.discussions.listAsGuardian.infiniteOptions({
    input: (cursor: PostCursor) => ({ studentId: studentId as StudentId, cursor }),
    initialPageParam: null as PostCursor,
    getNextPageParam: (page) => page.next,
  });
