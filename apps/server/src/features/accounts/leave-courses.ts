import type { SchoolId, UserId } from '@fieldhouse/contract/ids.ts';
import { asJob, jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { withdrawFromAll } from '#features/catalog/workflows.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** Records as a student that no school has accepted. */
const listUnaccepted = statement<Sql['listUnaccepted'], { userId: UserId }>(`
  select sp.school_id as "schoolId" from student_profiles sp
  where sp.user_id = :userId and not app.is_accepted(sp.school_id, sp.user_id)
  order by sp.school_id`);

/** Takes their work out of the queues of teachers. */
const clearWork = statement<Sql['clearWork'], { schoolId: SchoolId; userId: UserId }>(`
  update grades g set needs_grading = false from student_profiles sp
  where sp.school_id = :schoolId and sp.user_id = :userId and g.school_id = sp.school_id and g.student_id = sp.id
    and g.needs_grading`);
const clearCounts = statement<Sql['clearCounts'], { schoolId: SchoolId; userId: UserId }>(`
  update course_grades t set needs_grading_count = 0 from student_profiles sp
  where sp.school_id = :schoolId and sp.user_id = :userId and t.school_id = sp.school_id and t.student_id = sp.id
    and t.needs_grading_count > 0`);

/** Whoever enrols them at the same time is through before, or finds afterwards that the record is nobody's. */
const holdRecord = statement<Sql['holdRecord'], { schoolId: SchoolId; userId: UserId }>(
  'select id from student_profiles where school_id = :schoolId and user_id = :userId for update',
);

/**
 * Withdraws whoever signed up with somebody else's address from every course, where no school has accepted them, in the
 * transaction that takes the account over: it stays as it was where that fails.
 */
export async function leaveCourses({ clock }: Services, tx: Transaction, userId: UserId): Promise<void> {
  const records = await asJob(tx, jobForPlatform, () => tx.query(listUnaccepted({ userId })));
  for (const { schoolId } of records) {
    await asJob(tx, jobInSchool(schoolId), async () => {
      await tx.query(holdRecord({ schoolId, userId }));
      await withdrawFromAll(tx, {
        clock,
        schoolId,
        userId,
        byUserId: userId,
        by: { actorKind: 'link', actorUserId: null },
        reason: 'The owner of the email address took over the account.',
      });
      await tx.query(clearWork({ schoolId, userId }));
      await tx.query(clearCounts({ schoolId, userId }));
    });
  }
}
