import type { UserId } from '@fieldhouse/contract/ids.ts';
import type { Locale } from '@fieldhouse/contract/people.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { notify } from '#platform/notify.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** Guardians of a student, confirmed and with a right to see the record, by school. */
const listFollowers = statement<
  Sql['listFollowers'],
  { userId: UserId; now: string },
  { email: string; locale: Locale }
>(`
  select g.guardian_user_id as "userId", sp.school_id as "schoolId", s.name as "schoolName", e.email, e.locale
  from student_profiles sp
    join schools s on s.id = sp.school_id
    join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
    cross join lateral app.member_emails(array[g.guardian_user_id]) e
  where sp.user_id = :userId and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'sp', '(:now::timestamptz at time zone s.time_zone)::date')}
  order by 1, 2`);

/**
 * Tells a student's guardians that the account is deleted, in the transaction that deletes it, while the links still hold.
 * Neither the letter nor the notice names the student, since both outlast the account.
 */
export async function tellFollowers(
  { mailer, clock }: Services,
  tx: Transaction,
  { userId, requestId }: { userId: UserId; requestId: string },
): Promise<void> {
  const followers = await tx.query(listFollowers({ userId, now: clock.now() }));
  for (const { userId: followerId, schoolId, schoolName, email, locale } of followers) {
    // Without the id of the student, since letters with it in their key go with the account.
    const to = { userId: followerId, address: email, locale, schoolId };
    await mailer.queue(tx, `deletion-done:${followerId}:${requestId}`, to, 'deletion-done', { schoolName });
    notify(tx, clock, [followerId], {
      schoolId,
      type: 'account',
      template: 'deletion_done',
      groupKey: `deletion_done:${requestId}`,
    });
  }
}
