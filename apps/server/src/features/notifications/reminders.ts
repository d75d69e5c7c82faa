import type { AssignmentId } from '@fieldhouse/contract/ids.ts';
import { HAS_NOT_LEFT, IS_WRITABLE_SCHOOL } from '#access/told.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

const DUE = `a.status = 'published' and a.school_id is not null and a.due_at > :now and a.due_at <= :until
  and a.reminded_for is distinct from a.due_at`;

/** Schools that can be written to, with something that falls due within a day. */
const listSchools = statement<Sql['listSchools'], { now: string; until: string }>(
  `select distinct a.school_id as "schoolId" from assignments a
   join schools s on s.id = a.school_id and ${IS_WRITABLE_SCHOOL} where ${DUE}`,
);

const lockDue = statement<Sql['lockDue'], { now: string; until: string; schoolId: string }>(`
  select a.id as "assignmentId" from assignments a
  where a.school_id = :schoolId and ${DUE} order by a.id limit ${BATCH} for update`);

const setReminded = statement<
  Sql['setReminded'],
  { schoolId: string; assignmentIds: readonly AssignmentId[] }
>(
  'update assignments set reminded_for = due_at where school_id = :schoolId and id = any (:assignmentIds::uuid[])',
);

const LATE = `sp.user_id as "userId", a.id as "assignmentId", a.course_id as "courseId"`;

const LATE_JOIN = `
    join enrollments e on e.school_id = a.school_id and e.course_id = a.course_id and e.status = 'active'
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id`;

const WITHOUT_WORK = `
  sp.user_id is not null and ${HAS_NOT_LEFT}
    and not exists (select from submissions w where w.school_id = e.school_id and w.enrollment_id = e.id
      and w.assignment_id = a.id and w.current_attempt_id is not null)
    and not exists (select from grades g where g.school_id = e.school_id and g.course_id = e.course_id
      and g.enrollment_id = e.id and g.assignment_id = a.id and g.state <> 'ungraded')`;

/** Students who take the course, have handed nothing in and have no due date of their own. */
const listLate = statement<Sql['listLate'], { schoolId: string; assignmentIds: readonly AssignmentId[] }>(`
  select ${LATE} from assignments a ${LATE_JOIN}
  where a.school_id = :schoolId and a.id = any (:assignmentIds::uuid[]) and ${WITHOUT_WORK}
    and not exists (select from student_due_dates x where x.school_id = e.school_id
      and x.student_id = e.student_id and x.assignment_id = a.id)
  order by a.due_at, a.id`);

const OWN_DUE_SOON = `
  x.due_at > :now and x.due_at <= :until and x.reminded_for is distinct from x.due_at`;

/** Schools that can be written to, with somebody's own due date within a day. */
const listOwnDueSchools = statement<Sql['listOwnDueSchools'], { now: string; until: string }>(
  `select distinct x.school_id as "schoolId" from student_due_dates x
   join schools s on s.id = x.school_id and ${IS_WRITABLE_SCHOOL} where ${OWN_DUE_SOON}`,
);

/** Marks the own due dates of a school that lie within a day, and says whose they are. */
const takeOwnDue = statement<Sql['takeOwnDue'], { now: string; until: string; schoolId: string }>(`
  with taken as (
    update student_due_dates x set reminded_for = x.due_at where x.school_id = :schoolId and ${OWN_DUE_SOON}
    returning x.student_id, x.assignment_id, x.due_at)
  select ${LATE}
  from taken join assignments a on a.id = taken.assignment_id and a.status = 'published' ${LATE_JOIN}
  where e.student_id = taken.student_id and ${WITHOUT_WORK}
  order by taken.due_at, a.id`);

/**
 * Reminds students a day before something is due that they haven't handed in. An assignment is marked in the same
 * transaction, so that each is told once; a due date that moves counts anew.
 */
export async function remindOfDueWork(services: Services): Promise<void> {
  const now = services.clock.now();
  const until = new Date(services.clock.millis() + DAY_MS).toISOString();
  const schools = await services.units.write(jobForPlatform, async (tx) => [
    ...(await tx.query(listSchools({ now, until }))),
    ...(await tx.query(listOwnDueSchools({ now, until }))),
  ]);
  for (const schoolId of new Set(schools.map((school) => school.schoolId))) {
    let found: number;
    do {
      found = await services.units.write(jobInSchool(schoolId), (tx) =>
        remindSchool(services, tx, schoolId, now, until),
      );
    } while (found === BATCH);
  }
}

async function remindSchool(
  services: Services,
  tx: Transaction,
  schoolId: string,
  now: string,
  until: string,
): Promise<number> {
  const due = await tx.query(lockDue({ now, until, schoolId }));
  const ids = due.map((one) => one.assignmentId);
  const rows = [
    ...(ids.length === 0 ? [] : await tx.query(listLate({ schoolId, assignmentIds: ids }))),
    ...(await tx.query(takeOwnDue({ now, until, schoolId }))),
  ];
  for (const [assignmentId, late] of Map.groupBy(rows, (row) => row.assignmentId)) {
    const courseId = late[0]?.courseId ?? '';
    notify(
      tx,
      services.clock,
      late.map((row) => row.userId),
      {
        schoolId,
        courseId,
        assignmentId,
        type: 'assignment',
        template: 'assignment_due',
        groupKey: `due:${assignmentId}`,
      },
    );
  }
  if (ids.length > 0) await tx.query(setReminded({ schoolId, assignmentIds: ids }));
  return due.length;
}
