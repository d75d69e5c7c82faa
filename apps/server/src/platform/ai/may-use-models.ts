import { jobForPlatform } from '#db/scopes.ts';
import { statement, type Units } from '#db/unit.ts';
import type { Clock } from '../clock.ts';
import type { Sql } from '../rows.gen.ts';

const findChoice = statement<
  Sql['may-use-models.findChoice'],
  { userId: string; now: string },
  { isRefused: boolean; isGiven: boolean; isTakenBack: boolean; isWaiting: boolean; isUnder13: boolean }
>(`
  select
    exists (select from consents k where k.subject_user_id = :userId and k.kind = 'ai_models'
      and k.decision = 'refused' and k.withdrawn_at is null) as "isRefused",
    exists (select from consents k where k.subject_user_id = :userId and k.kind = 'ai_models'
      and k.decision = 'given' and k.withdrawn_at is null) as "isGiven",
    exists (select from consents k where k.subject_user_id = :userId and k.kind = 'ai_models'
      and k.decision = 'given' and k.withdrawn_at is not null
      and coalesce(k.withdraw_reason, '') not in ('replaced', 'left_school')) as "isTakenBack",
    exists (select from users u where u.id = :userId and u.consent_state = 'required') as "isWaiting",
    exists (select from student_profiles sp join schools s on s.id = sp.school_id
      where sp.user_id = :userId
        and (:now::timestamptz at time zone s.time_zone)::date < app.consent_age_on(sp.birth_on)) as "isUnder13"`);

/**
 * Whether a model of another company may read what this student wrote: of a child under 13 only where a parent agreed to
 * that by itself (16 CFR 312.5(a)(2)), of nobody whose account waits for a parent's consent, and of nobody whose family, or
 * who of age, said no or took a yes back, until they say yes again. The one place that decides it.
 */
export async function mayModelsRead(
  { units, clock }: { readonly units: Units; readonly clock: Clock },
  userId: string,
): Promise<boolean> {
  const [choice] = await units.write(jobForPlatform, (tx) =>
    tx.query(findChoice({ userId, now: clock.now() })),
  );
  if (choice === undefined || choice.isRefused || choice.isWaiting) return false;
  return choice.isGiven || !(choice.isTakenBack || choice.isUnder13);
}
