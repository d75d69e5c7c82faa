import { ORPCError } from '@orpc/client';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { deviceStore, sendBeforeSignOut } from '#lib/device-store.ts';
import { codeOf } from '#lib/errors.ts';
import { queryClient } from '#lib/query-client.ts';
import { useMe } from '#lib/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import {
  completionWaiting,
  EventQueue,
  isToggle,
  type LessonEvent,
  positionWaiting,
  withWaiting,
} from './event-queue.ts';
import { courseQuery, lessonQuery } from './lesson-queries.ts';

/** Nothing that a retry could change. A full limiter or an ended session is no such refusal. */
const REFUSALS = new Set(['BAD_REQUEST', 'FORBIDDEN', 'NOT_FOUND', 'SCHOOL_READ_ONLY']);

const refusalListeners = new Set<() => void>();
const earlierListeners = new Set<() => void>();
let current: { userId: string; queue: EventQueue } | null = null;

/** Which events the server refused as those of an earlier attempt at the course. */
function earlierIn(error: unknown): readonly string[] {
  if (!(error instanceof ORPCError) || error.code !== 'OTHER_ATTEMPT') return [];
  return (error.data as { readonly clientEventIds?: readonly string[] } | undefined)?.clientEventIds ?? [];
}

/** That somebody was there is nothing to be told about. */
function tell(listeners: ReadonlySet<() => void>, events: readonly LessonEvent[]) {
  if (events.some(isToggle)) for (const listener of listeners) listener();
}

/** One queue for the signed-in person, whatever page is open. */
function queueOf(userId: string) {
  if (current?.userId === userId) return current.queue;
  const queue = new EventQueue({
    device: deviceStore,
    userId,
    send: (events) => client.lessons.recordEvents({ events }),
    onSent: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.lessons.key() }),
        queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' }),
      ]),
    onRefused: (events) => tell(refusalListeners, events),
    refusalOf(error) {
      const code = codeOf(error);
      return code !== null && REFUSALS.has(code) ? code : null;
    },
    earlierIn,
    onEarlier: (events) => tell(earlierListeners, events),
  });
  current = { userId, queue };
  sendBeforeSignOut(() => queue.flush());
  void queue.start();
  return queue;
}

/** Lessons marked on this device that the server wouldn't take, and the queue they came from. */
export function useRefusedEvents() {
  const queue = queueOf(useMe().userId);
  return { queue, refused: useSyncExternalStore(queue.subscribe, queue.refused) };
}

/** Events on their way, and how to add one. Works offline: they are sent when the server can be reached. */
export function useLessonEvents() {
  const { t } = useTranslation();
  const queue = queueOf(useMe().userId);
  const waiting = useSyncExternalStore(queue.subscribe, queue.waiting);

  // Follows the browser's connection and hears what the queue could not deliver.
  useEffect(() => {
    const flush = () => void queue.flush();
    const onRefused = () =>
      void toast({
        id: 'toast-lesson-refused',
        title: t("Your progress couldn't be saved"),
        message: t("It's kept on this device. Your to-do list says why, and what you can do."),
        tone: 'error',
      });
    const onEarlier = () =>
      void toast({
        title: t('Progress from an earlier attempt'),
        message: t(
          "Lessons you marked when you took this course before don't count this time. They stay on this device, and your to-do list shows them.",
        ),
        tone: 'info',
      });
    window.addEventListener('online', flush);
    earlierListeners.add(onEarlier);
    refusalListeners.add(onRefused);
    return () => {
      window.removeEventListener('online', flush);
      refusalListeners.delete(onRefused);
      earlierListeners.delete(onEarlier);
    };
  }, [queue, t]);

  const newEvent = (lessonId: LessonEvent['lessonId']) => ({
    clientEventId: crypto.randomUUID(),
    lessonId,
    occurredAt: new Date().toISOString(),
  });
  const record = (lessonId: LessonEvent['lessonId'], kind: 'opened' | 'completed' | 'uncompleted') =>
    void queue.add({ ...newEvent(lessonId), kind });

  return {
    waiting,
    record,
    recordPosition: (lessonId: LessonEvent['lessonId'], position: number) =>
      void queue.add({ ...newEvent(lessonId), kind: 'position', position }),
    setCompleted(lessonId: LessonEvent['lessonId'], isCompleted: boolean) {
      record(lessonId, isCompleted ? 'completed' : 'uncompleted');
      void toast({
        id: 'toast-lesson',
        title: isCompleted ? t('Lesson completed!') : t('Lesson marked as incomplete'),
      });
    },
  };
}

export function useCourse(courseId: string) {
  const { waiting } = useLessonEvents();
  return withWaiting(useSuspenseQuery(courseQuery(courseId)).data, waiting);
}

export function useLesson(lessonId: string) {
  const { waiting } = useLessonEvents();
  const { data } = useSuspenseQuery(lessonQuery(lessonId));
  return {
    ...data,
    isCompleted: completionWaiting(waiting, lessonId) ?? data.isCompleted,
    position: positionWaiting(waiting, lessonId) ?? data.position,
  };
}
