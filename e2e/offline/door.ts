import http from 'node:http';
import type { Socket } from 'node:net';
import { freePort } from '../server.ts';

/** How the way to the server is: open, broken as by a dead server, or with a proxy that finds nobody behind it. */
export type Way = 'open' | 'gone' | 'gateway';

/** A proxy between browser and server, to break the way and to count what goes through. */
export interface Door {
  readonly url: string;
  way: Way;
  /** What the browser gets instead of a file of the server, by path. */
  readonly altered: Map<string, (body: string) => string>;
  /** How often each path was asked for. */
  readonly asked: Map<string, number>;
  close(): Promise<void>;
}

/** @param target the server, which may be started anew on the same port. */
export async function openDoor(target: string): Promise<Door> {
  const port = await freePort();
  const sockets = new Set<Socket>();
  const door: Door = {
    url: `http://localhost:${port}`,
    altered: new Map(),
    asked: new Map(),
    get way() {
      return way;
    },
    set way(next) {
      way = next;
      // Streams that are open end as they would.
      if (next !== 'open') for (const socket of sockets) socket.destroy();
    },
    close: () => new Promise((resolve) => proxy.close(() => resolve()) && proxy.closeAllConnections()),
  };
  let way: Way = 'open';
  const proxy = http.createServer((request, response) => {
    const path = request.url ?? '/';
    door.asked.set(path, (door.asked.get(path) ?? 0) + 1);
    if (way === 'gone') {
      request.socket.destroy();
      return;
    }
    if (way === 'gateway') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
      return;
    }
    const alter = door.altered.get(path);
    const { 'accept-encoding': _, ...plain } = request.headers;
    const forward = http.request(
      `${target}${path}`,
      { method: request.method ?? 'GET', headers: alter ? plain : request.headers },
      (answer) => {
        if (!alter) {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
          return;
        }
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const { 'content-length': _length, ...headers } = answer.headers;
          response.writeHead(answer.statusCode ?? 500, headers).end(alter(Buffer.concat(parts).toString()));
        });
      },
    );
    forward.on('error', () => response.destroy());
    request.on('error', () => forward.destroy());
    response.on('close', () => forward.destroy());
    request.pipe(forward);
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return door;
}
