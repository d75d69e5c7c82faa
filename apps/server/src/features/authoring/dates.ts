import type { CourseId, DateShiftId } from '@fieldhouse/contract/ids.ts';
import { shiftInstant } from '@fieldhouse/domain/calendar/shift-dates.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { eq } from 'drizzle-orm';
import { dateShifts } from '#db/tables/authoring.ts';
import { type RowOf, statement } from '#db/unit.ts';
import { isCourseLocked } from '#features/grading/workflows.ts';
import { moveSessions } from '#features/live/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { findCourse, findLastShift, lockCourse } from './course-queries.ts';
import type { Sql } from './rows.gen.ts';
import { audit, requireAuthor, requireReader } from './scope.ts';
import { tellOfDates } from './tell.ts';

type DatedRow = RowOf<typeof listDates>;

/** Due dates of a course, and its live classes that are still to come. */
const listDates = statement<Sql['listDates'], { courseId: CourseId; now: string }>(`
  select 'assignment' as entity, a.id as "entityId", coalesce(a.working_copy->>'title', a.title) as title, a.due_at as at
  from assignments a where a.course_id = :courseId and a.due_at is not null and a.status <> 'archived'
  union all
  select 'session', l.id, l.title, l.scheduled_at
  from live_sessions l where l.course_id = :courseId and l.status = 'scheduled' and l.scheduled_at > :now
  order by 4, 2`);

/** Days without school in the course's school. */
const listDaysOff = statement<Sql['listDaysOff'], { courseId: CourseId }>(`
  select d."on" from courses c join school_days d on d.school_id = c.school_id and d.kind = 'holiday'
  where c.id = :courseId`);

interface ShiftWish {
  readonly days: number;
  readonly skipDaysOff: boolean;
  readonly onlyFuture: boolean;
}

/** Each date that would move, before and after. */
function moveAll(
  rows: readonly DatedRow[],
  daysOff: readonly { readonly on: string }[],
  wish: ShiftWish,
  timeZone: string,
  now: string,
) {
  const off = wish.skipDaysOff ? new Set(daysOff.map(({ on }) => on as CalendarDate)) : null;
  return rows
    .filter(({ at }) => !wish.onlyFuture || Date.parse(at) > Date.parse(now))
    .map(({ at, ...row }) => {
      const before = new Date(at).toISOString();
      return { ...row, before, ...shiftInstant(before, { days: wish.days, timeZone, daysOff: off }) };
    })
    .filter(({ before, after }) => before !== after);
}

export const previewShift = os.authoring.previewShift.handler(async ({ input, context }) => {
  const now = context.clock.now();
  const { courseId, ...wish } = input;
  const { actor, rows } = await context.read([
    findCourse({ courseId, now: context.clock.now() }),
    listDates({ courseId, now }),
    listDaysOff({ courseId }),
  ]);
  const [[found], dated, daysOff] = rows;
  const { timeZone } = requireReader(actor, found);
  return { moved: moveAll(dated, daysOff, wish, timeZone, now), timeZone };
});

/** Moves due dates that are still what they were. */
const moveDue = statement<
  Sql['moveDue'],
  { assignmentIds: readonly string[]; dueAts: readonly string[]; now: string; from: readonly string[] }
>(`
  update assignments a set due_at = w.at, updated_at = :now, version = version + 1
  from unnest(:assignmentIds::uuid[], :dueAts::timestamptz[], :from::timestamptz[]) as w(id, at, was)
  where a.id = w.id and a.due_at = w.was
  returning a.id`);

export const shiftDates = os.authoring.shiftDates.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, ...wish } = input;
    const [found] = await tx.query(lockCourse({ courseId, now: context.clock.now() }));
    const course = requireAuthor(actor, found);
    const now = context.clock.now();
    const [dated, daysOff] = await Promise.all([
      tx.query(listDates({ courseId, now })),
      tx.query(listDaysOff({ courseId })),
    ]);
    const moves = moveAll(dated, daysOff, wish, course.timeZone, now);
    const due = moves.filter(({ entity }) => entity === 'assignment');
    if (due.length > 0 && (await isCourseLocked(tx, course.schoolId, courseId))) throw errors.GRADES_LOCKED();
    await tx.query(
      moveDue({
        assignmentIds: due.map(({ entityId }) => entityId),
        dueAts: due.map(({ after }) => after),
        now,
        from: due.map(({ before }) => before),
      }),
    );
    await moveSessions(
      tx,
      course.schoolId,
      moves
        .filter(({ entity }) => entity === 'session')
        .map(({ entityId, before, after }) => ({ sessionId: entityId, from: before, to: after })),
      now,
    );
    const shiftId = newId<DateShiftId>();
    const { schoolId } = course;
    await tx.orm.insert(dateShifts).values({
      schoolId,
      id: shiftId,
      courseId,
      days: wish.days,
      by: actor.userId,
      at: now,
      changes: moves.map(({ entity, entityId, before, after }) => ({ entity, entityId, before, after })),
    });
    audit(tx, context, actor, schoolId, {
      action: 'course.dates_shifted',
      entityType: 'course',
      entityId: courseId,
      after: { ...wish, shiftId, movedCount: moves.length },
    });
    if (moves.length > 0 && course.courseStatus === 'published')
      await tellOfDates(tx, context.clock, course, null);
    return { shiftId, movedCount: moves.length };
  }),
);

const lockShift = statement<Sql['lockShift'], { dateShiftId: DateShiftId }>(`
  select course_id as "courseId", changes, undone_at as "undoneAt" from date_shifts where id = :dateShiftId for update`);

export const undoShift = os.authoring.undoShift.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [shift] = await tx.query(lockShift({ dateShiftId: input.shiftId }));
    const [found] = shift
      ? await tx.query(lockCourse({ courseId: shift.courseId, now: context.clock.now() }))
      : [];
    const course = requireAuthor(actor, found);
    const [last] = await tx.query(findLastShift({ courseId: course.courseId }));
    if (!shift || last?.shiftId !== input.shiftId) throw errors.NOTHING_TO_UNDO();
    const now = context.clock.now();
    const due = shift.changes.filter(({ entity }) => entity === 'assignment');
    if (due.length > 0 && (await isCourseLocked(tx, course.schoolId, course.courseId))) {
      throw errors.GRADES_LOCKED();
    }
    const restoredDue = await tx.query(
      moveDue({
        assignmentIds: due.map(({ entityId }) => entityId),
        dueAts: due.map(({ before }) => before),
        now,
        from: due.map(({ after }) => after),
      }),
    );
    const restoredSessions = await moveSessions(
      tx,
      course.schoolId,
      shift.changes
        .filter(({ entity }) => entity === 'session')
        .map(({ entityId, before, after }) => ({ sessionId: entityId, from: after, to: before })),
      now,
    );
    await tx.orm.update(dateShifts).set({ undoneAt: now }).where(eq(dateShifts.id, input.shiftId));
    const restoredCount = restoredDue.length + restoredSessions;
    const keptCount = shift.changes.length - restoredCount;
    audit(tx, context, actor, course.schoolId, {
      action: 'course.dates_shift_undone',
      entityType: 'course',
      entityId: course.courseId,
      after: { shiftId: input.shiftId, restoredCount, keptCount },
    });
    if (restoredCount > 0 && course.courseStatus === 'published')
      await tellOfDates(tx, context.clock, course, null);
    return { restoredCount, keptCount };
  }),
);
