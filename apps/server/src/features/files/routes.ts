import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { refusals } from '@fieldhouse/contract/base.ts';
import { fileReadAccess, UPLOAD_NAME_HEADER } from '@fieldhouse/contract/files.ts';
import { FileId, StudentId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canReadMaterials, findMaterialFile } from '#features/live/workflows.ts';
import { canReadMessageFile, findMessageFile } from '#features/messages/workflows.ts';
import { canReadMaterial, findMaterial } from '#features/resources/workflows.ts';
import { openFor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import { attachmentHeader } from './file-name.ts';
import { clearIncoming } from './incoming.ts';
import { isGoodLink } from './links.ts';
import { takeMaterial } from './materials.ts';
import { canReadFile, canReadRecordFile } from './policy.ts';
import { findFile } from './queries.ts';
import { takeTranscript } from './transcripts.ts';
import { takeUpload, type UploadPurpose } from './upload.ts';
import { findRecordFile } from './workflows.ts';

/** How long the rest of a refused upload is read, so that its sender gets to read the refusal. */
const DRAIN_MS = 1_500;

/** Where bytes come in and go out: procedures carry JSON alone. Sessions, policies and refusals are theirs. */
export async function registerFileRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const tokenOf = (request: FastifyRequest) =>
    readSessionToken(request.headers.cookie ?? '', sessionCookieName(config), config.APP_SECRET);
  await clearIncoming(services);

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is handed over as it comes; other sites' forms can't send this type.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

    interface Incoming {
      readonly id: string;
      readonly name: string;
      readonly claimedBytes: number | null;
      readonly sessionToken: string | null;
      readonly body: Readable;
    }
    const take = async (
      request: FastifyRequest<{ Params: { id: string } }>,
      reply: FastifyReply,
      receive: (incoming: Incoming) => Promise<unknown>,
    ) => {
      reply.header('cache-control', 'no-store');
      const { body } = request;
      const { id } = request.params;
      if (!FileId.safeParse(id).success || !(body instanceof Readable)) {
        return refuse(request, reply, new ORPCError('NOT_FOUND'));
      }
      try {
        return await receive({
          id,
          name: sentName(request),
          claimedBytes: claimedBytes(request),
          body,
          sessionToken: tokenOf(request),
        });
      } catch (error) {
        return refuse(request, reply, error);
      }
    };
    const options = { config: { takesUploads: true } };
    const documents = (purposeOf: (id: string) => UploadPurpose) => (incoming: Incoming) => {
      const { id, ...upload } = incoming;
      return takeUpload(services, { purpose: purposeOf(id), ...upload });
    };
    scope.post<{ Params: { id: string } }>('/api/files/:id', options, (request, reply) =>
      take(
        request,
        reply,
        documents((assignmentId) => ({ kind: 'submission', assignmentId })),
      ),
    );
    scope.post<{ Params: { id: string } }>('/api/files/record/:id', options, (request, reply) =>
      take(
        request,
        reply,
        documents((studentId) => ({ kind: 'record', studentId: StudentId.parse(studentId) })),
      ),
    );
    scope.post<{ Params: { id: string } }>('/api/files/transcript/:id', options, (request, reply) =>
      take(request, reply, ({ id, ...upload }) => takeTranscript(services, { studentId: id, ...upload })),
    );
    scope.post<{ Params: { id: string } }>('/api/files/material/:id', options, (request, reply) =>
      take(request, reply, ({ id, ...upload }) =>
        takeMaterial(services, { use: 'material', schoolId: id, ...upload }),
      ),
    );
    scope.post<{ Params: { id: string } }>('/api/files/session/:id', options, (request, reply) =>
      take(request, reply, ({ id, ...upload }) =>
        takeMaterial(services, { use: 'session', schoolId: id, ...upload }),
      ),
    );
    scope.post<{ Params: { id: string } }>('/api/files/message/:id', options, (request, reply) =>
      take(request, reply, ({ id, ...upload }) =>
        takeMaterial(services, { use: 'message', schoolId: id, ...upload }),
      ),
    );
  });

  app.get<{ Params: { fileId: string; expires: string; token: string } }>(
    '/api/files/:fileId/:expires/:token',
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      try {
        const { fileId } = request.params;
        if (!FileId.safeParse(fileId).success) throw new ORPCError('NOT_FOUND');
        const { actor, rows } = await openFor(services, fileReadAccess, tokenOf(request)).read([
          findFile({ fileId }),
          findRecordFile({ fileId }),
          findMaterial({ fileId }),
          findMaterialFile({ fileId }),
          findMessageFile({ fileId }),
        ]);
        if (!isGoodLink(config.APP_SECRET, request.params, actor.userId, services.clock.now())) {
          throw new ORPCError('LINK_EXPIRED', { status: 403 });
        }
        const [[answer], [source], [material], [ofSession], [sent]] = rows;
        const file = answer
          ? canReadFile(actor, answer) && answer
          : source
            ? canReadRecordFile(actor, source) && source
            : material
              ? canReadMaterial(actor, material) && material
              : ofSession
                ? canReadMaterials(actor, ofSession) && ofSession
                : sent && canReadMessageFile(actor, sent) && sent;
        if (!file) throw new ORPCError('NOT_FOUND');
        const stored = await opened(services, file.storageKey).catch((error: unknown) => {
          services.log.error({ err: error, fileId }, 'a file is missing from the store');
          throw new ORPCError('FILE_MISSING', { status: 404 });
        });
        return reply
          .header('content-type', file.mediaType)
          .header('content-length', file.sizeBytes)
          .header('content-disposition', attachmentHeader(file.name))
          .header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'")
          .send(Readable.from(whole(services, stored, file), { objectMode: false }));
      } catch (error) {
        return refuse(request, reply, error);
      }
    },
  );
}

/** A stream of a missing file fails with its first read: that has to be known before headers are sent. */
async function opened(services: Services, key: string): Promise<AsyncIterable<Buffer>> {
  const stream = await services.files.getStream(key);
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  return (async function* () {
    for (let next = first; !next.done; next = await chunks.next()) yield next.value;
  })();
}

/** The bytes, the last piece only once all of them are those that came in: a changed file ends as a failed download. */
async function* whole(
  services: Services,
  stored: AsyncIterable<Buffer>,
  file: { readonly fileId: string; readonly sha256: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | null = null;
  for await (const chunk of stored) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (hash.digest('hex') !== file.sha256) {
    services.log.error({ fileId: file.fileId }, 'a file in the store is not the one that was uploaded');
    throw new Error('a file in the store has changed');
  }
  if (held) yield held;
}

export function sentName(request: FastifyRequest): string {
  const header = request.headers[UPLOAD_NAME_HEADER];
  try {
    return decodeURIComponent(typeof header === 'string' ? header : '');
  } catch {
    return '';
  }
}

export function claimedBytes(request: FastifyRequest): number | null {
  const bytes = Number(request.headers['content-length'] ?? Number.NaN);
  return Number.isFinite(bytes) ? bytes : null;
}

/** The refusal in the form that procedures give it, with the rest of a body read and dropped for a moment. */
export function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof ORPCError)) throw error;
  const { code, data } = error;
  const named: Readonly<Record<string, { readonly status: number }>> = refusals;
  const { raw } = request;
  if (!raw.complete) {
    raw.resume();
    const timer = setTimeout(() => raw.destroy(), DRAIN_MS);
    timer.unref();
    raw.once('close', () => clearTimeout(timer));
  }
  return reply.status(named[code]?.status ?? error.status).send({ code, message: code, data });
}
