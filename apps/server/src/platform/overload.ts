import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/**
 * Requests of a process that may wait for a connection to the database: at some milliseconds each, whoever comes last
 * waits about a second. More are refused at once, so that those who are let in are served in time and the rest can try
 * again elsewhere.
 */
export const MOST_WAITING = 160;
/** What a student hands in is taken while pages are refused already. */
const MOST_WAITING_WITH_WORK = 4 * MOST_WAITING;

/** What people would lose. */
const WORK = /^\/api\/(rpc|v1)\/coursework\/(submit|saveDraft)(\?|$)/;

const waitingOf = ({ pool, readPool }: Services['db']) => Math.max(pool.waitingCount, readPool.waitingCount);

/** True while requests are refused: whatever can be done without is left out. */
export const isOverloaded = (db: Services['db']): boolean => waitingOf(db) >= MOST_WAITING;

/** Refuses what would wait too long, before anything else is done for it: 503, and to come back in a moment. */
export function registerOverload(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const waiting = waitingOf(db);
    if (waiting < MOST_WAITING) return;
    if (waiting < MOST_WAITING_WITH_WORK && WORK.test(request.url)) return;
    const refusal = {
      code: 'SERVICE_UNAVAILABLE',
      message: 'Too many requests right now. Try again in a few seconds.',
    };
    const isRpc = request.url.startsWith('/api/rpc/');
    await reply.status(503).send(isRpc ? { json: { defined: true, status: 503, ...refusal } } : refusal);
  });
}
