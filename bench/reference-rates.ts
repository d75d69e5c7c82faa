import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { hash } from '@node-rs/argon2';
import pg from 'pg';

/** Reference operations, one after the other; prints their rates as JSON. The job comes as JSON on standard input. */
const { url } = JSON.parse(await text(process.stdin)) as { url: string };
const AT_ONCE = 8;
const MS = 3_000;

/** Per second, eight at once; the first fifth warms up. */
async function rateOf(operation: (lane: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let count = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, lane) => {
      while (performance.now() - began < MS) {
        await operation(lane);
        if (performance.now() - began > MS / 5) count += 1;
      }
    }),
  );
  return count / ((performance.now() - began - MS / 5) / 1_000);
}

const clients = await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  }),
);
const statement = await rateOf((lane) =>
  (clients[lane] as pg.Client).query({
    name: 'reference',
    text: 'select relname, relkind, reltuples from pg_class where oid = $1',
    values: [1259],
  }),
);
await Promise.all(clients.map((client) => client.end()));

const hashing = await rateOf(() =>
  hash('correct-horse-9', { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
);

const rows = Array.from({ length: 40 }, (_, at) => ({ id: at, title: `Assignment ${at}`, points: at / 2 }));
const server = http.createServer((_, response) => {
  const body = JSON.stringify({ json: rows });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const agent = new http.Agent({ keepAlive: true });
const json = await rateOf(
  () =>
    new Promise<void>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, agent }, (response) => response.resume().on('end', resolve))
        .on('error', reject);
    }),
);
agent.destroy();
server.close();
process.stdout.write(`${JSON.stringify({ statement, hash: hashing, json })}\n`);
