import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { NcaaArea } from './areas.ts';
import { procedure } from './base.ts';
import { CalendarDate } from './dates.ts';
import { CourseId, StudentId } from './ids.ts';
import { PlanGoal, PlanGrade, PlanWishes } from './plan-wishes.ts';
import { savedPlans } from './plans-saved.ts';

export type { PlanGoal, PlanWishes } from './plan-wishes.ts';

const reads = procedure({
  scope: 'schools',
  relations: ['student', 'guardian', 'staff'],
  audiences: ['S', 'T'],
});

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const Term = z.object({
  termId: z.string(),
  name: z.string(),
  startsOn: CalendarDate,
  endsOn: CalendarDate,
  /** The school hasn't entered it: it follows the pattern of its last year. */
  isAssumed: z.boolean(),
  /** Nobody has to take courses in it: a summer. */
  isOptional: z.boolean(),
  gradeLevel: z.number().int().nullable(),
  /** What running courses take of it. */
  bookedCredits: z.number(),
});
export type PlannedTerm = z.infer<typeof Term>;

const Condition = z.union([
  z.object({ kind: z.literal('goal'), goal: PlanGoal }),
  z.object({ kind: z.enum(['most_credits', 'most_courses']), termId: z.string() }),
  z.object({ kind: z.enum(['seats', 'prerequisites']), courseId: z.string() }),
  /** The place of a wish among those that were sent, from 0. */
  z.object({ kind: z.literal('wish'), wishId: z.string() }),
  z.object({ kind: z.literal('grades') }),
]);
export type PlanCondition = z.infer<typeof Condition>;

const Reason = z.union([
  z.object({ code: z.literal('goal'), goal: PlanGoal }),
  z.object({ code: z.literal('prerequisite'), courseId: z.string() }),
  z.object({ code: z.literal('wish'), wishId: z.string() }),
]);

const Division = z.enum(['DI', 'DII']);

const Recommendation = z.union([
  z.object({
    code: z.literal('before_lock'),
    by: CalendarDate,
    units: z.number(),
    academic: z.number(),
  }),
  z.object({ code: z.literal('little_to_spare'), goal: Division, gpa: z.number(), need: z.string() }),
  z.object({ code: z.enum(['assumed_terms', 'summer']), termIds: list(z.string()) }),
  z.object({ code: z.literal('recommended_before'), courseId: z.string(), recommends: z.string() }),
]);
export type PlanRecommendation = z.infer<typeof Recommendation>;

const ShownPlan = z.object({
  variant: z.enum(['best', 'liked', 'early', 'other_courses']),
  fields: z.object({
    strategy: z.enum(['nothing_needed', 'make_up', 'steady', 'partly', 'impossible']),
    status: list(
      z.object({
        goal: Division,
        isOnTrack: z.boolean(),
        unitsNeeded: z.number(),
        unitsLeft: z.number(),
        gpa: z.number().nullable(),
      }),
    ),
    recommendations: list(Recommendation),
    /** In the order of their terms. */
    items: list(
      z.object({
        courseId: CourseId,
        title: z.string(),
        termIds: list(z.string()),
        credits: z.number(),
        grade: PlanGrade,
        priority: z.enum(['high', 'medium', 'low']),
        /** The area in which it counts as a core course; null: it doesn't. */
        core: NcaaArea.nullable(),
        reasons: list(Reason),
        /** What the course asks for that no record can answer. */
        asksAlso: list(z.string()),
      }),
    ),
  }),
});
export type ShownPlan = z.infer<typeof ShownPlan>;
export type PlanItem = ShownPlan['fields']['items'][number];

const Note = z.union([
  z.object({ code: z.enum(['no_terms', 'no_catalog', 'no_goals']) }),
  z.object({ code: z.literal('circular_prerequisites'), courseIds: list(z.string()) }),
  z.object({ code: z.literal('prerequisite_not_offered'), courseId: z.string(), asks: z.string() }),
  z.object({ code: z.literal('dates_missing'), goal: Division }),
  z.object({ code: z.literal('many_courses'), count: z.number().int() }),
]);
export type PlanNote = z.infer<typeof Note>;

const FindErrors = {
  /** Nothing is asked of the student's class. */
  NO_REQUIREMENTS: { status: 422 },
  /** A wish names a course or a term that isn't among those to choose from. */
  WISH_UNKNOWN: { status: 422, data: z.object({ place: z.number().int() }) },
  /** The request ended before a plan was found. */
  CANCELLED: { status: 409 },
  /** Too many searches wait. */
  BUSY: { status: 503 },
  /** Nothing is said about whether there is a plan. */
  TIMED_OUT: { status: 503 },
} as const;

const Found = z.object({
  /** Null: the wishes can't be had. */
  plan: ShownPlan.nullable(),
  /** Those that the plan reaches. */
  goals: list(PlanGoal),
  /** Others that reach the same goals. */
  alternatives: list(ShownPlan),
  /** One for each goal that is given up; null: not even the wishes can be had. None of its conditions can be left out. */
  conflicts: list(z.object({ goal: PlanGoal.nullable(), conditions: list(Condition) })),
  notes: list(Note),
  /** False: a better plan may have been missed. */
  isProven: z.boolean(),
  /** The time was over before conflicts or other plans were looked for. */
  isCutShort: z.boolean(),
  terms: z.array(Term),
  /** What courses are called that the answer names. */
  titles: z.record(z.string(), z.string()),
});
export type FoundPlans = z.infer<typeof Found>;

export const plans = {
  ...savedPlans,
  /** What a student's plan can be made of: terms to come, courses of high school, and goals. */
  get: reads.input(z.strictObject({ studentId: StudentId.optional() })).output(
    z.object({
      student: z.object({ studentId: StudentId, name: z.string() }),
      /** The last day of the time that is planned; null: nobody knows when school ends for the student. */
      until: CalendarDate.nullable(),
      terms: z.array(Term),
      courses: z.array(
        z.object({
          courseId: CourseId,
          title: z.string(),
          /** The terms in which it can begin. */
          termIds: z.array(z.string()),
        }),
      ),
      /** `graduation` where the school asks something of the student's class. */
      goals: z.array(PlanGoal),
    }),
  ),
  /**
   * Finds the best plan for the terms to come; nothing is kept. Searches of one person wait for each other, and one whose
   * request ends is given up. Unofficial: eligibility centers and the school decide.
   */
  find: reads.errors(FindErrors).input(PlanWishes).output(Found),
  /** The same, which tells on the way how far it is and what the best plan is so far. */
  search: reads
    .errors(FindErrors)
    .input(PlanWishes)
    .output(
      eventIterator(
        z.discriminatedUnion('kind', [
          /** Nothing is looked for yet: other searches come first. */
          z.object({ kind: z.literal('waits') }),
          z.object({
            kind: z.literal('progress'),
            stage: z.enum(['goals', 'aims', 'alternatives', 'conflicts']),
            done: z.number().int(),
            of: z.number().int(),
          }),
          /** The best plan, while conflicts and other plans are looked for. */
          z.object({ kind: z.literal('best'), found: Found }),
          z.object({ kind: z.literal('done'), found: Found }),
        ]),
      ),
    ),
};
