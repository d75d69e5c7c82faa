import type { FastifyInstance } from 'fastify';
import { STYLE } from './api-page.ts';
import type { Installation } from './openapi.ts';
import type { Services } from './services.ts';
import { sessionCookieName } from './session.ts';
import { ThreadBusyError, WorkThread } from './work-thread.ts';

/** The description as it is sent: for programs and for people. */
export interface ApiDocs {
  readonly json: string;
  readonly html: string;
}

/**
 * `/api/openapi.json` (OpenAPI 3.1) and `/api/docs`, a page that people can read without any script.
 *
 * Made once, when first asked for, on a thread of its own: nobody else waits for it.
 */
export function registerApiDocs(app: FastifyInstance, { config }: Services): void {
  const thread = new WorkThread<Installation, ApiDocs>(new URL('./api-docs-worker.ts', import.meta.url), {
    timeoutMs: 60_000,
    heapMb: 256,
  });
  app.addHook('onClose', () => thread.stop());
  let made: Promise<ApiDocs> | null = null;
  const docs = () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
  async function make(): Promise<ApiDocs> {
    const result = await thread.run({
      brand: config.BRAND_NAME,
      publicUrl: config.PUBLIC_URL ?? null,
      supportEmail: config.SUPPORT_EMAIL ?? null,
      sessionCookie: sessionCookieName(config),
    });
    if (!result) throw new ThreadBusyError(false);
    return result;
  }
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await docs()).json),
  );
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css').send(STYLE));
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((await docs()).html),
  );
}
