import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobForPlatform } from '#db/scopes.ts';
import { withCookies } from '#testing/browser.ts';
import { hasLedgerSchool } from '#testing/ledger-school.ts';
import { openWorld, type Person, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function hasFollowed() {
  const place = await hasLedgerSchool(world);
  const rights = ['see_record', 'alerts', 'manage_account'];
  const father = await place.school.hasGuardian({ name: 'Rob Park', of: place.ada, rights });
  await world.runs('eligibility.keep', {});
  return { ...place, father };
}

const toldOf = async (people: readonly Person[]) => {
  const { rows } = await world.services.units.write(jobForPlatform, (tx) =>
    tx.execute(
      "select template from notifications where user_id = any ($1::uuid[]) and template = 'eligibility_worse'",
      [people.map(({ userId }) => userId)],
    ),
  );
  return rows;
};

/** Outlooks of the ledger as it is kept, the latest last. */
const kept = async ({ sql, studentId }: Awaited<ReturnType<typeof hasFollowed>>) =>
  (await sql('select number from eligibility_snapshots where student_id = $1 order by number', [studentId]))
    .rows;

it('tells nobody that a ledger got worse because the student left the school', async () => {
  const place = await hasFollowed();
  const { admin, father, ada, schoolId, sql } = place;
  const before = await kept(place);
  const { rows } = await sql('select id from school_memberships where school_id = $1 and user_id = $2', [
    ...[schoolId, ada.userId],
  ]);
  await admin.client.people.end({
    ...{ membershipId: (rows[0] as { id: string }).id as never, kind: 'transferred', handOvers: [] },
    reason: 'Moves to another school',
  });
  await world.runs('eligibility.keep', {});
  expect(await toldOf([admin, father, ada])).toEqual([]);
  // What it came to is on record all the same.
  expect((await kept(place)).length).toBe(before.length + 1);
});

it('tells nobody that a ledger got worse because the account of the student was deleted', async () => {
  const place = await hasFollowed();
  const { admin, father, studentId } = place;
  await withCookies(world, father).profile.requestDeletion({ password: 'correct-horse-9', studentId });
  world.isAt(new Date(Date.now() + 14.1 * 86_400_000).toISOString());
  await world.runs('profile.sweep', {});
  await world.runs('eligibility.keep', {});
  expect(await toldOf([admin, father])).toEqual([]);
});
