import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { CourseId, LiveSessionId, StudentId } from './ids.ts';

export const AttendanceStatus = z.enum(['present', 'absent', 'late', 'excused']);
export type AttendanceStatus = z.infer<typeof AttendanceStatus>;

const Mark = z.object({ status: AttendanceStatus, source: z.enum(['join', 'check_in', 'teacher']) });

export const live = {
  /** Courses whose attendance the actor keeps, by title. */
  attendanceCourses: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(z.object({ courses: z.array(z.object({ courseId: CourseId, title: z.string() })) })),
  /** Who was there on a day, or in one of its classes: the list to mark. */
  attendanceSheet: procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] })
    .input(
      z.strictObject({
        courseId: CourseId,
        on: CalendarDate,
        /** Null: the day as a whole. */
        sessionId: LiveSessionId.nullable(),
      }),
    )
    .output(
      z.object({
        courseTitle: z.string(),
        /** Today in the school's zone: a later day can't be marked. */
        today: CalendarDate,
        timeZone: z.string(),
        /** A holiday's name; null: an ordinary day. */
        dayOff: z.string().nullable(),
        sessions: z.array(z.object({ sessionId: LiveSessionId, title: z.string(), scheduledAt: Instant })),
        students: z.array(
          z.object({
            studentId: StudentId,
            name: z.string(),
            avatarUrl: z.string().nullable(),
            mark: Mark.extend({
              note: z.string().nullable(),
              byName: z.string().nullable(),
              at: Instant,
            }).nullable(),
            /** Over the course so far, this day included. */
            absentCount: z.number().int(),
            /** False for one's own child, whom a colleague marks. */
            can: z.object({ mark: z.boolean() }),
          }),
        ),
        can: z.object({ mark: z.boolean() }),
      }),
    ),
  /** Marks students; a mark that is there is corrected, and what it was stays on the record. Null takes it back. */
  markAttendance: procedure({
    scope: 'schools',
    relations: ['teaches', 'admin'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({ DAY_NOT_OPEN: { status: 422 }, SESSION_NOT_FOUND: { status: 422 } })
    .input(
      z.strictObject({
        courseId: CourseId,
        on: CalendarDate,
        sessionId: LiveSessionId.nullable(),
        marks: z
          .array(
            z.strictObject({
              studentId: StudentId,
              status: AttendanceStatus.nullable(),
              note: z.string().trim().max(300).nullable(),
            }),
          )
          .min(1)
          .max(2_000),
      }),
    )
    .output(z.object({ markedCount: z.number().int() })),
};
