import { VIDEO_FRAME_ORIGINS } from '@fieldhouse/domain/lessons/video-embed.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/** Scripts come from our own origin only; the two inline ones of our pages are named by their hash at build time. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
    // Mantine writes its variables and sizes into style elements and attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    // Read-aloud audio comes as an answer of the API and is played from memory.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Videos of lessons: nothing is loaded from there before somebody presses play.
    `frame-src ${VIDEO_FRAME_ORIGINS.join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer, errors included. */
export function securityHeaders(config: Config): Record<string, string> {
  const isHttps = config.PUBLIC_URL?.startsWith('https://') ?? false;
  return {
    'content-security-policy': contentSecurityPolicy([]),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Sets the headers before anything else happens to a request. */
export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A signed link is the proof, and all that it opens is harmless. */
    isOpenToOtherSites?: boolean;
  }
}

/** A write from another site is refused: by Sec-Fetch-Site where the browser sends it, by Origin otherwise. */
export function refuseForeignWrites(config: Config) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isOpenToOtherSites) return;
    const site = request.headers['sec-fetch-site'];
    const { origin } = request.headers;
    const isForeignSite = typeof site === 'string' && site !== 'same-origin' && site !== 'none';
    if (isForeignSite || (origin !== undefined && !isOwnOrigin(origin, request, config))) {
      await reply
        .status(403)
        .send({ code: 'FOREIGN_ORIGIN', message: 'This request came from another site.' });
    }
  };
}

function isOwnOrigin(origin: string, request: FastifyRequest, config: Config): boolean {
  if (config.PUBLIC_URL) return origin === new URL(config.PUBLIC_URL).origin;
  return origin === `${request.protocol}://${request.headers.host}`;
}
