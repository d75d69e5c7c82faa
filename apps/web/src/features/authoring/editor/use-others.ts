import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client } from '#lib/api.ts';
import type { Entity } from './versions-drawer.tsx';

/** Others are told for half a minute after the last time, so one answer may be lost. */
const EVERY_MS = 10_000;

/** Names of others who have this open in the editor. Says that this person has it, while the page is in sight. */
export function useOthersInEditor(entity: Entity): readonly string[] {
  const { data } = useQuery(
    api.authoring.presence.queryOptions({
      input: { entity },
      // Not asked while the tab is hidden.
      refetchInterval: EVERY_MS,
      refetchIntervalInBackground: false,
      refetchOnWindowFocus: 'always',
      staleTime: 0,
      gcTime: 0,
      retry: false,
    }),
  );
  const { kind } = entity;
  const id = kind === 'lesson' ? entity.lessonId : entity.assignmentId;
  // Tells the server that the person has left: to another page, to another tab, or for good.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thing is its kind and its id
  useEffect(() => {
    const leave = () =>
      void client.authoring
        .presence({ entity, isLeaving: true })
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
  }, [kind, id]);
  return (data?.others ?? []).map(({ name }) => name);
}
