import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { securityHeaders } from './security-headers.ts';

/** What Node's parser refuses before there is a request; everything else is a 400. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what can't be read as HTTP: the plain status with the headers of every answer, and the connection ends. */
export const answerBrokenRequest =
  (config: Config) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    const { _httpMessage: begun } = socket as Socket & { _httpMessage?: ServerResponse };
    // A second status line would be read as part of the answer that is under way.
    if (error.code === 'ECONNRESET' || !socket.writable || begun?.headersSent) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const body = `${STATUS_CODES[status]}\n`;
    const headers = {
      ...securityHeaders(config),
      'content-type': 'text/plain; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };

/** Options of Node's server: it would answer a request without a host by itself, and without our headers. */
export const serverOptions = { requireHostHeader: false } as const;

/** Answers, in our way, what Node would answer without asking us: no host, and expectations it doesn't know. */
export function registerBrokenRequests(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return;
    await reply
      .status(400)
      .header('connection', 'close')
      .send({ code: 'BAD_REQUEST', message: 'This request names no host.' });
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...securityHeaders(config), connection: 'close' }).end();
  });
}
