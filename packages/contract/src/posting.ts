import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { GuardAsk, worsens } from './eligibility-guard.ts';
import { UsedScale } from './grading-scales.ts';
import { CourseId, EnrollmentId, GradingScaleId, StudentId } from './ids.ts';

/** Which of the two totals becomes the final grade. */
export const PostingBasis = z.enum(['so_far', 'if_nothing_else']);

const Result = z.enum(['graded', 'incomplete', 'withdrawn']);

/** The days between which an incomplete may be due, both included. */
const DueDays = z.object({ earliestOn: CalendarDate, latestOn: CalendarDate });

/** One attempt at the course, with what would be posted for it. */
const Line = z.object({
  studentId: StudentId,
  enrollmentId: EnrollmentId,
  name: z.string(),
  status: z.enum(['requested', 'waitlisted', 'active', 'completed', 'dropped', 'withdrawn', 'declined']),
  /** Which of the student's attempts at the course it is, from 1. */
  attemptNumber: z.number().int(),
  /** What was posted stands, and nothing changes until it is reopened. */
  isLocked: z.boolean(),
  /** Joined after the course was posted: may be posted later. */
  mayWait: z.boolean(),
  /** The scale that letters what is posted, among `scales`: the one that an earlier posting had, else that of the last day. */
  scaleId: GradingScaleId.nullable(),
  soFarRatio: z.number().nullable(),
  ifNothingElseRatio: z.number().nullable(),
  gradedCount: z.number().int(),
  publishedCount: z.number().int(),
  missingCount: z.number().int(),
  needsGradingCount: z.number().int(),
  heldCount: z.number().int(),
  /** Published work that isn't due yet for the student. */
  notDueCount: z.number().int(),
  /** What was posted last; null: nothing. */
  posted: z
    .object({
      result: Result,
      ratio: z.number().nullable(),
      letter: z.string().nullable(),
      postedAt: Instant,
      byName: z.string().nullable(),
      overrideReason: z.string().nullable(),
      /** The day by which an incomplete is to be made up; null: it is none, or nobody said. */
      dueOn: CalendarDate.nullable(),
    })
    .nullable(),
  /** By when it may have to be made up, by the term of the attempt. */
  incompleteDue: DueDays,
  can: z.object({ setDue: z.boolean() }),
});

export const posting = {
  /** Whose grades are to be posted or were, with what would be posted and what stands in the way. */
  reviewPosting: procedure({ scope: 'schools', relations: ['runs', 'admin'], audiences: ['T'] })
    .input(z.strictObject({ courseId: CourseId }))
    .output(
      z.object({
        courseId: CourseId,
        title: z.string(),
        credits: z.number(),
        isNcaaApproved: z.boolean(),
        window: z.object({
          state: z.enum(['open', 'locked', 'reopened']),
          byName: z.string().nullable(),
          at: Instant.nullable(),
          reason: z.string().nullable(),
          /** Whose grades it was opened again for; null: the whole course. */
          enrollmentIds: z.array(EnrollmentId).nullable(),
          /** Why, for each of those in their order; null: `reason` is everybody's. */
          reasons: z.array(z.string()).nullable(),
        }),
        /** Last day of the course's term while that is still to come or is today; null: it is over, or there is none. */
        termEndsOn: z.string().nullable(),
        /** Last day for final grades of the course's term; null: none is set. */
        gradesDueOn: z.string().nullable(),
        scales: z.array(UsedScale),
        students: z.array(Line),
        /** Posted attempts that are over: earlier ones, and those that were left. They are corrected by name. */
        others: z.array(Line),
        /** The person themselves or their own child is among them: somebody else posts the course. */
        isTooClose: z.boolean(),
        can: z.object({ post: z.boolean(), reopen: z.boolean() }),
      }),
    ),
  /**
   * Posts final grades and locks them: enrolments are completed, GPA, credits and core courses move, all in one
   * transaction. After the first time those have lines whose grades were reopened, and those who joined since where they
   * are to be posted now. Who isn't named stays as posted.
   */
  post: procedure({
    scope: 'schools',
    relations: ['runs', 'admin'],
    conditions: ['writable', 'version'],
    audiences: ['T'],
  })
    .errors({
      ALREADY_POSTED: { status: 409 },
      /** A total has changed since it was reviewed: whose. */
      STALE: { status: 409, data: z.object({ studentIds: z.array(StudentId) }) },
      /** Somebody to be posted has no line, or there is a line for nobody. */
      INCOMPLETE_LIST: { status: 422 },
      /** Graded, and there is no figure to post. */
      NO_GRADE: { status: 422, data: z.object({ studentIds: z.array(StudentId) }) },
      /** Work waits for a grade, and nobody has said that this is known; how many submissions it is now. */
      ACKNOWLEDGE_NEEDED: { status: 409, data: z.object({ needsGradingCount: z.number().int() }) },
      /** These results are posted and weren't reopened, and the lines would change them: whose. */
      NOT_REOPENED: { status: 409, data: z.object({ studentIds: z.array(StudentId) }) },
      /** An incomplete has no day by which it is to be made up, or none that its term allows: whose. */
      DUE_DAY: { status: 422, data: z.object({ studentIds: z.array(StudentId) }) },
      ...worsens,
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        basis: PostingBasis,
        /** What is posted all the same: submissions that wait for a grade, as many as there are. */
        acknowledged: z.strictObject({ needsGradingCount: z.number().int().min(0) }).optional(),
        guard: GuardAsk.optional(),
        lines: z
          .array(
            z.strictObject({
              enrollmentId: EnrollmentId,
              result: Result,
              /** The total as it was reviewed; null: there is none. */
              reviewedRatio: z.number().nullable(),
              /** Another figure than the gradebook's, in percent, with its reason; null: the gradebook's. */
              override: z
                .strictObject({
                  percent: z.number().min(0).max(200).multipleOf(0.01),
                  reason: z.string().trim().min(1).max(500),
                })
                .nullable(),
              /** By when an incomplete is to be made up. Left out: as posted before, which an incomplete then needs. */
              dueOn: CalendarDate.optional(),
            }),
          )
          .min(1)
          .max(5_000),
      }),
    )
    .output(z.object({ postedCount: z.number().int() })),
  /**
   * Opens posted grades again, with a reason that stays on the record of whom it concerns: those named, else everybody
   * whose result changes. While some are open, more can be opened; each keeps its reason. Grades of those who aren't named
   * stay locked. What was posted counts until it is posted anew.
   */
  reopen: procedure({
    scope: 'schools',
    relations: ['admin'],
    conditions: ['writable', 'mfa'],
    audiences: ['T'],
  })
    .errors({
      /** Nothing was posted, or all of it is open already. */
      NOT_POSTED: { status: 409 },
      /** Somebody named has no posted result in this course. */
      NOT_ENROLLED: { status: 422 },
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        reason: z.string().trim().min(1).max(500),
        /** Whose grades it is about, earlier attempts and those that were left included; left out: the whole course. */
        enrollmentIds: z.array(EnrollmentId).min(1).max(5_000).optional(),
      }),
    )
    .output(z.object({})),
  /** Incompletes in the courses that the actor runs, those that are due first; without a day last. */
  incompletes: procedure({ scope: 'schools', relations: ['runs', 'admin'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        incompletes: z.array(
          z.object({
            courseId: CourseId,
            courseTitle: z.string(),
            enrollmentId: EnrollmentId,
            studentId: StudentId,
            studentName: z.string(),
            /** Null: posted before a day was asked for. */
            dueOn: CalendarDate.nullable(),
            isOverdue: z.boolean(),
            postedAt: Instant,
            due: DueDays,
            can: z.object({ setDue: z.boolean() }),
          }),
        ),
        /** More than the list holds. */
        hasMore: z.boolean(),
      }),
    ),
  /**
   * Another day by which an incomplete is to be made up. What was posted stays in the history; the result doesn't change,
   * so that nothing has to be reopened.
   */
  setIncompleteDue: procedure({
    scope: 'schools',
    relations: ['runs', 'admin'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({
      /** The result isn't an incomplete, or not any more. */
      NOT_INCOMPLETE: { status: 409 },
      DUE_DAY: { status: 422, data: DueDays },
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        enrollmentId: EnrollmentId,
        dueOn: CalendarDate,
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({})),
};
