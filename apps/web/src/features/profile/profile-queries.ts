import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { refreshSession } from '#lib/session.ts';

export const profileQuery = api.profile.get.queryOptions({ input: {} });
export const accountQuery = api.profile.account.queryOptions({ input: {} });

export const useProfile = () => useSuspenseQuery(profileQuery).data;
export type Profile = ReturnType<typeof useProfile>;

/** The profile and what the frame shows of it, read anew. */
export function useRefreshProfile() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.profile.key() }),
      refreshSession(queryClient),
    ]);
}

/** Puts what the server says stands now into the page, without losing what is typed. */
export function useShowCurrent() {
  const queryClient = useQueryClient();
  return (change: (profile: Profile) => Profile) =>
    queryClient.setQueryData(profileQuery.queryKey, (profile) => (profile ? change(profile) : profile));
}
