import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { ContractRouterClient } from '@orpc/contract';
import type { DeviceStore } from '#lib/device-store.ts';

type RecordEvents = ContractRouterClient<Contract>['lessons']['recordEvents'];
export type LessonEvent = Parameters<RecordEvents>[0]['events'][number];

/** As many as one call may carry. */
const BATCH = 100;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

export interface EventQueuePorts {
  readonly device: DeviceStore;
  /** Events of one person never go out under another's name. */
  readonly userId: string;
  readonly send: (events: LessonEvent[]) => Promise<unknown>;
  /** Runs after the server has taken events and before they leave the queue. */
  readonly onSent: () => Promise<unknown>;
  /** The server refuses these for good. */
  readonly onRefused: (events: readonly LessonEvent[], error: unknown) => void;
  /** True for a refusal that stays one when asked again. */
  readonly isRefusal: (error: unknown) => boolean;
  /** Client ids of the events refused because they are of an earlier attempt at the course; empty: another error. */
  readonly earlierIn: (error: unknown) => readonly string[];
  /** These were set aside on the device: they are of an earlier attempt and don't count in this one. */
  readonly onEarlier: (events: readonly LessonEvent[]) => void;
}

/**
 * What a student did in lessons, kept on this device until the server has it. Every event carries an id of its
 * own, so one that is sent twice counts once.
 */
export class EventQueue {
  readonly #ports: EventQueuePorts;
  #events: readonly LessonEvent[] = [];
  #isSending = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(ports: EventQueuePorts) {
    this.#ports = ports;
  }

  /** Takes up what an earlier page left, and sends it. */
  async start() {
    const records = await this.#ports.device.list(this.#prefix()).catch(() => []);
    const kept = records.map(({ value }) => value as LessonEvent);
    const known = new Set(this.#events.map(({ clientEventId }) => clientEventId));
    this.#set([...kept.filter(({ clientEventId }) => !known.has(clientEventId)), ...this.#events]);
    await this.flush();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Events that the server hasn't confirmed, oldest first. */
  readonly waiting = () => this.#events;

  async add(event: LessonEvent) {
    this.#set([...this.#events, event]);
    const key = this.#prefix() + event.clientEventId;
    try {
      // Before anything else: the page may be going away.
      this.#ports.device.writeAtOnce(key, event);
    } catch {
      // Without a device that keeps it, the event still goes out from memory.
      await this.#ports.device.write(key, event).catch(() => undefined);
    }
    await this.flush();
  }

  /** Sends what waits; does nothing while a call is on its way. */
  async flush(): Promise<void> {
    if (this.#isSending || this.#events.length === 0) return;
    this.#isSending = true;
    clearTimeout(this.#retry);
    const batch = this.#events.slice(0, BATCH);
    try {
      await this.#send(batch);
      this.#failures = 0;
    } catch {
      this.#failures += 1;
      const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
      this.#retry = setTimeout(() => void this.flush(), wait);
      return;
    } finally {
      this.#isSending = false;
    }
    await this.flush();
  }

  async #send(batch: LessonEvent[]) {
    try {
      await this.#ports.send(batch);
    } catch (error) {
      const earlier = new Set(this.#ports.earlierIn(error));
      const [aside, others] = [true, false].map((isEarlier) =>
        batch.filter(({ clientEventId }) => earlier.has(clientEventId) === isEarlier),
      ) as [LessonEvent[], LessonEvent[]];
      if (aside.length > 0) {
        await this.#setAside(aside);
        if (others.length > 0) await this.#send(others);
        return;
      }
      if (!this.#ports.isRefusal(error)) throw error;
      if (batch.length === 1) {
        this.#ports.onRefused(batch, error);
        await this.#forget(batch);
        return;
      }
      // One refused event must not hold back the others.
      for (const event of batch) await this.#send([event]);
      return;
    }
    await this.#ports.onSent().catch(() => undefined);
    await this.#forget(batch);
  }

  /** Keeps events of an earlier attempt on the device, where nothing sends them any more. */
  async #setAside(events: readonly LessonEvent[]) {
    const { device, userId } = this.#ports;
    for (const event of events)
      await device.write(`lesson-events-earlier/${userId}/${event.clientEventId}`, event);
    this.#ports.onEarlier(events);
    await this.#forget(events);
  }

  async #forget(batch: readonly LessonEvent[]) {
    const done = new Set(batch.map(({ clientEventId }) => clientEventId));
    this.#set(this.#events.filter(({ clientEventId }) => !done.has(clientEventId)));
    await Promise.all(
      [...done].map((id) => this.#ports.device.remove(this.#prefix() + id).catch(() => undefined)),
    );
  }

  #prefix() {
    return `lesson-events/${this.#ports.userId}/`;
  }

  #set(events: readonly LessonEvent[]) {
    this.#events = events;
    for (const listener of this.#listeners) listener();
  }
}

/** What the waiting events say about a lesson: completed, not completed, or null when they say nothing. */
export function completionWaiting(events: readonly LessonEvent[], lessonId: string): boolean | null {
  const last = events.findLast((event) => event.lessonId === lessonId && isToggle(event));
  return last ? last.kind === 'completed' : null;
}

/** Where reading stood last, as far as waiting events say; null: they don't. */
export function positionWaiting(events: readonly LessonEvent[], lessonId: string): number | null {
  const last = events.findLast((event) => event.lessonId === lessonId && event.kind === 'position');
  return last?.kind === 'position' ? last.position : null;
}

/** Says whether a lesson is done; other events only say that somebody was there. */
export const isToggle = ({ kind }: LessonEvent) => kind === 'completed' || kind === 'uncompleted';

interface CourseProgress {
  readonly modules: readonly { readonly lessons: readonly { lessonId: string; isCompleted: boolean }[] }[];
  readonly lessonsCompleted: number;
  readonly lessonProgress: number | null;
  readonly lessonCount: number;
}

/** The course as it will be once the waiting events have arrived. */
export function withWaiting<Course extends CourseProgress>(
  course: Course,
  events: readonly LessonEvent[],
): Course {
  if (!events.some(isToggle)) return course;
  const modules = course.modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({
      ...lesson,
      isCompleted: completionWaiting(events, lesson.lessonId) ?? lesson.isCompleted,
    })),
  }));
  const lessonsCompleted = modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ isCompleted }) => isCompleted).length;
  return {
    ...course,
    modules,
    lessonsCompleted,
    lessonProgress: course.lessonCount === 0 ? null : lessonsCompleted / course.lessonCount,
  };
}
