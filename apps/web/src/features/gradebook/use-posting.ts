import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

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
