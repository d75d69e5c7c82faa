import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, preferredLanguage } from './language.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import type { Services } from './services.ts';

/** Serves the built web app: hashed files for a year, pages never from a cache. Null: API alone. */
export async function registerWebApp(
  app: FastifyInstance,
  services: Services,
  webRoot: string | null,
): Promise<void> {
  if (webRoot === null || !existsSync(path.join(webRoot, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ code: 'NOT_FOUND', message: 'Not found.' }),
    );
    return;
  }
  const brand = services.config.BRAND_NAME;
  const shell = readPage(webRoot, 'index.html', brand);
  const landings = new Map(
    LANGUAGES.map((language) => [language, readPage(webRoot, `landing.${language}.html`, brand)]),
  );

  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: true,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (request, reply) => {
    const page = landings.get(preferredLanguage(request.headers)) ?? landings.get('en');
    return sendPage(request, reply, page ?? shell);
  });
  // A path of the app is answered by its page; anything else below /api or with a file ending isn't there.
  app.setNotFoundHandler((request, reply) => {
    const [url = ''] = request.url.split('?', 1);
    const isPage = request.method === 'GET' && !url.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(url);
    if (isPage) return sendPage(request, reply, shell);
    return reply.status(404).send({ code: 'NOT_FOUND', message: 'Not found.' });
  });
}

interface Page {
  readonly html: Buffer;
  /** The same, compressed once at start. */
  readonly brotli: Buffer;
  readonly policy: string;
}

/** A page with the policy that allows exactly its own inline scripts. */
function readPage(root: string, name: string, brand: string): Page {
  const file = path.join(root, name);
  const html = existsSync(file)
    ? readFileSync(file, 'utf8').replaceAll('%BRAND_NAME%', escapeHtml(brand))
    : '';
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) =>
      `sha256-${createHash('sha256')
        .update(match[1] ?? '')
        .digest('base64')}`,
  );
  const bytes = Buffer.from(html);
  return { html: bytes, brotli: brotliCompressSync(bytes), policy: contentSecurityPolicy(hashes) };
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  reply
    .header('content-security-policy', page.policy)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  return takesBrotli ? reply.header('content-encoding', 'br').send(page.brotli) : reply.send(page.html);
}
