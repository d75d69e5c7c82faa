import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { findPostgresBinaries, freePort, startPostgres } from '../apps/server/src/testing/postgres-server.ts';
import { root } from './steps.ts';

/*
 * The memory drill: a stranger sends REQUESTS requests of ten kinds, each with a text that was never sent before. Memory
 * after a forced collection must be where it was, within 50 MB, and the metrics must not have grown. Half of a tenth of
 * the requests come first, so that what every server loads once isn't counted. Runs on PostgreSQL where it is installed.
 */

const REQUESTS = Number(process.env.REQUESTS ?? 1_000_000);
const MOST_GROWTH_MB = 50;
const MOST_METRICS_BYTES = 200_000;
/** A drill that takes longer stops where it is, and says so. */
const WITHIN_SECONDS = Number(process.env.MINUTES ?? 20) * 60;

const JSON_TYPE = { 'content-type': 'application/json' };
const get = (url: string) => ({ method: 'GET' as const, path: url });
const post = (url: string, body: object) => ({
  method: 'POST' as const,
  path: url,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});
/** `[<id>]` is another text in each request. */
const KINDS = [
  get('/[<id>]'),
  get('/api/[<id>]'),
  get('/api/rpc/[<id>]/list'),
  get('/calendar/feed/[<id>].ics'),
  get('/lesson-images/[<id>]'),
  get('/avatars/[<id>]/[<id>].webp'),
  post('/api/v1/[<id>]/list', {}),
  post('/api/v1/accounts/checkCode', { code: '[<id>]', role: 'student' }),
  post('/api/v1/home/student', { '[<id>]': 1 }),
  post('/api/unsubscribe/[<id>]', {}),
];

const folder = mkdtempSync(path.join(tmpdir(), 'fieldhouse-memory-'));
const database = findPostgresBinaries() ? await startPostgres({ settings: { fsync: 'off' } }) : null;
const port = await freePort();
const inspectorPort = await freePort();
const url = `http://127.0.0.1:${port}`;
const server = spawn(
  process.execPath,
  ['--expose-gc', `--inspect=127.0.0.1:${inspectorPort}`, 'apps/server/start.mjs'],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: '0',
      LOG_LEVEL: 'silent',
      ...(database ? { DATABASE_URL: database.url } : {}),
    },
  },
);
await new Promise<void>((resolve, reject) => {
  server.stdout.on('data', (chunk: Buffer) => chunk.includes('is ready:') && resolve());
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
});

/** Evaluates an expression in the server, as a debugger would. */
async function ask<Value>(expression: string): Promise<Value> {
  const targets = (await (await fetch(`http://127.0.0.1:${inspectorPort}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '');
  try {
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    const answer = new Promise<string>((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
    );
    socket.send(
      JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }),
    );
    return (JSON.parse(await answer) as { result: { result: { value: Value } } }).result.result.value;
  } finally {
    socket.close();
  }
}

/** Megabytes that are used once everything that may go is gone. */
async function used() {
  const bytes = await ask<{ heapUsed: number; external: number; rss: number }>(
    'globalThis.gc(), globalThis.gc(), process.memoryUsage()',
  );
  const mb = (value: number) => value / 1024 / 1024;
  return { heap: mb(bytes.heapUsed + bytes.external), rss: mb(bytes.rss) };
}

const send = (amount: number) =>
  autocannon({
    url,
    amount,
    connections: 20,
    pipelining: 8,
    idReplacement: true,
    requests: KINDS,
    timeout: 30,
  });

let isGood = false;
try {
  await send(Math.max(1_000, REQUESTS / 20));
  const before = await used();
  await ask(
    "globalThis.lag = process.getBuiltinModule('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 }), globalThis.lag.enable()",
  );
  const timer = setTimeout(() => {
    process.stderr.write('The drill took too long and was ended.\n');
    process.exit(1);
  }, WITHIN_SECONDS * 1_000);
  const sent = await send(REQUESTS);
  clearTimeout(timer);
  const after = await used();
  const lagMs = await ask<number>('globalThis.lag.percentile(99) / 1e6');
  const metrics = (await (await fetch(`${url}/metrics`)).text()).length;
  const growth = after.heap - before.heap;
  isGood = growth <= MOST_GROWTH_MB && metrics <= MOST_METRICS_BYTES;
  process.stdout.write(
    [
      `${sent.requests.total} requests of ${KINDS.length} kinds on ${database?.version ?? 'the embedded database'}, ${Math.round(sent.requests.average)}/s`,
      `answers: ${sent['2xx']} of 2xx, ${sent['3xx']} of 3xx, ${sent['4xx']} of 4xx, ${sent['5xx']} of 5xx, ${sent.errors} errors`,
      `memory after a collection: ${before.heap.toFixed(1)} MB, then ${after.heap.toFixed(1)} MB (${growth.toFixed(1)}, at most ${MOST_GROWTH_MB}); resident ${before.rss.toFixed(0)} and ${after.rss.toFixed(0)} MB`,
      `metrics: ${metrics} bytes (at most ${MOST_METRICS_BYTES}); event loop 99 %: ${lagMs.toFixed(0)} ms`,
      isGood ? 'ok' : 'MISS',
      '',
    ].join('\n'),
  );
} finally {
  server.removeAllListeners('exit');
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
