import type { PlanWishes } from '@fieldhouse/contract/plans.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '#lib/api.ts';
import type { FoundPlans } from './plan-queries.ts';

/** What was found, and what it was found for. */
export interface Found {
  readonly plans: FoundPlans;
  readonly asked: PlanWishes;
}

/**
 * Looks for a plan. Another search, cancelling and leaving the page end the one that runs; what was found before stays until
 * something else is found.
 */
export function useFindPlan() {
  const running = useRef<AbortController | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const search = useMutation({
    mutationFn: ({ asked, signal }: { asked: PlanWishes; signal: AbortSignal }) =>
      client.plans.find(asked, { signal }),
    onSuccess: (plans, { asked, signal }) => {
      if (!signal.aborted) setFound({ plans, asked });
    },
  });
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  return {
    found,
    error: search.error,
    isRunning: search.isPending,
    find(asked: PlanWishes) {
      stop();
      const cancel = new AbortController();
      running.current = cancel;
      search.mutate({ asked, signal: cancel.signal });
    },
    cancel() {
      stop();
      search.reset();
    },
  };
}
