import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { benchToken, LARGE, type Scale } from '../apps/server/src/testing/plans/generate.ts';
import { BENCH_SECRET } from './services.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** From spawning to the first 200 of /readyz. */
  readonly startedInMs: number;
  stop(): Promise<void>;
}

/** Starts a server program and waits until it is ready. */
export async function startBenchServer(
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=8', program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      APP_SECRET: BENCH_SECRET,
      LOG_LEVEL: 'error',
      ...env,
    },
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isGone = false;
  void exited.then(() => {
    isGone = true;
  });
  while (!(await isReady(url))) {
    if (isGone) throw new Error(`${program} ended before it was ready`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedInMs: performance.now() - began,
    async stop() {
      process.off('exit', end);
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

/** A session cookie as the server would have set it. */
export const benchCookie = (student: number): string => cookieOf(benchToken(student));

export function cookieOf(token: string): string {
  const signature = createHmac('sha256', BENCH_SECRET).update(token).digest('base64');
  return `fieldhouse.session=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** The number of a student's first course, as the generator gives it. */
export function firstCourse(student: number, scale: Scale = LARGE): number {
  const perSchool = scale.courses / scale.schools;
  const inSchool = (Math.floor(student / scale.schools) * scale.load) % perSchool;
  return inSchool * scale.schools + (student % scale.schools);
}

/** Runs a program of the bench in a process of its own and reads the JSON it prints last. */
export async function runChild<Result>(program: string, job: unknown, onReady?: () => void): Promise<Result> {
  return await new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    // By standard input: a job is larger than a command line may be.
    child.stdin.end(JSON.stringify(job));
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (chunk.toString().includes('ready')) onReady?.();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      const last = printed.trim().split('\n').at(-1) ?? '';
      if (code === 0 && last.startsWith('{')) resolve(JSON.parse(last) as Result);
      else reject(new Error(`${program} ended with ${code}: ${printed.slice(-500)}`));
    });
  });
}
