import { z } from 'zod';
import { gradesLocked, procedure } from './base.ts';
import { CourseColor } from './course-look.ts';
import { CalendarDate, Instant } from './dates.ts';
import { AssignmentId, CourseId, LiveSessionId, StudentId } from './ids.ts';
import { WorkState } from './lessons.ts';
import { Joining } from './live-sessions.ts';

/** Most days that one question may span: a month in whole weeks, or two months. */
export const MAX_RANGE_DAYS = 62;

/** Longest title of an event, in characters. */
export const EVENT_TITLE_MAX = 300;

/** A date that somebody means: a slip of the hand to 2070 and beyond is refused elsewhere than in people's calendars. */
const PlannedInstant = Instant.refine((at) => at >= '2000' && at < '2060', { error: 'Outside 2000 to 2059' });

const shared = {
  title: z.string(),
  courseId: CourseId,
  courseTitle: z.string(),
  courseColor: CourseColor,
  startsAt: Instant,
  /** Same as the start for an assignment, which has no length. */
  endsAt: Instant,
  /** For `updateEvent`. */
  version: z.number().int(),
  can: z.object({ edit: z.boolean() }),
};

/** How far somebody whose work the actor may know is with it. */
export const EventWork = z.object({
  studentId: StudentId,
  /** Null: oneself. */
  name: z.string().nullable(),
  state: WorkState,
});

/** Something on the calendar: an assignment at the instant it is due, or a live class. */
export const CalendarEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assignment'),
    assignmentId: AssignmentId,
    type: z.enum(['assignment', 'quiz']),
    pointsPossible: z.number(),
    isDueSoon: z.boolean(),
    /** One's own, or of each child; empty for those who teach. */
    work: z.array(EventWork),
    ...shared,
  }),
  z.object({
    kind: z.literal('session'),
    sessionId: LiveSessionId,
    type: z.literal('session'),
    description: z.string(),
    durationMinutes: z.number().int(),
    /** Null for students whom the school hasn't confirmed. */
    teacherName: z.string().nullable(),
    ...Joining.shape,
    ...shared,
  }),
]);
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** The part of an event that can be changed, as it is now. */
export const EditableEvent = z.object({
  title: z.string(),
  startsAt: Instant,
  version: z.number().int(),
});
export type EditableEvent = z.infer<typeof EditableEvent>;

const person = { scope: 'schools', relations: ['user'], audiences: ['S0', 'S', 'T'] } as const;
const own = procedure({ scope: 'schools', relations: ['self'], audiences: ['S0', 'S', 'T'] });

export const calendar = {
  /** Everything of these days, both included, in the person's time zone. */
  range: procedure(person)
    .input(
      z.strictObject({ from: CalendarDate, to: CalendarDate }).refine(
        ({ from, to }) => {
          const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
          return days >= 0 && days < MAX_RANGE_DAYS;
        },
        { error: `From one day to ${MAX_RANGE_DAYS} days` },
      ),
    )
    .output(
      z.object({
        /** IANA name: the person's own, else the school's. */
        timeZone: z.string(),
        events: z.array(CalendarEvent),
        /** "Add Test Event" is offered. */
        hasTestTools: z.boolean(),
      }),
    ),
  /** Renames or moves an event: the owner of the course, its school's admins and the master admin. */
  updateEvent: procedure({
    scope: 'schools',
    relations: ['user'],
    conditions: ['version', 'writable'],
    audiences: ['T', 'O'],
  })
    .errors({ STALE: { status: 409, data: z.object({ current: EditableEvent }) }, ...gradesLocked })
    .input(
      z.strictObject({
        event: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('assignment'), assignmentId: AssignmentId }),
          z.strictObject({ kind: z.literal('session'), sessionId: LiveSessionId }),
        ]),
        title: z.string().trim().min(1).max(EVENT_TITLE_MAX),
        startsAt: PlannedInstant,
        version: z.number().int(),
      }),
    )
    .output(EditableEvent),
  /** An assignment to try things with, due on the 15th of that month, in the first course of whoever teaches. */
  addTestEvent: procedure({
    scope: 'schools',
    relations: ['user'],
    conditions: ['writable', 'demo'],
    audiences: ['T'],
  })
    .errors({ NO_COURSE: { status: 409 }, TEST_TOOLS_OFF: { status: 403 }, ...gradesLocked })
    .input(z.strictObject({ month: z.string().regex(/^20[0-5]\d-(0[1-9]|1[0-2])$/) }))
    .output(z.object({ assignmentId: AssignmentId, startsAt: Instant })),
  /**
   * All that the person sees, of the year behind and the two ahead, as an iCalendar file. Classes carry the link to the
   * room for those who hold them; for everybody else they are "Online".
   */
  export: procedure(person)
    .input(z.strictObject({ only: z.enum(['sessions']).optional() }))
    .output(z.object({ fileName: z.string(), content: z.string(), eventCount: z.number().int() })),
  /** The private address for calendar apps; null: there is none. */
  feed: own
    .input(z.strictObject({}))
    .output(z.object({ feed: z.object({ createdAt: Instant, lastUsedAt: Instant.nullable() }).nullable() })),
  /** Makes a new address; an earlier one ends. The path is told this once. */
  createFeed: own.input(z.strictObject({})).output(z.object({ path: z.string(), createdAt: Instant })),
  /** Ends the address at once. */
  revokeFeed: own.input(z.strictObject({})).output(z.object({})),
};
