import { Readable } from 'node:stream';
import { pictureAccess } from '@fieldhouse/contract/files.ts';
import { CourseId, FileId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { openFor } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { readSessionToken, sessionCookieName } from '#platform/session.ts';
import { takePicture } from './pictures.ts';
import { canSeePicture } from './policy.ts';
import { findPicture } from './queries.ts';
import { claimedBytes, refuse, sentName } from './routes.ts';

/** Pictures of lessons: how they come in, and how pages show them. */
export function registerPictureRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services;
  const tokenOf = (request: FastifyRequest) =>
    readSessionToken(request.headers.cookie ?? '', sessionCookieName(config), config.APP_SECRET);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The body is handed over as it comes; other sites' forms can't send this type.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));

    scope.post<{ Params: { courseId: string } }>(
      '/api/lesson-images/:courseId',
      { config: { takesUploads: true } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { body } = request;
        if (!CourseId.safeParse(request.params.courseId).success || !(body instanceof Readable)) {
          return refuse(request, reply, new ORPCError('NOT_FOUND'));
        }
        try {
          return await takePicture(services, {
            courseId: request.params.courseId,
            name: sentName(request),
            claimedBytes: claimedBytes(request),
            sessionToken: tokenOf(request),
            body,
          });
        } catch (error) {
          return refuse(request, reply, error);
        }
      },
    );
  });

  app.get<{ Params: { fileId: string } }>('/lesson-images/:fileId', async (request, reply) => {
    const { fileId } = request.params;
    if (!FileId.safeParse(fileId).success) return reply.callNotFound();
    const asked = await openFor(services, pictureAccess, tokenOf(request))
      .read([findPicture({ fileId })])
      .catch((error: unknown) => {
        // Whoever may not ask learns no more than whoever asks for nothing.
        if (error instanceof ORPCError && error.status < 500) return null;
        throw error;
      });
    const picture = asked?.rows[0][0];
    if (!asked || !picture || !canSeePicture(asked.actor, picture)) return reply.callNotFound();
    // Kept by this browser, and asked for each time: who may see it can change.
    reply.header('cache-control', 'private, no-cache').header('etag', `"${picture.sha256}"`);
    if (request.headers['if-none-match'] === `"${picture.sha256}"`) return reply.status(304).send();
    const bytes = await services.files.get(picture.storageKey).catch((error: unknown) => {
      services.log.error({ err: error, fileId }, 'a picture is missing from the store');
      return null;
    });
    if (!bytes) return reply.callNotFound();
    return reply.type(picture.mediaType).send(Buffer.from(bytes));
  });
}
