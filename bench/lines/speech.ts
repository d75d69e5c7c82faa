import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { openEmbedded } from '../../apps/server/src/db/engine.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { EMBEDDED, generate } from '../../apps/server/src/testing/plans/generate.ts';
import { benchCookie, runChild, startBenchServer } from '../harness.ts';
import { atMost, type Line, median, residentMb } from '../measure.ts';
import { BENCH_PASSWORD } from '../postgres.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CHARACTERS = 2_500;

/** As many people ask for their dashboard at the same time while somebody listens. */
const CONNECTIONS = 2;

interface Load {
  readonly p99: number;
  readonly failed: number;
}

/** A text of the full length that wasn't spoken before. */
const text = (round: number) =>
  `Part ${round}. ${'Plants need light because it splits water, and without light no sugar is made. '.repeat(40)}`.slice(
    0,
    CHARACTERS,
  );

/** A full part spoken by the built-in voice, and what the rest of the API feels of it. */
export async function measureSpeech(): Promise<Line[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fieldhouse-bench-'));
  const db = await openEmbedded({ dataDir });
  await migrate(db);
  await db.asOwner(async (client) =>
    generate(
      client,
      EMBEDDED,
      await hash(BENCH_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      () => {},
    ),
  );
  await db.close();
  const server = await startBenchServer('apps/server/start.mjs', {
    DATA_DIR: dataDir,
    DEMO: '0',
    ROLE: 'api',
  });
  const ask = async (round: number) => {
    const began = performance.now();
    const response = await fetch(`${server.url}/api/rpc/speech/speak`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: benchCookie(1) },
      body: JSON.stringify({ json: { text: text(round), language: 'en' } }),
    });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`speech answered ${response.status}: ${body.slice(0, 200)}`);
    return performance.now() - began;
  };
  const load = () =>
    runChild<Load>('bench/load.ts', {
      url: `${server.url}/api/rpc/home/student`,
      cookies: Array.from({ length: 400 }, (_, index) => benchCookie(index + 1)),
      bodies: ['{"json":{}}'],
      connections: CONNECTIONS,
      seconds: SECONDS,
    });

  await load();
  // The first text also starts the thread.
  const first = await ask(0);
  const alone: number[] = [];
  const quiet: Load[] = [];
  const busy: Load[] = [];
  let next = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await ask(next++));
    quiet.push(await load());
    let isLoaded = true;
    const speaking = (async () => {
      while (isLoaded) await ask(next++);
    })();
    busy.push(await load());
    isLoaded = false;
    await speaking;
  }
  const memory = residentMb(server.pid);
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });

  const p99 = (loads: readonly Load[]) => median(loads.map((one) => one.p99));
  const failed = [...quiet, ...busy].reduce((sum, one) => sum + one.failed, 0);
  return [
    atMost(
      'speech',
      alone.map((ms) => ms / 1_000),
      4,
      's',
      `${CHARACTERS} characters, built-in voice; the first one ${(first / 1_000).toFixed(1)} s`,
      'json',
    ),
    atMost(
      'speech-p99',
      p99(busy),
      50,
      'ms',
      `dashboard while a voice speaks, c=${CONNECTIONS}; ${p99(quiet)} ms without, ${failed} failed`,
      'json',
    ),
    atMost('speech-memory', memory, 1_000, 'MB', 'resident, embedded database and voice'),
  ];
}
