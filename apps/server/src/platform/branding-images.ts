import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

/** The public address of a school's logo; its name is a hash of its bytes, so it never changes. Null: none. */
export const logoUrl = (schoolId: string, key: string | null): string | null =>
  key === null ? null : `/branding/${schoolId}/${key}.webp`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^([0-9a-f]{32})\.webp$/;

/** Serves logos: the only files that are public. */
export function registerBrandingImages(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { schoolId: string; file: string } }>(
    '/branding/:schoolId/:file',
    async (request, reply) => {
      const key = FILE.exec(request.params.file)?.[1];
      if (!key || !UUID.test(request.params.schoolId)) return reply.callNotFound();
      const bytes = await services.files.get(`branding/${request.params.schoolId}/${key}`).catch(() => null);
      if (!bytes) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/webp')
        .send(Buffer.from(bytes));
    },
  );
}
