import type { MembershipId, SchoolId, UserId } from '@fieldhouse/contract/ids.ts';
import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** Whoever waits for a parent is left out: the two weeks begin with the answer. */
const listUnconfirmedStudents = statement<
  Sql['listUnconfirmedStudents'],
  { now: string },
  { membershipId: MembershipId; schoolId: SchoolId; userId: UserId }
>(`
  select m.id as "membershipId", m.school_id as "schoolId", m.user_id as "userId"
  from school_memberships m join users u on u.id = m.user_id
  where m.status = 'provisional' and m.provisional_until <= :now and u.consent_state <> 'required'
  order by m.provisional_until, m.id limit 200`);

/** No row: the school has decided meanwhile. What it recorded of a parent carries the account no longer (app.on_student_left). */
const endUnconfirmedStudent = statement<
  Sql['endUnconfirmedStudent'],
  { schoolId: SchoolId; membershipId: MembershipId; now: string }
>(`
  update school_memberships set status = 'ended', end_reason = 'unconfirmed', ended_at = :now, provisional_until = null,
    updated_at = :now, version = version + 1
  where school_id = :schoolId and id = :membershipId and status = 'provisional' and provisional_until <= :now
  returning id`);

/** Ends the memberships of students whom no school confirmed within two weeks. Their work stays, and the school may still confirm them. */
export async function endUnconfirmed({ units, clock }: Services): Promise<void> {
  const now = clock.now();
  const due = await units.write(jobForPlatform, (tx) => tx.query(listUnconfirmedStudents({ now })));
  for (const { membershipId, schoolId, userId } of due) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      const ended = await tx.query(endUnconfirmedStudent({ schoolId, membershipId, now }));
      if (ended.length === 0) return;
      recordAudit(tx, clock, {
        schoolId,
        actorKind: 'job',
        actorUserId: null,
        action: 'membership.unconfirmed',
        entityType: 'membership',
        entityId: membershipId,
        before: { status: 'provisional' },
        after: { role: 'student', userId },
      });
      announce(tx, [userId], { topic: 'membership', id: membershipId });
    });
  }
}
