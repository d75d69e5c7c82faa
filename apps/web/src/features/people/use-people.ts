import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';

/** What a change of a membership changes elsewhere: lists of people, courses and who teaches them. */
export function usePeopleChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [api.people.key(), api.catalog.key(), api.home.key(), api.search.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}

type Simple = 'reactivate' | 'endSessions';

/** Changes that need a reason and nothing else. */
export function useSimpleChange(change: Simple, onDone: () => void) {
  const changed = usePeopleChanged();
  return useMutation(
    api.people[change].mutationOptions({
      async onSuccess() {
        onDone();
        await changed();
      },
    }),
  );
}

/** Takes back the end of a membership; says whether the account waits for a parent. */
export function useTakeBack(onDone: (waitsForConsent: boolean) => void) {
  const changed = usePeopleChanged();
  return useMutation(
    api.people.takeBack.mutationOptions({
      async onSuccess({ waitsForConsent }) {
        onDone(waitsForConsent);
        await changed();
      },
    }),
  );
}
