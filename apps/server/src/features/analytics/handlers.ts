import type { AnalyticsRange } from '@fieldhouse/contract/analytics.ts';
import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { mondayOf } from '@fieldhouse/domain/analytics/range.ts';
import { addDays, type CalendarDate, compareDates } from '@fieldhouse/domain/dates/calendar-date.ts';
import { GPA_GOAL } from '@fieldhouse/domain/gpa/progress-gpa.ts';
import { gradePercent, oneDecimalPercent } from '@fieldhouse/domain/rounding/display.ts';
import type { Actor } from '#access/actor.ts';
import { isOwnRecord } from '#access/students.ts';
import { recordDisclosure } from '#features/families/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { asCsv, plainText, type SheetCell } from '#platform/csv.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canReadProgress } from './policy.ts';
import { progressOf } from './progress.ts';
import {
  type CourseRow,
  forgetGoal,
  listCourses,
  listPeriods,
  listRecords,
  listReleased,
  listStudyDays,
  type PeriodRow,
  type RecordRow,
  type ReleasedRow,
  type StudyRow,
  setGoal as setGoalStatement,
} from './queries.ts';

/** Days that may lie in a range, with those of a week that begins before it. */
const DAYS_BACK: Record<AnalyticsRange, number> = { week: 8, month: 39, semester: 380, year: 380 };

/** The first day that is read: of the range, or of the week asked for. Zones differ by a day at most. */
function firstDay(clock: Clock, range: AnalyticsRange, weekDay?: CalendarDate): CalendarDate {
  const ofRange = addDays(clock.now().slice(0, 10) as CalendarDate, -DAYS_BACK[range]);
  const ofWeek = weekDay ? mondayOf(weekDay) : ofRange;
  return compareDates(ofWeek, ofRange) < 0 ? ofWeek : ofRange;
}

/** Whose progress the page shows: the one asked for, else one's own, else the first child's. */
function choose(actor: Actor, records: readonly RecordRow[], wanted?: string): RecordRow | undefined {
  const readable = records.filter((record) => canReadProgress(actor, record));
  if (wanted !== undefined) return readable.find((record) => record.studentId === wanted);
  return readable.find((record) => isOwnRecord(actor, record)) ?? readable[0];
}

const reads = (first: CalendarDate) =>
  [listRecords(), listCourses(), listStudyDays({ first }), listReleased({ first }), listPeriods()] as const;

interface Read {
  readonly actor: Actor;
  readonly rows: readonly [
    readonly RecordRow[],
    readonly CourseRow[],
    readonly StudyRow[],
    readonly ReleasedRow[],
    readonly PeriodRow[],
  ];
}

interface Wanted {
  readonly studentId?: StudentId | undefined;
  readonly range: AnalyticsRange;
  readonly weekOf?: CalendarDate | undefined;
}

/** Of what was read, the progress of the student asked for; undefined: nobody's that the actor may read. */
function presentProgress({ actor, rows }: Read, { studentId, range, weekOf }: Wanted, clock: Clock) {
  const [records, courses, study, released, periods] = rows;
  const record = choose(actor, records, studentId);
  if (!record) return undefined;
  const isTheirs = (row: { readonly studentId: string }) => row.studentId === record.studentId;
  const today = clock.today(record.timeZone) as CalendarDate;
  const progress = progressOf(
    {
      record,
      courses: courses.filter(isTheirs),
      study: study.filter(isTheirs),
      released: released.filter(isTheirs),
      periods: periods.filter((period) => period.schoolId === record.schoolId),
    },
    range,
    today,
    weekOf ?? today,
  );
  return { record, progress };
}

export const mine = os.analytics.mine.handler(async ({ input, context, errors }) => {
  const wanted = { ...input, weekOf: input.weekOf as CalendarDate | undefined };
  const read = await context.read([...reads(firstDay(context.clock, wanted.range, wanted.weekOf))]);
  const found = presentProgress(read, wanted, context.clock);
  if (!found) throw errors.NOT_FOUND();
  const { record, progress } = found;
  return {
    studentId: record.studentId,
    students: read.rows[0]
      .filter((one) => canReadProgress(read.actor, one))
      .map((one) => ({
        studentId: one.studentId,
        name: one.legalName,
        isSelf: isOwnRecord(read.actor, one),
      })),
    ...progress,
    can: { setGoal: isOwnRecord(read.actor, record) },
  };
});

const HEADINGS = ['Course', 'Grade', 'Completion', 'Time Spent', 'Assignments Completed'];

export const exportCsv = os.analytics.exportCsv.handler(async ({ input, context, errors }) => {
  const read = await context.read([...reads(firstDay(context.clock, input.range))]);
  const found = presentProgress(read, input, context.clock);
  if (!found) throw errors.NOT_FOUND();
  const { schoolId, studentId } = found.record;
  const isOwn = isOwnRecord(read.actor, found.record);
  await context.unit((tx, actor) =>
    recordDisclosure(tx, context.clock, {
      schoolId,
      studentId,
      what: 'grades_file',
      purpose: isOwn ? 'own_request' : 'guardian_request',
      legalBasis: isOwn ? 'own_record' : 'guardian_right',
      to: actor.userId,
    }),
  );
  const lines = found.progress.courses.map((course): SheetCell[] => [
    plainText(course.title),
    gradeText(course.ratio),
    percent(course.completion),
    course.minutes === null ? null : `${course.minutes} min`,
    // "5/12" would be read as a date.
    `${course.gradedCount} of ${course.assignmentCount}`,
  ]);
  return { fileName: `analytics-${found.progress.today}.csv`, csv: asCsv([HEADINGS, ...lines]) };
});

/** A grade to one decimal, as on the screen; null: an empty cell. */
const gradeText = (ratio: number | null) => (ratio === null ? null : `${gradePercent(ratio, 1).toFixed(1)}%`);

/** Percent to one decimal, as on the screen; null: an empty cell. */
const percent = (ratio: number | null) => (ratio === null ? null : `${oneDecimalPercent(ratio).toFixed(1)}%`);

export const setGoal = os.analytics.setGoal.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const records = await tx.query(listRecords());
    const record = records.find((one) => isOwnRecord(actor, one));
    if (!record) throw errors.NOT_FOUND();
    requireWritable(actor, record.schoolId);
    const { schoolId, studentId } = record;
    if (input.goal === null) await tx.query(forgetGoal({ schoolId, studentId }));
    else
      await tx.query(setGoalStatement({ schoolId, studentId, goal: input.goal, now: context.clock.now() }));
    return { goal: input.goal ?? GPA_GOAL };
  }),
);

export { course, courses, items } from './staff.ts';
