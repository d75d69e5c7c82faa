import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pino } from 'pino';
import { openPostgres } from '../../apps/server/src/db/engine.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { jobForPlatform, jobInSchool } from '../../apps/server/src/db/scopes.ts';
import { recomputeOfficialFigures } from '../../apps/server/src/features/grading/workflows.ts';
import { ensureSigningKey } from '../../apps/server/src/features/transcripts/workflows.ts';
import { clockFrom } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { openServices } from '../../apps/server/src/platform/open-services.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';
import { benchId, generate, type Scale } from '../../apps/server/src/testing/plans/generate.ts';
import { READS } from '../../apps/server/src/testing/plans/record.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { type BenchServer, benchCookie, runChild, startBenchServer } from '../harness.ts';
import { atMost, type Line } from '../measure.ts';
import { onDatabase, SETTINGS, withDatabase } from '../postgres.ts';
import { BENCH_SECRET } from '../services.ts';

/** Graduates of one school, each with eight courses that are posted. Fewer, to try the line. */
const STUDENTS = Number(process.env.TRANSCRIPTS ?? 500);
const SCALE: Scale = {
  students: STUDENTS,
  schools: 1,
  courses: 32,
  load: 8,
  assignmentsPerCourse: 4,
  lessonsPerCourse: 8,
  worksPerCourse: 2,
};
const SCHOOL = benchId('a', 0);
const REGISTRAR = benchId('2', 0);
/** Readers meanwhile: pages have to hold. */
const CONNECTIONS = 4;
const SECONDS = 15;
const PATIENCE_MS = 600_000;

interface Load {
  readonly failed: number;
  readonly perSecond: number;
  readonly p99: number;
}

/** A batch of official transcripts, drawn and signed by a worker, and how much slower the API is meanwhile. */
export async function measureTranscriptRun(say: (text: string) => void): Promise<Line[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-transcripts-'));
  const dataDir = path.join(folder, 'files');
  const pg = path.join(folder, 'pg');
  mkdirSync(pg);
  // PostgreSQL runs as another user than root.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir: pg, settings: SETTINGS });
  const url = withDatabase(postgres.url, 'transcripts');
  const env = { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' };
  const services = await makeSchool(postgres.url, url, dataDir, say);
  const api = await startBenchServer('apps/server/start.mjs', { ...env, ROLE: 'api' });
  const worker = await startBenchServer('apps/server/start.mjs', { ...env, ROLE: 'worker' });
  try {
    await read(api, 2);
    const quiet = await read(api, SECONDS);
    const [run, busy] = await Promise.all([issueAll(services, url), read(api, SECONDS)]);
    const rise = Math.max(0, busy.p99 - quiet.p99);
    const people = `${STUDENTS} official transcripts of ${SCALE.load} courses`;
    return [
      atMost('transcript-run', run.seconds, 180, 's', `${people}, issued and signed in a worker`, 'json'),
      atMost('transcript-run-left', STUDENTS - run.issued, 0, 'students', 'without one afterwards'),
      atMost(
        'transcript-run-reads',
        rise,
        50,
        'ms',
        `rise of the p99 of the student's dashboard meanwhile, c=${CONNECTIONS}: ${busy.p99} ms after ${quiet.p99} ms, ${Math.round(busy.perSecond)}/s after ${Math.round(quiet.perSecond)}/s, ${busy.failed} failed`,
        'statement',
      ),
    ];
  } finally {
    await worker.stop();
    await api.stop();
    await services.jobs.stop();
    await services.db.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const read = (server: BenchServer, seconds: number): Promise<Load> =>
  runChild<Load>('bench/load.ts', {
    url: `${server.url}/api/rpc/${READS.dashboard.path}`,
    cookies: Array.from({ length: Math.min(STUDENTS, 400) }, (_, at) => benchCookie(at + 1)),
    bodies: [JSON.stringify({ json: READS.dashboard.input() })],
    connections: CONNECTIONS,
    seconds,
  });

/** A school whose courses are posted for everybody, with figures that are those of the records, and a key to sign with. */
async function makeSchool(
  server: string,
  url: string,
  dataDir: string,
  say: (text: string) => void,
): Promise<Services> {
  await onDatabase(server, (client) => client.query('create database transcripts'));
  const db = openPostgres({ url, poolSize: 4 });
  await migrate(db);
  await onDatabase(url, async (client) => {
    await generate(client, SCALE, 'no-password', say);
    await client.query('set session_replication_role = replica');
    await client.query("update school_memberships set duties = '{registrar}' where user_id = $1", [
      REGISTRAR,
    ]);
    await client.query(
      `insert into final_grades (school_id, id, enrollment_id, student_id, course_id, number, result, ratio, letter,
         credits_attempted, credits_earned, course_snapshot, posted_by, posted_at)
       select e.school_id, gen_random_uuid(), e.id, e.student_id, e.course_id, 1, 'graded',
         0.7 + (abs(hashtext(e.id::text)) % 30) / 100.0,
         case when abs(hashtext(e.id::text)) % 30 >= 20 then 'A' when abs(hashtext(e.id::text)) % 30 >= 10 then 'B' else 'C' end,
         1, 1, jsonb_build_object('v', 1, 'title', c.title, 'transcriptTitle', c.title, 'level', 'general'), $1, now()
       from enrollments e join courses c on c.id = e.course_id`,
      [REGISTRAR],
    );
    await client.query("update enrollments set status = 'completed', completed_at = now()");
    await client.query('set session_replication_role = origin');
  });
  const services = openServices({
    config: readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: url,
      APP_SECRET: BENCH_SECRET,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
    }),
    clock: clockFrom(),
    log: pino({ level: 'silent' }),
    db,
  });
  await services.jobs.start();
  await ensureSigningKey(services);
  for (let student = 1; student <= STUDENTS; student += 1) {
    const key = { schoolId: SCHOOL, studentId: benchId('7', student) } as Parameters<
      typeof recomputeOfficialFigures
    >[1];
    await services.units.write(jobInSchool(SCHOOL), (tx) =>
      recomputeOfficialFigures(tx, key, services.clock.now()),
    );
  }
  return services;
}

/** Starts the batch as its page does, and waits for its end. */
async function issueAll(
  { units, jobs }: Services,
  url: string,
): Promise<{ readonly seconds: number; readonly issued: number }> {
  const runId = randomUUID();
  await onDatabase(url, async (client) => {
    await client.query(
      'insert into transcript_runs (school_id, id, run_key, started_by) values ($1, $2, $3, $4)',
      [SCHOOL, runId, randomUUID(), REGISTRAR],
    );
    await client.query(
      `insert into transcript_run_students (school_id, id, run_id, student_id, state)
       select school_id, gen_random_uuid(), $1, id, 'waiting' from student_profiles`,
      [runId],
    );
  });
  const began = performance.now();
  await units.write(jobForPlatform, (tx) =>
    jobs.enqueue(tx, 'transcripts.run', { schoolId: SCHOOL, runId } as never, runId),
  );
  return await onDatabase(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ issued: number; waiting: number }>(
        `select count(*) filter (where state = 'issued')::int as issued,
           count(*) filter (where state = 'waiting')::int as waiting
         from transcript_run_students where run_id = $1`,
        [runId],
      );
      const { issued = 0, waiting = 0 } = rows[0] ?? {};
      if (waiting === 0) return { seconds: (performance.now() - began) / 1000, issued };
      if (performance.now() - began > PATIENCE_MS)
        throw new Error(`${waiting} transcripts weren't issued in ${PATIENCE_MS / 1000} s`);
      await setTimeout(100);
    }
  });
}
