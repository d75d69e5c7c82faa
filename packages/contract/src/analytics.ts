import { z } from 'zod';
import { analyticsStaff } from './analytics-staff.ts';
import { procedure } from './base.ts';
import { CalendarDate } from './dates.ts';
import { CoreProgress } from './home.ts';
import { CourseId, StudentId } from './ids.ts';

/** How far back: this week, this calendar month, the school's term, its academic year. */
export const AnalyticsRange = z.enum(['week', 'month', 'semester', 'year']);
export type AnalyticsRange = z.infer<typeof AnalyticsRange>;

const readers = procedure({ scope: 'schools', relations: ['student', 'guardian'], audiences: ['S0', 'S'] });

const CoursePerformance = z.object({
  courseId: CourseId,
  title: z.string(),
  subject: z.string(),
  isNcaaApproved: z.boolean(),
  /** Completed: posted as completed, or every assignment is graded. */
  status: z.enum(['active', 'completed']),
  /** Share of one of released work, or the final grade where there is none; null: neither. */
  ratio: z.number().nullable(),
  /** The ratio is the posted final grade. */
  isFinal: z.boolean(),
  gradedCount: z.number().int(),
  assignmentCount: z.number().int(),
  /** Graded assignments over all; null: the course has none. */
  completion: z.number().nullable(),
  /** Minutes of study in the range; null: none were recorded. */
  minutes: z.number().int().nullable(),
  /** Share of one over the work whose grade was released in the range; null: none was. */
  rangeRatio: z.number().nullable(),
  rangeGradedCount: z.number().int(),
});

/** Minutes are null where none were recorded. */
const Activity = {
  minutes: z.number().int().nullable(),
  submissions: z.number().int(),
};

export const analytics = {
  ...analyticsStaff,
  /** One student's progress over a range of days, from released grades only. */
  mine: readers
    .input(
      z.strictObject({
        studentId: StudentId.optional(),
        range: AnalyticsRange,
        /** Any day of the week whose days are shown; without one, this week. */
        weekOf: CalendarDate.optional(),
      }),
    )
    .output(
      z.object({
        studentId: StudentId,
        /** Everyone whose progress the actor may read here, by name. */
        students: z.array(z.object({ studentId: StudentId, name: z.string(), isSelf: z.boolean() })),
        today: CalendarDate,
        /** The days of the range; both count. */
        from: CalendarDate,
        to: CalendarDate,
        gpa: z.object({
          /** Official, posted; null: nothing posted. */
          current: z.number().nullable(),
          /** Mean of course percents over 25; null: nothing graded. */
          progress: z.number().nullable(),
          goal: z.number(),
        }),
        /** Graded assignments over all of the courses that run; null: they have none. */
        completion: z.number().nullable(),
        creditsEarned: z.number(),
        creditsInProgress: z.number(),
        study: z.object({
          /** Minutes in the range; null: none were recorded. */
          minutes: z.number().int().nullable(),
          /** Of the range, per week; null: none were recorded. */
          minutesPerWeek: z.number().nullable(),
        }),
        core: CoreProgress,
        courses: z.array(CoursePerformance),
        /** Seven days, Monday first. */
        week: z.array(z.object({ on: CalendarDate, ...Activity })).length(7),
        /** Days of the range, or weeks of a long one, oldest first. */
        steps: z.array(
          z.object({
            from: CalendarDate,
            to: CalendarDate,
            ...Activity,
            /** Share of one over the work whose grade was released in these days; null: none was. */
            ratio: z.number().nullable(),
            gradedCount: z.number().int(),
          }),
        ),
        milestones: z.array(
          z.union([
            z.object({
              code: z.enum(['core_courses', 'credits', 'gpa']),
              /** Null: nothing to count yet. */
              value: z.number().nullable(),
              target: z.number(),
              isReached: z.boolean(),
            }),
            z.object({ code: z.enum(['term_end', 'ten_seven']), on: CalendarDate }),
          ]),
        ),
        can: z.object({ setGoal: z.boolean() }),
      }),
    ),
  /** The table of courses as a file: Course, Grade, Completion, Time Spent, Assignments Completed. */
  exportCsv: readers
    .input(z.strictObject({ studentId: StudentId.optional(), range: AnalyticsRange }))
    .output(z.object({ fileName: z.string(), csv: z.string() })),
  /** The GPA a student works towards; null: the usual one. */
  setGoal: procedure({
    scope: 'schools',
    relations: ['student'],
    conditions: ['writable'],
    audiences: ['S0', 'S'],
  })
    .input(z.strictObject({ goal: z.number().min(1).max(4).multipleOf(0.01).nullable() }))
    .output(z.object({ goal: z.number() })),
};
