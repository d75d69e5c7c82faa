import { jobForPlatform, jobInSchool } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { avatarStorageKey } from '#platform/private-files.ts';
import type { Services } from '#platform/services.ts';

/** What comes due by itself: copies whose time is over, and accounts whose deletion nobody took back. */
export async function sweepProfiles(services: Services): Promise<void> {
  await expireExports(services);
  await deleteDueAccounts(services);
}

const listExpired = statement<{ id: string; storageKey: string | null }>(
  `select id, storage_key as "storageKey" from data_exports
   where state in ('queued', 'ready') and expires_at <= $1 limit 200`,
);
const setExpired = statement(`update data_exports set state = 'expired', storage_key = null where id = $1`);

async function expireExports({ units, files, clock }: Services): Promise<void> {
  for (const { id, storageKey } of await units.write(jobForPlatform, (tx) =>
    tx.query(listExpired(clock.now())),
  )) {
    if (storageKey) await files.delete(storageKey);
    await units.write(jobForPlatform, (tx) => tx.query(setExpired(id)));
  }
}

interface DueRow {
  readonly requestId: string;
  readonly userId: string;
  readonly avatarKey: string | null;
}

/** Whoever runs a school or the platform alone by now keeps the account until somebody else does. */
const listDue = statement<DueRow>(`
  select d.id as "requestId", d.user_id as "userId", p.avatar_key as "avatarKey"
  from deletion_requests d left join profiles p on p.id = d.user_id
  where d.state = 'asked' and d.due_at <= $1 and d.id <> all ($2::uuid[]) and not app.is_operator(d.user_id) and not app.is_last_admin(d.user_id)
  order by d.due_at, d.id limit 1`);

const listSchools = statement<{ schoolId: string }>(`
  select school_id as "schoolId" from school_memberships where user_id = $1
  union select school_id from student_profiles where user_id = $1
  union select school_id from guardian_links where guardian_user_id = $1`);

const endMemberships = statement(`
  update school_memberships set status = 'ended', end_reason = 'account_deleted', ended_at = $3, provisional_until = null,
    updated_at = $3, version = version + 1
  where school_id = $1 and user_id = $2 and status <> 'ended'`);
const endLinks = statement(`
  update guardian_links set status = 'ended', end_reason = 'account_deleted', updated_at = $3, version = version + 1
  where school_id = $1 and guardian_user_id = $2 and status <> 'ended'`);
const IS_OWN = `(select id from student_profiles where school_id = $1 and user_id = $2)`;
const dropDrafts = statement(`delete from drafts where school_id = $1 and student_id in ${IS_OWN}`);
const dropMarks = statement(`delete from todo_marks where school_id = $1 and student_id in ${IS_OWN}`);

const clearProfile = statement(
  `update profiles set phone = null, address = null, bio = null, avatar_key = null, updated_at = $2,
     version = version + 1
   where id = $1`,
);
const dropOwn = [
  'user_settings',
  'notification_preferences',
  'notification_deliveries',
  'notifications',
  'push_subscriptions',
  'feed_tokens',
].map((table) => statement(`delete from ${table} where user_id = $1`));
const listExports = statement<{ storageKey: string }>(
  'select storage_key as "storageKey" from data_exports where user_id = $1 and storage_key is not null',
);
const dropExports = statement('delete from data_exports where user_id = $1');
/** The letters stay as a record that something was written; to whom and what goes. */
const clearLetters = statement(
  `update mail_outbox set to_address = 'deleted', subject = '', body_text = '', unsubscribe_url = null,
     state = case when state = 'queued' then 'parked' else state end
   where to_user_id = $1`,
);
const setDone = statement(`update deletion_requests set state = 'done', ended_at = $2 where id = $1`);

const dropSignIn = ['auth_sessions', 'auth_accounts', 'auth_two_factors', 'auth_passkeys'].map((table) =>
  statement(`delete from ${table} where user_id = $1`),
);
const dropLinks = statement('delete from auth_verifications where value = $1');
/** The row stays, since the academic record points to it; nothing leads from it to the person. */
const closeUser = statement(
  `update users set email = 'deleted-' || id || '@deleted.invalid', email_verified = false, name = 'Deleted account',
     image = null, two_factor_enabled = false, deleted_at = $2, updated_at = $2
   where id = $1`,
);

/** One after the other: whose turn comes later may be the last admin by then. */
async function deleteDueAccounts(services: Services): Promise<void> {
  const { units, clock, log } = services;
  const tried: string[] = [];
  for (;;) {
    const [due] = await units.write(jobForPlatform, (tx) => tx.query(listDue(clock.now(), tried)));
    if (!due) return;
    tried.push(due.requestId);
    try {
      await deleteAccount(services, due);
      log.info({ userId: due.userId }, 'account deleted');
    } catch (error) {
      // The others don't wait for it; it is tried again with the next sweep.
      log.error({ err: error, userId: due.userId }, 'account not deleted');
    }
  }
}

/** Ends an account, step by step; the request is done last, so that whatever was interrupted is done again. */
async function deleteAccount(services: Services, { requestId, userId, avatarKey }: DueRow): Promise<void> {
  const { units, files, clock } = services;
  const now = clock.now();
  // First nobody can sign in any more.
  await units.write({ role: 'fieldhouse_login', enter: null }, async (tx) => {
    for (const drop of dropSignIn) await tx.query(drop(userId));
    await tx.query(dropLinks(userId));
    await tx.query(closeUser(userId, now));
  });
  const { rows: schools, exports } = await units.write(jobForPlatform, async (tx) => ({
    rows: await tx.query(listSchools(userId)),
    exports: await tx.query(listExports(userId)),
  }));
  for (const { schoolId } of schools) {
    await units.write(jobInSchool(schoolId), async (tx) => {
      for (const change of [endMemberships, endLinks]) await tx.query(change(schoolId, userId, now));
      for (const drop of [dropDrafts, dropMarks]) await tx.query(drop(schoolId, userId));
    });
  }
  if (avatarKey) await files.delete(avatarStorageKey(userId, avatarKey));
  for (const { storageKey } of exports) await files.delete(storageKey);
  await units.write(jobForPlatform, async (tx) => {
    for (const drop of dropOwn) await tx.query(drop(userId));
    await tx.query(dropExports(userId));
    await tx.query(clearProfile(userId, now));
    await tx.query(clearLetters(userId));
    await tx.query(setDone(requestId, now));
    await recordAudit(tx, clock, {
      schoolId: null,
      actorKind: 'job',
      actorUserId: null,
      action: 'account.deleted',
      entityType: 'user',
      entityId: userId,
    });
  });
}
