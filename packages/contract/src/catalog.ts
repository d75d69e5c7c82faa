import { z } from 'zod';
import { procedure } from './base.ts';
import { CourseId, EnrollmentId } from './ids.ts';

export const Subject = z.enum([
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'Technology',
]);
export type Subject = z.infer<typeof Subject>;

export const CatalogCourse = z.object({
  courseId: CourseId,
  title: z.string(),
  subject: z.string(),
  description: z.string(),
  /** 0 (kindergarten) to 12; null: any. */
  gradeLevel: z.number().int().nullable(),
  credits: z.number(),
  isNcaaApproved: z.boolean(),
  /** Null: not shown to this person, or the course has no teacher. */
  instructorName: z.string().nullable(),
  studentCount: z.number().int(),
  lessonCount: z.number().int(),
  assignmentCount: z.number().int(),
  /** Sum of the lessons' estimated minutes. */
  durationMinutes: z.number().int(),
  /** The actor's own standing in it; null: none. */
  enrollment: z.enum(['requested', 'waitlisted', 'active', 'completed']).nullable(),
  can: z.object({ enroll: z.boolean() }),
});
export type CatalogCourse = z.infer<typeof CatalogCourse>;

export const LibraryCourse = CatalogCourse.omit({
  enrollment: true,
  can: true,
  instructorName: true,
  studentCount: true,
}).extend({
  /** The school's copy; null: not adopted. */
  adoptedCourseId: CourseId.nullable(),
  can: z.object({ adopt: z.boolean() }),
});
export type LibraryCourse = z.infer<typeof LibraryCourse>;

export const catalog = {
  /** Published courses of the actor's schools, filtered; counts are over the same filter. */
  list: procedure({ scope: 'schools', relations: ['member', 'guardian'], audiences: ['S0', 'S', 'T'] })
    .input(
      z.strictObject({
        search: z.string().trim().max(100).optional(),
        subject: Subject.optional(),
        gradeLevel: z.number().int().min(0).max(12).optional(),
      }),
    )
    .output(
      z.object({
        courses: z.array(CatalogCourse),
        enrolledCount: z.number().int(),
        availableCount: z.number().int(),
      }),
    ),
  /** Enrols the actor's own student record. */
  enroll: procedure({
    scope: 'schools',
    relations: ['student'],
    conditions: ['writable'],
    audiences: ['S0', 'S'],
  })
    .errors({
      ALREADY_ENROLLED: { status: 409 },
      COURSE_FULL: { status: 409 },
    })
    .input(z.strictObject({ courseId: CourseId }))
    .output(
      z.object({
        enrollmentId: EnrollmentId,
        status: z.enum(['active', 'requested']),
        courseTitle: z.string(),
      }),
    ),
  /** Students who asked to join a course that the actor runs. */
  listRequests: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        requests: z.array(
          z.object({
            enrollmentId: EnrollmentId,
            courseId: CourseId,
            courseTitle: z.string(),
            studentName: z.string(),
            gradeLevel: z.number().int().nullable(),
            requestedAt: z.iso.datetime(),
            /** Places left; null: unlimited. */
            placesLeft: z.number().int().nullable(),
          }),
        ),
      }),
    ),
  /** Lets a student in, or declines with a reason. */
  decideRequest: procedure({
    scope: 'schools',
    relations: ['runs'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({ COURSE_FULL: { status: 409 }, NOT_REQUESTED: { status: 409 } })
    .input(
      z.strictObject({
        enrollmentId: EnrollmentId,
        isAccepted: z.boolean(),
        reason: z.string().trim().max(500).nullable(),
      }),
    )
    .output(z.object({})),
  /** The platform's library, with what the school has adopted already. */
  listLibrary: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(z.object({ courses: z.array(LibraryCourse) })),
  /** Copies a library course into the school; the adopter teaches it. */
  adopt: procedure({ scope: 'schools', relations: ['staff'], conditions: ['writable'], audiences: ['T'] })
    .errors({ ALREADY_ADOPTED: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId }))
    .output(z.object({ courseId: CourseId })),
};
