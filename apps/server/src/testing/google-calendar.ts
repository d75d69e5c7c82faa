import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the stand-in fails, until it is told otherwise. */
export type Mood =
  | 'well'
  | 'down'
  | 'slow'
  | 'http_500'
  | 'http_403'
  | 'html'
  | 'half_json'
  | 'pending'
  | 'lost_answer';

interface Stored {
  id: string;
  summary: string;
  start: { dateTime: string };
  requestId: string;
  isPending: boolean;
  attachments?: { fileUrl: string; mimeType: string }[];
}

export interface GoogleStandIn {
  /** For `openWorld`. */
  readonly env: Record<string, string>;
  readonly events: ReadonlyMap<string, Stored>;
  /** Every call that reached it, as "METHOD path". */
  readonly calls: string[];
  is(mood: Mood): void;
  /** The room that was asked for is there now. */
  finishRoom(eventId: string): void;
  attach(eventId: string, fileUrl: string): void;
  close(): Promise<void>;
}

/** A server on this machine that speaks Google's Calendar API, as far as rooms and recordings go. */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const events = new Map<string, Stored>();
  const calls: string[] = [];
  let mood: Mood = 'well';

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', base);
    calls.push(`${request.method} ${url.pathname}`);
    let body = '';
    for await (const piece of request) body += piece;
    const say = (status: number, value: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof value === 'string' ? value : JSON.stringify(value));
    };
    if (mood === 'down') return response.destroy();
    // Answers when the caller has long gone.
    if (mood === 'slow') return void response.once('close', () => {});
    if (mood === 'http_500') return say(500, { error: { message: 'backend' } });
    if (mood === 'http_403') return say(403, { error: { message: 'not allowed' } });
    if (mood === 'html') return say(200, '<html>Sign in</html>');
    if (mood === 'half_json') return say(200, '{"id": "abc", "conf');

    if (url.pathname === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const [head = '', claims = '', signature = ''] = assertion.split('.');
      const isSigned = createVerify('RSA-SHA256')
        .update(`${head}.${claims}`)
        .verify(publicKey, signature, 'base64url');
      const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
      if (!isSigned || aud !== `${base}/token`) return say(400, { error: 'invalid_grant' });
      return say(200, { access_token: 'a-token-of-the-stand-in', expires_in: 3600, token_type: 'Bearer' });
    }
    if (request.headers.authorization !== 'Bearer a-token-of-the-stand-in') return say(401, { error: 'who' });
    const id = /\/calendars\/primary\/events\/(\w+)$/.exec(url.pathname)?.[1];
    if (request.method === 'POST' && url.pathname === '/calendars/primary/events') {
      const wanted = JSON.parse(body) as Stored & {
        conferenceData: { createRequest: { requestId: string } };
      };
      if (events.has(wanted.id)) return say(409, { error: 'duplicate' });
      const stored = {
        ...wanted,
        requestId: wanted.conferenceData.createRequest.requestId,
        isPending: mood === 'pending',
      };
      events.set(wanted.id, stored);
      // It was made, and the caller never hears of it.
      if (mood === 'lost_answer') return response.destroy();
      return say(200, shown(stored));
    }
    const event = id ? events.get(id) : undefined;
    if (!event) return say(404, { error: 'notFound' });
    if (request.method === 'DELETE') {
      events.delete(event.id);
      response.writeHead(204).end();
      return;
    }
    if (request.method === 'PATCH') Object.assign(event, JSON.parse(body));
    return say(200, shown(event));
  }

  const shown = (event: Stored) => ({
    id: event.id,
    summary: event.summary,
    ...(event.attachments ? { attachments: event.attachments } : {}),
    conferenceData: event.isPending
      ? { createRequest: { requestId: event.requestId, status: { statusCode: 'pending' } } }
      : {
          createRequest: { requestId: event.requestId, status: { statusCode: 'success' } },
          entryPoints: [
            { entryPointType: 'phone', uri: 'tel:+1-555-0100' },
            { entryPointType: 'video', uri: `https://meet.google.com/${event.id.slice(0, 12)}` },
          ],
        },
  });

  return {
    env: {
      GOOGLE_SERVICE_ACCOUNT: JSON.stringify({
        client_email: 'classes@stand-in.test',
        private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
        token_uri: `${base}/token`,
      }),
      GOOGLE_CALENDAR_URL: base,
      GOOGLE_TIMEOUT_MS: '1500',
    },
    events,
    calls,
    is: (next) => {
      mood = next;
    },
    finishRoom: (eventId) => {
      const event = events.get(eventId);
      if (event) event.isPending = false;
    },
    attach: (eventId, fileUrl) => {
      const event = events.get(eventId);
      if (event) event.attachments = [{ fileUrl, mimeType: 'video/mp4' }];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
