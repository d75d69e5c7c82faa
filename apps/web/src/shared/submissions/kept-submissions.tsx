import { Suspense } from 'react';
import { useHandIns } from '#lib/use-hand-ins.ts';
import { part } from '#ui/feedback/part.tsx';

/** Few devices hold any: the words load with the first. They are kept for use without a network (tools/app-worker.ts). */
const KeptHandInNotices = part(() => import('./kept-submission-notices.tsx'));

/** Answers that were handed in without the server, wherever a student looks for what is to do. */
export function KeptHandIns() {
  const { all } = useHandIns();
  if (all.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <KeptHandInNotices all={all} />
    </Suspense>
  );
}

/** True while this assignment waits on the device to be handed in. */
export const useIsKept = (assignmentId: string) =>
  useHandIns().all.some((handIn) => handIn.assignmentId === assignmentId && handIn.refusal === null);
