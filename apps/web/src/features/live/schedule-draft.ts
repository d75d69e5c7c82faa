import type { SessionMaterial } from '@fieldhouse/contract/live-sessions.ts';
import { type WallTime, wallClock } from '@fieldhouse/domain/calendar/zoned.ts';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  weekday,
} from '@fieldhouse/domain/dates/calendar-date.ts';
import type { LiveSession } from './live-queries.ts';
import type { MeetingDraft } from './meeting-choice.tsx';

/** What is typed on the form. */
export interface ScheduleDraft {
  readonly courseId: string;
  readonly title: string;
  readonly description: string;
  readonly on: string;
  readonly at: string;
  readonly durationMinutes: number;
  readonly isWeekly: boolean;
  /** Sunday is 0. */
  readonly weekdays: readonly number[];
  readonly everyWeeks: number;
  readonly until: string;
  readonly meeting: MeetingDraft;
  /** Of a class that exists: the room is another one. */
  readonly isRoomNew: boolean;
}

export const DEFAULT_MINUTES = 60;
const DEFAULT_TIME: WallTime = '16:00';
const SERIES_DAYS = 56;

/** An empty form: tomorrow afternoon, an hour. */
export function emptyDraft(courseId: string, today: string): ScheduleDraft {
  const on = addDays(today as CalendarDate, 1);
  return {
    courseId,
    title: '',
    description: '',
    on,
    at: DEFAULT_TIME,
    durationMinutes: DEFAULT_MINUTES,
    isWeekly: false,
    weekdays: [weekday(on)],
    everyWeeks: 1,
    until: addDays(on, SERIES_DAYS),
    meeting: { kind: 'usual', url: '' },
    isRoomNew: true,
  };
}

/** The form with what a class is now. */
export function draftOf(session: LiveSession): ScheduleDraft {
  const { on, at } = wallClock(session.scheduledAt, session.timeZone);
  return {
    ...emptyDraft(session.courseId, on),
    title: session.title,
    description: session.description,
    on,
    at,
    durationMinutes: session.durationMinutes,
    isRoomNew: false,
  };
}

/** A form that was kept as text, if it still is one. */
export function keptDraft(text: string): ScheduleDraft | null {
  try {
    const kept = JSON.parse(text) as ScheduleDraft;
    return typeof kept.title === 'string' && Array.isArray(kept.weekdays) ? kept : null;
  } catch {
    return null;
  }
}

/** Files that were kept as text, if they still are. */
export function keptFiles(text: string): readonly SessionMaterial[] {
  try {
    const kept = JSON.parse(text) as SessionMaterial[];
    const isFile = ({ fileId, name }: SessionMaterial) =>
      typeof fileId === 'string' && typeof name === 'string';
    return Array.isArray(kept) ? kept.filter(isFile) : [];
  } catch {
    return [];
  }
}

export type ScheduleField = 'courseId' | 'title' | 'on' | 'at' | 'until' | 'weekdays' | 'url';

/** Which fields need another look, and why. Empty: the form can be sent. */
export function problemsOf(draft: ScheduleDraft, hasLink: boolean): Partial<Record<ScheduleField, string>> {
  const problems: Partial<Record<ScheduleField, string>> = {};
  if (!draft.courseId) problems.courseId = 'course';
  if (!draft.title.trim()) problems.title = 'title';
  if (!isCalendarDate(draft.on)) problems.on = 'date';
  if (!/^\d\d:\d\d$/.test(draft.at)) problems.at = 'time';
  if (draft.isWeekly) {
    if (!isCalendarDate(draft.until) || draft.until < draft.on) problems.until = 'until';
    if (draft.weekdays.length === 0) problems.weekdays = 'weekdays';
  }
  if (!hasLink) problems.url = 'url';
  return problems;
}
