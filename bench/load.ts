import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';

/**
 * Load from a process of its own: POSTs the body to the address, as one signed-in person after the other, and prints
 * what came back as JSON. The job comes as JSON on standard input.
 */
interface Job {
  readonly url: string;
  readonly cookies: readonly string[];
  /** One body for all, or one per cookie. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly seconds: number;
}

const job = JSON.parse(await text(process.stdin)) as Job;
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const count = Math.max(job.cookies.length, job.bodies.length);
const requests = Array.from({ length: count }, (_, index) => {
  const cookie = job.cookies[index % job.cookies.length];
  return {
    method: 'POST' as const,
    headers: cookie ? { ...headers, cookie } : headers,
    body: job.bodies[index % job.bodies.length] ?? '{}',
  };
});
let connection = 0;
const result = await autocannon({
  url: job.url,
  connections: job.connections,
  duration: job.seconds,
  requests: requests.slice(0, 1),
  // Each connection asks for people of its own: all would go through the same list side by side.
  setupClient: (client) => {
    const lane = connection++;
    client.setRequests(requests.filter((_, at) => at % job.connections === lane % job.connections));
  },
});
process.stdout.write(
  JSON.stringify({
    requests: result['2xx'],
    failed: result.non2xx + result.errors,
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
  }),
);
