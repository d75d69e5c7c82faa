import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { isMissingModule, reloadWhenReachable } from '#lib/release.ts';
import { isRefused, standingChanges } from '#lib/standing.ts';

/**
 * Loads a failed page again; `reset` is what the router hands to its error component, with the error. A page that was
 * refused is loaded again by itself when the rights of the person change.
 */
export function useRetry({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    // The router keeps the failure of a page's code too.
    if (isMissingModule(error)) return void reloadWhenReachable();
    queries.reset();
    reset();
    void router.invalidate();
  };
  const latest = useRef(retry);
  latest.current = retry;
  const mayOpen = isRefused(error);
  // Follows what the server says about the person's rights.
  useEffect(() => (mayOpen ? standingChanges.subscribe(() => latest.current()) : undefined), [mayOpen]);
  return retry;
}
