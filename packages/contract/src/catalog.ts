import { z } from 'zod';
import { EMAIL_UNCONFIRMED } from './account-parts.ts';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { catalogPeople } from './catalog-people.ts';
import { catalogPrerequisites, MissingPrerequisites, OwnPrerequisite } from './catalog-prerequisites.ts';
import { catalogTeachers } from './catalog-teachers.ts';
import { courseLook } from './course-look.ts';
import { CalendarDate, Instant } from './dates.ts';
import { GuardAsk, worsens } from './eligibility-guard.ts';
import { CourseId, EnrollmentId, UserId } from './ids.ts';
import { REASON_MAX_CHARACTERS } from './limits.ts';
import { SignUpRole } from './people.ts';

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
  ...courseLook,
  /** 0 (kindergarten) to 12; null: any. */
  gradeLevel: z.number().int().nullable(),
  credits: z.number(),
  level: z.enum(['general', 'honors', 'ap', 'ib', 'dual']),
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
  /** Places that nobody has or has asked for; null: unlimited. */
  placesLeft: z.number().int().nullable(),
  /** The actor's own place on the waiting list, from 1; null: not on it. */
  waitlistPosition: z.number().int().nullable(),
  /** What it asks for, with the actor's own standing. */
  prerequisites: z.array(OwnPrerequisite),
  /** The last day on which the actor drops it themselves; null: they aren't in it, or the school sets none. */
  dropUntil: CalendarDate.nullable(),
  can: z.object({
    /** False, too, while something is missing that the course asks for. */
    enroll: z.boolean(),
    /** Take back a request, or leave the waiting list. */
    cancel: z.boolean(),
    /** Leave it without asking anybody. */
    drop: z.boolean(),
    /** Read what is in it, and not only about it. */
    open: z.boolean(),
  }),
});
export type CatalogCourse = z.infer<typeof CatalogCourse>;

export const LibraryCourse = CatalogCourse.omit({
  enrollment: true,
  can: true,
  instructorName: true,
  // The library has no pictures: a file belongs to a school.
  image: true,
  studentCount: true,
  level: true,
  placesLeft: true,
  waitlistPosition: true,
  prerequisites: true,
  dropUntil: true,
}).extend({
  /** The school's copy; null: not adopted. */
  adoptedCourseId: CourseId.nullable(),
  can: z.object({ adopt: z.boolean() }),
});
export type LibraryCourse = z.infer<typeof LibraryCourse>;

/** Everything about a course that somebody may know who isn't in it. */
export const CourseOverview = CatalogCourse.extend({
  /** The NCAA area its authors claim; null: none. */
  ncaaArea: NcaaArea.nullable(),
  /** Null: unlimited. */
  capacity: z.number().int().nullable(),
  waitlistLength: z.number().int(),
  /** Each enrollment waits for the school's decision. */
  needsDecision: z.boolean(),
  modules: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(z.object({ title: z.string(), estimatedMinutes: z.number().int().nullable() })),
    }),
  ),
  /** The actor enrolls themselves here; else nobody's standing is told. */
  isStudent: z.boolean(),
  /** When the actor asked, or joined the list; null: neither. */
  requestedAt: Instant.nullable(),
});
export type CourseOverview = z.infer<typeof CourseOverview>;

const FilterCount = z.object({ count: z.number().int() });

const reader = procedure({
  scope: 'schools',
  relations: ['member', 'guardian'],
  audiences: ['S0', 'S', 'T'],
});
const ownStudent = procedure({
  scope: 'schools',
  relations: ['student'],
  conditions: ['writable'],
  audiences: ['S0', 'S'],
});

export const catalog = {
  ...catalogPeople,
  ...catalogPrerequisites,
  ...catalogTeachers,
  /**
   * Published courses of the actor's schools, filtered; the totals are over the same filter. Those of subjects and grades
   * are over all filters but their own. A course of any grade is one of each.
   */
  list: reader
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
        subjects: z.array(FilterCount.extend({ subject: z.string() })),
        /** How many match whatever their subject is. */
        anySubjectCount: z.number().int(),
        grades: z.array(FilterCount.extend({ gradeLevel: z.number().int() })),
        anyGradeCount: z.number().int(),
      }),
    ),
  /** A published course, for whoever finds it in the catalog. */
  get: reader.input(z.strictObject({ courseId: CourseId })).output(CourseOverview),
  /**
   * Enrolls the actor's own student record, which is made where the school hasn't made it yet. Where the course is full,
   * this joins the end of its waiting list. Taking a course again whose grade is posted needs a reason.
   */
  enroll: ownStudent
    .errors({
      ALREADY_ENROLLED: { status: 409 },
      PREREQUISITES_MISSING: { status: 422, data: MissingPrerequisites },
      /** An earlier attempt at this course, or at a copy of it, is posted. */
      REASON_NEEDED: { status: 422 },
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        reason: z.string().trim().min(1).max(REASON_MAX_CHARACTERS).optional(),
      }),
    )
    .output(
      z.object({
        enrollmentId: EnrollmentId,
        status: z.enum(['active', 'requested', 'waitlisted']),
        waitlistPosition: z.number().int().nullable(),
        courseTitle: z.string(),
        isProfileCreated: z.boolean(),
      }),
    ),
  /** Takes back one's own request, or leaves the waiting list; the place goes to the next one. */
  cancelRequest: ownStudent
    .errors({ NOT_REQUESTED: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId }))
    .output(z.object({ courseTitle: z.string() })),
  /**
   * Takes back an enrollment that the actor made within the last minutes and did no work in; the place goes to the next
   * one.
   */
  undoEnroll: ownStudent
    .errors({
      NOT_ENROLLED: { status: 409 },
      /** The minutes are over, work was handed in, or somebody else put the student in. */
      TOO_LATE: { status: 409 },
    })
    .input(z.strictObject({ courseId: CourseId }))
    .output(z.object({ courseTitle: z.string() })),
  /** Leaves a course up to the day that the school sets. Work is kept; the place goes to the next one. */
  drop: ownStudent
    .errors({
      NOT_ENROLLED: { status: 409 },
      /** Null: the school sets no day, and takes students out itself. */
      DROP_CLOSED: { status: 409, data: z.object({ until: CalendarDate.nullable() }) },
      ...worsens,
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        reason: z.string().trim().max(REASON_MAX_CHARACTERS).optional(),
        guard: GuardAsk.optional(),
      }),
    )
    .output(z.object({ courseTitle: z.string() })),
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
    .output(
      z.object({
        courses: z.array(LibraryCourse),
        /** Whom the actor may name as the teacher of a copy, themselves among them; empty: they teach it themselves. */
        teachers: z.array(z.object({ userId: UserId, name: z.string(), role: SignUpRole })).max(500),
      }),
    ),
  /** Copies a library course into the school. The adopter teaches it, unless an admin names somebody else. */
  adopt: procedure({ scope: 'schools', relations: ['staff'], conditions: ['writable'], audiences: ['T'] })
    .errors({ ...EMAIL_UNCONFIRMED, ALREADY_ADOPTED: { status: 409 }, NOT_A_TEACHER: { status: 422 } })
    .input(z.strictObject({ courseId: CourseId, teacherUserId: UserId.optional() }))
    .output(z.object({ courseId: CourseId })),
};
