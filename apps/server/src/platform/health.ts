import { contract } from '@fieldhouse/contract/contract.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { contractNames } from './router-check.ts';
import type { Services } from './services.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work. `/metrics`: Prometheus, for this machine only. */
export function registerHealth(app: FastifyInstance, services: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: 'event_streams_open',
    help: 'Browsers that listen for events',
    registers: [registry],
    collect() {
      this.set(services.events.streamCount);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { route: routeLabel(request), status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  // Strangers ask too, and each look takes steps of the database and the store, for which the next one would wait.
  let look: Promise<[database: boolean, files: boolean]> | null = null;
  const lookAround = () => {
    look ??= Promise.all([services.db.isAnswering(), services.files.isHealthy()]).finally(() => {
      look = null;
    });
    return look;
  };

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isStopping = app.isStopping;
    const notifications = services.db.isHearing;
    const [database, files] = await lookAround();
    const isReady = !isStopping && database && files && notifications;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? 'ready' : isStopping ? 'stopping' : 'not ready',
      database,
      files,
      notifications,
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress)) return reply.status(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const PROCEDURES: ReadonlySet<string> = new Set(contractNames(contract));

/**
 * What a request is counted under: a procedure of the contract or the pattern of a route. Never anything that the
 * caller chose, since each label is kept for as long as the process lives.
 */
export function routeLabel(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const pattern = request.routeOptions.url;
  if (pattern === undefined) return 'unknown';
  if (!pattern.startsWith('/api/rpc/') && !pattern.startsWith('/api/v1/')) {
    return pattern.startsWith('/api/') ? pattern : 'page';
  }
  const prefix = pattern.startsWith('/api/rpc/') ? '/api/rpc/' : '/api/v1/';
  const [path = ''] = request.url.split('?', 1);
  const name = path.slice(prefix.length).replace('/', '.');
  return prefix + (PROCEDURES.has(name) ? name.replace('.', '/') : 'unknown');
}

const isLoopback = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

declare module 'fastify' {
  interface FastifyInstance {
    /** Set when the server was told to end: it isn't ready any more, and ends connections with their next answer. */
    isStopping: boolean;
  }
}
