import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AGREED, bornYearsAgo, consentRecord, consentSecret } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';

/*
 * What is listed and offered is what can be done, and what a link says is so.
 */

const code = (name: string) => ({ code: name });

let world: World;
let record: ReturnType<typeof consentRecord>;
let school: SchoolPlace;
let office: Person;
beforeAll(async () => {
  world = await openWorld();
  record = consentRecord(world);
  school = await world.hasSchool('Ash Primary');
  office = await school.hasPerson({ role: 'school_admin', name: 'Office Ash' });
});
afterAll(() => world.close());

const child = async (name: string, isGiven: boolean) => {
  const one = await school.hasStudent({ name, birthOn: bornYearsAgo(9) });
  await school.waitsForConsent(one, isGiven);
  return one;
};
const turns13 = async ({ userId }: StudentPerson) => {
  await record.rows('alter table student_profiles disable trigger student_profiles_birth');
  await record.rows('update student_profiles set birth_on = $2 where user_id = $1', [
    userId,
    bornYearsAgo(13),
  ]);
  await record.rows('alter table student_profiles enable trigger student_profiles_birth');
};
const can = async ({ studentId }: StudentPerson) =>
  (await office.client.consent.student({ studentId: studentId as StudentId })).details?.can;

it('says at a school that closed that nobody decides any more, and lists no request as needed', async () => {
  const place = await world.hasSchool('Closed Primary');
  const waits = await place.hasStudent({ name: 'Wil Closed', birthOn: bornYearsAgo(9) });
  await place.waitsForConsent(waits, false);
  const asked = await place.hasStudent({ name: 'Ada Closed' });
  const parent = await place.hasPerson({ role: 'parent', name: 'Paul Closed' });
  await place.isGuardian(parent, { of: asked });
  await record.rows("update guardian_links set status = 'pending' where guardian_user_id = $1", [
    parent.userId,
  ]);
  const isNeeded = async () => (await parent.client.consent.needed({})).items.map(({ what }) => what);
  expect(await isNeeded()).toEqual(['link']);
  expect(await waits.client.consent.own({})).toMatchObject({ isClosed: false });
  await record.rows("update schools set status = 'closed' where id = $1", [place.schoolId]);
  expect(await isNeeded()).toEqual([]);
  expect((await parent.client.families.mine({})).children).toMatchObject([
    { status: 'pending', isClosed: true },
  ]);
  expect(await waits.client.consent.own({})).toMatchObject({ isClosed: true });
});

it('offers to record a consent and to write to a parent where that is done, and not elsewhere', async () => {
  const waits = await child('Wes Ash', false);
  expect(await can(waits)).toEqual({ record: true, ask: true, end: true });
  const open = await child('Ora Ash', true);
  expect(await can(open)).toEqual({ record: false, ask: false, end: true });
  const left = await child('Lea Ash', false);
  await record.leaves(left, school);
  expect(await can(left)).toMatchObject({ record: false });
  const late = await child('Lou Ash', false);
  await record.rows(
    "update consent_requests set expires_at = now() - interval '1 hour' where student_id = $1",
    [late.studentId],
  );
  expect(await can(late)).toMatchObject({ record: true, ask: false });
});

it('lets a guardian end a consent that was recorded where they teach, and are no guardian', async () => {
  const atAsh = await child('Tia Ash', true);
  const other = await world.hasSchool('Birch Primary');
  const there = await other.hasStudent({ name: 'Tia Ash', birthOn: bornYearsAgo(9), as: atAsh });
  const mother = await school.hasPerson({ role: 'teacher', name: 'Tess Ash' });
  await other.isGuardian(mother, { of: there, rights: ['consent'] });
  const { children } = await mother.client.consent.family({});
  expect(children.map(({ consents }) => consents.map(({ isElsewhere }) => isElsewhere))).toEqual([[true]]);
  const consentId = await record.idOf(atAsh);
  const { child: after } = await mother.client.consent.withdraw({ consentId, reason: null });
  expect(after.studentId).toBe(there.studentId);
  expect(await record.living(atAsh)).toEqual([]);
});

it('says by the link of the second letter that nobody’s consent is needed once the child is 13', async () => {
  const one = await child('Xia Ash', true);
  const token = await record.isByEmail(one, 'petra@ash.test');
  expect(await world.anonymous.consent.open({ token })).toMatchObject({ state: 'given', mayDecide: true });
  await turns13(one);
  expect(await world.anonymous.consent.open({ token })).toMatchObject({
    state: 'not_needed',
    mayDecide: false,
    until: null,
  });
  await expect(world.anonymous.consent.withdrawByLink({ token })).rejects.toMatchObject(code('NOT_NEEDED'));
  await expect(world.anonymous.consent.answer({ token, answer: AGREED })).rejects.toMatchObject(
    code('INVALID_LINK'),
  );
  expect(await record.deletionOf(one)).toEqual([]);
});

it('deletes nobody who turned 13 by a no that comes after the birthday', async () => {
  const one = await child('Yan Ash', false);
  await one.client.consent.nameParent({ email: 'pia@ash.test', locale: 'en' });
  const token = await consentSecret(world, 'consent-request', 'pia@ash.test');
  await turns13(one);
  await expect(
    world.anonymous.consent.answer({ token, answer: { decision: 'refused' } }),
  ).rejects.toMatchObject(code('INVALID_LINK'));
  expect(await record.deletionOf(one)).toEqual([]);
});

/** The embedded database has one connection. */
const onPostgres = process.env.TEST_POSTGRES_URL !== undefined;

it.runIf(onPostgres)('lets a parent agree just when the time is over, without a deadlock', async () => {
  const one = await child('Zoe Ash', false);
  await record.rows(
    "update consent_requests set expires_at = now() - interval '1 hour' where student_id = $1",
    [one.studentId],
  );
  const deciding = await world.services.db.pool.connect();
  const expiring = await world.services.db.pool.connect();
  try {
    for (const client of [deciding, expiring]) await client.query('set role none');
    // As whoever decides: the family, the account, and then the request.
    await deciding.query('begin');
    await deciding.query('select app.hold_account($1)', [one.studentId]);
    await deciding.query('select from users where id = $1 for update', [one.userId]);
    const { rows } = await expiring.query('select pg_backend_pid() as pid');
    const expired = expiring.query('select request_id from app.expire_consent_requests(now())');
    const isWaiting = async () =>
      (
        await deciding.query("select 1 from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'", [
          rows[0].pid,
        ])
      ).rows.length === 1;
    await expect.poll(isWaiting, { timeout: 5_000 }).toBe(true);
    await deciding.query(
      `insert into consents (school_id, id, student_id, subject_user_id, kind, decision, basis, method, text_version,
         locale, giver_name, giver_email, given_at)
       values ($1, app.uuidv7(), $2, $3, 'child_account', 'given', 'parent', 'email_plus', '2026-11', 'en', 'Pia', 'p@ash.test',
         now())`,
      [school.schoolId, one.studentId, one.userId],
    );
    await deciding.query('select app.settle_consent($1, true, now())', [one.userId]);
    await deciding.query('commit');
    const [own] = await record.rows('select id from consent_requests where student_id = $1', [one.studentId]);
    expect((await expired).rows.map(({ request_id }) => request_id)).not.toContain(own?.id);
  } finally {
    deciding.release(true);
    expiring.release(true);
  }
  expect(await record.stateOf(one)).toBe('given');
  expect(await record.deletionOf(one)).toEqual([]);
});
