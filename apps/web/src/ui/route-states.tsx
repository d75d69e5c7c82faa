import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from './error-state.tsx';
import classes from './states.module.css';

/** Nothing at all could be loaded: there is no frame to stand in either. */
export const RootError = (props: ErrorComponentProps) => (
  <main className={classes.alone}>
    <RouteError {...props} />
  </main>
);

/** What stands in place of a page whose loading or drawing failed. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return (
    <ErrorState
      framed
      error={error}
      onRetry={() => {
        queries.reset();
        reset();
        void router.invalidate();
      }}
    />
  );
}
