import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { EvaluatedRecord } from './eligibility-ledger.ts';
import { CourseId, EnrollmentId, PlanId, StudentId } from './ids.ts';
import { PLAN_ITEMS_MAX } from './limits.ts';
import { PlanGoal, PlanGrade, PlanWishes, SavedWishes, TermKey } from './plan-wishes.ts';

const reads = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});
const writes = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  conditions: ['writable', 'version'],
  audiences: ['S', 'T'],
});
const decides = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();
const Words = z.string().trim().min(1).max(1000);

/** How far an item of an approved plan is. */
export const PlanItemState = z.enum([
  /** No place has been asked for yet: the school hasn't entered its term, or nobody has tried since it did. */
  'planned',
  'requested',
  'waitlisted',
  'enrolled',
  'completed',
  /** The school said no. */
  'declined',
  /** The student left the course. */
  'left',
  /** No place could be asked for: what the course asks for first isn't on the record. */
  'prerequisites',
  /** No place could be asked for: the course isn't in the catalog any more. */
  'not_offered',
  /** No place could be asked for: the course has a posted grade, and taking it again needs a reason. */
  'repeat',
]);
export type PlanItemState = z.infer<typeof PlanItemState>;

const SavedItem = z.object({
  courseId: CourseId,
  title: z.string(),
  credits: z.number(),
  grade: PlanGrade,
  /** The terms by the keys that they have now; those that are over by the ones that they had. */
  termIds: z.array(z.string()),
  termNames: z.array(z.string()),
  startsOn: CalendarDate,
  endsOn: CalendarDate,
  state: PlanItemState,
  /** What the course asks for first, where that is missing. */
  missing: z.array(z.string()),
  /** Null: no place was asked for. */
  askedAt: Instant.nullable(),
});

const Deed = z.object({
  at: Instant,
  /** Null: a former member. */
  byName: z.string().nullable(),
  /** Null: nothing was said. */
  words: z.string().nullable(),
});

export const SavedPlan = z.object({
  planId: PlanId,
  /** Counts a student's versions from 1. */
  number: z.number().int(),
  state: z.enum(['draft', 'proposed', 'approved', 'returned', 'replaced']),
  wishes: SavedWishes,
  /** In the order of their terms. */
  items: z.array(SavedItem),
  saved: Deed,
  proposed: Deed.nullable(),
  /** Approved or returned. */
  decided: Deed.nullable(),
  version: z.number().int(),
  can: z.object({
    propose: z.boolean(),
    decide: z.boolean(),
    /** Places can be asked for that weren't yet, or that were refused. */
    request: z.boolean(),
  }),
});
export type SavedPlan = z.infer<typeof SavedPlan>;

/** What a plan is judged with, as the planner of the domain takes it. */
const Board = z.object({
  asOf: CalendarDate,
  record: EvaluatedRecord,
  credits: z.array(
    z.object({
      lineId: z.string(),
      title: z.string(),
      subject: z.string().nullable(),
      credits: z.number(),
      isInProgress: z.boolean(),
      contentKey: z.string().nullable(),
      part: z.object({ number: z.number(), of: z.number() }).nullable(),
    }),
  ),
  standings: z.record(
    z.string(),
    z.object({
      isCompleted: z.boolean(),
      bestRatio: z.number().nullable(),
      isTaking: z.boolean(),
      endsOn: CalendarDate.nullable(),
    }),
  ),
  terms: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['year', 'semester', 'trimester', 'quarter', 'summer']).optional(),
      startsOn: CalendarDate,
      endsOn: CalendarDate,
      isAssumed: z.boolean(),
      isOptional: z.boolean(),
      mostCredits: z.number().nullable(),
      mostCourses: z.number().nullable(),
      bookedCredits: z.number(),
      bookedCourses: z.number(),
      gradeLevel: z.number().nullable(),
    }),
  ),
  courses: z.array(
    z.object({
      id: CourseId,
      title: z.string(),
      subject: z.string().nullable(),
      gradeLevel: z.number().nullable(),
      level: z.enum(['general', 'honors', 'ap', 'ib', 'dual']),
      credits: z.number(),
      row: z.object({
        schoolId: z.string(),
        area: NcaaArea.nullable(),
        listing: z.object({
          state: z.enum(['listed', 'platform', 'unlisted']),
          endedMidway: z.boolean().optional(),
          nearTitle: z.string().nullable().optional(),
        }),
        units: z.union([z.number(), z.string()]),
        isLab: z.boolean(),
        weight: z.number(),
        isCollege: z.boolean(),
        isTranscripted: z.boolean(),
      }),
      contentKey: z.string().nullable(),
      part: z.object({ number: z.number(), of: z.number() }).nullable(),
      offerings: z.array(z.object({ termIds: z.array(z.string()), seatsLeft: z.number().nullable() })),
      prerequisites: z.array(
        z.object({
          kind: z.enum(['required', 'recommended', 'corequisite']),
          requiresCourseId: z.string().nullable(),
          minRatio: z.number().nullable(),
          text: z.string().nullable(),
        }),
      ),
      grade: PlanGrade,
    }),
  ),
  /** Those that were asked for; rules of the bodies are the reader's own, by `asOf`. */
  goals: z.array(PlanGoal),
  /** What the school asks for its diploma; null: it isn't asked for. */
  graduation: z
    .object({
      requirements: z.array(
        z.object({
          label: z.string(),
          credits: z.number(),
          subjects: z.array(z.string()),
          titles: z.array(z.string()),
        }),
      ),
      totalCredits: z.number(),
    })
    .nullable(),
  gradeRatios: z.object({ A: z.number(), B: z.number(), C: z.number(), D: z.number(), F: z.number() }),
});
export type PlanBoard = z.infer<typeof Board>;

export const savedPlans = {
  /** The versions of a student's plan, the latest first, with how far each course of the approved one is. */
  saved: reads.input(z.strictObject({ studentId: StudentId })).output(
    z.object({
      plans: z.array(SavedPlan),
      /** The latest are given; there are others. */
      hasMore: z.boolean(),
      /** Who looks after the student; empty: every counselor of the school does. */
      counselors: z.array(z.string()),
      /** Of the student, by course: what is asked for and not decided. */
      asked: z.array(
        z.object({ courseId: CourseId, title: z.string(), state: z.enum(['requested', 'waitlisted']) }),
      ),
      can: z.object({ save: z.boolean() }),
    }),
  ),
  /** What a plan is judged with, so that a page can judge it after each change. */
  board: reads
    .errors({
      /** Nothing is asked of the student's class. */
      NO_REQUIREMENTS: { status: 422 },
    })
    .input(PlanWishes)
    .output(z.object({ board: Board, titles: z.record(z.string(), z.string()) })),
  /** Saves the draft of a student's plan, or begins one. What was proposed stays as it is. */
  save: writes
    .errors({
      /** Somebody saved the draft meanwhile, or there is one already. */
      STALE: { status: 409 },
      /** A course isn't one of the school's. */
      COURSE_UNKNOWN: { status: 422, data: z.object({ place: z.number().int() }) },
      /** A term isn't among those to come, nor was the course saved with it. */
      TERM_UNKNOWN: { status: 422, data: z.object({ place: z.number().int() }) },
    })
    .input(
      z.strictObject({
        studentId: StudentId,
        /** The draft; null: a new one. */
        planId: PlanId.nullable(),
        /** Of the draft; 0: a new one. */
        version: z.number().int().min(0),
        /** Made by the browser for a new draft: sent twice it is made once. */
        planKey: z.uuid(),
        wishes: SavedWishes,
        items: z
          .array(
            z.strictObject({
              courseId: CourseId,
              termIds: z
                .array(TermKey)
                .min(1)
                .max(8)
                .refine((ids) => new Set(ids).size === ids.length, { error: 'Each term once' }),
              grade: PlanGrade,
            }),
          )
          .max(PLAN_ITEMS_MAX)
          .refine((items) => new Set(items.map(({ courseId }) => courseId)).size === items.length, {
            error: 'Each course once',
          }),
      }),
    )
    .output(
      z.object({ planId: PlanId, number: z.number().int(), version: z.number().int(), savedAt: Instant }),
    ),
  /** Gives the draft to those who counsel the student. */
  propose: writes
    .errors({
      STALE: { status: 409 },
      /** Only a draft is proposed. */
      NO_DRAFT: { status: 409 },
      EMPTY: { status: 422 },
    })
    .input(
      z.strictObject({
        planId: PlanId,
        version: z.number().int().min(1),
        /** To those who counsel. */
        note: Words.nullable(),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  /** Approves a plan; places in its courses are asked for at once, for the terms that the school has entered. */
  approve: decides
    .errors({
      STALE: { status: 409 },
      /** It was decided, or replaced, meanwhile. */
      NOT_PROPOSED: { status: 409 },
      /** The student has left the school. */
      LEFT: { status: 409 },
    })
    .input(z.strictObject({ planId: PlanId, version: z.number().int().min(1), reason: Words.nullable() }))
    .output(z.object({ version: z.number().int(), asked: z.number().int(), refused: z.number().int() })),
  /** Gives a plan back with what is to be changed. */
  sendBack: decides
    .errors({ STALE: { status: 409 }, NOT_PROPOSED: { status: 409 } })
    .input(z.strictObject({ planId: PlanId, version: z.number().int().min(1), reason: Words }))
    .output(z.object({ version: z.number().int() })),
  /** Asks for the places of an approved plan that weren't asked for, or that were refused. */
  request: procedure({
    scope: 'schools',
    relations: ['student', 'guardian', 'staff'],
    conditions: ['writable'],
    audiences: ['S', 'T'],
  })
    .errors({
      /** Only of an approved plan. */
      NOT_APPROVED: { status: 409 },
      /** The student has left the school. */
      LEFT: { status: 409 },
    })
    .input(z.strictObject({ planId: PlanId }))
    .output(
      z.object({
        items: list(
          z.object({ enrollmentId: EnrollmentId.nullable(), courseId: CourseId, state: PlanItemState }),
        ),
        asked: z.number().int(),
        refused: z.number().int(),
      }),
    ),
};
