import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from '#platform/security-headers.ts';
import { openWorld, type World } from '#testing/world.ts';
import { buildApp } from '../../app.ts';

let world: World;
let app: FastifyInstance;
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://school.example' });
  app = await buildApp(world.services, null);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const open = () => connect((app.server.address() as AddressInfo).port, '127.0.0.1');

/** All that comes back until the server ends the connection. */
const rest = (socket: Socket): Promise<string> =>
  new Promise((done, failed) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', failed);
    socket.on('end', () => done(text));
  });

function checkAnswer(answer: string, status: number, what: string): void {
  const [head = ''] = answer.split('\r\n\r\n', 1);
  const [first = '', ...lines] = head.split('\r\n');
  expect(first, what).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  expect(headers, what).toMatchObject({ ...securityHeaders(world.services.config), connection: 'close' });
  expect(headers['strict-transport-security'], what).toMatch(/max-age/);
  // Nothing follows but the body that is announced.
  expect(answer.match(/HTTP\/1\.1/g), what).toHaveLength(1);
}

const HOST = 'Host: school.example\r\n';

it.each([
  ['no HTTP at all', 400, 'hello\r\n\r\n'],
  ['unknown method', 400, `FETCH / HTTP/1.1\r\n${HOST}\r\n`],
  ['bad version', 400, `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['space in a header name', 400, `GET / HTTP/1.1\r\n${HOST}X Y: z\r\n\r\n`],
  ['a control character in a header', 400, `GET / HTTP/1.1\r\n${HOST}X: \x01\r\n\r\n`],
  [
    'two lengths',
    400,
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['no host', 400, 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['unknown expectation', 417, `POST / HTTP/1.1\r\n${HOST}Expect: the-worst\r\nContent-Length: 0\r\n\r\n`],
  ['headers without end', 431, `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(40_000)}\r\n\r\n`],
] as const)(
  'A-07 answers %s with %i and the protecting headers, and ends the connection',
  async (what, status, sent) => {
    const socket = open();
    const answer = rest(socket);
    socket.write(sent);
    checkAnswer(await answer, status, what);
  },
);

it('A-07 answers a request that never ends with 408 and the protecting headers', async () => {
  const accepted = new Promise<Socket>((done) => app.server.once('connection', done));
  const socket = open();
  const answer = rest(socket);
  socket.write(`GET / HTTP/1.1\r\n${HOST}`);
  // What Node's server says when its time for a request is over.
  const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  app.server.emit('clientError', late, await accepted);
  checkAnswer(await answer, 408, 'late');
});

it('A-07 leaves whole requests as they were', async () => {
  const socket = open();
  const answer = rest(socket);
  socket.write(`GET /healthz HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
  checkAnswer(await answer, 200, 'whole');
});
