import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '#access/actor.ts';
import { statement } from '#db/unit.ts';
import type { Sql } from './rows.gen.ts';
import type { Services } from './services.ts';
import { readSessionToken, sessionCookieName } from './session.ts';

const enter = statement<Sql['eventStream.enter'], { token: string }, { actor: Actor | null }>(
  'select app.enter(:token) as actor',
);

/** How often a stream asks again whether its person may still listen; also keeps the connection alive. */
const RECHECK_MS = 60_000;
/** Within this time all streams are closed after events may have been missed, and not in one instant. */
const CLOSE_WITHIN_MS = 2_000;
/** Streams of one account in one process; the next one ends the oldest. */
export const STREAMS_PER_ACCOUNT = 8;
/** Tells the page that its stream was ended for a newer one, and not to come back by itself. */
const REPLACED = 'event: replaced\ndata: {}\n\n';

/** One stream per browser: topics and ids, nothing else. The browser asks again through a procedure. */
export function registerEventStream(app: FastifyInstance, services: Services): void {
  const cookieName = sessionCookieName(services.config);
  const open = new OpenStreams();
  app.decorate('closeStreams', (withinMs: number) => open.closeAll(withinMs));
  app.addHook('preClose', async () => open.closeAll(0));

  app.get('/api/events', async (request, reply) => {
    const token = readSessionToken(request.headers.cookie ?? '', cookieName, services.config.APP_SECRET);
    const whoListens = async () => {
      if (!token) return null;
      const { actor } = await services.units.read({ role: 'fieldhouse_app', enter: enter({ token }) }, []);
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
      connection: app.isStopping ? 'close' : 'keep-alive',
      'x-accel-buffering': 'no',
    });
    // Not all in one instant, when all lost their streams in one.
    raw.write(`retry: ${1_000 + Math.round(Math.random() * 1_000)}\n\n`);
    const stream = open.add(userId, raw);
    // A browser that comes back asks for everything anew.
    const unsubscribe = services.events.subscribe(
      userId,
      (event) => {
        stream.send(`data: ${JSON.stringify(event)}\n\n`);
        // The person's standing changed: the browser asks anew, and so does the stream.
        if (event.topic === 'account' || event.topic === 'membership') recheck();
      },
      () => stream.closeWithin(CLOSE_WITHIN_MS),
    );
    const recheck = () => {
      whoListens().then(
        (now) => (now === userId ? stream.send(': still here\n\n') : stream.close()),
        () => stream.close(),
      );
    };
    const timer = setInterval(recheck, RECHECK_MS);
    stream.onClose(() => {
      clearInterval(timer);
      unsubscribe();
    });
    request.raw.once('close', () => stream.close());
  });
}

/** A reader who leaves this much unread loses the stream. */
const UNREAD_BYTES = 256 * 1024;

/** One open answer; nothing is written to it after it was closed, by whomever. */
class Stream {
  readonly #raw: ServerResponse;
  readonly #whenClosed: (() => void)[] = [];
  #isClosed = false;

  constructor(raw: ServerResponse) {
    this.#raw = raw;
    // A browser that goes away in the middle of a write isn't an error of ours.
    raw.on('error', () => this.close());
  }

  send(text: string): void {
    if (this.#isClosed) return;
    if (!this.#raw.write(text) && this.#raw.writableLength > UNREAD_BYTES) this.close();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const call of this.#whenClosed) call();
    this.#raw.end();
  }

  closeWithin(ms: number): void {
    setTimeout(() => this.close(), Math.random() * ms).unref();
  }

  onClose(call: () => void): void {
    this.#whenClosed.push(call);
  }
}

/** The streams of this process by account, each with the oldest first. */
class OpenStreams {
  readonly #ofAccount = new Map<string, Set<Stream>>();

  add(userId: string, raw: ServerResponse): Stream {
    const stream = new Stream(raw);
    const streams = this.#ofAccount.get(userId) ?? new Set();
    this.#ofAccount.set(userId, streams.add(stream));
    stream.onClose(() => {
      streams.delete(stream);
      if (streams.size === 0 && this.#ofAccount.get(userId) === streams) this.#ofAccount.delete(userId);
    });
    const [oldest] = streams;
    if (oldest && streams.size > STREAMS_PER_ACCOUNT) {
      oldest.send(REPLACED);
      oldest.close();
    }
    return stream;
  }

  closeAll(withinMs: number): void {
    for (const streams of this.#ofAccount.values()) {
      for (const stream of [...streams]) {
        if (withinMs > 0) stream.closeWithin(withinMs);
        else stream.close();
      }
    }
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Closes the open event streams, spread over this time; their browsers come back to whoever serves then. */
    closeStreams(withinMs: number): void;
  }
}
