import { MOST_STEPS } from '@fieldhouse/domain/grading/grading-scale.ts';
import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate, Instant } from './dates.ts';
import { CourseId, GradingScaleId, SchoolId } from './ids.ts';

const GradeStep = z.strictObject({
  letter: z
    .string()
    .trim()
    .regex(/^[A-Za-z][A-Za-z0-9]{0,2}[+-]?$/),
  /** The lowest percent that earns it. */
  fromPercent: z.number().min(0).max(100).multipleOf(0.01),
  /** What transcripts print beside it. */
  points: z.number().min(0).max(6).multipleOf(0.001),
  /** A course that ends with it earns its credit. */
  isPassing: z.boolean(),
});

/** The highest first; the last one is from zero on. */
export const GradeSteps = z.array(GradeStep).min(1).max(MOST_STEPS);
export type GradeSteps = z.infer<typeof GradeSteps>;

/** A scale that grades of an answer are lettered by. */
export const UsedScale = z.object({
  /** Null: the platform's standard scale. */
  scaleId: GradingScaleId.nullable(),
  steps: GradeSteps,
});
export type UsedScale = z.infer<typeof UsedScale>;

const OutsideSchool = z.string().trim().min(1).max(200).nullable();

const Entered = z.object({ reason: z.string(), byName: z.string().nullable(), at: Instant });

const registrar = procedure({
  scope: 'schools',
  relations: ['staff'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

export const gradingScales = {
  /** The school's grading scales, and those of schools that students come from, each with the days on which it holds. */
  scales: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        schoolId: SchoolId,
        today: CalendarDate,
        /** Grows with each entry. 0: there is none. */
        number: z.number().int(),
        /** In the order of time, this school's first. */
        periods: z.array(
          UsedScale.extend({
            /** Null: this school. */
            outsideSchool: OutsideSchool,
            /** Null: since the school began. */
            fromOn: CalendarDate.nullable(),
            /** Null: until another one is entered. */
            toOn: CalendarDate.nullable(),
            isInForce: z.boolean(),
            /** Final grades that were lettered by it. */
            postedCount: z.number().int(),
            /** Null: it is the standard scale. */
            entered: Entered.nullable(),
          }),
        ),
        /** What was replaced or taken back, the latest first. */
        replaced: z.array(
          z.object({
            scaleId: GradingScaleId,
            outsideSchool: OutsideSchool,
            fromOn: CalendarDate.nullable(),
            /** Null: it took back another one. */
            steps: GradeSteps.nullable(),
            postedCount: z.number().int(),
            entered: Entered,
          }),
        ),
        /** Schools on records that scales may be entered for. */
        outsideSchools: z.array(z.string()),
        can: z.object({ keep: z.boolean() }),
      }),
    ),
  /** Which letters of running courses a scale would change, were it entered. Posted grades keep theirs. */
  previewScale: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(
      z.strictObject({
        effectiveOn: CalendarDate.nullable(),
        /** Null: what was entered for that day is taken back. */
        steps: GradeSteps.nullable(),
      }),
    )
    .output(
      z.object({
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            moves: z.array(z.object({ from: z.string(), to: z.string(), count: z.number().int() })),
          }),
        ),
        /** Running courses with grades whose last day falls under it. */
        courseCount: z.number().int(),
      }),
    ),
  /** Enters a scale from a day on, replaces the one of that day, or takes it back. Posted grades keep their letters. */
  saveScale: registrar
    .errors({
      STALE: { status: 409 },
      SCALE_WRONG: {
        status: 422,
        data: z.object({
          why: z.enum([
            'too_few',
            'too_many',
            'letter_twice',
            'percent_twice',
            'no_zero',
            'points_rise',
            'passing_gap',
            'none_passes',
            'all_pass',
          ]),
        }),
      },
      /** There is no scale for that day. */
      NOTHING_TO_TAKE_BACK: { status: 409 },
    })
    .input(
      z.strictObject({
        schoolId: SchoolId,
        baseNumber: z.number().int(),
        outsideSchool: OutsideSchool,
        effectiveOn: CalendarDate.nullable(),
        steps: GradeSteps.nullable(),
        reason: z.string().trim().min(1).max(500),
      }),
    )
    .output(z.object({ number: z.number().int() })),
};
