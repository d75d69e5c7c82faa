import type { SchoolId, UserId } from '@fieldhouse/contract/ids.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { withdrawFromAll } from '#features/catalog/workflows.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** Schools where somebody has a record as a student. */
const listAttended = statement<Sql['listAttended'], { userId: string }>(
  'select school_id as "schoolId" from student_profiles where user_id = :userId order by school_id',
);
/** Writes in that school from here on. */
export const enterSchool = statement<Sql['enterSchool'], { schoolId: string }>(
  `select set_config('app.school_ids', '{' || :schoolId::text || '}', true)`,
);

const withdraw = (tx: Transaction, { clock }: Services, schoolId: string, userId: string) =>
  withdrawFromAll(tx, {
    clock,
    schoolId,
    userId,
    byUserId: userId,
    by: { actorKind: 'job', actorUserId: null },
    reason: 'The account of the student was deleted.',
  });

/** Withdraws a person from every course they take, in the transaction that ends their account. */
export async function leaveAsStudent(services: Services, tx: Transaction, userId: string): Promise<void> {
  for (const { schoolId } of await tx.query(listAttended({ userId }))) {
    await tx.query(enterSchool({ schoolId }));
    await withdraw(tx, services, schoolId, userId);
  }
}

/** Students whose account is deleted and who still have a place in a course. */
const listLeft = statement<Sql['listLeft']>(`
  select distinct sp.school_id as "schoolId", sp.user_id as "userId"
  from users u join student_profiles sp on sp.user_id = u.id
    join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id
  where u.deleted_at is not null and e.status in ('active', 'requested', 'waitlisted')
  order by 1, 2 limit 200`);

/** Takes work of students whose account is deleted out of the queues of their teachers. */
const clearQueues = statement<Sql['clearQueues'], { schoolId: SchoolId; userId: UserId }>(`
  update grades g set needs_grading = false from student_profiles sp
  where sp.school_id = :schoolId and sp.user_id = :userId and g.school_id = sp.school_id and g.student_id = sp.id
    and g.needs_grading`);
/** And out of what is counted for a course. */
const clearCounts = statement<Sql['clearCounts'], { schoolId: SchoolId; userId: UserId }>(`
  update course_grades t set needs_grading_count = 0 from student_profiles sp
  where sp.school_id = :schoolId and sp.user_id = :userId and t.school_id = sp.school_id and t.student_id = sp.id
    and t.needs_grading_count <> 0`);
const listQueued = statement<Sql['listQueued']>(`
  select sp.school_id as "schoolId", sp.user_id as "userId"
  from users u join student_profiles sp on sp.user_id = u.id
  where u.deleted_at is not null and (
    exists (select from grades g where g.school_id = sp.school_id and g.student_id = sp.id and g.needs_grading)
    or exists (select from course_grades t
      where t.school_id = sp.school_id and t.student_id = sp.id and t.needs_grading_count <> 0))
  order by 1, 2 limit 200`);

/** Withdraws students whose account was deleted before deletions did so, and takes their work out of the queues. */
export async function withdrawDeleted(services: Services): Promise<void> {
  const { units, log } = services;
  for (const { schoolId, userId } of await units.write(jobForPlatform, (tx) => tx.query(listLeft()))) {
    try {
      await units.write(jobInSchool(schoolId), (tx) => withdraw(tx, services, schoolId, userId));
    } catch (error) {
      // The others don't wait for it; it is tried again with the next sweep.
      log.error({ err: error, schoolId, userId }, 'deleted student not withdrawn');
    }
  }
  for (const { schoolId, userId } of await units.write(jobForPlatform, (tx) => tx.query(listQueued())))
    await units.write(jobInSchool(schoolId), async (tx) => {
      await tx.query(clearQueues({ schoolId, userId }));
      await tx.query(clearCounts({ schoolId, userId }));
    });
}
