import type { AttemptId } from '@fieldhouse/contract/ids.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client } from '#lib/api.ts';

/** Others are told for half a minute after the last time, so one answer may be lost. */
const EVERY_MS = 10_000;

/** Names of others who have this work open. Says that this person has it, while the page is in sight. */
export function useOthersHere(attemptId: string): readonly string[] {
  const input = { attemptId: attemptId as AttemptId };
  const { data } = useQuery(
    api.grading.presence.queryOptions({
      input,
      // Not asked while the tab is hidden.
      refetchInterval: EVERY_MS,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: 'always',
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
  // Tells the server that the person has left: to another page, to another tab, or for good.
  useEffect(() => {
    const leave = () =>
      void client.grading
        .presence({ attemptId: attemptId as AttemptId, isLeaving: true })
        // Without an answer the server forgets by itself.
        .catch(() => undefined);
    const hidden = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [attemptId]);
  return (data?.others ?? []).map(({ name }) => name);
}
