import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isMissingModule, reloadWhenReachable } from '#lib/release.ts';

/** Loads a failed page again; `reset` is what the router hands to its error component, with the error. */
export function useRetry({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return () => {
    // The router keeps the failure of a page's code too.
    if (isMissingModule(error)) return void reloadWhenReachable();
    queries.reset();
    reset();
    void router.invalidate();
  };
}
