import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a push service answers: a status, a redirect to somewhere else, or nothing at all. */
export type PushBehaviour = number | 'silent' | { readonly redirectTo: string };

export interface ReceivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What the browser reads after it was decrypted with its keys. */
  readonly text: string;
  /** The token with which the sender says who it is. */
  readonly sender: { readonly aud: string; readonly sub: string; readonly exp: number };
}

/** A browser's subscription, with the private key that only the browser has. */
export interface StandInBrowser {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push service on this machine: it checks who sends (RFC 8292) and decrypts as a browser does (RFC 8291). */
export interface PushStandIn {
  readonly origin: string;
  readonly received: ReceivedPush[];
  /** Everything that was asked, refused or not. */
  readonly asked: string[];
  behaviour: PushBehaviour;
  /** A browser that subscribes here with the server's public key. */
  hasBrowser(publicKey: string): StandInBrowser;
  close(): Promise<void>;
}

interface Secret {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly publicKey: string;
}

/** Opens one on a free port. */
export async function openPushStandIn(): Promise<PushStandIn> {
  const secrets = new Map<string, Secret>();
  const received: ReceivedPush[] = [];
  const asked: string[] = [];
  const standIn = { received, asked, behaviour: 201 as PushBehaviour };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push(path);
      const { behaviour } = standIn;
      if (behaviour === 'silent') return;
      if (typeof behaviour === 'object') {
        return response.writeHead(307, { location: behaviour.redirectTo }).end();
      }
      const secret = secrets.get(path);
      if (behaviour < 300 && secret) {
        const sender = readSender(String(request.headers.authorization), secret.publicKey);
        received.push({
          path,
          headers: request.headers,
          sender,
          text: decrypt(Buffer.concat(chunks), secret),
        });
      }
      response.writeHead(behaviour).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(standIn, {
    origin,
    hasBrowser(publicKey: string): StandInBrowser {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      secrets.set(path, { ecdh, auth, publicKey });
      return {
        endpoint: `${origin}${path}`,
        keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** @throws where the token isn't signed with the key that the browser subscribed with. */
function readSender(authorization: string, publicKey: string): ReceivedPush['sender'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error('another server sends');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the token is not signed by its key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as ReceivedPush['sender'];
}

/** Content encoding aes128gcm of RFC 8188, with the keys of RFC 8291. */
function decrypt(body: Buffer, { ecdh, auth }: Secret): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}
