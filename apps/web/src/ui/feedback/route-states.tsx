import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorState } from './error-state.tsx';
import classes from './states.module.css';
import { useRetry } from './use-retry.ts';

/** Nothing at all could be loaded: there is no frame to stand in either. */
export const RootError = (props: ErrorComponentProps) => (
  <main className={classes.alone}>
    <RouteError {...props} />
  </main>
);

/** What stands in place of a page whose loading or drawing failed. */
export function RouteError(props: ErrorComponentProps) {
  return <ErrorState framed error={props.error} onRetry={useRetry(props)} />;
}
