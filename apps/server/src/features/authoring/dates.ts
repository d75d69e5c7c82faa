import type { DateShiftId } from '@fieldhouse/contract/ids.ts';
import { shiftInstant } from '@fieldhouse/domain/calendar/shift-dates.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { eq } from 'drizzle-orm';
import { dateShifts } from '#db/tables/authoring.ts';
import { statement } from '#db/unit.ts';
import { isCourseLocked } from '#features/grading/workflows.ts';
import { moveSessions } from '#features/live/workflows.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import { findCourse, findLastShift, lockCourse } from './course-queries.ts';
import { audit, requireAuthor, requireReader } from './scope.ts';
import { tellOfDates } from './tell.ts';

interface DatedRow {
  readonly entity: 'assignment' | 'session';
  readonly entityId: string;
  readonly title: string;
  readonly at: string;
}

/** Due dates of a course, and its live classes that are still to come. $1 course, $2 instant. */
const listDates = statement<DatedRow>(`
  select 'assignment' as entity, a.id as "entityId", coalesce(a.working_copy->>'title', a.title) as title, a.due_at as at
  from assignments a where a.course_id = $1 and a.due_at is not null and a.status <> 'archived'
  union all
  select 'session', l.id, l.title, l.scheduled_at
  from live_sessions l where l.course_id = $1 and l.status = 'scheduled' and l.scheduled_at > $2
  order by 4, 2`);

/** Days without school in the course's school. $1 course. */
const listDaysOff = statement<{ on: string }>(`
  select d."on" from courses c join school_days d on d.school_id = c.school_id and d.kind = 'holiday'
  where c.id = $1`);

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
    findCourse(courseId),
    listDates(courseId, now),
    listDaysOff(courseId),
  ]);
  const [[found], dated, daysOff] = rows;
  const { timeZone } = requireReader(actor, found);
  return { moved: moveAll(dated, daysOff, wish, timeZone, now), timeZone };
});

/** Moves due dates that are still what they were. $1 assignments, $2 to, $3 now, $4 from. */
const moveDue = statement<{ id: string }>(`
  update assignments a set due_at = w.at, updated_at = $3, version = version + 1
  from unnest($1::uuid[], $2::timestamptz[], $4::timestamptz[]) as w(id, at, was)
  where a.id = w.id and a.due_at = w.was
  returning a.id`);

export const shiftDates = os.authoring.shiftDates.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, ...wish } = input;
    const [found] = await tx.query(lockCourse(courseId));
    const course = requireAuthor(actor, found);
    const now = context.clock.now();
    const [dated, daysOff] = await Promise.all([
      tx.query(listDates(courseId, now)),
      tx.query(listDaysOff(courseId)),
    ]);
    const moves = moveAll(dated, daysOff, wish, course.timeZone, now);
    const due = moves.filter(({ entity }) => entity === 'assignment');
    if (due.length > 0 && (await isCourseLocked(tx, course.schoolId, courseId))) throw errors.GRADES_LOCKED();
    await tx.query(
      moveDue(
        due.map(({ entityId }) => entityId),
        due.map(({ after }) => after),
        now,
        due.map(({ before }) => before),
      ),
    );
    await moveSessions(
      tx,
      course.schoolId,
      moves
        .filter(({ entity }) => entity === 'session')
        .map(({ entityId, before, after }) => ({ sessionId: entityId, from: before, to: after })),
      now,
    );
    const shiftId = newId() as DateShiftId;
    const { schoolId } = course;
    await tx.orm.insert(dateShifts).values({
      ...{ schoolId, id: shiftId, courseId, days: wish.days, by: actor.userId, at: now },
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

interface ShiftRow {
  readonly courseId: string;
  readonly changes: readonly {
    readonly entity: 'assignment' | 'session';
    readonly entityId: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly undoneAt: string | null;
}

/** $1 move. */
const lockShift = statement<ShiftRow>(`
  select course_id as "courseId", changes, undone_at as "undoneAt" from date_shifts where id = $1 for update`);

export const undoShift = os.authoring.undoShift.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [shift] = await tx.query(lockShift(input.shiftId));
    const [found] = shift ? await tx.query(lockCourse(shift.courseId)) : [];
    const course = requireAuthor(actor, found);
    const [last] = await tx.query(findLastShift(course.courseId));
    if (!shift || last?.shiftId !== input.shiftId) throw errors.NOTHING_TO_UNDO();
    const now = context.clock.now();
    const due = shift.changes.filter(({ entity }) => entity === 'assignment');
    if (due.length > 0 && (await isCourseLocked(tx, course.schoolId, course.courseId))) {
      throw errors.GRADES_LOCKED();
    }
    const restoredDue = await tx.query(
      moveDue(
        due.map(({ entityId }) => entityId),
        due.map(({ before }) => before),
        now,
        due.map(({ after }) => after),
      ),
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
