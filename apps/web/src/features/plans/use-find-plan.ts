import type { PlanWishes } from '@fieldhouse/contract/plans.ts';
import { useEffect, useRef, useState } from 'react';
import { client } from '#lib/api.ts';
import type { FoundPlans } from './plan-queries.ts';
import { toldApart } from './plan-words.ts';

/** What was found, and what it was found for. */
export interface Found {
  readonly plans: FoundPlans;
  readonly asked: PlanWishes;
}

/** How far a search is; null stage: other searches come first. */
export interface SearchProgress {
  readonly stage: 'goals' | 'aims' | 'alternatives' | 'conflicts' | null;
  readonly done: number;
  readonly of: number;
}

const WAITS: SearchProgress = { stage: null, done: 0, of: 1 };

/**
 * Looks for a plan, and shows the best one so far while it looks for what is shown beside it. Another search, cancelling and
 * leaving the page end the one that runs; what was found before stays until something else is found.
 */
export function useFindPlan() {
  const running = useRef<AbortController | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [error, setError] = useState<unknown>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  useEffect(() => () => running.current?.abort(), []);

  async function find(asked: PlanWishes) {
    stop();
    const cancel = new AbortController();
    running.current = cancel;
    setError(null);
    setProgress(WAITS);
    try {
      for await (const step of await client.plans.search(asked, { signal: cancel.signal })) {
        if (cancel.signal.aborted) return;
        if (step.kind === 'progress') setProgress(step);
        else if (step.kind !== 'waits')
          setFound({ plans: { ...step.found, terms: toldApart(step.found.terms) }, asked });
      }
    } catch (failure) {
      if (!cancel.signal.aborted) setError(failure);
    } finally {
      if (running.current === cancel) {
        running.current = null;
        setProgress(null);
      }
    }
  }

  return {
    found,
    error,
    /** Null: nothing is looked for. */
    progress,
    find: (asked: PlanWishes) => void find(asked),
    cancel() {
      stop();
      setProgress(null);
    },
  };
}
