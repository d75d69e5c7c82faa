import { setTimeout } from 'node:timers/promises';
import { benchToken, LARGE, type Scale, SMALL } from '../../apps/server/src/testing/plans/generate.ts';
import { READS, type ReadName, recordReads } from '../../apps/server/src/testing/plans/record.ts';
import { GRADEBOOK, openGradebookServer } from '../gradebook-data.ts';
import { type BenchServer, benchCookie, firstCourse, runChild, startBenchServer } from '../harness.ts';
import { atLeast, atMost, cpuOfTree, cpuSeconds, type Line, median, residentMb } from '../measure.ts';
import { withDatabase } from '../postgres.ts';
import { benchServices } from '../services.ts';

const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 5;
const PEOPLE = 400;

interface Load {
  readonly requests: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p95: number;
}
interface Ceiling {
  readonly count: number;
  readonly perSecond: number;
  readonly ownCpuSeconds: number;
}

const names = Object.keys(READS) as ReadName[];
const RATES: Readonly<Record<ReadName, number>> = {
  dashboard: 1_500,
  course: 1_400,
  assignment: 1_400,
  grades: 1_400,
  calendar: 1_400,
};

const people = (scale: Scale) =>
  Array.from({ length: Math.min(PEOPLE, scale.students) }, (_, index) => {
    const student = 1 + index;
    return { student, token: benchToken(student), course: firstCourse(student, scale) };
  });

/** One round of a read over HTTP: rate, and microseconds of CPU per request, server and database. */
async function overHttp(
  server: BenchServer,
  postgresPid: number,
  name: ReadName,
  scale: Scale,
  seconds = SECONDS,
) {
  const who = people(scale);
  const before = { node: cpuSeconds(server.pid), postgres: cpuOfTree(postgresPid) };
  const load = await runChild<Load>('bench/load.ts', {
    url: `${server.url}/api/rpc/${READS[name].path}`,
    cookies: who.map(({ student }) => benchCookie(student)),
    bodies: who.map(({ course }) => JSON.stringify({ json: READS[name].input(course) })),
    connections: CONNECTIONS,
    seconds,
  });
  const requests = Math.max(1, load.requests);
  const node = ((cpuSeconds(server.pid) - before.node) / requests) * 1e6;
  const postgres = ((cpuOfTree(postgresPid) - before.postgres) / requests) * 1e6;
  return { ...load, node, postgres, cpu: node + postgres };
}

/** The same statements without HTTP, in this scope or (bare) past row-level security. */
async function ceiling(
  url: string,
  postgresPid: number,
  name: ReadName,
  mode: 'same' | 'bare',
  scale: Scale,
) {
  let before = 0;
  const result = await runChild<Ceiling>(
    'bench/ceiling.ts',
    {
      url,
      name,
      mode,
      people: people(scale)
        .slice(0, 100)
        .map(({ token, course }) => ({ token, course })),
      connections: CONNECTIONS,
      seconds: 3,
    },
    () => {
      before = cpuOfTree(postgresPid);
    },
  );
  const postgres = ((peak(postgresPid) - before) / result.count) * 1e6;
  return { postgres, cpu: postgres + (result.ownCpuSeconds / result.count) * 1e6 };
}

/** CPU of the database's processes; those of a finished client are booked on the parent once it has collected them. */
const peak = (pid: number) => cpuOfTree(pid);

export async function measureDashboardReads(
  url: string,
  postgresPid: number,
  say: (text: string) => void,
): Promise<Line[]> {
  const lines: Line[] = [];
  const large = withDatabase(url, 'large');
  const small = withDatabase(url, 'small');
  const env = { DEMO: '0', ROLE: 'api' };
  const server = await startBenchServer('apps/server/start.mjs', { ...env, DATABASE_URL: large });
  // The start gives back what it alone needed two seconds later.
  await setTimeout(5_000);
  const idleMb = residentMb(server.pid);
  let loadedMb = 0;
  const atLarge = new Map<ReadName, number>();

  for (const name of names) {
    await overHttp(server, postgresPid, name, LARGE, 2);
    const rounds = [];
    const same: number[] = [];
    const sameDb: number[] = [];
    const bareDb: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push(await overHttp(server, postgresPid, name, LARGE));
      if (name === 'dashboard') loadedMb = Math.max(loadedMb, residentMb(server.pid));
      const own = await ceiling(large, postgresPid, name, 'same', LARGE);
      same.push(own.cpu);
      sameDb.push(own.postgres);
      bareDb.push((await ceiling(large, postgresPid, name, 'bare', LARGE)).postgres);
    }
    const cpu = median(rounds.map((round) => round.cpu));
    atLarge.set(name, cpu);
    const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
    lines.push(
      atLeast(
        name,
        rounds.map((round) => round.perSecond),
        RATES[name],
        '/s',
        `c=8, ${LARGE.students} students, ${failed} failed, node ${Math.round(median(rounds.map((r) => r.node)))} + postgres ${Math.round(median(rounds.map((r) => r.postgres)))} µs`,
        'statement',
      ),
      atMost(
        `${name}-cpu`,
        cpu / median(same),
        1.8,
        'x sql',
        `${Math.round(cpu)} µs over HTTP, ${Math.round(median(same))} µs the same statements alone`,
      ),
      atMost(
        `${name}-rls`,
        median(sameDb) / median(bareDb),
        1.3,
        'x bare',
        `${Math.round(median(sameDb))} µs of database with row-level security, ${Math.round(median(bareDb))} without`,
      ),
    );
    if (name === 'dashboard') {
      lines.push(
        atMost(
          'dashboard-p95',
          rounds.map((round) => round.p95),
          12,
          'ms',
          'p97.5, c=8',
          'statement',
        ),
      );
    }
  }
  await server.stop();
  lines.push(
    atMost('memory-idle', idleMb, 160, 'MB', 'resident, PostgreSQL, five seconds after start'),
    atMost('memory-loaded', loadedMb, 300, 'MB', 'resident, under dashboard load'),
  );
  lines.push(...(await growth(small, postgresPid, atLarge, env)), ...(await statements(large)));
  lines.push(...(await inLargeClass(say, atLarge, env)));
  return lines;
}

async function growth(
  url: string,
  postgresPid: number,
  atLarge: Map<ReadName, number>,
  env: Record<string, string>,
): Promise<Line[]> {
  const server = await startBenchServer('apps/server/start.mjs', { ...env, DATABASE_URL: url });
  const lines: Line[] = [];
  for (const name of names) {
    await overHttp(server, postgresPid, name, SMALL, 2);
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push((await overHttp(server, postgresPid, name, SMALL, 3)).cpu);
    const ratio = (atLarge.get(name) ?? Number.NaN) / median(costs);
    lines.push(
      atMost(
        `growth-${name}`,
        ratio,
        1.3,
        'x',
        `CPU at 100,000 students over CPU at 100 (${Math.round(median(costs))} µs)`,
      ),
    );
  }
  await server.stop();
  return lines;
}

/** The same reads where all the thousand students of a school are in one course. */
async function inLargeClass(
  say: (text: string) => void,
  atLarge: Map<ReadName, number>,
  env: Record<string, string>,
): Promise<Line[]> {
  const postgres = await openGradebookServer(say);
  const server = await startBenchServer('apps/server/start.mjs', { ...env, DATABASE_URL: postgres.course });
  const lines: Line[] = [];
  for (const name of names) {
    await overHttp(server, postgres.pid, name, GRADEBOOK, 2);
    const costs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      costs.push((await overHttp(server, postgres.pid, name, GRADEBOOK, 3)).cpu);
    lines.push(
      atMost(
        `class-${name}`,
        median(costs) / (atLarge.get(name) ?? Number.NaN),
        1.3,
        'x',
        `CPU in a class of ${GRADEBOOK.students} (${Math.round(median(costs))} µs) over CPU at 100,000 students in classes of 100`,
      ),
    );
  }
  await server.stop();
  await postgres.stop();
  return lines;
}

/** Statements and round trips of each read, counted as the procedure sends them. */
async function statements(url: string): Promise<Line[]> {
  const services = benchServices(url, 2);
  const lines: Line[] = [];
  for (const name of names) {
    const { path, input } = READS[name];
    const recorded = await recordReads(services, { path, input: input(firstCourse(1)) }, benchToken(1));
    const count = recorded.reduce((sum, one) => sum + one.statements.length, 0);
    lines.push(
      atMost(`statements-${name}`, count, 8, 'stmts', `${recorded.length} round trip(s), all named`),
    );
  }
  await services.db.close();
  return lines;
}
