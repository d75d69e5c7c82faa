import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#testing/promises/as-owner.ts';
import { openWorld, type World } from '#testing/world.ts';
import { checkWalls } from './check.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Does it, asks what the start would say, and undoes it. */
async function startAfter(change: string, undo: string): Promise<string> {
  await asOwner(world, (client) => client.query(change));
  const said = await checkWalls(world.services.db).then(
    () => 'started',
    (error: Error) => error.message,
  );
  await asOwner(world, (client) => client.query(undo));
  return said;
}

it('T-07 starts on what it installed itself', async () => {
  await expect(checkWalls(world.services.db)).resolves.toBeUndefined();
});

it.each([
  [
    'a loosened condition',
    'alter policy tenant on grades using (true)',
    'alter policy tenant on grades using (school_id = any ((select app.school_ids())::uuid[]))',
    'policy tenant of the table grades',
  ],
  [
    'a loosened check of what is written',
    'alter policy tenant on courses with check (true)',
    'alter policy tenant on courses with check (school_id = any ((select app.school_ids())::uuid[]))',
    'policy tenant of the table courses',
  ],
  [
    'a policy for one role more',
    'alter policy own on profiles to fieldhouse_app, fieldhouse_login',
    'alter policy own on profiles to fieldhouse_app',
    'policy own of the table profiles',
  ],
  [
    'another policy under the same name, for everything',
    'drop policy operator_read on profiles; create policy operator_read on profiles for all to fieldhouse_operator using (true)',
    'drop policy operator_read on profiles; create policy operator_read on profiles for select to fieldhouse_operator using (true)',
    'policy operator_read of the table profiles',
  ],
  [
    'a trigger switched off',
    'alter table sign_ups disable trigger sign_ups_made',
    'alter table sign_ups enable trigger sign_ups_made',
    'trigger sign_ups_made of the table sign_ups',
  ],
])('T-07 does not start after %s, and names it', async (_, change, undo, name) => {
  expect(await startAfter(change, undo)).toContain(`The ${name} is not as this release made it`);
});

it('T-07 does not start after a function was made to answer otherwise, or one was added', async () => {
  const { definition } = await asOwner(
    world,
    async (client) =>
      (
        await client.query<{ definition: string }>(
          "select pg_get_functiondef('app.is_held(uuid)'::regprocedure) as definition",
        )
      ).rows[0] as { definition: string },
  );
  const loosened =
    "create or replace function app.is_held(p_user uuid) returns boolean language sql stable set search_path = public, pg_temp as 'select false'";
  expect(await startAfter(loosened, definition)).toContain('The function app.is_held(p_user uuid) is not');
  expect(
    await startAfter(
      "create function app.look() returns integer language sql as 'select 1'; revoke all on function app.look() from public",
      'drop function app.look()',
    ),
  ).toContain('The function app.look() is not');
  await expect(checkWalls(world.services.db)).resolves.toBeUndefined();
});
