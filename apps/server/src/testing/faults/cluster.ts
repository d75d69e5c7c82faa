import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type PostgresServer, startPostgres } from '../postgres-server.ts';
import { TEST_SECRET } from '../world.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

const START = fileURLToPath(new URL('../../../start.mjs', import.meta.url));

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** PostgreSQL that is stopped and started again on its port and folder. */
export interface RestartablePostgres {
  readonly url: string;
  readonly port: number;
  stop(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts it where it isn't running, and tries again while it recovers in vain. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @param folder an existing one, removed by whoever made it; without it a temporary one. */
export async function openRestartablePostgres(
  settings: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<RestartablePostgres> {
  const dataDir = folder ?? mkdtempSync(path.join(tmpdir(), 'fieldhouse-faults-pg-'));
  const port = await freePort();
  const launch = () => startPostgres({ dataDir, port, settings: { max_connections: '100', ...settings } });
  let server: PostgresServer | null = await launch();
  const { url } = server;
  const isAlive = (pid: number) => {
    try {
      process.kill(pid, 0);
      return true;
    } catch {
      return false;
    }
  };
  return {
    url,
    port,
    async stop(how) {
      await server?.stop(how);
      server = null;
    },
    async start() {
      if (server && isAlive(server.pid)) return;
      for (let tries = 0; ; tries += 1) {
        try {
          server = await launch();
          return;
        } catch (error) {
          if (tries === 20) throw error;
          await pause(250);
        }
      }
    },
    async close() {
      await server?.stop('fast');
      if (!folder) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server program of ours that runs, or was killed. */
export interface Member {
  readonly port: number;
  readonly url: string;
  readonly isRunning: boolean;
  /** Ended without being told to. */
  readonly hasDied: boolean;
  /** What it wrote to standard error, the end of it. */
  readonly said: string;
  isReady(): Promise<boolean>;
  /** @returns milliseconds until it was ready. */
  start(): Promise<number>;
  kill(): Promise<void>;
  /** SIGTERM. @returns exit code and milliseconds. */
  end(): Promise<{ code: number | null; ms: number }>;
}

export async function openMember(env: Readonly<Record<string, string>>): Promise<Member> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let isMeantToEnd = false;
  let hasDied = false;
  let said = '';
  let exited: Promise<number | null> = Promise.resolve(null);
  const member: Member = {
    port,
    url,
    get isRunning() {
      return child !== null;
    },
    get hasDied() {
      return hasDied;
    },
    get said() {
      return said;
    },
    async isReady() {
      try {
        const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) });
        return answer.status === 200;
      } catch {
        return false;
      }
    },
    async start() {
      const began = performance.now();
      isMeantToEnd = false;
      const started = spawn(process.execPath, [START], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: process.env.PATH ?? '',
          NODE_ENV: 'test',
          APP_SECRET: TEST_SECRET,
          PORT: String(port),
          DEMO: '0',
          LOG_LEVEL: 'error',
          ...env,
        },
      });
      child = started;
      const end = () => started.kill('SIGKILL');
      process.once('exit', end);
      for (const stream of [started.stdout, started.stderr]) {
        stream?.on('data', (chunk: Buffer) => {
          said = (said + chunk.toString()).slice(-4_000);
        });
      }
      exited = new Promise((resolve) => {
        started.once('exit', (code) => {
          process.off('exit', end);
          if (child === started) child = null;
          if (!isMeantToEnd) hasDied = true;
          resolve(code);
        });
      });
      while (!(await member.isReady())) {
        if (!child) throw new Error(`the server ended before it was ready: ${said}`);
        await pause(50);
      }
      return performance.now() - began;
    },
    async kill() {
      isMeantToEnd = true;
      child?.kill('SIGKILL');
      await exited;
    },
    async end() {
      const began = performance.now();
      isMeantToEnd = true;
      child?.kill('SIGTERM');
      const code = await exited;
      return { code, ms: performance.now() - began };
    },
  };
  return member;
}

/** Sends connections to the members that say they are ready, in turn, as a balancer does. */
export async function openBalancer(
  members: readonly Member[],
): Promise<{ readonly url: string; readonly proxy: TcpProxy; close(): Promise<void> }> {
  const ready = new Map(members.map((member) => [member, true]));
  let turn = 0;
  const proxy = await openTcpProxy(() => {
    turn += 1;
    const inTurn = [...members.slice(turn % members.length), ...members.slice(0, turn % members.length)];
    const likely = inTurn.filter((member) => ready.get(member));
    return [...likely, ...inTurn.filter((member) => !ready.get(member))].map(({ port }) => port);
  });
  const looking = setInterval(() => {
    for (const member of members) void member.isReady().then((isReady) => ready.set(member, isReady));
  }, 200);
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    proxy,
    async close() {
      clearInterval(looking);
      await proxy.close();
    },
  };
}
