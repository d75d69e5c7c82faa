import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openEmbedded, openPostgres } from '../apps/server/src/db/engine.ts';
import { type AskAsOwner, checkLedger } from '../apps/server/src/testing/faults/check-ledger.ts';
import {
  type Member,
  openBalancer,
  openMember,
  openRestartablePostgres,
  pause,
} from '../apps/server/src/testing/faults/cluster.ts';
import { type Ledger, seeded, startLoad } from '../apps/server/src/testing/faults/load.ts';
import { type LoadSchool, makeLoadSchool } from '../apps/server/src/testing/faults/school.ts';
import { openSmallDisk, type SmallDisk } from '../apps/server/src/testing/faults/small-disk.ts';
import { follow } from '../apps/server/src/testing/faults/streams.ts';
import { openTcpProxy } from '../apps/server/src/testing/faults/tcp-proxy.ts';
import { findPostgresBinaries } from '../apps/server/src/testing/postgres-server.ts';

/*
 * The fault drill: two API processes and a worker on PostgreSQL under load, and faults one after the other. After each,
 * everything must work again within five seconds, and what clients were told is compared with what is there.
 * SEED repeats the order of the faults, FAULTS says how many, CLIENTS how many students work meanwhile.
 */

const SEED = Number(process.env.SEED ?? randomInt(1_000_000));
const FAULTS = Number(process.env.FAULTS ?? 200);
const CLIENTS = Number(process.env.CLIENTS ?? 24);
const PACE_MS = 600;
const HEAL_WITHIN_MS = 5_000;
/** A drill that takes longer stops where it is, and says so; so does one that is interrupted. */
let withinMs = Number(process.env.MINUTES ?? 15) * 60_000;
process.once('SIGINT', () => {
  withinMs = 0;
});
const EMBEDDED_ENDS = Math.max(2, Math.round(FAULTS / 25));

const began = performance.now();
const say = (text: string) => process.stdout.write(`${text}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-drill-'));
// PostgreSQL runs as another user where this one is root.
chmodSync(folder, 0o755);
const failures: string[] = [];
const rows: Record<string, { times: number; healedMs: number[]; restartedMs: number[]; failed: number }> = {};

function rowOf(name: string) {
  rows[name] ??= { times: 0, healedMs: [], restartedMs: [], failed: 0 };
  return rows[name];
}

if (!findPostgresBinaries()) {
  say('The drill needs PostgreSQL on this machine.');
  process.exit(1);
}
say(`Fault drill: SEED=${SEED} FAULTS=${FAULTS} CLIENTS=${CLIENTS}`);
try {
  await drillPostgres();
  await drillEmbedded();
} catch (error) {
  failures.push(`the drill itself: ${error instanceof Error ? error.stack : String(error)}`);
}
report();
process.exit(failures.length === 0 ? 0 : 1);

async function drillPostgres(): Promise<void> {
  const disk = openSmallDisk(path.join(folder, 'disk'), 640);
  if (!disk) say('Disk full is left out: this user may not mount a small file system.');
  process.once('exit', () => {
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const postgres = await openRestartablePostgres(
    { max_wal_size: '96MB', min_wal_size: '32MB' },
    disk?.folder ?? mkdtempSync(path.join(folder, 'pg-')),
  );
  const school = await makeLoadSchool(openPostgres({ url: postgres.url, poolSize: 4 }), CLIENTS);
  const way = await openTcpProxy(() => [postgres.port]);
  const url = postgres.url.replace(`:${postgres.port}/`, `:${way.port}/`);
  const env = {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'files'),
    AI_DAILY_CALLS_PER_USER: '1000000',
    AI_DAILY_CALLS_PER_SCHOOL: '1000000',
  };
  const one = await openMember({ ...env, ROLE: 'api' });
  const two = await openMember({ ...env, ROLE: 'api' });
  const worker = await openMember({ ...env, ROLE: 'worker' });
  const members = [one, two, worker];
  await Promise.all(members.map((member) => member.start()));
  const balancer = await openBalancer([one, two]);
  const ask = askPostgres(postgres.url);
  const ledger = startLoad({
    url: balancer.url,
    school,
    seed: SEED,
    file: path.join(folder, 'ledger.jsonl'),
    paceMs: PACE_MS,
  });
  const followers = [one, two].map(({ url: at }) => follow(at, school.teacherCookie));
  await pause(3_000);

  const backends = (select: string) => ask(select, []).catch(() => []);
  const restart = async (member: Member) => {
    await member.kill();
    return member.start();
  };
  const faults: Record<string, { weight: number; run: () => Promise<number | undefined> }> = {
    'database stopped (fast)': { weight: 3, run: () => restartDatabase('fast') },
    'database stopped (immediate)': { weight: 3, run: () => restartDatabase('immediate') },
    'backends terminated': {
      weight: 5,
      run: async () => {
        await backends(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        );
        return undefined;
      },
    },
    'backend crashed (kill -9)': {
      weight: 2,
      run: async () => {
        const [victim] = await ask<{ pid: number }>(
          "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1",
          [],
        ).catch(() => []);
        if (victim) process.kill(victim.pid, 'SIGKILL');
        return undefined;
      },
    },
    'connections reset': {
      weight: 5,
      run: async () => {
        way.reset();
        return undefined;
      },
    },
    'answers lost, then reset': {
      weight: 4,
      run: async () => {
        way.loseAnswers(800);
        await pause(900);
        return undefined;
      },
    },
    'network silent for 1.5 s': {
      weight: 2,
      run: async () => {
        way.way = 'silent';
        await pause(1_500);
        way.way = 'open';
        return undefined;
      },
    },
    'API process killed': { weight: 1.2, run: () => restart(random() < 0.5 ? one : two) },
    'worker killed': { weight: 0.8, run: () => restart(worker) },
    ...(disk ? { 'disk full': { weight: 1.5, run: () => fillDisk(disk) } } : {}),
  };
  async function restartDatabase(how: 'fast' | 'immediate'): Promise<undefined> {
    await postgres.stop(how);
    await pause(300 + random() * 700);
    await postgres.start();
  }
  async function fillDisk(small: SmallDisk): Promise<undefined> {
    small.fill();
    await pause(2_000);
    small.free();
    await postgres.start();
  }

  const random = seeded(SEED);
  const names = Object.keys(faults);
  const total = names.reduce((sum, name) => sum + (faults[name]?.weight ?? 0), 0);
  const draw = () => {
    const at = random() * total;
    let sum = 0;
    const drawn = names.find((name) => {
      sum += faults[name]?.weight ?? 0;
      return sum > at;
    });
    return drawn ?? (names[0] as string);
  };
  let done = 0;
  // Each kind once, then as the seed says.
  for (; done < FAULTS && performance.now() - began < withinMs; done += 1) {
    const name = names[done] ?? draw();
    await pause(random() * 300);
    const restartedMs = await faults[name]?.run();
    while (!(await isThere(ask))) await pause(20);
    const back = performance.now();
    const missing = await heal(ask, members, followers, school, done);
    const healedMs = performance.now() - back;
    const row = rowOf(name);
    row.times += 1;
    row.healedMs.push(healedMs);
    if (restartedMs !== undefined) row.restartedMs.push(restartedMs);
    const found = await checkLedger(ask, school, ledger.deeds);
    const wrong = [
      ...(missing ? [`not healed within 30 s: ${missing}`] : []),
      ...(healedMs > HEAL_WITHIN_MS && !missing ? [`healed after ${Math.round(healedMs)} ms`] : []),
      ...found.lost.map((what) => `lost: ${what}`),
      ...found.doubled.map((what) => `doubled: ${what}`),
      ...members.filter(({ hasDied }) => hasDied).map(({ said }) => `a process died: ${said.slice(-500)}`),
    ];
    if (wrong.length > 0) {
      row.failed += 1;
      failures.push(...wrong.map((what) => `fault ${done + 1}, ${name}: ${what}`));
    }
    if (wrong.length > 0 || (done + 1) % 20 === 0) {
      say(
        `${done + 1}: ${name}, healed after ${Math.round(healedMs)} ms${wrong.map((one) => `\n   ${one}`).join('')}`,
      );
    }
    if (members.some(({ isRunning }) => !isRunning)) break;
  }
  for (const follower of followers) follower.stop();
  await endLoad('PostgreSQL', ledger, school, ask);
  const ends = await Promise.all(members.filter(({ isRunning }) => isRunning).map((member) => member.end()));
  for (const { code, ms } of ends) {
    if (code !== 0 || ms > 20_000) failures.push(`a process ended with ${code} after ${Math.round(ms)} ms`);
  }
  if (done < FAULTS) failures.push(`${done} of ${FAULTS} faults in the time there was`);
  await balancer.close();
  await way.close();
  await postgres.close();
}

/** Waits until everything works again: readiness, a write by each process, events, and a job. @returns what doesn't. */
async function heal(
  ask: AskAsOwner,
  members: readonly Member[],
  followers: readonly { readonly heardAt: number }[],
  school: LoadSchool,
  turn: number,
): Promise<string | null> {
  const since = performance.now();
  const student = school.students[turn % school.students.length];
  const texts = members.map(() => `probe ${randomUUID()}`);
  const written = members.map(() => false);
  for (;;) {
    const isReady = (await Promise.all(members.map((member) => member.isReady()))).every(Boolean);
    await Promise.all(
      members.map(async (member, at) => {
        if (written[at]) return;
        const answer = await fetch(`${member.url}/api/v1/coursework/submit`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-fieldhouse': '1', cookie: student?.cookie ?? '' },
          body: JSON.stringify({
            assignmentId: school.assignments.judged,
            content: { v: 1, text: texts[at], matches: [] },
            idempotencyKey: randomUUID(),
          }),
          signal: AbortSignal.timeout(5_000),
        }).catch(() => null);
        written[at] = answer?.status === 200;
      }),
    );
    const heard = followers.every(({ heardAt }) => heardAt > since);
    const judged = await ask<{ count: number }>(
      `select count(*)::int as count from ai_proposals p join submission_attempts s on s.id = p.attempt_id
       where s.content->>'text' = any ($1)`,
      [texts],
    ).catch(() => []);
    const hasJob = (judged[0]?.count ?? 0) > 0;
    if (isReady && written.every(Boolean) && heard && hasJob) return null;
    if (performance.now() - since > 30_000) {
      return JSON.stringify({ isReady, written, heard, hasJob });
    }
    await pause(50);
  }
}

async function isThere(ask: AskAsOwner): Promise<boolean> {
  return await ask('select 1', []).then(
    () => true,
    () => false,
  );
}

/** Past the proxy, by a connection of its own each time: the drill's own must not be what breaks. */
function askPostgres(url: string): AskAsOwner {
  return async (text, values) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on('error', () => {});
    await client.connect();
    try {
      await client.query("set role none; set statement_timeout = '30s'; set plan_cache_mode = auto");
      return (await client.query(text, [...values])).rows;
    } finally {
      await client.end().catch(() => {});
    }
  };
}

async function endLoad(where: string, ledger: Ledger, school: LoadSchool, ask: AskAsOwner): Promise<void> {
  await ledger.stop();
  const { lost, doubled } = await checkLedger(ask, school, ledger.deeds);
  failures.push(...lost.map((what) => `${where}, at the end: lost ${what}`));
  failures.push(...doubled.map((what) => `${where}, at the end: doubled ${what}`));
  failures.push(...new Set(ledger.wrong.map((what) => `${where}: ${what}`)));
  const acknowledged = ledger.deeds.filter(({ isAcknowledged }) => isAcknowledged).length;
  const answers = [...ledger.statuses].sort(([a], [b]) => a - b);
  say(
    `${where}: ${ledger.deeds.length} writes, ${acknowledged} acknowledged, ${lost.length} lost, ${doubled.length} doubled. Answers: ${answers.map(([status, count]) => `${status || 'none'} ${count}`).join(', ')}.`,
  );
}

/** The embedded database promises less: what was acknowledged survives the end of the process, however it comes. */
async function drillEmbedded(): Promise<void> {
  const dataDir = path.join(folder, 'embedded');
  const school = await makeLoadSchool(await openEmbedded({ dataDir }), 4);
  const member = await openMember({ DATA_DIR: dataDir });
  await member.start();
  const ledger = startLoad({ url: member.url, school, seed: SEED, file: null, paceMs: PACE_MS });
  const random = seeded(SEED);
  for (
    let end = 0;
    end < EMBEDDED_ENDS && withinMs > 0 && performance.now() - began < withinMs + 120_000;
    end += 1
  ) {
    await pause(1_000 + random() * 1_500);
    const name = end % 2 === 0 ? 'embedded: process killed' : 'embedded: SIGTERM';
    if (end % 2 === 0) await member.kill();
    else await member.end();
    const row = rowOf(name);
    row.times += 1;
    row.restartedMs.push(await member.start());
  }
  const { deeds } = ledger;
  await pause(1_000);
  await ledger.stop();
  await member.end();
  const db = await openEmbedded({ dataDir });
  await db.asOwner(async (client) => {
    const ask: AskAsOwner = async (text, values) => (await client.query(text, [...values])).rows;
    await endLoad('Embedded', { ...ledger, deeds }, school, ask);
  });
  await db.close();
  if (member.hasDied) failures.push(`the embedded server died: ${member.said.slice(-500)}`);
}

function report(): void {
  const at = (sorted: readonly number[], share: number) =>
    sorted.length === 0
      ? '–'
      : (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number).toFixed(0);
  say('');
  say(
    `${'fault'.padEnd(32)}${'times'.padStart(6)}${'healed ms: median'.padStart(19)}${'worst'.padStart(8)}${'restart ms'.padStart(12)}${'failed'.padStart(8)}`,
  );
  for (const [name, { times, healedMs, restartedMs, failed }] of Object.entries(rows)) {
    const sorted = [...healedMs].sort((a, b) => a - b);
    const restarted = [...restartedMs].sort((a, b) => a - b);
    say(
      `${name.padEnd(32)}${String(times).padStart(6)}${at(sorted, 0.5).padStart(19)}${at(sorted, 1).padStart(8)}${at(restarted, 0.5).padStart(12)}${String(failed).padStart(8)}`,
    );
  }
  say('');
  for (const failure of failures.slice(0, 30)) say(`FAILED ${failure}`);
  say(
    `${failures.length === 0 ? 'Everything held' : `${failures.length} failures`} in ${Math.round((performance.now() - began) / 1000)} s. Repeat with SEED=${SEED}.`,
  );
}
