import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { useEffect } from 'react';
import { client } from './api.ts';

const BEAT_MS = 60_000;
const SIGNS_OF_USE = ['scroll', 'keydown', 'pointerdown', 'pointermove'] as const;

/**
 * Tells the server each minute that this course is being studied: only while the page is in view and somebody has
 * scrolled, typed or pointed within that minute. Null: nobody's study time is counted here.
 */
export function useStudyTime(courseId: string | null) {
  useEffect(() => {
    if (courseId === null) return;
    let isUsed = true;
    const onUse = () => {
      isUsed = true;
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onUse, { passive: true });
    const timer = setInterval(() => {
      if (!isUsed || document.visibilityState !== 'visible' || !navigator.onLine) return;
      isUsed = false;
      // A minute that is lost on the way is no reason to disturb anybody.
      client.lessons.beat({ courseId: courseId as CourseId }).catch(() => undefined);
    }, BEAT_MS);
    return () => {
      clearInterval(timer);
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onUse);
    };
  }, [courseId]);
}
