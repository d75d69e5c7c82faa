import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A PostgreSQL server of our own, on loopback, gone when stopped. */
export interface PostgresServer {
  readonly url: string;
  /** Process of the server, parent of its backends. */
  readonly pid: number;
  readonly version: string;
  /** @param how `fast` ends transactions; `immediate` ends the server as a crash would, so that it recovers at the next start. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Folder of the cluster. */
  readonly dataDir: string;
}

/** Folder with initdb and postgres, or null where PostgreSQL isn't installed. */
export function findPostgresBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return (
    folders.find(
      (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root, so root lends it an unprivileged user. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const uid = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }));
  const gid = Number(execFileSync('id', ['-g', 'nobody'], { encoding: 'utf8' }));
  return { uid, gid };
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
  /** Kept folder; a temporary one when not given. */
  readonly dataDir?: string;
  /** To be found again after a restart; a free one when not given. */
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a server with its own folder and port.
 *
 * @throws when no PostgreSQL binaries are found; ask `findPostgresBinaries` first.
 */
export async function startPostgres(options: ServerOptions = {}): Promise<PostgresServer> {
  const bin = findPostgresBinaries();
  if (!bin) throw new Error('PostgreSQL is not installed on this machine.');
  const user = unprivileged();
  const folder = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'fieldhouse-pg-'));
  const data = path.join(folder, 'data');
  if ('uid' in user) chownSync(folder, user.uid as number, user.gid as number);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
      {
        ...user,
        cwd: folder,
        stdio: 'pipe',
      },
    );
  }
  const port = options.port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: folder,
    shared_buffers: '128MB',
    ...options.settings,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
    child.once('error', reject);
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => child.kill('SIGQUIT');
  process.once('exit', end);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: child.pid ?? 0,
    version: execFileSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    dataDir: folder,
    async stop(how = 'fast') {
      process.off('exit', end);
      child.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await exited;
      if (!options.dataDir) rmSync(folder, { recursive: true, force: true });
    },
  };
}
