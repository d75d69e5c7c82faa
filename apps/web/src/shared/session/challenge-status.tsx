import { Suspense } from 'react';
import { solving } from '#lib/solving.ts';
import { useStore } from '#lib/store.ts';
import { part } from '#ui/feedback/part.tsx';

const ChallengePanel = part(() => import('./challenge-panel.tsx'));

/** Says that the browser calculates before a call goes on; it ends by itself. */
export function ChallengeStatus() {
  const current = useStore(solving);
  // Here before there is anything to say: screen readers read what is added to it.
  return (
    <div role="status">
      {current && (
        <Suspense fallback={null}>
          <ChallengePanel {...current} />
        </Suspense>
      )}
    </div>
  );
}
