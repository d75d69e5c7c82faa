import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '#platform/config.ts';

const BUCKET = 'school-files';
const ACCESS_KEY = 'TESTKEY0123456789';

/** How the store misbehaves: each of the next requests is answered so. */
type Fault = 'unavailable' | 'silent';

export interface S3Server {
  readonly settings: S3Settings;
  /** What it holds, by key. */
  readonly objects: Map<string, Buffer>;
  /** Requests so far, with their method and key. */
  readonly requests: string[];
  /** Faults of the next requests. */
  breaks(fault: Fault, times: number): void;
  close(): Promise<void>;
}

/** A small store that speaks S3 by paths: put, get, head, list and delete, for signed requests alone. */
export async function openS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3.test');
    const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    requests.push(`${request.method} ${key}`);
    const fault = faults.shift();
    if (fault === 'silent') return;
    if (fault === 'unavailable') return refuse(response, 503, 'SlowDown');
    if (!isSigned(request)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (request.method === 'GET' && searchParams.get('list-type') === '2')
      return list(objects, searchParams, response);
    if (!pathname.startsWith(`/${BUCKET}/`)) return refuse(response, 404, 'NoSuchBucket');
    void answer(objects, key, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'us-east-1',
      accessKeyId: ACCESS_KEY,
      secretAccessKey: 'a-secret-for-tests',
      forcePathStyle: true,
    },
    objects,
    requests,
    breaks: (fault, times) => faults.push(...Array.from({ length: times }, () => fault)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  objects: Map<string, Buffer>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const held = objects.get(key);
  switch (request.method) {
    case 'PUT': {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      objects.set(key, Buffer.concat(chunks));
      response.writeHead(200, { etag: '"1"' }).end();
      return;
    }
    case 'GET':
    case 'HEAD':
      if (!held) return refuse(response, 404, 'NoSuchKey');
      response.writeHead(200, {
        'content-length': held.length,
        'last-modified': new Date(0).toUTCString(),
        etag: '"1"',
      });
      response.end(request.method === 'GET' ? held : undefined);
      return;
    case 'DELETE':
      objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      refuse(response, 405, 'MethodNotAllowed');
  }
}

const PAGE = 2;

/** Keys under a prefix in pages, so that whoever lists has to turn them. */
function list(objects: Map<string, Buffer>, query: URLSearchParams, response: ServerResponse): void {
  const after = query.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, PAGE);
  const entries = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>1970-01-01T00:00:00.000Z</LastModified><ETag>"1"</ETag></Contents>`,
  );
  const isTruncated = keys.length > page.length;
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0"?><ListBucketResult><Name>${BUCKET}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${
        isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
      }${entries.join('')}</ListBucketResult>`,
    );
}

/** Signature of version 4 by our key, with its date. */
const isSigned = ({ headers }: IncomingMessage): boolean =>
  new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${ACCESS_KEY}/\\d{8}/us-east-1/s3/aws4_request, SignedHeaders=[a-z0-9;-]*host[a-z0-9;-]*, Signature=[0-9a-f]{64}$`,
  ).test(headers.authorization ?? '') && /^\d{8}T\d{6}Z$/.test(String(headers['x-amz-date']));

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
