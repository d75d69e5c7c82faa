import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { askStylesAgain, isMissingModule } from '#lib/release.ts';
import { ErrorState } from './error-state.tsx';

/**
 * A part of a page that is loaded when it is first drawn, as by `lazy`. Where it can't be loaded it says so in its own
 * place: the page around it stays with all that was typed there. "Try again", and a network that is back, ask for it anew.
 */
export function part<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded = lazy(load) as ComponentType<Props>;
  const again = () => {
    askStylesAgain();
    Loaded = lazy(load) as ComponentType<Props>;
  };
  return (props: Props) => (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={({ error, reset }: ErrorComponentProps) => {
        if (!isMissingModule(error)) throw error;
        return (
          <ErrorState
            error={error}
            onRetry={() => {
              again();
              reset();
            }}
          />
        );
      }}
    >
      <Now draw={() => <Loaded {...props} />} />
    </CatchBoundary>
  );
}

/** Draws what is there now, also after a reset, which keeps its children as they were made. */
const Now = ({ draw }: { draw: () => ReactNode }) => draw();
