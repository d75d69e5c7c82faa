import { jobForPlatform } from '#db/scopes.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { addressHash } from '#platform/mail/suppressions.ts';
import type { Services } from '#platform/services.ts';
import { leaveCourses } from './hand-over.ts';
import { enterSchool, leaveAsStudent, withdrawDeleted } from './leave-school.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What comes due by itself: copies whose time is over, and accounts whose deletion nobody took back. */
export async function sweepProfiles(services: Services): Promise<void> {
  await expireExports(services);
  await removeStrayCopies(services);
  await deleteDueAccounts(services);
  await withdrawDeleted(services);
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

/** $1 exports. */
const listLive = statement<{ id: string }>(
  `select id from data_exports where id = any ($1::uuid[]) and state in ('queued', 'ready')`,
);

/** Removes copies that nothing leads to any more, such as one whose row went while it was written. */
async function removeStrayCopies({ units, files }: Services): Promise<void> {
  // A copy's row is there before the copy, so what is listed first and has none then is stray.
  const ids = new Map((await files.list('exports')).map(({ key }) => [key.split('/').at(-1) ?? '', key]));
  const named = [...ids.keys()].filter((id) => UUID.test(id));
  const live = await units.write(jobForPlatform, (tx) => tx.query(listLive(named)));
  for (const { id } of live) ids.delete(id);
  for (const key of ids.values()) await files.delete(key);
}

interface DueRow {
  readonly requestId: string;
  readonly userId: string;
  readonly email: string;
}

/**
 * Whoever runs the platform, or alone a school that isn't their family's, by now keeps the account until somebody else does, and so does whoever's
 * data a court wants kept.
 */
const listDue = statement<DueRow>(`
  select d.id as "requestId", d.user_id as "userId", u.email
  from deletion_requests d join users u on u.id = d.user_id
  where d.state = 'asked' and d.due_at <= $1 and d.id <> all ($2::uuid[]) and not app.is_operator(d.user_id)
    and not app.is_last_admin(d.user_id) and not app.is_held(d.user_id)
  order by d.due_at, d.id limit 1`);

/** Families' schools that close with this person. $1 person. */
const listLastFamilies = statement<{ schoolId: string }>(
  'select school_id as "schoolId" from app.last_families($1)',
);
const closeSchool = statement(`
  update schools set status = 'closed', updated_at = $2, version = version + 1 where id = $1`);

/** Copies of the person's record that guardians asked for. $1 person. */
const listCopiesOfRecord = statement<{ storageKey: string }>(`
  select e.storage_key as "storageKey" from data_exports e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where sp.user_id = $1 and e.storage_key is not null`);

/** Bytes that leave the store with the person. */
const listErasedFiles = statement<{ schoolId: string; fileId: string }>(`
  select school_id as "schoolId", id as "fileId" from files
  where owner_user_id = $1 and purpose in ('submission', 'message') and deleted_at is null`);
const erasePerson = statement('select app.erase_person($1, $2, $3)');
/** From here on nobody takes it back; no row: somebody has. $1 request. */
const lockAsked = statement<{ id: string }>(
  `select id from deletion_requests where id = $1 and state = 'asked' for update`,
);
const setDone = statement(`update deletion_requests set state = 'done', ended_at = $2 where id = $1`);

/** One after the other: whose turn comes later may be the last admin by then. */
async function deleteDueAccounts(services: Services): Promise<void> {
  const { units, clock, log } = services;
  const tried: string[] = [];
  for (;;) {
    const [due] = await units.write(jobForPlatform, (tx) => tx.query(listDue(clock.now(), tried)));
    if (!due) return;
    tried.push(due.requestId);
    try {
      if (await deleteAccount(services, due)) log.info({ userId: due.userId }, 'account deleted');
    } catch (error) {
      // The others don't wait for it; it is tried again with the next sweep.
      log.error({ err: error, userId: due.userId }, 'account not deleted');
    }
  }
}

/**
 * Ends an account: what the rules of the tables say about a person's rows, in one transaction; the academic record
 * stays. Pictures and copies leave the store first, since deleting them again does no harm; files of work and messages
 * leave by their own jobs, which the transaction enqueues.
 *
 * @returns false where the wish was taken back meanwhile.
 */
async function deleteAccount(services: Services, { requestId, userId, email }: DueRow): Promise<boolean> {
  const { units, files, jobs, clock, config } = services;
  await leaveCourses(services, userId);
  for (const folder of [`avatars/${userId}`, `exports/${userId}`]) {
    for (const { key } of await files.list(folder)) await files.delete(key);
  }
  for (const { storageKey } of await units.write(jobForPlatform, (tx) =>
    tx.query(listCopiesOfRecord(userId)),
  )) {
    await files.delete(storageKey);
  }
  return await units.write(jobForPlatform, async (tx) => {
    const now = clock.now();
    const [asked] = await tx.query(lockAsked(requestId));
    if (!asked) return false;
    await leaveAsStudent(services, tx, userId);
    await closeFamilies(services, tx, userId, now);
    const erased = await tx.query(listErasedFiles(userId));
    await tx.query(erasePerson(userId, [addressHash(config, email)], now));
    for (const file of erased) await jobs.enqueue(tx, 'files.sweep', file);
    await tx.query(setDone(requestId, now));
    announce(tx, [userId], { topic: 'account', id: userId });
    recordAudit(tx, clock, {
      schoolId: null,
      actorKind: 'job',
      actorUserId: null,
      action: 'account.deleted',
      entityType: 'user',
      entityId: userId,
    });
    return true;
  });
}

/**
 * Closes the school of a family whose last parent goes: nobody can change it any more. The children's records and accounts
 * stay, and can be read.
 */
async function closeFamilies(
  { clock }: Services,
  tx: Transaction,
  userId: string,
  now: string,
): Promise<void> {
  for (const { schoolId } of await tx.query(listLastFamilies(userId))) {
    await tx.query(enterSchool(schoolId));
    await tx.query(closeSchool(schoolId, now));
    recordAudit(tx, clock, {
      schoolId,
      actorKind: 'job',
      actorUserId: null,
      action: 'school.closed',
      entityType: 'school',
      entityId: schoolId,
      before: { status: 'active' },
      after: { status: 'closed' },
      reason: 'The account of the last parent was deleted.',
    });
  }
}
