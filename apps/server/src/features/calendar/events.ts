import type { CalendarEvent } from '@fieldhouse/contract/calendar.ts';
import type { AssignmentId, CourseId, LiveSessionId, StudentId } from '@fieldhouse/contract/ids.ts';
import { completionOf } from '@fieldhouse/domain/calendar/completion.ts';
import { assignmentEventType } from '@fieldhouse/domain/calendar/event-type.ts';
import { isDueSoon } from '@fieldhouse/domain/dates/due.ts';
import { type Actor, isWritable } from '#access/actor.ts';
import { workState } from '#features/lessons/workflows.ts';
import { canHoldSession, presentJoining } from '#features/live/workflows.ts';
import {
  canEditEvent,
  canSeeEvent,
  type EventScope,
  knownStudentsOf,
  mayKnowPeopleOfEvent,
} from './policy.ts';
import {
  findOwnZone,
  listChildChanges,
  listChildWork,
  listOwnChanges,
  listOwnWork,
  listSessions,
  listStaffEvents,
  type SessionRow,
  type StaffEventRow,
  type WorkEventRow,
} from './queries.ts';
import type { Sql } from './rows.gen.ts';

/** Where nobody's school says otherwise. */
const DEFAULT_ZONE = 'America/New_York';

/** Everything the calendar of a person reads, of these instants; the end is not included. */
export const calendarStatements = (from: string, until: string) =>
  [
    findOwnZone(),
    listOwnWork({ from, until }),
    listChildWork({ from, until }),
    listStaffEvents({ from, until }),
    listSessions({ from, until }),
  ] as const;

/** What a calendar file says besides of changes, in these instants. */
export const changeStatements = (from: string, until: string) =>
  [listOwnChanges({ from, until }), listChildChanges({ from, until })] as const;

export interface CalendarRows {
  readonly own: readonly WorkEventRow[];
  readonly ofChildren: readonly WorkEventRow[];
  readonly ofCourses: readonly StaffEventRow[];
  readonly sessions: readonly SessionRow[];
}

/** The zone that the person reads times in. */
export function zoneOf(actor: Actor, own: string | null | undefined): string {
  return own ?? actor.memberships[0]?.timeZone ?? DEFAULT_ZONE;
}

/** An event as everybody reads it, with what a calendar file says of its changes. */
export type DatedEvent = CalendarEvent & {
  /** When what the file says of it last changed. */
  updatedAt: string;
  /** Rises with each change of what the file says; never falls while the person sees the event. */
  sequence: number;
  /** Of a class, for the calendar file of those who hold it; null or left out: everybody else's says "Online". */
  readonly meetingUrl?: string | null;
};

type WorkChange = Sql['listOwnChanges']['row'];
type ChangesOf = (row: WorkEventRow) => Pick<WorkChange, 'changeCount' | 'changedAt'>;

const NO_CHANGES: ChangesOf = () => ({ changeCount: 0, changedAt: null });

/** The events that the actor may see, earliest first. */
export const presentEvents = (actor: Actor, rows: CalendarRows, now: string): CalendarEvent[] =>
  eventsOf(actor, rows, NO_CHANGES, now).map(
    ({ meetingUrl: _link, updatedAt: _updatedAt, sequence: _sequence, ...event }) => event,
  );

/** The same for a calendar file. @param changes the rows of `changeStatements`. */
export function presentFileEvents(
  actor: Actor,
  rows: CalendarRows,
  changes: readonly WorkChange[],
  now: string,
): DatedEvent[] {
  const keyOf = ({ studentId, assignmentId }: Pick<WorkEventRow, 'studentId' | 'assignmentId'>) =>
    `${studentId} ${assignmentId}`;
  const known = new Map(changes.map((change) => [keyOf(change), change]));
  return eventsOf(actor, rows, (row) => known.get(keyOf(row)) ?? NO_CHANGES(row), now);
}

function eventsOf(actor: Actor, rows: CalendarRows, changes: ChangesOf, now: string): DatedEvent[] {
  const events = [
    ...assignmentEvents(actor, rows, changes, now),
    ...sessionEvents(actor, rows.sessions, now),
  ];
  return events.sort((a, b) => (a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0));
}

const mayEdit = (actor: Actor, scope: EventScope) =>
  canEditEvent(actor, scope) && isWritable(actor, scope.schoolId);

/** More than any mark is worth: a date that moves or a grade that is taken back may take a mark away, and counts for more. */
const CHANGE_WEIGHT = 4;
const MARK_RANKS = { open: 0, missing: 1, done: 2 } as const;

/** What a row adds to the number of its event: how often dates, titles and marks changed, and how far the work is. */
function sequenceOf(row: WorkEventRow, changes: ChangesOf, now: string): number {
  const mark = MARK_RANKS[completionOf(workState(row, row.hasDraft), row.startsAt, now)];
  return CHANGE_WEIGHT * (row.changeCount + changes(row).changeCount) + mark;
}

/** When what the file says of one student's work last changed; work that never came changes when it falls due. */
function changedAt(row: WorkEventRow, changes: ChangesOf, now: string): string {
  const isMissed = completionOf(workState(row, row.hasDraft), row.startsAt, now) === 'missing';
  return latest(
    row.updatedAt,
    row.stateChangedAt,
    changes(row).changedAt,
    isMissed && Date.parse(row.startsAt) < Date.parse(now) ? row.startsAt : null,
  );
}

const latest = (first: string, ...others: readonly (string | null)[]): string =>
  others.reduce<string>(
    (last, one) => (one !== null && Date.parse(one) > Date.parse(last) ? one : last),
    first,
  );

/** One event per assignment and date, however many of the person's own stand to it: children may have different dates. */
function assignmentEvents(actor: Actor, rows: CalendarRows, changes: ChangesOf, now: string): DatedEvent[] {
  type AssignmentEvent = Extract<DatedEvent, { kind: 'assignment' }>;
  const events = new Map<string, AssignmentEvent>();
  /** Counts together for all dates of an assignment: one that two children shared may part, and must not fall. */
  const sequences = new Map<string, number>();
  const count = ({ assignmentId }: WorkEventRow | StaffEventRow, number: number) =>
    sequences.set(assignmentId, (sequences.get(assignmentId) ?? 0) + number);
  const eventOf = (row: WorkEventRow | StaffEventRow, edit: boolean) => {
    const key = `${row.assignmentId} ${row.startsAt}`;
    const known = events.get(key);
    if (known) return known;
    const event: AssignmentEvent = {
      kind: 'assignment',
      assignmentId: row.assignmentId as AssignmentId,
      type: assignmentEventType(row.kind, row.title),
      title: row.title,
      courseId: row.courseId as CourseId,
      courseTitle: row.courseTitle,
      courseColor: row.courseColor,
      startsAt: row.startsAt,
      endsAt: row.startsAt,
      pointsPossible: row.pointsPossible,
      isDueSoon: isDueSoon(row.startsAt, now),
      work: [],
      version: row.version,
      can: { edit },
      updatedAt: row.updatedAt,
      sequence: 0,
    };
    events.set(key, event);
    return event;
  };

  for (const row of rows.ofCourses) {
    const scope: EventScope = { ...row, ownStudentIds: [], guardedStudentIds: [] };
    if (canSeeEvent(actor, scope)) {
      eventOf(row, mayEdit(actor, scope));
      count(row, CHANGE_WEIGHT * row.changeCount);
    }
  }
  for (const [works, isOwn] of [
    [rows.own, true],
    [rows.ofChildren, false],
  ] as const) {
    for (const row of works) {
      const scope: EventScope = {
        schoolId: row.schoolId,
        ownStudentIds: isOwn ? [row.studentId] : [],
        guardedStudentIds: isOwn ? [] : [row.studentId],
        teaches: false,
        owns: false,
      };
      if (knownStudentsOf(actor, scope).length === 0) continue;
      const event = eventOf(row, false);
      count(row, sequenceOf(row, changes, now));
      event.updatedAt = latest(event.updatedAt, changedAt(row, changes, now));
      event.work.push({
        studentId: row.studentId as StudentId,
        name: isOwn ? null : row.studentName,
        state: workState(row, row.hasDraft),
      });
    }
  }
  return [...events.values()].map((event) => ({
    ...event,
    sequence: sequences.get(event.assignmentId) ?? 0,
  }));
}

const sessionEvents = (actor: Actor, rows: readonly SessionRow[], now: string): DatedEvent[] =>
  rows
    .filter((row) => canSeeEvent(actor, row))
    .map((row) => {
      const mayKnow = mayKnowPeopleOfEvent(actor, row);
      return {
        kind: 'session',
        sessionId: row.sessionId as LiveSessionId,
        type: 'session',
        title: row.title,
        description: row.description,
        courseId: row.courseId as CourseId,
        courseTitle: row.courseTitle,
        courseColor: row.courseColor,
        startsAt: row.startsAt,
        endsAt: new Date(Date.parse(row.startsAt) + row.durationMinutes * 60_000).toISOString(),
        durationMinutes: row.durationMinutes,
        teacherName: mayKnow ? row.teacherName : null,
        ...presentJoining(actor, row, now),
        meetingUrl: canHoldSession(actor, row) ? row.meetingUrl : null,
        version: row.version,
        can: { edit: mayEdit(actor, row) },
        updatedAt: row.updatedAt,
        sequence: row.changeCount,
      };
    });
