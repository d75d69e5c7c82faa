import type { DataExportId, UserId } from '@fieldhouse/contract/ids.ts';
import { DELETION_DAYS } from '@fieldhouse/domain/families/consent.ts';
import { jobForPlatform } from '#db/scopes.ts';
import { type RowOf, statement, type Transaction } from '#db/unit.ts';
import { closeRequestsOf } from '#features/transcript-requests/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { addressHash } from '#platform/mail/suppressions.ts';
import type { Services } from '#platform/services.ts';
import { leaveCourses } from './hand-over.ts';
import { enterSchool, leaveAsStudent, withdrawDeleted } from './leave-school.ts';
import type { Sql } from './rows.gen.ts';
import { tellFollowers } from './tell-deleted.ts';

const DAY_MS = 86_400_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What comes due by itself: copies whose time is over, and accounts whose deletion nobody took back. */
export async function sweepProfiles(services: Services): Promise<void> {
  await expireExports(services);
  await removeStrayCopies(services);
  await sweepLeftAlone(services);
  await deleteDueAccounts(services);
  await withdrawDeleted(services);
}

const listExpired = statement<Sql['listExpired'], { now: string }>(
  `select id, storage_key as "storageKey" from data_exports
   where state in ('queued', 'ready') and expires_at <= :now limit 200`,
);
const setExpired = statement<Sql['setExpired'], { dataExportId: DataExportId }>(
  `update data_exports set state = 'expired', storage_key = null where id = :dataExportId`,
);

async function expireExports({ units, files, clock }: Services): Promise<void> {
  for (const { id, storageKey } of await units.write(jobForPlatform, (tx) =>
    tx.query(listExpired({ now: clock.now() })),
  )) {
    if (storageKey) await files.delete(storageKey);
    await units.write(jobForPlatform, (tx) => tx.query(setExpired({ dataExportId: id })));
  }
}

const listLive = statement<Sql['listLive'], { dataExportIds: readonly string[] }>(
  `select id from data_exports where id = any (:dataExportIds::uuid[]) and state in ('queued', 'ready')`,
);

/** Removes copies that nothing leads to any more, such as one whose row went while it was written. */
async function removeStrayCopies({ units, files }: Services): Promise<void> {
  // A copy's row is there before the copy, so what is listed first and has none then is stray.
  const ids = new Map((await files.list('exports')).map(({ key }) => [key.split('/').at(-1) ?? '', key]));
  const named = [...ids.keys()].filter((id) => UUID.test(id));
  const live = await units.write(jobForPlatform, (tx) => tx.query(listLive({ dataExportIds: named })));
  for (const { id } of live) ids.delete(id);
  for (const key of ids.values()) await files.delete(key);
}

/** Children's accounts of closed families' schools: those that nobody looks after any more, and those that somebody does again. */
const sweepAlone = statement<
  Sql['sweepAlone'],
  { dueAt: string; now: string },
  { userId: UserId; isKept: boolean }
>('select user_id as "userId", is_kept as "isKept" from app.sweep_left_alone(:dueAt, :now)');

/** Who is 13 and can do something about it is told, and has as long as after any wish to delete. */
async function sweepLeftAlone({ units, clock }: Services): Promise<void> {
  const dueAt = new Date(clock.millis() + DELETION_DAYS * DAY_MS).toISOString();
  await units.write(jobForPlatform, async (tx) => {
    for (const { userId, isKept } of await tx.query(sweepAlone({ dueAt, now: clock.now() }))) {
      recordAudit(tx, clock, {
        schoolId: null,
        actorKind: 'job',
        actorUserId: null,
        action: isKept ? 'account.deletion_withdrawn' : 'account.deletion_asked',
        entityType: 'user',
        entityId: userId,
        ...(isKept ? {} : { after: { dueAt } }),
        reason: isKept
          ? 'Somebody looks after the account again, or its owner does.'
          : 'Nobody looks after the account since the school of the family closed.',
      });
    }
  });
}

type DueRow = RowOf<typeof listDue>;

/**
 * Whoever runs the platform, or alone a school that isn't their family's, by now keeps the account until somebody else does, and so does whoever's
 * data a court wants kept.
 */
const listDue = statement<Sql['listDue'], { now: string; deletionRequestIds: readonly string[] }>(`
  select d.id as "requestId", d.user_id as "userId", u.email
  from deletion_requests d join users u on u.id = d.user_id
  where d.state = 'asked' and d.due_at <= :now and d.id <> all (:deletionRequestIds::uuid[]) and not app.is_operator(d.user_id)
    and not app.is_last_admin(d.user_id) and not app.is_held(d.user_id)
  order by d.due_at, d.id limit 1`);

/** Families' schools that close with this person. */
const listLastFamilies = statement<Sql['listLastFamilies'], { userId: string }, { schoolId: string }>(
  'select school_id as "schoolId" from app.last_families(:userId)',
);
/** Children's accounts there that nobody looks after from then on: they go as well. */
const endLeftAlone = statement<Sql['endLeftAlone'], { userId: UserId; now: string }, { userId: UserId }>(
  'select a as "userId" from app.end_left_alone(:userId, :now) a',
);
const closeSchool = statement<Sql['closeSchool'], { schoolId: string; now: string }>(`
  update schools set status = 'closed', updated_at = :now, version = version + 1 where id = :schoolId`);

/** Copies of the person's record that guardians asked for. */
const listCopiesOfRecord = statement<Sql['listCopiesOfRecord'], { userId: UserId }>(`
  select e.storage_key as "storageKey" from data_exports e
    join student_profiles sp on sp.school_id = e.school_id and sp.id = e.student_id
  where sp.user_id = :userId and e.storage_key is not null`);

/** Bytes that leave the store with the person. */
const listErasedFiles = statement<Sql['listErasedFiles'], { ownerUserId: UserId }>(`
  select school_id as "schoolId", id as "fileId" from files
  where owner_user_id = :ownerUserId and purpose in ('submission', 'message') and deleted_at is null`);
const erasePerson = statement<
  Sql['erasePerson'],
  { userId: string; addressHashes: readonly string[]; now: string }
>('select app.erase_person(:userId, :addressHashes, :now)');
/** Before the deletion, as everybody holds them who changes both. */
const holdUser = statement<Sql['holdUser'], { userId: UserId }>('select app.hold_user(:userId)');
/** From here on nobody takes it back; no row: somebody has. */
const lockAsked = statement<Sql['lockAsked'], { deletionRequestId: string }>(
  `select id from deletion_requests where id = :deletionRequestId and state = 'asked' for update`,
);
const setDone = statement<Sql['setDone'], { deletionRequestId: string; now: string | null }>(
  `update deletion_requests set state = 'done', ended_at = :now where id = :deletionRequestId`,
);

/** One after the other: whose turn comes later may be the last admin by then. */
async function deleteDueAccounts(services: Services): Promise<void> {
  const { units, clock, log } = services;
  const tried: string[] = [];
  for (;;) {
    const [due] = await units.write(jobForPlatform, (tx) =>
      tx.query(listDue({ now: clock.now(), deletionRequestIds: tried })),
    );
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
    tx.query(listCopiesOfRecord({ userId })),
  )) {
    await files.delete(storageKey);
  }
  return await units.write(jobForPlatform, async (tx) => {
    const now = clock.now();
    await tx.query(holdUser({ userId }));
    const [asked] = await tx.query(lockAsked({ deletionRequestId: requestId }));
    if (!asked) return false;
    await tellFollowers(services, tx, { userId, requestId });
    await closeRequestsOf(tx, clock, userId);
    await leaveAsStudent(services, tx, userId);
    for (const child of await tx.query(endLeftAlone({ userId, now }))) {
      recordAudit(tx, clock, {
        schoolId: null,
        actorKind: 'job',
        actorUserId: null,
        action: 'account.deletion_asked',
        entityType: 'user',
        entityId: child.userId,
        after: { dueAt: now },
        reason: 'The account of the last adult who looked after it was deleted.',
      });
    }
    await closeFamilies(services, tx, userId, now);
    const erased = await tx.query(listErasedFiles({ ownerUserId: userId }));
    await tx.query(erasePerson({ userId, addressHashes: [addressHash(config, email)], now }));
    for (const file of erased) await jobs.enqueue(tx, 'files.sweep', file);
    await tx.query(setDone({ deletionRequestId: requestId, now }));
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
 * Closes the school of a family whose last parent goes: nobody can change it any more. The children's records stay, and can
 * be read by whoever keeps an account.
 */
async function closeFamilies(
  { clock }: Services,
  tx: Transaction,
  userId: string,
  now: string,
): Promise<void> {
  for (const { schoolId } of await tx.query(listLastFamilies({ userId }))) {
    await tx.query(enterSchool({ schoolId }));
    await tx.query(closeSchool({ schoolId, now }));
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
