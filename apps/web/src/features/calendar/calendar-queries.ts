import type { CalendarEvent } from '@fieldhouse/contract/calendar.ts';
import { completionOf } from '@fieldhouse/domain/calendar/completion.ts';
import { dateIn } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { api } from '#lib/api.ts';
import { askAgainAfter } from '#shared/live/joining.ts';

export type { CalendarEvent };
export type SessionEvent = Extract<CalendarEvent, { kind: 'session' }>;

export const isSession = (event: CalendarEvent): event is SessionEvent => event.kind === 'session';

/** Asked again when the doors of a class open, so that a page that stays open says so. */
export const rangeQuery = (from: CalendarDate, to: CalendarDate) =>
  api.calendar.range.queryOptions({
    input: { from, to },
    refetchInterval: (query) => {
      const sessions = (query.state.data?.events ?? []).filter(isSession);
      return askAgainAfter(
        sessions.map((one) => ({ ...one, scheduledAt: one.startsAt })),
        Date.now(),
      );
    },
  });

export const feedQuery = () => api.calendar.feed.queryOptions({ input: {} });

export type Range = Awaited<ReturnType<NonNullable<ReturnType<typeof rangeQuery>['queryFn']>>>;

/** One for every event, whatever it is, wherever it is moved. Children may have different dates for one assignment. */
export const keyOf = (event: CalendarEvent): string =>
  event.kind === 'assignment' ? `${event.assignmentId} ${event.work[0]?.studentId ?? ''}` : event.sessionId;

/** How the contract names an event. */
export const targetOf = (event: CalendarEvent) =>
  event.kind === 'assignment'
    ? { kind: event.kind, assignmentId: event.assignmentId }
    : { kind: event.kind, sessionId: event.sessionId };

export const byDay = (events: readonly CalendarEvent[], timeZone: string) =>
  events.reduce((days, event) => {
    const day = dateIn(event.startsAt, timeZone);
    return days.set(day, [...(days.get(day) ?? []), event]);
  }, new Map<CalendarDate, CalendarEvent[]>());

/** What is to be said of the work on an event; null: nothing, or there is none. */
export function completionOfEvent(event: CalendarEvent, now: string): 'done' | 'missing' | null {
  if (event.kind !== 'assignment' || event.work.length === 0) return null;
  const states = event.work.map(({ state }) => completionOf(state, event.startsAt, now));
  if (states.includes('missing')) return 'missing';
  return states.every((state) => state === 'done') ? 'done' : null;
}
