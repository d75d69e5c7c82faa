import type pg from 'pg';
import type { World } from '../world.ts';

/** Runs statements past all walls, as the server itself never can: to look at every table, or to turn the clock. */
export async function asOwner<Result>(
  world: World,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await world.services.db.pool.connect();
  try {
    await client.query('set role none');
    return await work(client);
  } finally {
    await client.query('set role fieldhouse_login');
    client.release();
  }
}

/** Lets this many seconds pass for everything the limiter has counted. */
export const passSeconds = (world: World, seconds: number): Promise<unknown> =>
  asOwner(world, (client) =>
    client.query('update rate_buckets set window_start = window_start - make_interval(secs => $1)', [
      seconds,
    ]),
  );

/** Empties the limiter. */
export const forgetTries = (world: World): Promise<unknown> =>
  asOwner(world, (client) => client.query('delete from rate_buckets'));
