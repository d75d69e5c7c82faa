import type { FastifyInstance } from 'fastify';

/** A request of any other route has come in whole by then. */
export const BODY_WITHIN_MS = 30_000;

/** Of an upload: 25 MB at 350 kbit/s. The server's own limit, since Node has one for all requests. */
export const UPLOAD_WITHIN_MS = 600_000;

/** Ends connections over which a body trickles in, but for uploads, which have limits of their own. */
export function registerBodyDeadline(app: FastifyInstance, withinMs = BODY_WITHIN_MS): void {
  app.addHook('onRequest', async (request) => {
    const { raw, headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody || request.routeOptions.config.takesUploads) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, withinMs);
    timer.unref();
    for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer));
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take minutes to come. */
    takesUploads?: boolean;
  }
}
