import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#db/engine.ts';
import { clockFrom } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openServices } from '#platform/open-services.ts';
import type { Services } from '#platform/services.ts';
import { checkLedger } from '#testing/faults/check-ledger.ts';
import { openMember, openRestartablePostgres, type RestartablePostgres } from '#testing/faults/cluster.ts';
import { startLoad } from '#testing/faults/load.ts';
import { type LoadSchool, makeLoadSchool } from '#testing/faults/school.ts';
import { follow } from '#testing/faults/streams.ts';
import { openTcpProxy, type TcpProxy } from '#testing/faults/tcp-proxy.ts';
import { openWorld, TEST_SECRET } from '#testing/world.ts';
import { buildApp } from './app.ts';
import { jobHandlers } from './job-handlers.ts';
import { stopInOrder } from './stop.ts';

/*
 * Faults of the database, few of each kind, against servers in this process: an error that nobody catches would end it.
 * `npm run drill:faults` does the same to processes of their own, two hundred times.
 */

/** A server of ours that runs in this process. */
interface Running {
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-faults-'));

async function run(databaseUrl: string, env: Record<string, string> = {}): Promise<Running> {
  const config = readConfig({
    NODE_ENV: 'test',
    DEMO: '0',
    APP_SECRET: TEST_SECRET,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ...env,
  });
  const db = openPostgres({ url: databaseUrl, directUrl: config.DATABASE_DIRECT_URL, poolSize: 4 });
  const services = openServices({ config, clock: clockFrom(), log: pino({ level: 'silent' }), db });
  await services.jobs.start();
  await services.events.start(db);
  await services.presence.start(db);
  const app = await buildApp(services, null);
  if (config.ROLE !== 'api') await services.jobs.work(jobHandlers(services));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { services, app, url, stop: stopInOrder(app, services, () => {}) };
}

const until = async (isTrue: () => boolean | Promise<boolean>, withinMs: number): Promise<number> => {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms: ${isTrue}`);
    await later(20);
  }
  return performance.now() - began;
};

const ready = async ({ url }: Running) => (await fetch(`${url}/readyz`)).status === 200;

const faultTests = () => {
  let postgres: RestartablePostgres;
  let way: TcpProxy;
  let school: LoadSchool;
  let proxied: string;
  beforeAll(async () => {
    postgres = await openRestartablePostgres({ fsync: 'off' });
    school = await makeLoadSchool(openPostgres({ url: postgres.url, poolSize: 4 }), 6);
    way = await openTcpProxy(() => [postgres.port]);
    proxied = postgres.url.replace(`:${postgres.port}/`, `:${way.port}/`);
  });
  afterAll(async () => {
    await way.close();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('set role none');
    const { rows } = await client.query(text, [...values]);
    await client.end();
    return rows;
  };

  it('X02 X04 stays up, answers 503, heals within 5 s and loses nothing, whatever happens to the database', async () => {
    const server = await run(proxied);
    const stream = follow(server.url, school.teacherCookie);
    const load = startLoad({ url: server.url, school, seed: 7, file: null, paceMs: 60 });
    await until(() => stream.heardAt > 0, 10_000);
    const faults: Record<string, () => Promise<unknown>> = {
      'stopped fast': async () => {
        await postgres.stop('fast');
        await until(() => (load.statuses.get(503) ?? 0) > 5, 5_000);
        await postgres.start();
      },
      'stopped as by a crash': async () => {
        await postgres.stop('immediate');
        await postgres.start();
      },
      'backends terminated': () =>
        ask(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
          [],
        ),
      'connections reset': async () => way.reset(),
      'answers lost': async () => {
        way.loseAnswers(300);
        await later(350);
      },
    };
    const healed: Record<string, number> = {};
    for (const [name, fault] of Object.entries(faults)) {
      await fault();
      const back = performance.now();
      const done = load.deeds.length;
      const isHealed = async () =>
        (await ready(server)) &&
        stream.heardAt > back &&
        load.deeds.slice(done).some(({ isAcknowledged }) => isAcknowledged);
      healed[name] = Math.round(await until(isHealed, 15_000));
      expect(await checkLedger(ask, school, load.deeds), name).toEqual({ lost: [], doubled: [] });
    }
    await load.stop();
    stream.stop();
    expect(await checkLedger(ask, school, load.deeds)).toEqual({ lost: [], doubled: [] });
    expect(load.wrong).toEqual([]);
    expect(load.deeds.every(({ isAcknowledged }) => isAcknowledged)).toBe(true);
    expect(Object.entries(healed).filter(([, ms]) => ms > 5_000)).toEqual([]);
    await server.stop();
  }, 90_000);

  it('X01 loses and doubles nothing when the server is killed in the middle of handing in', async () => {
    const killed = await openMember({ DATABASE_URL: postgres.url, DATA_DIR: folder, ROLE: 'api' });
    await killed.start();
    let { port } = killed;
    const members = await openTcpProxy(() => [port]);
    const url = `http://127.0.0.1:${members.port}`;
    const load = startLoad({ url, school, seed: 9, file: null, paceMs: 10 });
    const acknowledged = () => load.deeds.filter(({ isAcknowledged }) => isAcknowledged).length;
    await until(() => acknowledged() > 30, 10_000);
    await killed.kill();
    // Another goes on in its place; clients repeat what was under way.
    const next = await run(postgres.url, { ROLE: 'api' });
    port = Number(new URL(next.url).port);
    await until(() => acknowledged() > 60, 10_000);
    await load.stop();
    expect(await checkLedger(ask, school, load.deeds)).toEqual({ lost: [], doubled: [] });
    // Cells hold points of the tests before, so that a first grade may be a conflict; what is handed in never is.
    const handedIn = load.deeds.filter(({ kind }) => kind === 'submission');
    expect(handedIn.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
    process.stdout.write(`X01: one kill, ${load.deeds.length} writes compared\n`);
    await next.stop();
    await members.close();
  }, 60_000);

  it('X02 says so where a request meets a database that is away, on every door', async () => {
    const server = await run(proxied, { ROLE: 'api' });
    way.way = 'refused';
    const cookie = school.teacherCookie;
    const json = { 'content-type': 'application/json', cookie };
    const answers = await Promise.all([
      server.app.inject({ method: 'POST', url: '/api/v1/home/teacher', headers: json, payload: '{}' }),
      server.app.inject({
        method: 'POST',
        url: '/api/rpc/home/teacher',
        headers: json,
        payload: '{"json":{}}',
      }),
      server.app.inject({ url: '/api/events', headers: { cookie } }),
      server.app.inject({ url: `/api/files/${school.students[0]?.studentId}/1/x`, headers: { cookie } }),
      server.app.inject({
        method: 'POST',
        url: '/api/v1/accounts/signIn',
        headers: json,
        payload: JSON.stringify({ email: 'person-1@example.test', password: 'correct-horse-9' }),
      }),
    ]);
    way.way = 'open';
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
      answers.map(() => [503, '2']),
    );
    expect(answers[0]?.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(answers[1]?.json()).toMatchObject({ json: { code: 'SERVICE_UNAVAILABLE', defined: true } });
    await until(() => ready(server), 5_000);
    await server.stop();
  }, 30_000);

  it('says that it is not ready while notifications do not reach it, and hears again by itself', async () => {
    const direct = await openTcpProxy(() => [postgres.port]);
    const directUrl = postgres.url.replace(`:${postgres.port}/`, `:${direct.port}/`);
    const server = await run(postgres.url, { ROLE: 'api', DATABASE_DIRECT_URL: directUrl });
    const stream = follow(server.url, school.teacherCookie);
    await until(() => ready(server), 5_000);
    direct.way = 'silent';
    await until(async () => !(await ready(server)), 10_000);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
      status: 'not ready',
      database: true,
      files: true,
      notifications: false,
    });
    direct.way = 'open';
    await until(() => ready(server), 10_000);
    stream.stop();
    await server.stop();
    await direct.close();
  }, 40_000);

  it('X19 X21 loses no request while servers are replaced one after the other', async () => {
    let servers = [
      await run(postgres.url, { DRAIN_SECONDS: '1' }),
      await run(postgres.url, { DRAIN_SECONDS: '1' }),
    ];
    const isReady = new Map<Running, boolean>();
    const portOf = ({ url }: Running) => Number(new URL(url).port);
    const balancer = await openTcpProxy(() =>
      servers.filter((server) => isReady.get(server) !== false).map(portOf),
    );
    const looking = setInterval(() => {
      for (const server of servers) {
        void ready(server).then(
          (is) => isReady.set(server, is),
          () => isReady.set(server, false),
        );
      }
    }, 50);
    const url = `http://127.0.0.1:${balancer.port}`;
    const load = startLoad({ url, school, seed: 8, file: null, paceMs: 30 });
    for (let restart = 0; restart < 4; restart += 1) {
      const [oldest, other] = servers;
      if (!oldest || !other) throw new Error('two servers take turns');
      await later(300);
      const began = performance.now();
      const stopped = oldest.stop();
      const [unready, closing] = await Promise.all([
        oldest.app.inject({ url: '/readyz' }),
        oldest.app.inject({ url: '/healthz' }),
      ]);
      expect([unready.statusCode, unready.json().status]).toEqual([503, 'stopping']);
      expect([closing.statusCode, closing.headers.connection]).toEqual([200, 'close']);
      await stopped;
      expect(performance.now() - began).toBeLessThan(20_000);
      servers = [other, await run(postgres.url, { DRAIN_SECONDS: '1' })];
    }
    await load.stop();
    clearInterval(looking);
    const failed = [...load.statuses].filter(([status]) => status === 0 || status >= 500);
    expect(failed).toEqual([]);
    expect(load.statuses.get(200)).toBeGreaterThan(50);
    for (const server of servers) await server.stop();
    await balancer.close();
  }, 60_000);
};
if (process.env.TEST_POSTGRES_URL) describe('faults of the database', faultTests);

it('X21 says that it stops, answers what still comes, closes streams, and ends in order', async () => {
  const world = await openWorld({ DRAIN_SECONDS: '1' });
  const app = await buildApp(world.services, null);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const codes: number[] = [];
  const stop = stopInOrder(app, world.services, (code) => codes.push(code));
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  const stopping = [stop(), stop()];
  const [unready, answered] = await Promise.all([
    app.inject({ url: '/readyz' }),
    app.inject({ method: 'POST', url: '/api/v1/accounts/session', payload: {} }),
  ]);
  expect([unready.statusCode, unready.json().status]).toEqual([503, 'stopping']);
  expect([answered.statusCode, answered.headers.connection]).toEqual([200, 'close']);
  await Promise.all(stopping);
  expect(codes).toEqual([0]);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
