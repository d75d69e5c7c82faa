import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { CourseId, FileId, LiveSessionId, SchoolId } from './ids.ts';
import {
  SESSION_DESCRIPTION_MAX,
  SESSION_MAX_MATERIALS,
  SESSION_MINUTES,
  SESSION_TITLE_MAX,
} from './limits.ts';

/** An address that people are sent to: https, and nobody's password in it. */
const Link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(2_000)
  .refine((address) => {
    const url = URL.parse(address);
    return url?.username === '' && url.password === '';
  });

/** What a teacher chooses: the school's usual kind of room, or a link of their own. */
export const MeetingChoice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('usual') }),
  z.strictObject({ kind: z.literal('jitsi') }),
  z.strictObject({
    kind: z.literal('link'),
    url: Link,
  }),
]);

/** A file of a live class, and what `POST /api/files/session/{schoolId}` answers before it belongs to one. */
export const SessionMaterial = z.object({
  fileId: FileId,
  name: z.string(),
  /** Read from the bytes. */
  mediaType: z.string(),
  sizeBytes: z.number().int(),
});
export type SessionMaterial = z.infer<typeof SessionMaterial>;

/** How the person who asks stands to the way into a class. The link itself comes from `join` alone. */
export const Joining = z.object({
  /** There is a room to go to. */
  hasLink: z.boolean(),
  /** `join` opens it now. */
  canJoin: z.boolean(),
  /**
   * Whether this person joins at all: students and teachers of the course do, students from the moment their school has
   * confirmed them; guardians, and admins who don't teach the course, look on.
   */
  mayJoin: z.enum(['yes', 'once_confirmed', 'no']),
});
export type Joining = z.infer<typeof Joining>;

const MaterialRights = z.object({ addMaterials: z.boolean(), removeMaterials: z.boolean() });

const Session = z.object({
  sessionId: LiveSessionId,
  schoolId: SchoolId,
  courseId: CourseId,
  courseTitle: z.string(),
  title: z.string(),
  description: z.string(),
  /** Null: a name this person may not see. */
  teacherName: z.string().nullable(),
  scheduledAt: Instant,
  durationMinutes: z.number().int(),
  timeZone: z.string(),
  phase: z.enum(['upcoming', 'starting_soon', 'live', 'over']),
  platform: z.enum(['google_meet', 'jitsi', 'link']),
  /** The room: there, being made, or refused by the provider. */
  meetingState: z.enum(['ready', 'pending', 'failed']),
  recordingState: z.enum(['none', 'expected', 'processing', 'available', 'missing']),
  /** Until the class is over for those alone who hold it; null for students whom the school hasn't confirmed. */
  recordingUrl: z.string().nullable(),
  /** None for students whom the school hasn't confirmed. */
  materials: z.array(SessionMaterial),
  isSeries: z.boolean(),
  isCancelled: z.boolean(),
  version: z.number().int(),
  ...Joining.shape,
  can: MaterialRights.extend({ manage: z.boolean() }),
});
export type LiveSession = z.infer<typeof Session>;

const readers = procedure({
  scope: 'schools',
  relations: ['learner', 'teaches', 'admin', 'guardian'],
  audiences: ['S0', 'S', 'T'],
});
const holders = procedure({
  scope: 'schools',
  relations: ['teaches'],
  conditions: ['writable'],
  audiences: ['T'],
});

/** 'HH:MM' of 24 hours, on the school's wall. */
const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const Rule = z.strictObject({
  /** Sunday is 0. */
  weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  everyWeeks: z.number().int().min(1).max(4),
  until: CalendarDate,
});

const Fields = {
  title: z.string().trim().min(1).max(SESSION_TITLE_MAX),
  description: z.string().trim().max(SESSION_DESCRIPTION_MAX),
  durationMinutes: z.literal(SESSION_MINUTES),
};

const Overlap = z.object({
  overlaps: z.array(z.object({ title: z.string(), courseTitle: z.string(), scheduledAt: Instant })).max(5),
});

/** This one, or this and all that follow in its series. */
const SeriesPart = z.enum(['this', 'following']);

export const liveSessions = {
  /** Classes of the actor's courses and children: on now, to come, and past ones with a recording (20, newest first). */
  list: readers.input(z.strictObject({ courseId: CourseId.optional() })).output(
    z.object({
      live: z.array(Session),
      upcoming: z.array(Session),
      past: z.array(Session),
      /** Classes that are over and whose recording is expected, or never came: for those who hold them. */
      awaited: z.array(Session),
      /** Without a recording, but with files: over, or called off (for teachers alone); 20, newest first. */
      shelved: z.array(Session),
      can: z.object({ schedule: z.boolean() }),
    }),
  ),
  /** Courses for which the actor may plan a class, with the zone of their school. */
  scheduleCourses: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        courses: z.array(
          z.object({
            courseId: CourseId,
            schoolId: SchoolId,
            title: z.string(),
            timeZone: z.string(),
            today: CalendarDate,
          }),
        ),
        usual: z.enum(['google_meet', 'jitsi']),
      }),
    ),
  /** Plans one class or a series, at the same time on the school's wall. */
  schedule: holders
    .errors({
      /** The day or the time is gone by. */
      IN_THE_PAST: { status: 422 },
      TOO_MANY: { status: 422, data: z.object({ most: z.number().int() }) },
      /** The teacher holds another class then; sent again with `isOverlapFine` it is planned all the same. */
      OVERLAPS: { status: 409, data: Overlap },
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        ...Fields,
        on: CalendarDate,
        at: WallTime,
        /** Null: a single class. */
        repeat: Rule.nullable(),
        meeting: MeetingChoice,
        isOverlapFine: z.boolean(),
        /** Made by the browser: sent twice it is planned once. */
        idempotencyKey: z.uuid(),
      }),
    )
    .output(z.object({ sessionIds: z.array(LiveSessionId).min(1) })),
  /** Changes a class, or it and those that follow. */
  update: holders
    .errors({
      STALE: { status: 409, data: z.object({ version: z.number().int() }) },
      IN_THE_PAST: { status: 422 },
      /** It is over or called off. */
      NOT_OPEN: { status: 409 },
      OVERLAPS: { status: 409, data: Overlap },
    })
    .input(
      z.strictObject({
        sessionId: LiveSessionId,
        ...Fields,
        on: CalendarDate,
        at: WallTime,
        /** Null: the room stays. */
        meeting: MeetingChoice.nullable(),
        part: SeriesPart,
        isOverlapFine: z.boolean(),
        version: z.number().int(),
      }),
    )
    .output(z.object({ changedCount: z.number().int() })),
  cancel: holders
    .errors({ NOT_OPEN: { status: 409 } })
    .input(
      z.strictObject({
        sessionId: LiveSessionId,
        part: SeriesPart,
        reason: z.string().trim().max(500).nullable(),
      }),
    )
    .output(z.object({ cancelledCount: z.number().int() })),
  /**
   * Opens the room, from 15 minutes before until 15 minutes after the planned end. Who joins is on the attendance list,
   * so that no other answer carries the link.
   */
  join: procedure({
    scope: 'schools',
    relations: ['learner', 'teaches'],
    conditions: ['writable'],
    audiences: ['S', 'T'],
  })
    .errors({
      NOT_YET: { status: 409, data: z.object({ opensAt: Instant }) },
      IS_OVER: { status: 409 },
      NO_MEETING_LINK: { status: 409 },
    })
    .input(z.strictObject({ sessionId: LiveSessionId }))
    .output(z.object({ url: z.string() })),
  /** Pastes or takes away the address of a recording. */
  setRecording: holders
    .errors({ NOT_OVER: { status: 409 } })
    .input(
      z.strictObject({
        sessionId: LiveSessionId,
        url: Link.nullable(),
      }),
    )
    .output(z.object({ recordingUrl: z.string().nullable() })),
  /** The files of one class, for those who see it. */
  materials: readers
    .input(z.strictObject({ sessionId: LiveSessionId }))
    .output(z.object({ materials: z.array(SessionMaterial), can: MaterialRights })),
  /** Puts uploaded files to a class, or to it and those that follow. Sent twice they are there once. */
  addMaterials: holders
    .errors({
      /** It was called off. */
      NOT_OPEN: { status: 409 },
      /** These are gone, somebody else's, or part of another class. None was added. */
      FILES_NOT_FOUND: { status: 422, data: z.object({ fileIds: z.array(FileId) }) },
      TOO_MANY: { status: 422, data: z.object({ most: z.number().int() }) },
    })
    .input(
      z.strictObject({
        sessionId: LiveSessionId,
        fileIds: z.array(FileId).min(1).max(SESSION_MAX_MATERIALS),
        part: SeriesPart,
      }),
    )
    .output(z.object({ addedCount: z.number().int() })),
  /** Takes a file from a class, or from it and those that follow; from the last one it is deleted. */
  removeMaterial: holders
    .input(z.strictObject({ sessionId: LiveSessionId, fileId: FileId, part: SeriesPart }))
    .output(z.object({ removedCount: z.number().int() })),
  /** An address from which this person, and nobody else, can save or show a file for a few minutes. */
  materialLink: readers
    .errors({
      /** The file is no longer where it was put. */
      FILE_GONE: { status: 410 },
    })
    .input(z.strictObject({ sessionId: LiveSessionId, fileId: FileId }))
    .output(z.object({ url: z.string(), name: z.string(), mediaType: z.string(), expiresAt: Instant })),
  /** Asks the provider again for a room that it refused, or takes a Jitsi room instead. */
  retryMeeting: holders
    .errors({ NOT_OPEN: { status: 409 } })
    .input(z.strictObject({ sessionId: LiveSessionId, meeting: MeetingChoice }))
    .output(z.object({ meetingState: z.enum(['ready', 'pending', 'failed']) })),
};
