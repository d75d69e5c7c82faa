import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { CourseId, UserId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';
import { SignUpRole } from './people.ts';

/** Shown as primary teacher, co-teacher and grader. A course with teachers has exactly one owner. */
export const CourseTeacherRole = z.enum(['owner', 'teacher', 'grader']);
export type CourseTeacherRole = z.infer<typeof CourseTeacherRole>;
const HelperRole = z.enum(['teacher', 'grader']);

const Reason = z.string().trim().min(1).max(REASON_MAX_CHARACTERS);

const reader = procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] });
const changer = procedure({
  scope: 'schools',
  relations: ['teaches', 'admin'],
  conditions: ['writable'],
  audiences: ['T'],
});
const teacherErrors = {
  /** Not a teacher or admin of the school now. */
  NOT_A_TEACHER: { status: 422 },
  NOT_TEACHING: { status: 409 },
} as const;

/** Who teaches a course. Its owner adds and removes the others; admins do all, and hand the course over. */
export const catalogTeachers = {
  listTeachers: reader.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      /** The primary teacher first, then by name. */
      teachers: z.array(
        z.object({
          userId: UserId,
          name: z.string(),
          role: CourseTeacherRole,
          since: Instant,
          /** The school suspended them: nobody reaches the course as this teacher. */
          isSuspended: z.boolean(),
          can: z.object({ change: z.boolean() }),
        }),
      ),
      can: z.object({ add: z.boolean(), handOver: z.boolean() }),
    }),
  ),
  /** Who became, changed or left as a teacher, when, by whom and why; the last 100. For those who name teachers. */
  teacherHistory: reader.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      events: z.array(
        z.object({
          at: Instant,
          action: z.enum(['added', 'changed', 'ended']),
          /** Null: no longer at the school. */
          name: z.string().nullable(),
          /** What they are from then on; null: no longer a teacher of the course. */
          role: CourseTeacherRole.nullable(),
          reason: z.string().nullable(),
          byName: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** Teachers and admins of the school who don't teach the course, by name; the first twenty. */
  listTeacherCandidates: reader
    .input(z.strictObject({ courseId: CourseId, search: z.string().trim().max(100) }))
    .output(z.object({ people: z.array(z.object({ userId: UserId, name: z.string(), role: SignUpRole })) })),
  addTeacher: changer
    .errors({
      ...teacherErrors,
      ALREADY_TEACHING: { status: 409 },
      /** The course has no primary teacher; one is named first. */
      NO_OWNER: { status: 409 },
    })
    .input(z.strictObject({ courseId: CourseId, userId: UserId, role: HelperRole }))
    .output(z.object({})),
  /** Makes a co-teacher a grader, or the other way round. */
  setTeacherRole: changer
    .errors({ ...teacherErrors, IS_OWNER: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId, userId: UserId, role: HelperRole }))
    .output(z.object({})),
  /** Takes somebody off the course. What they did there is kept; the primary teacher hands over instead. */
  endTeacher: changer
    .errors({ ...teacherErrors, IS_OWNER: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId, userId: UserId, reason: Reason }))
    .output(z.object({})),
  /**
   * Makes somebody the primary teacher: planned live classes of the one before are theirs from now on. Also names the
   * first one of a course that has none.
   */
  handOver: changer
    .errors({ ...teacherErrors, ALREADY_OWNER: { status: 409 } })
    .input(
      z.strictObject({
        courseId: CourseId,
        userId: UserId,
        /** What the one before is from now on; null: no longer a teacher of the course. */
        keepAs: HelperRole.nullable(),
        reason: Reason,
      }),
    )
    .output(z.object({})),
};
