import type { Contract } from '@fieldhouse/contract/contract.ts';
import type { ContractRouterClient } from '@orpc/contract';
import type { DeviceStore } from '#lib/device-store.ts';

type RecordEvents = ContractRouterClient<Contract>['lessons']['recordEvents'];
export type LessonEvent = Parameters<RecordEvents>[0]['events'][number];

/** As many as one call may carry. */
const BATCH = 100;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;
const EARLIER = 'lesson-events-earlier';
const REFUSED = 'lesson-events-refused';
/** Where the device keeps what was refused. */
const REFUSED_PREFIXES = [EARLIER, REFUSED] as const;

export interface EventQueuePorts {
  readonly device: DeviceStore;
  /** Events of one person never go out under another's name. */
  readonly userId: string;
  /** Answers with the client ids of those that the server refused among others that it took. */
  readonly send: (events: LessonEvent[]) => Promise<{ readonly refusedEventIds?: readonly string[] }>;
  /** Runs after the server has taken events and before they leave the queue. */
  readonly onSent: () => Promise<unknown>;
  /** The server refuses these for good; lessons marked among them are kept on the device. */
  readonly onRefused: (events: readonly LessonEvent[]) => void;
  /** Code of a refusal that stays one when asked again; null: another try may succeed. */
  readonly refusalOf: (error: unknown) => string | null;
  /** Client ids of the events refused because they are of an earlier attempt at the course; empty: another error. */
  readonly earlierIn: (error: unknown) => readonly string[];
  /** These were set aside on the device: they are of an earlier attempt and don't count in this one. */
  readonly onEarlier: (events: readonly LessonEvent[]) => void;
}

/** The refusal of events that are of an earlier attempt at the course. */
export const EARLIER_ATTEMPT = 'OTHER_ATTEMPT';

/** A lesson marked as done or not done that the server wouldn't take; kept until its owner sends it again or removes it. */
export interface RefusedEvent {
  readonly event: LessonEvent;
  /** Code of the refusal. */
  readonly refusal: string;
}

/**
 * What a student did in lessons, kept on this device until the server has it. Every event carries an id of its
 * own, so one that is sent twice counts once.
 */
export class EventQueue {
  readonly #ports: EventQueuePorts;
  #events: readonly LessonEvent[] = [];
  #refused: readonly RefusedEvent[] = [];
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
    await this.#readRefused();
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

  /** What the server wouldn't take, as the device keeps it. */
  readonly refused = () => this.#refused;

  /** Sends again what was refused, as when the school can be written again. */
  async retry(refused: readonly RefusedEvent[]) {
    for (const { event } of refused)
      await this.#ports.device.write(this.#prefix() + event.clientEventId, event).catch(() => undefined);
    await this.remove(refused);
    this.#set([...this.#events, ...refused.map(({ event }) => event)]);
    await this.flush();
  }

  /** Its owner has read why it was refused, and wants to see it no more. */
  async remove(refused: readonly RefusedEvent[]) {
    const gone = new Set(refused.map(({ event }) => event.clientEventId));
    this.#setRefused(this.#refused.filter(({ event }) => !gone.has(event.clientEventId)));
    await Promise.all(
      [...gone].flatMap((id) =>
        REFUSED_PREFIXES.map((prefix) =>
          this.#ports.device.remove(`${prefix}/${this.#ports.userId}/${id}`).catch(() => undefined),
        ),
      ),
    );
  }

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
    let refusedIds: ReadonlySet<string>;
    try {
      // A server of an earlier release says nothing of them.
      refusedIds = new Set((await this.#ports.send(batch)).refusedEventIds);
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
      const refusal = this.#ports.refusalOf(error);
      if (refusal === null) throw error;
      if (batch.length === 1) {
        await this.#keepRefused(batch, refusal);
        this.#ports.onRefused(batch);
        await this.#forget(batch);
        return;
      }
      // One refused event must not hold back the others.
      for (const event of batch) await this.#send([event]);
      return;
    }
    const refused = batch.filter(({ clientEventId }) => refusedIds.has(clientEventId));
    if (refused.length > 0) {
      await this.#keepRefused(refused, 'FORBIDDEN');
      this.#ports.onRefused(refused);
    }
    // What was refused before and is taken now.
    const taken = new Set(
      batch.map(({ clientEventId }) => clientEventId).filter((id) => !refusedIds.has(id)),
    );
    const settled = this.#refused.filter(({ event }) => taken.has(event.clientEventId));
    if (settled.length > 0) await this.remove(settled);
    await this.#ports.onSent().catch(() => undefined);
    await this.#forget(batch);
  }

  /** Keeps events of an earlier attempt on the device, where nothing sends them any more. */
  async #setAside(events: readonly LessonEvent[]) {
    const { device, userId } = this.#ports;
    // Where the device has no room they stay as long as the page is open: they mustn't hold back the others.
    for (const event of events)
      await device.write(`${EARLIER}/${userId}/${event.clientEventId}`, event).catch(() => undefined);
    const aside = events.filter(isToggle).map((event) => ({ event, refusal: EARLIER_ATTEMPT }));
    this.#setRefused([...this.#refused, ...aside]);
    this.#ports.onEarlier(events);
    await this.#forget(events);
  }

  /** That somebody was there, or how far they read, is nothing to be kept or told about. */
  async #keepRefused(batch: readonly LessonEvent[], refusal: string) {
    const refused = batch.filter(isToggle).map((event) => ({ event, refusal }));
    for (const one of refused)
      await this.#ports.device
        .write(`${REFUSED}/${this.#ports.userId}/${one.event.clientEventId}`, one)
        .catch(() => undefined);
    this.#setRefused([...this.#refused, ...refused]);
  }

  async #readRefused() {
    const { device, userId } = this.#ports;
    const [earlier = [], refused = []] = await Promise.all(
      REFUSED_PREFIXES.map((prefix) => device.list(`${prefix}/${userId}/`).catch(() => [])),
    );
    const kept = [
      ...earlier.map(({ value }) => ({ event: value as LessonEvent, refusal: EARLIER_ATTEMPT })),
      ...refused.map(({ value }) => value as RefusedEvent),
    ].filter(({ event }) => isToggle(event));
    const known = new Set(kept.map(({ event }) => event.clientEventId));
    // Those for which the device had no room stay as long as the page is open.
    const onlyHere = this.#refused.filter(({ event }) => !known.has(event.clientEventId));
    this.#setRefused([...kept, ...onlyHere]);
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
    // Mostly none wait, and another empty list would render the page again, at once.
    if (events.length === 0 && this.#events.length === 0) return;
    this.#events = events;
    for (const listener of this.#listeners) listener();
  }

  #setRefused(refused: readonly RefusedEvent[]) {
    // Most devices hold none: another empty list would draw the page anew.
    if (!refused.length && !this.#refused.length) return;
    // Each is named once, with its last refusal: another page may have sent it too.
    const named = new Map(refused.map((one) => [one.event.clientEventId, one]));
    this.#refused = [...named.values()].sort((a, b) => (a.event.occurredAt < b.event.occurredAt ? -1 : 1));
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
