import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, type Outputs } from '#lib/api.ts';

export const postingQuery = (courseId: string) =>
  api.gradebook.reviewPosting.queryOptions({
    input: { courseId: courseId as CourseId },
    // What is posted must be what was seen: always asked for anew on the way in.
    staleTime: 0,
  });

export type PostingReview = Outputs['gradebook']['reviewPosting'];
export type PostingStudent = PostingReview['students'][number];

/** Posting and reopening; every screen that shows a final grade or a figure made of it asks anew. */
export function usePosting() {
  const queryClient = useQueryClient();
  const after = {
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.gradebook.key() }),
        queryClient.invalidateQueries({ queryKey: api.records.key(), refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' }),
        queryClient.invalidateQueries({ queryKey: api.grading.key(), refetchType: 'none' }),
      ]),
  };
  return {
    post: useMutation(api.gradebook.post.mutationOptions(after)),
    reopen: useMutation(api.gradebook.reopen.mutationOptions(after)),
  };
}
