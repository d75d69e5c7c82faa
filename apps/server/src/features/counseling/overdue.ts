import type { SchoolId } from '@fieldhouse/contract/ids.ts';
import { IS_COUNSELOR } from '#access/memberships.ts';
import { SCHOOL_RUNNERS } from '#access/told.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import { IS_AT_SCHOOL } from './queries.ts';
import type { Sql } from './rows.gen.ts';

/** Days after its own that a follow-up is left to its owner alone. */
const DAYS_OF_OWNER = 3;

const TODAY = '(:now::timestamptz at time zone s.time_zone)::date';
/** Who has left isn't on any list where it could be closed; it begins again where they come back. */
const IS_OVERDUE = `f.closed_at is null and f.due_on < ${TODAY} and exists (select from student_profiles sp
  join school_memberships m on m.school_id = sp.school_id and m.user_id = sp.user_id and m.role = 'student'
    and ${IS_AT_SCHOOL('m')}
  where sp.school_id = f.school_id and sp.id = f.student_id)`;
/** Its owner looks after students of the school still. */
const HAS_OWNER = `exists (select from school_memberships m
  where m.school_id = f.school_id and m.user_id = f.owner_user_id and ${IS_COUNSELOR('m')})`;
const IS_TO_REMIND = `${IS_OVERDUE} and f.reminded_at is null and ${HAS_OWNER}`;
const IS_TO_ESCALATE = `${IS_OVERDUE} and f.escalated_at is null
  and (f.due_on + ${DAYS_OF_OWNER} < ${TODAY} or not ${HAS_OWNER})`;

/** Schools where somebody is to be told. */
const listSchools = statement<Sql['listSchools'], { now: string }>(`
  select distinct f.school_id as "schoolId" from eligibility_follow_ups f join schools s on s.id = f.school_id
  where (${IS_TO_REMIND}) or (${IS_TO_ESCALATE}) order by 1`);

/** Notes whom the owners are told of; the same never comes back for the same owner and day. */
const remind = statement<Sql['remind'], { schoolId: SchoolId; now: string }>(`
  update eligibility_follow_ups f set reminded_at = :now from schools s
  where s.id = f.school_id and f.school_id = :schoolId and ${IS_TO_REMIND}
  returning f.student_id as "studentId", f.owner_user_id as "userId"`);

/** Notes whom those who run the school are told of. */
const escalate = statement<Sql['escalate'], { schoolId: SchoolId; now: string }>(`
  update eligibility_follow_ups f set escalated_at = :now from schools s
  where s.id = f.school_id and f.school_id = :schoolId and ${IS_TO_ESCALATE}
  returning f.student_id as "studentId"`);

const listRunners = statement<Sql['listRunners'], { schoolId: SchoolId }>(
  `select r.user_id as "userId" from (${SCHOOL_RUNNERS(':schoolId')}) r`,
);

/**
 * Tells the owner of a follow-up once that its day is over, and those who run the school three days later, or at once where
 * its owner counsels nobody any more. Days are the school's. What was told is noted in the transaction that tells it, so that
 * a second run tells nobody again; another day or owner begins anew.
 */
export async function tellOfOverdue({ units, clock }: Services): Promise<void> {
  const now = clock.now();
  const schools = await units.write(jobForPlatform, (tx) => tx.query(listSchools({ now })));
  for (const { schoolId } of schools)
    await units.write(jobInSchool(schoolId), async (tx) => {
      for (const { studentId, userId } of await tx.query(remind({ schoolId, now })))
        notify(tx, clock, [userId], {
          schoolId,
          studentId,
          type: 'system',
          template: 'follow_up_due',
          groupKey: `follow_up_due:${studentId}`,
        });
      const escalated = await tx.query(escalate({ schoolId, now }));
      if (escalated.length === 0) return;
      const runners = (await tx.query(listRunners({ schoolId }))).flatMap(({ userId }) => userId ?? []);
      for (const { studentId } of escalated)
        notify(tx, clock, runners, {
          schoolId,
          studentId,
          type: 'system',
          template: 'follow_up_escalated',
          groupKey: `follow_up_escalated:${studentId}`,
        });
    });
}
