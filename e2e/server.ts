import { type ChildProcess, spawn } from 'node:child_process';
import net from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export const DEMO_PASSWORD = 'demo-lantern-47';

export interface RunningServer {
  readonly url: string;
  /** What it printed at start. */
  readonly output: () => string;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

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

interface ServerOptions {
  readonly dataDir: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the product as its users do, on a data folder, and waits until it is ready. */
export async function startServer({ dataDir, port, env }: ServerOptions): Promise<RunningServer> {
  const chosen = port ?? (await freePort());
  const url = `http://localhost:${chosen}`;
  const child: ChildProcess = spawn(process.execPath, ['apps/server/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(chosen),
      DATA_DIR: dataDir,
      DEMO_PASSWORD,
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (printed.includes('is ready:')) resolve();
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  const finish = async (signal: 'SIGKILL' | 'SIGTERM') => {
    process.off('exit', end);
    child.kill(signal);
    await exited;
  };
  return { url, output: () => printed, kill: () => finish('SIGKILL'), stop: () => finish('SIGTERM') };
}
