import { afterAll, beforeAll, expect, it } from 'vitest';
import { withCookies } from '#testing/browser.ts';
import { bornYearsAgo, consentRecord, deletesChild } from '#testing/consent.ts';
import { openWorld, type Person, type SchoolPlace, type StudentPerson, type World } from '#testing/world.ts';
import { sweepProfiles } from './carry-out.ts';

/*
 * Children whose family's school closes with its last parent: no account stays that nobody looks after.
 */

let world: World;
let record: ReturnType<typeof consentRecord>;
let elm: SchoolPlace;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
beforeAll(async () => {
  world = await openWorld();
  record = consentRecord(world);
  elm = await world.hasSchool('Elm Primary');
});
afterAll(() => world.close());

async function family(name: string) {
  world.isAt(inDays(0));
  const home = await world.hasSchool(`${name} Homeschool`, 'homeschool');
  const parent = await home.hasPerson({ role: 'homeschool_parent', name: `Rosa ${name}` });
  /** A child of this age; without `hasAddress` the account has no email. */
  const hasChild = async (given: string, years: number, hasAddress = false) => {
    const child = await home.hasStudent({ name: `${given} ${name}`, birthOn: bornYearsAgo(years) });
    if (years < 13) await home.waitsForConsent(child, true);
    if (!hasAddress)
      await record.rows("update users set email = id || '@no-email.invalid' where id = $1", [child.userId]);
    await home.isGuardian(parent, { of: child, rights: ['see_record', 'consent', 'manage_account'] });
    return child;
  };
  return { home, parent, hasChild };
}
const asks = (person: Person) =>
  withCookies(world, person).profile.requestDeletion({ password: 'correct-horse-9', studentId: null });
const alone = async ({ client }: Person) =>
  (await client.profile.account({})).leftAlone.map(({ name, keepsAccount }) => [name, keepsAccount]);
const isThere = async ({ userId }: StudentPerson) =>
  (await record.rows('select 1 from users where id = $1 and deleted_at is null', [userId])).length === 1;
const goes = async () => {
  world.isAt(inDays(15));
  await sweepProfiles(world.services);
  world.isAt(inDays(0));
};

it('says before whose accounts go along, and lets no account stay that nobody looks after', async () => {
  const { home, parent, hasChild } = await family('Rivera');
  const young = await hasChild('Ana', 9);
  const teen = await hasChild('Ben', 14);
  const own = await hasChild('Cal', 14, true);
  const ofAge = await hasChild('Dan', 18);
  const atSchool = await hasChild('Eva', 9);
  const there = await elm.hasStudent({ name: 'Eva Rivera', birthOn: bornYearsAgo(9), as: atSchool });
  const followed = await hasChild('Fay', 9);
  await home.hasGuardian({ name: 'Gus Rivera', of: followed, rights: ['consent'] });
  const managed = await hasChild('Hal', 9);
  await home.hasGuardian({ name: 'Ida Rivera', of: managed, rights: ['manage_account'] });
  const seen = await hasChild('Jon', 14);
  await home.hasGuardian({ name: 'Kim Rivera', of: seen, rights: ['see_record'] });

  const names = [
    ['Ana Rivera', false],
    ['Ben Rivera', false],
    ['Cal Rivera', true],
    ['Hal Rivera', false],
    ['Jon Rivera', false],
  ];
  expect(await alone(parent)).toEqual(names);
  await asks(parent);
  const [letter] = await record.rows(
    "select body_text from mail_outbox where to_address = $1 and template = 'deletion-asked'",
    [parent.email],
  );
  expect(letter?.body_text).toContain(
    'These accounts will be deleted too, because no one else looks after them: Ana Rivera, Ben Rivera, Hal Rivera, Jon Rivera.',
  );
  // Who may do something about it is told.
  const told = await record.rows(
    "select user_id from notifications where template = 'account_goes_along' order by user_id",
  );
  expect(told.map(({ user_id }) => user_id)).toEqual([teen.userId, seen.userId].sort());

  await goes();
  const stay = { young, teen, own, ofAge, atSchool, there, followed, managed, seen };
  const left = await Promise.all(
    Object.entries(stay).map(async ([name, child]) => [name, await isThere(child)] as const),
  );
  expect(Object.fromEntries(left)).toEqual({
    young: false,
    teen: false,
    own: true,
    ofAge: true,
    atSchool: true,
    there: true,
    followed: true,
    managed: false,
    seen: false,
  });
  // The record stays, under the legal name.
  expect(
    await record.rows('select legal_name from student_profiles where id = $1', [young.studentId]),
  ).toEqual([{ legal_name: 'Ana Rivera' }]);
  const log =
    "select actor_kind as by from audit_log where entity_id = $1 and action = 'account.deletion_asked'";
  expect(await record.rows(log, [young.userId])).toEqual([{ by: 'job' }]);
});

it('says to a child on every page when the account goes along, and to nobody whose account stays', async () => {
  const { parent, hasChild } = await family('Along');
  const young = await hasChild('Ana', 9);
  const teen = await hasChild('Ben', 14);
  const own = await hasChild('Cal', 14, true);
  const along = async ({ client }: Person) => (await client.accounts.session({})).me?.goesAlongAt;
  for (const one of [young, teen, own, parent]) expect(await along(one), one.name).toBeNull();
  const { dueAt } = await asks(parent);
  for (const one of [young, teen]) expect(await along(one), one.name).toBe(dueAt);
  for (const one of [own, parent]) expect(await along(one), one.name).toBeNull();
  await withCookies(world, parent).profile.withdrawDeletion({ studentId: null });
  expect(await along(young)).toBeNull();
});

it('goes by what holds on the day: an account of which somebody else takes care by then stays', async () => {
  const { home, parent, hasChild } = await family('Solis');
  const [ana, ben, cy] = [await hasChild('Ana', 9), await hasChild('Ben', 14), await hasChild('Cy', 9)];
  await asks(parent);
  await home.hasGuardian({ name: 'Aunt Solis', of: ana, rights: ['consent'] });
  await record.rows("update users set email = 'ben@solis.test' where id = $1", [ben.userId]);
  await goes();
  expect([await isThere(ana), await isThere(ben), await isThere(cy)]).toEqual([true, true, false]);
});

it('lets whoever is left alone with an account of their own end it themselves', async () => {
  const { parent, hasChild } = await family('Hue');
  const [teen, young] = [await hasChild('Cal', 14, true), await hasChild('Dot', 9, true)];
  const obstacleOf = async ({ client }: Person) => (await client.profile.account({})).obstacle;
  expect([await obstacleOf(teen), await obstacleOf(young)]).toEqual(['minor', 'minor']);
  await asks(parent);
  await goes();
  expect([await isThere(teen), await isThere(young)]).toEqual([true, false]);
  expect(await obstacleOf(teen)).toBeNull();
  await asks(teen);
  expect((await teen.client.profile.account({})).deletion).toMatchObject({
    isOwnWish: true,
    isLeftAlone: false,
  });
  await teen.client.profile.withdrawDeletion({ studentId: null });
  await asks(teen);
  await goes();
  expect(await isThere(teen)).toBe(false);
});

it('leaves an account to the school or the guardian who looks after it', async () => {
  const { home, hasChild } = await family('Ivy');
  const obstacleOf = async ({ client }: Person) => (await client.profile.account({})).obstacle;
  // The family's school is open.
  expect(await obstacleOf(await hasChild('Ann', 14, true))).toBe('minor');
  await record.rows("update schools set status = 'closed' where id = $1", [home.schoolId]);
  // A guardian decides.
  expect(await obstacleOf(await hasChild('Bea', 14, true))).toBe('minor');
});

it('names nobody where the school goes on, and nobody to a parent who isn’t the last', async () => {
  const { home, parent, hasChild } = await family('Two');
  const child = await hasChild('Ana', 9);
  await home.hasPerson({ role: 'homeschool_parent', name: 'Other Two' });
  expect(await alone(parent)).toEqual([]);
  await asks(parent);
  await goes();
  expect(await isThere(child)).toBe(true);
});

const closings = async ({ client }: Person) => (await client.profile.account({})).closingSchools;
const goesAfter = async (days: number) => {
  world.isAt(inDays(days));
  await sweepProfiles(world.services);
  world.isAt(inDays(0));
};
const dueOf = async ({ userId }: StudentPerson) =>
  (await record.rows("select due_at from deletion_requests where user_id = $1 and state = 'asked'", [userId]))
    .length;
const wasTold = async ({ userId }: StudentPerson) =>
  (
    await record.rows("select 1 from notifications where template = 'account_goes_along' and user_id = $1", [
      userId,
    ])
  ).length;
/** A family with two children, about whom an aunt decides as well. */
async function withAunt(name: string) {
  const { home, parent, hasChild } = await family(name);
  const [young, teen] = [await hasChild('Ana', 9), await hasChild('Ben', 14)];
  const aunt = await home.hasGuardian({ name: `Gus ${name}`, of: young, rights: ['consent'] });
  await home.isGuardian(aunt, { of: teen, rights: ['manage_account'] });
  return {
    home,
    parent,
    young,
    teen,
    aunt,
    names: [
      [young.name, false],
      [teen.name, false],
    ],
  };
}

it('asks the same of whoever kept the accounts when the school closed', async () => {
  const { parent, young, teen, aunt, names } = await withAunt('Aunt');
  await asks(parent);
  expect(await alone(aunt)).toEqual(names);
  await goes();
  expect([await isThere(young), await isThere(teen)]).toEqual([true, true]);
  expect(await dueOf(young)).toBe(0);
  expect(await alone(aunt)).toEqual(names);
  await asks(aunt);
  const letters = await record.rows(
    "select body_text from mail_outbox where to_address = $1 and template = 'deletion-asked'",
    [aunt.email],
  );
  expect(letters[0]?.body_text).toContain('These accounts will be deleted too');
  expect(await wasTold(teen)).toBe(1);
  await goes();
  expect([await isThere(young), await isThere(teen)]).toEqual([false, false]);
});

it('asks it as well where both go on the same day, and goes by who is there', async () => {
  const first = await withAunt('Same');
  expect(await alone(first.aunt)).toEqual([]);
  await asks(first.parent);
  expect(await alone(first.aunt)).toEqual(first.names);
  await asks(first.aunt);
  expect(await alone(first.parent)).toEqual(first.names);
  const second = await withAunt('Stays');
  await asks(second.parent);
  await asks(second.aunt);
  await withCookies(world, second.aunt).profile.withdrawDeletion({ studentId: null });
  await goes();
  expect([await isThere(first.young), await isThere(first.teen)]).toEqual([false, false]);
  expect([await isThere(second.young), await isThere(second.teen)]).toEqual([true, true]);
});

it('gives two weeks’ notice where nobody looks after the accounts of a closed school any more, and keeps those of whom somebody does', async () => {
  const { home, parent, young, teen, aunt } = await withAunt('Over');
  await asks(parent);
  await goes();
  await record.rows(
    "update guardian_links set status = 'ended', ended_at = now(), end_reason = 'left' where guardian_user_id = $1",
    [aunt.userId],
  );
  await goesAfter(0);
  expect([await dueOf(young), await dueOf(teen)]).toEqual([1, 1]);
  expect([await wasTold(young), await wasTold(teen)]).toEqual([0, 1]);
  expect((await teen.client.profile.account({})).deletion).toMatchObject({
    isOwnWish: false,
    isLeftAlone: true,
  });
  await goesAfter(10);
  expect([await isThere(young), await isThere(teen)]).toEqual([true, true]);
  expect(await wasTold(teen)).toBe(1);
  await record.rows("update users set email = 'ben@over.test' where id = $1", [teen.userId]);
  await goesAfter(11);
  expect([await dueOf(young), await dueOf(teen)]).toEqual([1, 0]);
  await goesAfter(15);
  expect([await isThere(young), await isThere(teen)]).toEqual([false, true]);
  // Nor does it take back what somebody else wants.
  const other = await home.hasStudent({ name: 'Eva Over', birthOn: bornYearsAgo(14) });
  await deletesChild(
    world,
    await home.hasGuardian({ name: 'Ida Over', of: other, rights: ['manage_account'] }),
    other,
  );
  await goesAfter(1);
  expect(await dueOf(other)).toBe(1);
});

it('tells the second of two parents who both go whose accounts go along, and that the school closes', async () => {
  const { home, parent, hasChild } = await family('Pair');
  const child = await hasChild('Ana', 9);
  const other = await home.hasPerson({ role: 'homeschool_parent', name: 'Otto Pair' });
  await home.isGuardian(other, { of: child, rights: ['see_record', 'consent', 'manage_account'] });
  await asks(parent);
  expect([await alone(other), await closings(other)]).toEqual([[[child.name, false]], ['Pair Homeschool']]);
  await asks(other);
  await goes();
  expect(await isThere(child)).toBe(false);
});

it('leaves an adult alone, whatever a school that they left doesn’t know', async () => {
  const { parent, hasChild } = await family('Adult');
  const grown = await hasChild('Dan', 19);
  const there = await elm.hasStudent({ name: 'Dan Adult', birthOn: bornYearsAgo(19), as: grown });
  await record.rows('update student_profiles set birth_on = null where id = $1', [there.studentId]);
  await record.leaves(grown, elm);
  expect(await alone(parent)).toEqual([]);
  await asks(parent);
  await goes();
  await goesAfter(1);
  expect([await isThere(grown), await dueOf(grown)]).toEqual([true, 0]);
});
