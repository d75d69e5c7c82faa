import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobInSchool } from '#db/scopes.ts';
import { browserIn } from '#testing/browser.ts';
import { openWorld, type SchoolPlace, type World } from '#testing/world.ts';

const SUPPORT = 'help@platform.test';

let world: World;
let school: SchoolPlace;
beforeAll(async () => {
  world = await openWorld({ SUPPORT_EMAIL: SUPPORT });
  school = await hasSchoolWith('office@maple.test');
});
afterAll(() => world.close());

async function hasSchoolWith(email: string | null): Promise<SchoolPlace> {
  const made = await world.hasSchool('Maple High');
  await world.services.units.write(jobInSchool(made.schoolId), (tx) =>
    tx.execute('update schools set email = $2 where id = $1', [made.schoolId, email]),
  );
  return made;
}

const password = 'correct-horse-9';
const close = (userId: string, how: string) =>
  world.services.db.pool.query(`update users set ${how} where id = $1`, [userId]);

const signIn = (email: string) => browserIn(world).client().accounts.signIn({ email, password });

it.each([
  ['suspended', "suspended_at = now(), suspension_reason = 'A secret reason'"],
  ['expired', "account_expires_at = now() - interval '1 day'"],
])('names the school to ask, not the reason, when somebody who is %s signs in', async (_state, how) => {
  const person = await school.hasPerson({ role: 'teacher', name: 'A Teacher', isFresh: false });
  await close(person.userId, how);
  const refusal = await signIn(person.email).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'ACCOUNT_CLOSED', data: { contact: 'office@maple.test' } });
  expect(JSON.stringify(refusal)).not.toContain('secret');
});

it('T-06 says so in the middle of work, and at the start of a page', async () => {
  const person = await school.hasStudent({ name: 'A Student' });
  await person.client.catalog.list({});
  await close(person.userId, 'suspended_at = now()');
  const closed = { contact: 'office@maple.test' };
  await expect(person.client.catalog.list({})).rejects.toMatchObject({
    code: 'ACCOUNT_CLOSED',
    data: closed,
  });
  expect(await person.client.accounts.session({})).toMatchObject({ me: null, closed });
  await close(person.userId, 'suspended_at = null');
  expect(await person.client.accounts.session({})).toMatchObject({ closed: null });
});

it('tells a wrong password nothing about the account', async () => {
  const person = await school.hasPerson({ role: 'teacher', name: 'B Teacher', isFresh: false });
  await close(person.userId, 'suspended_at = now()');
  await expect(
    browserIn(world).client().accounts.signIn({ email: person.email, password: 'wrong-wrong' }),
  ).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
});

it('names the address of the platform where no school can be asked', async () => {
  const without = await hasSchoolWith(null);
  const inNoSchool = await without.hasPerson({ role: 'teacher', name: 'C Teacher', isFresh: false });
  await close(inNoSchool.userId, 'suspended_at = now()');
  await expect(signIn(inNoSchool.email)).rejects.toMatchObject({ data: { contact: SUPPORT } });

  // Those who wait know no more of a school than its name.
  const waiting = await school.hasPerson({
    role: 'teacher',
    name: 'D Teacher',
    status: 'pending',
    isFresh: false,
  });
  await close(waiting.userId, 'suspended_at = now()');
  await expect(signIn(waiting.email)).rejects.toMatchObject({ data: { contact: SUPPORT } });

  // The head of a school whose address is their own.
  const head = await school.hasPerson({ role: 'school_admin', name: 'Head', isFresh: false });
  await world.services.units.write(jobInSchool(school.schoolId), (tx) =>
    tx.execute('update schools set email = $2 where id = $1', [school.schoolId, head.email.toUpperCase()]),
  );
  await close(head.userId, 'suspended_at = now()');
  await expect(signIn(head.email)).rejects.toMatchObject({ data: { contact: SUPPORT } });
});

it('T-06 opens no session for who is suspended between password and code', async () => {
  const person = await school.hasPerson({ role: 'teacher', name: 'E Teacher', isFresh: false });
  const page = browserIn(world);
  await page.client().accounts.signIn({ email: person.email, password });
  const { backupCodes } = await page.client().accounts.enrollTotp({ password });
  await world.services.db.pool.query('update users set two_factor_enabled = true where id = $1', [
    person.userId,
  ]);
  const next = browserIn(world);
  expect(await next.client().accounts.signIn({ email: person.email, password })).toEqual({
    status: 'second_factor',
  });
  await close(person.userId, 'suspended_at = now()');
  await expect(
    next.client().accounts.verifySecondFactor({ code: backupCodes[0] ?? '', asOperator: false }),
  ).rejects.toMatchObject({ code: 'ACCOUNT_CLOSED' });
});

it('tells members why their school may only be read, and whom to ask', async () => {
  const place = await hasSchoolWith('desk@maple.test');
  const people = [
    await place.hasStudent({ name: 'C Student' }),
    await place.hasPerson({ role: 'teacher', name: 'C Teacher' }),
  ];
  const admin = await place.hasPerson({ role: 'school_admin', name: 'C Admin' });
  const set = (what: string) =>
    world.services.units.write(jobInSchool(place.schoolId), (tx) =>
      tx.execute(`update schools set ${what} where id = $1`, [place.schoolId]),
    );
  const readOnly = async ({ client }: typeof admin) =>
    (await client.accounts.session({})).me?.memberships.map((one) => one.readOnly);
  for (const person of [...people, admin]) expect(await readOnly(person)).toEqual([null]);
  for (const reason of ['suspended', 'expired']) {
    await set(`payment_status = '${reason}'`);
    for (const person of people)
      expect(await readOnly(person)).toEqual([{ reason, contact: 'desk@maple.test' }]);
    // Those who run the school can't ask themselves.
    expect(await readOnly(admin)).toEqual([{ reason, contact: SUPPORT }]);
  }
  // Whatever was paid, nobody is there any more.
  await set("status = 'closed'");
  for (const person of [...people, admin])
    expect(await readOnly(person)).toEqual([{ reason: 'closed', contact: SUPPORT }]);
});

it('tells whoever only asked to join nothing of what a school has paid', async () => {
  const place = await hasSchoolWith('desk@oak.test');
  const asker = await place.hasPerson({ role: 'teacher', name: 'D Asker', status: 'pending' });
  await world.services.units.write(jobInSchool(place.schoolId), (tx) =>
    tx.execute("update schools set payment_status = 'expired' where id = $1", [place.schoolId]),
  );
  const { me } = await asker.client.accounts.session({});
  expect(me?.memberships).toMatchObject([{ status: 'pending', readOnly: null }]);
});
