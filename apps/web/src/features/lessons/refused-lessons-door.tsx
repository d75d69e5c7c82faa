import { Suspense } from 'react';
import { part } from '#ui/feedback/part.tsx';
import { useRefusedEvents } from './use-lessons.ts';

/** Few devices hold any: the words load with the first. */
const RefusedLessons = part(() => import('./refused-lessons.tsx'));

/** Lessons marked on this device that the server didn't take: all of them, or those among some. */
export function RefusedLessonsDoor({ among }: { readonly among?: readonly string[] }) {
  const { refused } = useRefusedEvents();
  const shown = among ? refused.filter(({ event }) => among.includes(event.lessonId)) : refused;
  if (shown.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RefusedLessons refused={shown} />
    </Suspense>
  );
}
