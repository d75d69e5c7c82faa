import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '#access/actor.ts';
import { statement } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { calendarStatements, changeStatements, presentFileEvents, zoneOf } from './events.ts';
import { EXPORTED_DAYS } from './export.ts';
import { writeCalendar } from './ical.ts';
import { addFeed, findFeed, lockOwnFeeds, revokeFeeds } from './queries.ts';
import type { Sql } from './rows.gen.ts';

const SECRET_BYTES = 32;
const DAY_MS = 86_400_000;
const FILE = /^([\w-]{43})\.ics$/;

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const openFeed = statement<Sql['openFeed'], { hash: string }, { actor: Actor | null }>(
  'select app.open_feed(:hash) as actor',
);

export const feed = os.calendar.feed.handler(async ({ context }) => {
  const { rows } = await context.read([findFeed()]);
  return { feed: rows[0][0] ?? null };
});

export const createFeed = os.calendar.createFeed.handler(async ({ context }) => {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const createdAt = context.clock.now();
  await context.unit(async (tx, actor) => {
    const id = newId();
    await tx.query(lockOwnFeeds());
    await tx.query(revokeFeeds({ revokedAt: createdAt }));
    await tx.query(addFeed({ feedTokenId: id, secretHash: hashOf(secret), createdAt }));
    recordAudit(tx, context.clock, auditOf(context, actor, 'calendar_feed.created', id));
  });
  return { path: `/calendar/feed/${secret}.ics`, createdAt };
});

export const revokeFeed = os.calendar.revokeFeed.handler(async ({ context }) => {
  await context.unit(async (tx, actor) => {
    for (const { id } of await tx.query(revokeFeeds({ revokedAt: context.clock.now() }))) {
      recordAudit(tx, context.clock, auditOf(context, actor, 'calendar_feed.revoked', id));
    }
  });
  return {};
});

const auditOf = (context: RequestContext, actor: Actor, action: string, entityId: string) => ({
  schoolId: null,
  actorKind: 'user' as const,
  actorUserId: actor.userId,
  action,
  entityType: 'calendar_feed',
  entityId,
  ipAddress: context.clientAddress,
  requestId: context.requestId,
});

/**
 * Serves feeds: whoever has the address reads the titles and times that its owner may see at that moment. Meeting
 * links are left out, since an address is passed on more easily than a password. What isn't there, is revoked or
 * belongs to a closed account answers alike.
 */
export function registerCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/calendar/feed/:file', async (request, reply) => {
    const secret = FILE.exec(request.params.file)?.[1];
    const content = secret ? await readFeed(services, secret) : null;
    reply.header('cache-control', 'private, max-age=300').header('x-robots-tag', 'noindex');
    if (content === null) return reply.status(404).type('text/plain').send('No such calendar.');
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="academic-calendar.ics"')
      .send(content);
  });
}

/** The feed of this secret as its owner may see it now; null: there is none. */
async function readFeed(services: Services, secret: string): Promise<string | null> {
  const now = services.clock.millis();
  const entry = { role: 'fieldhouse_app', enter: openFeed({ hash: hashOf(secret) }) } as const;
  return await services.units.write(entry, async (tx, raw) => {
    const actor = raw as Actor | null;
    if (actor?.state !== 'ok') return null;
    const from = new Date(now - EXPORTED_DAYS.past * DAY_MS).toISOString();
    const until = new Date(now + EXPORTED_DAYS.ahead * DAY_MS).toISOString();
    const [zone, own, ofChildren, ofCourses, sessions] = calendarStatements(from, until);
    const [ownChanges, childChanges] = changeStatements(from, until);
    const [[settings], ...rows] = await Promise.all([
      tx.query(zone),
      tx.query(own),
      tx.query(ofChildren),
      tx.query(ofCourses),
      tx.query(sessions),
      tx.query(ownChanges),
      tx.query(childChanges),
    ]);
    const at = services.clock.now();
    const seen = { own: rows[0], ofChildren: rows[1], ofCourses: rows[2], sessions: rows[3] };
    return writeCalendar({
      name: 'Academic Calendar',
      events: presentFileEvents(actor, seen, [...rows[4], ...rows[5]], at),
      timeZone: zoneOf(actor, settings?.timeZone),
      appUrl: services.config.PUBLIC_URL ?? null,
      completion: { now: at, locale: actor.locale },
      hasMeetingLinks: false,
    });
  });
}
