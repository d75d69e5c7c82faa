import { z } from 'zod';
import { procedure } from './base.ts';
import { CalendarDate } from './dates.ts';
import { LatePolicy, MissingPolicy } from './grading-policies.ts';
import { AcademicYearId, GradingPeriodId, SchoolDayId, SchoolId, TermId } from './ids.ts';

const admin = procedure({
  scope: 'schools',
  relations: ['admin'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

const Name = z.string().trim().min(1).max(100);
const TermKind = z.enum(['year', 'semester', 'trimester', 'quarter', 'summer']);
const DayKind = z.enum(['holiday', 'half', 'event']);

/**
 * How a school grades, enrols and publishes. A change counts from the day it is made; what was posted stays, and the
 * official GPA is made anew by the rule for repeated courses.
 */
export const SchoolPolicy = z.strictObject({
  missing: MissingPolicy,
  late: LatePolicy,
  aiRelease: z.enum(['teacher_confirms', 'at_once']),
  defaultRelease: z.enum(['immediate', 'held']),
  enrollmentMode: z.enum(['auto', 'approval']),
  coursePublishing: z.enum(['approval', 'teacher']),
  /** The last day on which students drop courses themselves; null: the school takes them out. */
  dropUntil: CalendarDate.nullable(),
  /** Which attempts at one course content count in the official GPA. All of them stay on the record. */
  repeats: z.enum(['best', 'latest', 'average']),
});
export type SchoolPolicy = z.infer<typeof SchoolPolicy>;

const dateErrors = {
  STALE: { status: 409 },
  /** Ends before it begins, lies outside what it is part of, or overlaps another of its kind. */
  DATES_WRONG: {
    status: 422,
    data: z.object({ why: z.enum(['order', 'outside', 'overlap']), other: z.string().nullable() }),
  },
  NAME_TAKEN: { status: 409 },
} as const;

export const schoolTerms = {
  /** Years with their terms and grading periods, newest first, and the days without school. */
  calendar: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        schoolId: SchoolId,
        years: z.array(
          z.object({
            yearId: AcademicYearId,
            label: z.string(),
            startsOn: CalendarDate,
            endsOn: CalendarDate,
            version: z.number().int(),
            terms: z.array(
              z.object({
                termId: TermId,
                name: z.string(),
                kind: TermKind,
                startsOn: CalendarDate,
                endsOn: CalendarDate,
                gradesDueOn: CalendarDate.nullable(),
                version: z.number().int(),
                courseCount: z.number().int(),
                periods: z.array(
                  z.object({
                    periodId: GradingPeriodId,
                    name: z.string(),
                    startsOn: CalendarDate,
                    endsOn: CalendarDate,
                    version: z.number().int(),
                  }),
                ),
              }),
            ),
          }),
        ),
        days: z.array(z.object({ dayId: SchoolDayId, on: CalendarDate, kind: DayKind, label: z.string() })),
        can: z.object({ edit: z.boolean() }),
      }),
    ),
  /** A new one without an id. */
  saveYear: admin
    .errors(dateErrors)
    .input(
      z.strictObject({
        yearId: AcademicYearId.nullable(),
        baseVersion: z.number().int(),
        label: Name,
        startsOn: CalendarDate,
        endsOn: CalendarDate,
      }),
    )
    .output(z.object({ yearId: AcademicYearId })),
  saveTerm: admin
    .errors(dateErrors)
    .input(
      z.strictObject({
        yearId: AcademicYearId,
        termId: TermId.nullable(),
        baseVersion: z.number().int(),
        name: Name,
        kind: TermKind,
        startsOn: CalendarDate,
        endsOn: CalendarDate,
        gradesDueOn: CalendarDate.nullable(),
      }),
    )
    .output(z.object({ termId: TermId })),
  savePeriod: admin
    .errors(dateErrors)
    .input(
      z.strictObject({
        termId: TermId,
        periodId: GradingPeriodId.nullable(),
        baseVersion: z.number().int(),
        name: Name,
        startsOn: CalendarDate,
        endsOn: CalendarDate,
      }),
    )
    .output(z.object({ periodId: GradingPeriodId })),
  /** Marks days, one by one, as without school or special; a day that is marked already is changed. */
  markDays: admin
    .input(
      z.strictObject({
        from: CalendarDate,
        to: CalendarDate,
        kind: DayKind,
        label: z.string().trim().max(100),
      }),
    )
    .errors({ DATES_WRONG: dateErrors.DATES_WRONG })
    .output(z.object({ markedCount: z.number().int() })),
  unmarkDay: admin.input(z.strictObject({ dayId: SchoolDayId })).output(z.object({})),
  policy: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        policy: SchoolPolicy,
        number: z.number().int(),
        effectiveOn: CalendarDate,
        /** Null: made with the school. */
        byName: z.string().nullable(),
        can: z.object({ edit: z.boolean() }),
      }),
    ),
  /** Adds a policy that counts from today on, and makes the totals of every course anew. */
  savePolicy: admin
    .errors({ STALE: { status: 409 } })
    .input(z.strictObject({ baseNumber: z.number().int(), policy: SchoolPolicy }))
    .output(z.object({ number: z.number().int() })),
};
