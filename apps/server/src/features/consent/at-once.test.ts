import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bornYearsAgo, childAt, type consentRecord, deletesChild, openFamilies } from '#testing/consent.ts';
import type { Person, SchoolPlace, StudentPerson, World } from '#testing/world.ts';
import { sweepConsent } from './sweep.ts';

/*
 * Two at once about one account, or one who holds several: each waits for the other, and nobody in a circle. The family comes
 * first, then the account, then a request or a deletion. On PostgreSQL alone; the embedded database has one connection.
 */

const onPostgres = process.env.TEST_POSTGRES_URL !== undefined;

let world: World;
let record: ReturnType<typeof consentRecord>;
let membershipOf: Awaited<ReturnType<typeof openFamilies>>['membershipOf'];
let school: SchoolPlace;
let office: Person;
beforeAll(async () => {
  const families = await openFamilies('Ash Primary');
  ({ world, record, membershipOf } = families);
  ({ school, office } = families.places[0]);
});
afterAll(() => world.close());

const isOver = ({ studentId }: StudentPerson, hours: number) =>
  record.rows(
    'update consent_requests set expires_at = now() - make_interval(hours => $2) where student_id = $1',
    [studentId, hours],
  );
/** Somebody wants the account deleted, at once. */
const WISH = `
  insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
  values (app.uuidv7(), $1, $1, 'asked', now(), now())`;
/** A parent agreed, and the account doesn't follow yet. */
const agrees = (client: pg.PoolClient, { studentId, userId }: StudentPerson) =>
  client.query(
    `insert into consents (school_id, id, student_id, subject_user_id, kind, decision, basis, method, text_version,
       locale, giver_name, giver_email, given_at)
     values ($1, app.uuidv7(), $2, $3, 'child_account', 'given', 'parent', 'email_plus', '2026-11', 'en', 'Pia',
       'p@ash.test', now())`,
    [school.schoolId, studentId, userId],
  );
const settles = (client: pg.PoolClient, { userId }: StudentPerson, isGiven = false) =>
  client.query('select app.settle_consent($1, $2, now())', [userId, isGiven]);

/** A transaction of the owner of the tables; `waits`: until somebody waits for a lock that it holds. */
async function both(
  work: (client: pg.PoolClient, waits: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const client = await world.services.db.pool.connect();
  try {
    await client.query('set role none');
    const { rows } = await client.query('select pg_backend_pid() as pid');
    // Asked elsewhere: what runs is read once in a transaction.
    const isWaitedFor = async () =>
      (
        await record.rows('select 1 from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', [
          rows[0].pid,
        ])
      ).length > 0;
    await client.query('begin');
    await work(client, () => expect.poll(isWaitedFor, { timeout: 5_000 }).toBe(true));
  } finally {
    client.release(true);
  }
}

it.runIf(onPostgres)('keeps an account to which a parent agrees just when it is deleted', async () => {
  // One that fails is tried again later, and says so.
  const failed = vi.spyOn(world.services.log, 'error');
  const one = await childAt(school, 'Vic Ash');
  await record.rows(WISH, [one.userId]);
  await both(async (deciding, waits) => {
    await deciding.query('select app.hold_account($1)', [one.studentId]);
    const deleted = world.runs('profile.sweep', {});
    await waits();
    await agrees(deciding, one);
    await settles(deciding, one, true);
    await deciding.query('commit');
    await deleted;
  });
  expect(await record.rows('select deleted_at from users where id = $1', [one.userId])).toEqual([
    { deleted_at: null },
  ]);
  expect(failed).not.toHaveBeenCalled();
  expect(await record.deletionOf(one)).toEqual([]);
});

it.runIf(onPostgres)('lets a parent agree just when the time is over', async () => {
  const one = await childAt(school, 'Zoe Ash');
  await isOver(one, 1);
  await both(async (deciding, waits) => {
    await deciding.query('select app.hold_account($1)', [one.studentId]);
    const swept = sweepConsent(world.services);
    await waits();
    await agrees(deciding, one);
    await settles(deciding, one, true);
    await deciding.query('commit');
    await swept;
  });
  expect(await record.stateOf(one)).toBe('given');
  expect(await record.deletionOf(one)).toEqual([]);
});

it.runIf(onPostgres)('lets a parent agree just when the school refuses the child', async () => {
  const one = await school.hasStudent({ name: 'Wes Ash', birthOn: bornYearsAgo(9), status: 'provisional' });
  await school.waitsForConsent(one);
  const membershipIds = [await membershipOf(one, school)];
  await both(async (deciding, waits) => {
    await deciding.query('select app.hold_account($1)', [one.studentId]);
    const refused = office.client.accounts.refuse({ membershipIds, reason: 'Not ours' });
    await waits();
    await agrees(deciding, one);
    await settles(deciding, one, true);
    await deciding.query('commit');
    await refused;
  });
  expect(await record.stateOf(one)).toBe('given');
  expect(
    await record.rows('select end_reason as reason from school_memberships where user_id = $1', [one.userId]),
  ).toEqual([{ reason: 'refused' }]);
});

it.runIf(onPostgres)('holds one family after the other where the time of several is over', async () => {
  const [earlier, later] = [await childAt(school, 'Xia Ash'), await childAt(school, 'Yan Ash')];
  await isOver(earlier, 2);
  await isOver(later, 1);
  await both(async (other, waits) => {
    // Whoever has the later one, and wants the earlier.
    await settles(other, later);
    const swept = sweepConsent(world.services);
    await waits();
    await settles(other, earlier);
    await other.query('commit');
    await swept;
  });
  for (const one of [earlier, later]) expect(await record.deletionOf(one)).toHaveLength(1);
});

it.runIf(onPostgres)('sweeps twice at once', async () => {
  const children: StudentPerson[] = [];
  for (let each = 0; each < 8; each += 1) children.push(await childAt(school, `Kim Ash ${each}`));
  for (const [each, one] of children.entries()) await isOver(one, 20 - each);
  await Promise.all([sweepConsent(world.services), sweepConsent(world.services)]);
  for (const one of children) expect(await record.deletionOf(one)).toHaveLength(1);
});

it.runIf(onPostgres)('lets a guardian ask for the deletion just when a parent refuses', async () => {
  const one = await childAt(school, 'Uma Ash');
  const aunt = await school.hasGuardian({ name: 'Ute Ash', of: one, rights: ['manage_account'] });
  await both(async (refusing, waits) => {
    await settles(refusing, one);
    const asked = deletesChild(world, aunt, one);
    await waits();
    await refusing.query(WISH, [one.userId]);
    await refusing.query('commit');
    await asked;
  });
  expect(await record.deletionOf(one)).toHaveLength(1);
});
