import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Actor } from '#access/actor.ts';
import { HAS_RIGHT, IS_LIVE_LINK } from '#access/guardians.ts';
import { statement } from '../db/unit.ts';
import type { Sql } from './rows.gen.ts';
import type { Services } from './services.ts';
import { readSessionToken, sessionCookieName } from './session.ts';

/** Where a person's picture lies; its name is a hash of its bytes. */
export const avatarStorageKey = (userId: string, key: string): string => `avatars/${userId}/${key}`;

/**
 * SQL condition over `e`, a copy of a student's record: whoever asked for it may still see the record on the
 * school's day at `:now`.
 */
export const MAY_SEE_RECORD = `exists (
  select from guardian_links g join student_profiles p on p.school_id = g.school_id and p.id = g.student_id
    join schools s on s.id = g.school_id
  where g.school_id = e.school_id and g.student_id = e.student_id and g.guardian_user_id = e.user_id
    and ${HAS_RIGHT('g', 'see_record')}
    and ${IS_LIVE_LINK('g', 'p', '(:now::timestamptz at time zone s.time_zone)::date')})`;

/** The address of a person's picture, for those who may see it. Null: none. */
export const avatarUrl = (userId: string, key: string | null): string | null =>
  key === null ? null : `/avatars/${userId}/${key}.webp`;

const enter = statement<Sql['privateFiles.enter'], { token: string }, { actor: Actor | null }>(
  'select app.enter(:token) as actor',
);
const findAvatar = statement<Sql['findAvatar'], { userId: string; now: string }>(
  'select app.avatar_key(:userId, :now) as key',
);
const findExport = statement<
  Sql['findExport'],
  { dataExportId: string; now: string },
  { storageKey: string; sizeBytes: number }
>(
  `select e.storage_key as "storageKey", e.size_bytes as "sizeBytes" from data_exports e
   where e.id = :dataExportId and e.user_id = app.user_id() and e.state = 'ready' and e.expires_at > :now
     and (e.student_id is null or ${MAY_SEE_RECORD})`,
);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const FILE = /^([0-9a-f]{32})\.webp$/;

/** Serves people's pictures and the copies of their data, to those who may see them now. */
export function registerPrivateFiles(app: FastifyInstance, services: Services): void {
  const cookieName = sessionCookieName(services.config);
  const tokenOf = (request: FastifyRequest) =>
    readSessionToken(request.headers.cookie ?? '', cookieName, services.config.APP_SECRET);

  app.get<{ Params: { userId: string; file: string } }>('/avatars/:userId/:file', async (request, reply) => {
    const { userId, file } = request.params;
    const key = FILE.exec(file)?.[1];
    const token = tokenOf(request);
    if (!token || !key || !UUID.test(userId)) return reply.callNotFound();
    const { actor, rows } = await services.units.read({ role: 'fieldhouse_app', enter: enter({ token }) }, [
      findAvatar({ userId, now: services.clock.now() }),
    ]);
    if ((actor as Actor | null)?.state !== 'ok' || rows[0][0]?.key !== key) return reply.callNotFound();
    // Kept by this browser, and asked for each time: who may see it can change.
    reply.header('cache-control', 'private, no-cache').header('etag', `"${key}"`);
    if (request.headers['if-none-match'] === `"${key}"`) return reply.status(304).send();
    const bytes = await services.files.get(avatarStorageKey(userId, key)).catch(() => null);
    if (!bytes) return reply.callNotFound();
    return reply.type('image/webp').send(Buffer.from(bytes));
  });

  app.get<{ Params: { exportId: string } }>('/exports/:exportId', async (request, reply) => {
    const { exportId } = request.params;
    const token = tokenOf(request);
    if (!token || !UUID.test(exportId)) return reply.callNotFound();
    const { actor, rows } = await services.units.read({ role: 'fieldhouse_app', enter: enter({ token }) }, [
      findExport({ dataExportId: exportId, now: services.clock.now() }),
    ]);
    const found = rows[0][0];
    if ((actor as Actor | null)?.state !== 'ok' || !found) return reply.callNotFound();
    // All that somebody ever handed in may be more than there is memory for.
    const isThere = await services.files.exists(found.storageKey).catch(() => false);
    if (!isThere) return reply.callNotFound();
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-length', found.sizeBytes)
      .header('content-disposition', 'attachment; filename="my-data.zip"')
      .type('application/zip')
      .send(await services.files.getStream(found.storageKey));
  });
}
