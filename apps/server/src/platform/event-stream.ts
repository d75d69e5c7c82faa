import type { FastifyInstance } from 'fastify';
import { statement } from '#db/unit.ts';
import type { Actor } from './actor.ts';
import type { Services } from './services.ts';
import { readSessionToken, sessionCookieName } from './session.ts';

const enter = statement<{ actor: Actor | null }>('select app.enter($1) as actor');

/** How often a stream asks again whether its person may still listen; also keeps the connection alive. */
const RECHECK_MS = 60_000;
/** Within this time all browsers come back after events may have been missed, and not in one instant. */
const COME_BACK_MS = 4_000;

/** One stream per browser: topics and ids, nothing else. The browser asks again through a procedure. */
export function registerEventStream(app: FastifyInstance, services: Services): void {
  const cookieName = sessionCookieName(services.config);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const close of open) close();
  });

  app.get('/api/events', async (request, reply) => {
    const token = readSessionToken(request.headers.cookie ?? '', cookieName, services.config.APP_SECRET);
    const whoListens = async () => {
      if (!token) return null;
      const { actor } = await services.units.read({ role: 'fieldhouse_app', enter: enter(token) }, []);
      const person = actor as Actor | null;
      return person?.state === 'ok' ? person.userId : null;
    };
    const userId = await whoListens();
    // 204 tells EventSource not to come back by itself.
    if (!userId) return reply.status(204).send();

    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      connection: 'keep-alive',
      'x-accel-buffering': 'no',
    });
    raw.write('retry: 2000\n\n');
    // A browser that comes back asks for everything anew.
    const unsubscribe = services.events.subscribe(
      userId,
      (event) => {
        // A reader too slow to take it loses the stream.
        if (!raw.write(`data: ${JSON.stringify(event)}\n\n`) && raw.writableLength > 256 * 1024) close();
      },
      () => setTimeout(close, Math.random() * COME_BACK_MS).unref(),
    );
    const recheck = setInterval(() => {
      whoListens().then(
        (now) => (now === userId ? raw.write(': still here\n\n') : close()),
        () => close(),
      );
    }, RECHECK_MS);
    const close = () => {
      clearInterval(recheck);
      unsubscribe();
      open.delete(close);
      raw.end();
    };
    open.add(close);
    request.raw.once('close', close);
  });
}
