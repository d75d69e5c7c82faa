import { Suspense } from 'react';
import { interruption } from '#lib/interruptions.ts';
import { useStore } from '#lib/store.ts';
import { part } from '#ui/feedback/part.tsx';

const InterruptionDialog = part(() => import('./interruption-dialog.tsx'));

/** Shows the dialog that a call is waiting for, over whatever page is open. */
export function Interruptions() {
  const waiting = useStore(interruption);
  return (
    waiting && (
      <Suspense fallback={null}>
        <InterruptionDialog waiting={waiting} />
      </Suspense>
    )
  );
}
