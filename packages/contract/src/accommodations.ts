import { z } from 'zod';
import { gradesLocked, procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { AccommodationId, AssignmentId, CourseId, OverrideId, StudentId } from './ids.ts';
import { EXTENSION_MAX_DAYS } from './limits.ts';

const Accommodation = z.object({
  accommodationId: AccommodationId,
  /** Of the stated time: 1.5 is half as much again. */
  extraTimeRatio: z.number(),
  /** Days by which every due date moves. */
  extraDays: z.number().int(),
  note: z.string(),
  startsOn: CalendarDate,
  endsOn: CalendarDate.nullable(),
  byName: z.string().nullable(),
  createdAt: Instant,
  endedAt: Instant.nullable(),
});

const Override = z.object({
  overrideId: OverrideId,
  assignmentId: AssignmentId,
  assignmentTitle: z.string(),
  courseTitle: z.string(),
  /** Null: due as for everybody. */
  dueAt: Instant.nullable(),
  dueForAll: Instant.nullable(),
  extraAttempts: z.number().int(),
  reason: z.string(),
  byName: z.string().nullable(),
});

export const accommodations = {
  /** What one student is given more of. For those who teach the student and those who run the school. */
  accommodations: procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] })
    .input(z.strictObject({ studentId: StudentId }))
    .output(
      z.object({
        current: Accommodation.nullable(),
        /** Ended ones, newest first. */
        earlier: z.array(Accommodation),
        overrides: z.array(Override),
        timeZone: z.string(),
        /** It is about the person who asks or their own child: somebody else decides, and the page says so. */
        isTooClose: z.boolean(),
        /** Neither of a student who left the school. */
        can: z.object({ accommodate: z.boolean(), extend: z.boolean() }),
      }),
    ),
  /** Takes the place of the one there is. Due dates, late marks and reminders follow at once. */
  setAccommodation: procedure({
    scope: 'schools',
    relations: ['staff'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({
      DATES_WRONG: { status: 422 },
      NOTHING_GIVEN: { status: 422 },
      /** The student doesn't go to the school any more. */
      HAS_LEFT: { status: 409 },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        extraTimeRatio: z.number().min(1).max(10).multipleOf(0.01),
        extraDays: z.number().int().min(0).max(EXTENSION_MAX_DAYS),
        note: z.string().trim().max(1_000),
        startsOn: CalendarDate,
        endsOn: CalendarDate.nullable(),
      }),
    )
    .output(z.object({ accommodationId: AccommodationId })),
  endAccommodation: procedure({
    scope: 'schools',
    relations: ['staff'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .input(z.strictObject({ accommodationId: AccommodationId }))
    .output(z.object({})),
  /** More time or more attempts for one student and one assignment; takes the place of the one there is. */
  setOverride: procedure({
    scope: 'schools',
    relations: ['runs'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({
      /** Not later than for everybody, or later than may be. */
      DUE_WRONG: { status: 422 },
      NOTHING_GIVEN: { status: 422 },
      NOT_ENROLLED: { status: 422 },
      /** The student's grade in this course is posted. */
      ...gradesLocked,
    })
    .input(
      z.strictObject({
        assignmentId: AssignmentId,
        studentId: StudentId,
        dueAt: Instant.nullable(),
        extraAttempts: z.number().int().min(0).max(20),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({ overrideId: OverrideId })),
  endOverride: procedure({
    scope: 'schools',
    relations: ['runs'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .input(z.strictObject({ overrideId: OverrideId }))
    .output(z.object({})),
  /** Assignments of the student's running courses that the actor may extend. */
  extendable: procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] })
    .input(z.strictObject({ studentId: StudentId }))
    .output(
      z.object({
        assignments: z.array(
          z.object({
            assignmentId: AssignmentId,
            title: z.string(),
            courseId: CourseId,
            courseTitle: z.string(),
            dueAt: Instant.nullable(),
          }),
        ),
      }),
    ),
};
