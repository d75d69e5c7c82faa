import { z } from 'zod';
import { procedure } from './base.ts';
import { MissingPrerequisites } from './catalog-prerequisites.ts';
import { Instant } from './dates.ts';
import { GuardAsk, worsens } from './eligibility-guard.ts';
import { CourseId, EnrollmentId, StudentId } from './ids.ts';

const reader = procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] });
const decider = procedure({
  scope: 'schools',
  relations: ['runs'],
  conditions: ['writable'],
  audiences: ['T'],
});

const Reason = z.string().trim().min(1).max(500);

/** Students of a course, as those see them who teach it. */
export const catalogPeople = {
  roster: reader.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      /** By name; who waits, in the order of the list. */
      students: z.array(
        z.object({
          enrollmentId: EnrollmentId,
          studentId: StudentId,
          name: z.string(),
          gradeLevel: z.number().int().nullable(),
          status: z.enum(['active', 'requested', 'waitlisted']),
          /** Since when it is so. */
          since: Instant,
          /** From 1; null: not on the waiting list. */
          waitlistPosition: z.number().int().nullable(),
          /** False for one's own child, too, of whose place a colleague decides. */
          can: z.object({ withdraw: z.boolean() }),
        }),
      ),
      /** Null: unlimited. */
      capacity: z.number().int().nullable(),
      placesLeft: z.number().int().nullable(),
      can: z.object({ enroll: z.boolean(), withdraw: z.boolean() }),
    }),
  ),
  /** Students of the school who aren't in the course, by name; the first twenty. */
  listCandidates: reader
    .input(z.strictObject({ courseId: CourseId, search: z.string().trim().max(100) }))
    .output(
      z.object({
        students: z.array(
          z.object({ studentId: StudentId, name: z.string(), gradeLevel: z.number().int().nullable() }),
        ),
      }),
    ),
  /** Puts a student into the course at once, whatever they asked for. A reason stands in for what is missing, and says why a posted course is taken again. */
  enrollFor: decider
    .errors({
      ALREADY_ENROLLED: { status: 409 },
      COURSE_FULL: { status: 409 },
      /** An earlier attempt at this course, or at a copy of it, is posted. */
      REASON_NEEDED: { status: 422 },
      PREREQUISITES_MISSING: { status: 422, data: MissingPrerequisites },
    })
    .input(z.strictObject({ courseId: CourseId, studentId: StudentId, reason: Reason.nullable() }))
    .output(z.object({ enrollmentId: EnrollmentId })),
  /** Takes a student out of the course, or off its waiting list. Their work and grades are kept. */
  withdraw: decider
    .errors({ NOT_ENROLLED: { status: 409 }, ...worsens })
    .input(z.strictObject({ enrollmentId: EnrollmentId, reason: Reason, guard: GuardAsk.optional() }))
    .output(z.object({})),
};
