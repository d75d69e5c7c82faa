import type { FamilyMessageId, SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';
import { IS_OTHERS_TO_COUNSEL } from './workflows.ts';

export const listCounseled = statement<Sql['listCounseled'], { studentIds: readonly StudentId[] }>(`
  select sp.school_id as "schoolId", sp.id as "studentId", ${IS_OTHERS_TO_COUNSEL('sp')} as "isOthersToCounsel"
  from student_profiles sp where sp.id = any(:studentIds::uuid[]) order by sp.id`);

/** Whoever sends the same twice at once waits here for the first. */
export const lockKey = statement<Sql['lockKey'], { messageKey: string }>(
  "select pg_advisory_xact_lock(hashtextextended('family message:' || app.user_id() || ':' || :messageKey::uuid, 0))",
);

export const findByKey = statement<Sql['findByKey'], { schoolId: SchoolId; messageKey: string }>(`
  select f.id as "familyMessageId" from family_messages f
  where f.school_id = :schoolId and f.user_id = app.user_id() and f.message_key = :messageKey`);

/** How far a message of the actor's has come. */
export const findProgress = statement<Sql['findProgress'], { familyMessageId: FamilyMessageId }>(`
  select f.finished_at as "finishedAt", count(*)::integer as total,
    count(*) filter (where r.state = 'sent')::integer as sent,
    count(*) filter (where r.state = 'refused')::integer as refused,
    count(distinct r.student_id) filter (where r.state = 'sent')::integer as families
  from family_messages f
    join family_message_recipients r on r.school_id = f.school_id and r.family_message_id = f.id
  where f.id = :familyMessageId and f.user_id = app.user_id()
  group by f.school_id, f.id, f.finished_at`);

interface OfMessage {
  readonly schoolId: SchoolId;
  readonly familyMessageId: FamilyMessageId;
}

export const findSender = statement<Sql['findSender'], OfMessage>(`
  select f.user_id as "userId" from family_messages f
  where f.school_id = :schoolId and f.id = :familyMessageId and f.finished_at is null`);

/** Takes somebody who waits for it; one whom another worker has is left to it. */
export const takeRecipient = statement<Sql['takeRecipient'], OfMessage>(`
  select r.id as "messageKey", r.student_id as "studentId", r.user_id as "userId", f.body, sp.legal_name as "studentName",
    coalesce(sp.user_id = r.user_id, false) as "isStudent"
  from family_message_recipients r
    join family_messages f on f.school_id = r.school_id and f.id = r.family_message_id
    join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
  where r.school_id = :schoolId and r.family_message_id = :familyMessageId and r.state = 'waiting'
  order by r.id limit 1 for update of r skip locked`);

export const markRecipient = statement<
  Sql['markRecipient'],
  { schoolId: SchoolId; messageKey: string; state: 'sent' | 'refused' }
>('update family_message_recipients set state = :state where school_id = :schoolId and id = :messageKey');

/** Notes that nobody waits any more; no row: somebody does. */
export const finish = statement<Sql['finish'], OfMessage & { at: string }>(`
  update family_messages f set finished_at = :at
  where f.school_id = :schoolId and f.id = :familyMessageId and f.finished_at is null
    and not exists (select from family_message_recipients r where r.school_id = f.school_id
      and r.family_message_id = f.id and r.state = 'waiting')
  returning f.id`);
