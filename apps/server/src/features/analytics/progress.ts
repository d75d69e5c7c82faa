import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import { milestones, tenSevenDeadline } from '@fieldhouse/domain/analytics/milestones.ts';
import { type DayRange, rangeDays, stepsOf, weekOf, weeksIn } from '@fieldhouse/domain/analytics/range.ts';
import { creditsInProgress } from '@fieldhouse/domain/credits/credits.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { CORE_COURSES_REQUIRED } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { GPA_GOAL, progressRatio } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import { assignmentCompletion } from '@fieldhouse/domain/progress/measures.ts';
import type { CourseRow, PeriodRow, RecordRow, ReleasedRow, StudyRow } from './queries.ts';

/** What was read of one student. */
export interface ProgressRows {
  readonly record: RecordRow;
  readonly courses: readonly CourseRow[];
  readonly study: readonly StudyRow[];
  readonly released: readonly ReleasedRow[];
  readonly periods: readonly PeriodRow[];
}

/** One student's progress over a range, as the screen and the file show it. */
export function progressOf(
  { record, courses, study, released, periods }: ProgressRows,
  kind: AnalyticsRange,
  today: CalendarDate,
  weekDay: CalendarDate,
) {
  const years = periods.filter(({ isYear }) => isYear);
  const terms = periods.filter(({ isYear }) => !isYear);
  const range = rangeDays(kind, today, { terms, years });
  const lines = courses.map((course) => courseLine(course, range, study, released));
  const running = courses.filter((course) => course.status === 'active');
  const minutes = minutesIn(range, study);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    today,
    ...range,
    gpa: { current: record.currentGpa, progress: record.progressGpa, goal: record.goal ?? GPA_GOAL },
    completion: assignmentCompletion(
      sum(running.map((course) => Math.min(course.gradedCount, course.assignmentCount))),
      sum(running.map((course) => course.assignmentCount)),
    ),
    creditsEarned: record.creditsEarned ?? 0,
    creditsInProgress: creditsInProgress(running.length),
    study: { minutes, minutesPerWeek: minutes === null ? null : minutes / weeksIn(range) },
    core: {
      earned: record.coreEarned ?? 0,
      projected: record.coreProjected ?? 0,
      required: CORE_COURSES_REQUIRED,
    },
    courses: lines,
    week: weekOf(weekDay).map((on) => ({ on, ...activityIn({ from: on, to: on }, study) })),
    steps: stepsOf(range).map((step) => ({
      ...step,
      ...activityIn(step, study),
      ...meanOf(step, released),
    })),
    milestones: milestones({
      coreEarned: record.coreEarned ?? 0,
      creditsEarned: record.creditsEarned ?? 0,
      gpa: record.currentGpa ?? record.progressGpa,
      termEndsOn:
        terms
          .filter(({ startsOn, endsOn }) => startsOn <= today && endsOn >= today)
          .map(({ endsOn }) => endsOn)
          .sort()[0] ?? null,
      tenSevenOn: tenSevenDeadline(record.graduationYear, years, today),
    }),
  };
}

function courseLine(
  course: CourseRow,
  range: DayRange,
  study: readonly StudyRow[],
  released: readonly ReleasedRow[],
) {
  const isOfCourse = (row: { readonly courseId: string }) => row.courseId === course.courseId;
  const completion = assignmentCompletion(
    Math.min(course.gradedCount, course.assignmentCount),
    course.assignmentCount,
  );
  const mean = meanOf(
    range,
    released.filter((row) => row.enrollmentId === course.enrollmentId),
  );
  return {
    courseId: course.courseId,
    title: course.title,
    subject: course.subject,
    isNcaaApproved: course.isNcaaApproved,
    status: course.status === 'completed' || completion === 1 ? ('completed' as const) : ('active' as const),
    // A posted grade is the grade, whatever the gradebook comes to.
    ratio: progressRatio(course),
    isFinal: course.status === 'completed' && course.finalRatio !== null,
    gradedCount: course.gradedCount,
    assignmentCount: course.assignmentCount,
    completion,
    minutes: minutesIn(range, study.filter(isOfCourse)),
    rangeRatio: mean.ratio,
    rangeGradedCount: mean.gradedCount,
  };
}

const isIn = ({ from, to }: DayRange, { on }: { readonly on: CalendarDate }) => on >= from && on <= to;

/** Null: no minute was recorded on any of these days. */
function minutesIn(range: DayRange, study: readonly StudyRow[]): number | null {
  const total = study.reduce((sum, row) => sum + (isIn(range, row) ? row.minutes : 0), 0);
  return total === 0 ? null : total;
}

const activityIn = (range: DayRange, study: readonly StudyRow[]) => ({
  minutes: minutesIn(range, study),
  submissions: study.reduce((sum, row) => sum + (isIn(range, row) ? row.submissions : 0), 0),
});

/** Points over points possible of the work whose grade came in these days; extra credit adds to the first alone. */
function meanOf(range: DayRange, released: readonly ReleasedRow[]) {
  let earned = 0;
  let possible = 0;
  let gradedCount = 0;
  for (const row of released) {
    if (!isIn(range, row)) continue;
    // Hundredths, so that no order of adding changes the sum.
    earned += Math.round(row.points * 100);
    if (!row.isExtraCredit) possible += Math.round(row.pointsPossible * 100);
    gradedCount += 1;
  }
  return { ratio: possible === 0 ? null : earned / possible, gradedCount };
}
