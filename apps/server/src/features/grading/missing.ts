import { HAS_NOT_LEFT, IS_WRITABLE_SCHOOL } from '#access/told.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Services } from '#platform/services.ts';
import { isLocked, isLockedSql, keepFromPosting, reopenedReasonSql } from './course-lock.ts';
import { STUDENT_OF_KEY } from './queries.ts';
import type { Sql } from './rows.gen.ts';
import { recomputeTotals } from './workflows.ts';

/*
 * Work that never came is missing from its due instant on. That is an event like any grade, so that totals don't
 * depend on when somebody looks. A due date that moves into the future takes the mark back. While a school can't be
 * written to, due dates pass without a mark, also once it is open again: nobody could hand anything in.
 */

interface UnmarkedRow {
  readonly schoolId: string;
  readonly assignmentId: string;
  readonly courseId: string;
  /** Null: no due date any more. */
  readonly dueAt: string | null;
  readonly isWritable: boolean;
}

const BATCH = 200;

/** Assignments whose due instant isn't the one they were marked for. */
const listUnmarked = statement<Sql['listUnmarked'], { now: string }>(`
  select a.school_id as "schoolId", a.id as "assignmentId", a.course_id as "courseId", a.due_at as "dueAt",
    ${IS_WRITABLE_SCHOOL} as "isWritable"
  from assignments a join schools s on s.id = a.school_id
  where a.status = 'published' and a.school_id is not null and a.missing_marked_for is distinct from a.due_at
    and (a.due_at <= :now or a.missing_marked_for is not null)
  order by a.due_at limit ${BATCH}`);

/** Takes the assignment, as it is due now; null: no due date any more. */
const lockAssignment = statement<Sql['lockAssignment'], { schoolId: string; assignmentId: string }>(`
  select due_at as "dueAt", points_possible as "pointsPossible" from assignments
  where school_id = :schoolId and id = :assignmentId and status = 'published' for update`);

const setMarked = statement<
  Sql['setMarked'],
  { schoolId: string; assignmentId: string; dueAt: string | null }
>('update assignments set missing_marked_for = :dueAt where school_id = :schoolId and id = :assignmentId');

/**
 * Enrollments that ran at the due instant, with nothing handed in, whose cell nobody has touched since and whose grades
 * may change: the others are looked at when they are reopened. A mark that somebody took away doesn't come back then.
 */
const listWithoutWork = statement<
  Sql['listWithoutWork'],
  { schoolId: string; courseId: string; assignmentId: string; dueAt: string }
>(`
  select e.id as "enrollmentId" from enrollments e
    left join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
      and g.assignment_id = :assignmentId
    left join student_due_dates x on x.school_id = e.school_id and x.student_id = e.student_id and x.assignment_id = :assignmentId
  where e.school_id = :schoolId and e.course_id = :courseId and e.status = 'active' and e.enrolled_at <= :dueAt
    and ${HAS_NOT_LEFT}
    and (x.due_at is null or x.due_at <= :dueAt)
    and (g.state is null or (g.state = 'ungraded' and g.attempt_number = 0 and not exists (
      select from grade_events v where v.school_id = g.school_id and v.course_id = g.course_id
        and v.enrollment_id = g.enrollment_id and v.assignment_id = g.assignment_id
        and v.kind = 'cleared' and v.by is not null and v.at >= :dueAt)))
    and not ${isLockedSql('e.school_id', 'e.course_id', 'e.id')}
  order by e.id`);

/** Enrollments that this rule marked and for which nothing was handed in since. */
const listMarked = statement<
  Sql['listMarked'],
  { schoolId: string; courseId: string; assignmentId: string }
>(`
  select g.enrollment_id as "enrollmentId" from grades g
  where g.school_id = :schoolId and g.course_id = :courseId and g.assignment_id = :assignmentId and g.state = 'missing' and g.source = 'rule'
    and not ${isLockedSql('g.school_id', 'g.course_id', 'g.enrollment_id')}
  order by g.enrollment_id`);

const markCell = statement<
  Sql['markCell'],
  {
    schoolId: string;
    courseId: string;
    enrollmentId: string;
    assignmentId: string;
    pointsPossible: number;
    now: string;
    eventId: string;
  }
>(`
  with cell as (
    insert into grades as g (school_id, course_id, enrollment_id, student_id, assignment_id, state, points_possible,
      source, released_at, set_at, last_seq)
    values (:schoolId, :courseId, :enrollmentId, ${STUDENT_OF_KEY}, :assignmentId, 'missing', :pointsPossible, 'rule', :now, :now, 1)
    on conflict (school_id, course_id, enrollment_id, assignment_id) do update set
      state = 'missing', source = 'rule', released_at = excluded.released_at, set_by = null, set_at = excluded.set_at,
      last_seq = g.last_seq + 1
    where g.state = 'ungraded' and g.attempt_number = 0
    returning student_id, last_seq)
  insert into grade_events (school_id, id, course_id, assignment_id, enrollment_id, student_id, seq, kind, state,
    source, at, reason)
  select :schoolId, :eventId, :courseId, :assignmentId, :enrollmentId, student_id, last_seq, 'missing', 'missing', 'rule', :now,
    ${reopenedReasonSql(':schoolId', ':courseId', ':enrollmentId')} from cell
  returning seq`);

const unmarkCell = statement<
  Sql['unmarkCell'],
  {
    schoolId: string;
    courseId: string;
    enrollmentId: string;
    assignmentId: string;
    pointsPossible: number;
    now: string;
    eventId: string;
  }
>(`
  with cell as (
    update grades set state = 'ungraded', source = null, released_at = null, set_at = null, last_seq = last_seq + 1
    where school_id = :schoolId and course_id = :courseId and enrollment_id = :enrollmentId and assignment_id = :assignmentId and state = 'missing'
      and source = 'rule' and :pointsPossible::numeric is not null
    returning student_id, last_seq)
  insert into grade_events (school_id, id, course_id, assignment_id, enrollment_id, student_id, seq, kind, state,
    source, at, reason)
  select :schoolId, :eventId, :courseId, :assignmentId, :enrollmentId, student_id, last_seq, 'cleared', 'ungraded', 'rule', :now,
    ${reopenedReasonSql(':schoolId', ':courseId', ':enrollmentId')} from cell
  returning seq`);

interface OwnDueRow {
  readonly schoolId: string;
  readonly studentId: string;
  readonly assignmentId: string;
  readonly isWritable: boolean;
}

/**
 * Students whose own due date has passed and wasn't looked at, and those who were marked before they were given
 * more time.
 */
const listUnsettled = statement<Sql['listUnsettled'], { now: string }>(`
  select x.school_id as "schoolId", x.student_id as "studentId", x.assignment_id as "assignmentId",
    ${IS_WRITABLE_SCHOOL} as "isWritable"
  from student_due_dates x join schools s on s.id = x.school_id
  where x.settled_for is distinct from x.due_at
    and not exists (select from enrollments e
      where e.school_id = x.school_id and e.student_id = x.student_id and e.course_id = x.course_id and e.is_current
        and ${isLockedSql('e.school_id', 'e.course_id', 'e.id')})
    and (x.due_at <= :now or exists (
    select from enrollments e
      join grades g on g.school_id = e.school_id and g.course_id = e.course_id and g.enrollment_id = e.id
        and g.assignment_id = x.assignment_id and g.state = 'missing' and g.source = 'rule'
    where e.school_id = x.school_id and e.student_id = x.student_id and e.course_id = x.course_id and e.is_current))
  order by x.due_at limit ${BATCH}`);

/** Takes a student's own due date. */
const lockOwnDue = statement<
  Sql['lockOwnDue'],
  { schoolId: string; studentId: string; assignmentId: string },
  { isLearner: boolean }
>(`
  select x.due_at as "dueAt", x.course_id as "courseId", e.id as "enrollmentId",
    a.points_possible as "pointsPossible",
    a.status = 'published' and e.status = 'active' and e.enrolled_at <= x.due_at
      and ${HAS_NOT_LEFT} as "isLearner"
  from student_due_dates x
    join assignments a on a.id = x.assignment_id
    join enrollments e on e.school_id = x.school_id and e.student_id = x.student_id and e.course_id = x.course_id
      and e.is_current
  where x.school_id = :schoolId and x.student_id = :studentId and x.assignment_id = :assignmentId
  for update of x`);

const setSettled = statement<
  Sql['setSettled'],
  { schoolId: string; studentId: string; assignmentId: string; dueAt: string | null }
>(`
  update student_due_dates set settled_for = :dueAt where school_id = :schoolId and student_id = :studentId and assignment_id = :assignmentId`);

/** Enrollments of one transaction, so that no lock is held for long in a large course. */
const AT_ONCE = 100;

/** Marks what is overdue and takes back what no longer is. Running it again changes nothing. */
export async function markMissing(services: Services): Promise<void> {
  for (;;) {
    const unmarked = await services.units.write(jobForPlatform, (tx) =>
      tx.query(listUnmarked({ now: services.clock.now() })),
    );
    for (const assignment of unmarked) await settleAssignment(services, assignment);
    if (unmarked.length < BATCH) break;
  }
  for (;;) {
    const unsettled = await services.units.write(jobForPlatform, (tx) =>
      tx.query(listUnsettled({ now: services.clock.now() })),
    );
    for (const row of unsettled) await settleStudent(services, row);
    if (unsettled.length < BATCH) return;
  }
}

/** Marks or unmarks one student by the student's own due date. */
async function settleStudent(
  services: Services,
  { schoolId, studentId, assignmentId, isWritable }: OwnDueRow,
): Promise<void> {
  await services.units.write(jobInSchool(schoolId), async (tx) => {
    const [found] = await tx.query(lockOwnDue({ schoolId, studentId, assignmentId }));
    if (!found) return;
    const { courseId, enrollmentId, dueAt, pointsPossible, isLearner } = found;
    // Posted since it was listed: it is listed again once it is reopened.
    if (await isLocked(tx, { schoolId, courseId, enrollmentId })) return;
    const now = services.clock.now();
    const isDue = Date.parse(dueAt) <= Date.parse(now);
    if (isDue) await tx.query(setSettled({ schoolId, studentId, assignmentId, dueAt }));
    if (isDue && !(isLearner && isWritable)) return;
    const change = isDue ? markCell : unmarkCell;
    const changed = await tx.query(
      change({ schoolId, courseId, enrollmentId, assignmentId, pointsPossible, now, eventId: newId() }),
    );
    if (changed.length > 0) await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, now);
  });
}

async function settleAssignment(services: Services, assignment: UnmarkedRow): Promise<void> {
  let isDone = false;
  while (!isDone) {
    isDone = await services.units.write(jobInSchool(assignment.schoolId), async (tx) => {
      const { schoolId, assignmentId, courseId, isWritable } = assignment;
      await keepFromPosting(tx, courseId);
      const [found] = await tx.query(lockAssignment({ schoolId, assignmentId }));
      if (!found) return true;
      const now = services.clock.now();
      const isDue = found.dueAt !== null && Date.parse(found.dueAt) <= Date.parse(now);
      if (isDue && !isWritable) {
        await tx.query(setMarked({ schoolId, assignmentId, dueAt: found.dueAt }));
        return true;
      }
      const enrollments = isDue
        ? await tx.query(listWithoutWork({ schoolId, courseId, assignmentId, dueAt: found.dueAt }))
        : await tx.query(listMarked({ schoolId, courseId, assignmentId }));
      const change = isDue ? markCell : unmarkCell;
      for (const { enrollmentId } of enrollments.slice(0, AT_ONCE)) {
        const key = { schoolId, courseId, enrollmentId };
        const changed = await tx.query(
          change({
            schoolId,
            courseId,
            enrollmentId,
            assignmentId,
            pointsPossible: found.pointsPossible,
            now,
            eventId: newId(),
          }),
        );
        if (changed.length > 0) await recomputeTotals(tx, key, now);
      }
      if (enrollments.length > AT_ONCE) return false;
      await tx.query(setMarked({ schoolId, assignmentId, dueAt: isDue ? found.dueAt : null }));
      return true;
    });
  }
}
