import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';

/**
 * For a large page that waits for its answer. False in the first drawing of a page that arrives into an open frame: show
 * what stood there already. The router puts such a page in with one long task, which a slow phone feels; what is drawn
 * after it is cut into slices. True at once for pages that people walk to, which would flicker.
 */
export function useDrawnGradually(): boolean {
  const router = useRouter();
  const [isLater] = useState(() => router.state.resolvedLocation !== undefined);
  return useDeferredValue(true, isLater);
}
