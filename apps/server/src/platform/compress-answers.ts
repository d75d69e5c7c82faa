import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);

/** Smaller answers gain less than compressing them costs. */
const FROM_CHARACTERS = 16_384;
/** A gradebook of a thousand students takes 8 ms on a thread of its own; at 5 it would take 36 and be a tenth smaller. */
const QUALITY = 3;

/**
 * Compresses large answers of procedures for browsers that take it. They hold no secret of which a length could tell
 * something: session tokens travel in headers alone.
 */
export function registerCompressedAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < FROM_CHARACTERS) return payload;
    if (!request.url.startsWith('/api/rpc/') && !request.url.startsWith('/api/v1/')) return payload;
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'br').header('vary', 'accept-encoding').removeHeader('content-length');
    return await compress(Buffer.from(payload), {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: payload.length,
      },
    });
  });
}
