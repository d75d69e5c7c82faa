import { benchEmail } from '../../apps/server/src/testing/plans/generate.ts';
import { runChild, startBenchServer } from '../harness.ts';
import { atLeast, cpuSeconds, type Line, median } from '../measure.ts';
import { BENCH_PASSWORD, withDatabase } from '../postgres.ts';

const ROUNDS = 3;
const SECONDS = 6;
const PEOPLE = 2_000;

interface Load {
  readonly requests: number;
  readonly failed: number;
  readonly perSecond: number;
  readonly p95: number;
}

async function rounds(
  program: string,
  url: string,
): Promise<{ rates: number[]; cpuMs: number; failed: number }> {
  const server = await startBenchServer(program, {
    DATABASE_URL: withDatabase(url, 'large'),
    DEMO: '0',
    ROLE: 'api',
  });
  const bodies = Array.from({ length: PEOPLE }, (_, index) =>
    JSON.stringify({ json: { email: benchEmail(10_000 + index), password: BENCH_PASSWORD } }),
  );
  const job = {
    url: `${server.url}/api/rpc/accounts/signIn`,
    cookies: [''],
    bodies,
    connections: 8,
    seconds: SECONDS,
  };
  await runChild<Load>('bench/load.ts', { ...job, seconds: 1 });
  const rates: number[] = [];
  const costs: number[] = [];
  let failed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cpuSeconds(server.pid);
    const load = await runChild<Load>('bench/load.ts', job);
    rates.push(load.perSecond);
    costs.push(((cpuSeconds(server.pid) - before) / Math.max(1, load.requests)) * 1000);
    failed += load.failed;
  }
  await server.stop();
  return { rates, cpuMs: median(costs), failed };
}

/** Sign-ins per second at 8 at once, and how much of the server's CPU the hash takes. */
export async function measureSignIn(url: string): Promise<Line[]> {
  const real = await rounds('apps/server/start.mjs', url);
  const bare = await rounds('bench/server-without-hash.ts', url);
  const share = 1 - bare.cpuMs / real.cpuMs;
  return [
    atLeast(
      'signin',
      real.rates,
      140,
      '/s',
      `c=8, argon2id 19 MiB t=2 p=1, ${real.cpuMs.toFixed(1)} ms CPU each, ${real.failed} failed`,
      'hash',
    ),
    atLeast(
      'signin-hashing',
      share,
      0.75,
      'of CPU',
      `1 - ${bare.cpuMs.toFixed(2)} ms / ${real.cpuMs.toFixed(2)} ms`,
    ),
  ];
}
