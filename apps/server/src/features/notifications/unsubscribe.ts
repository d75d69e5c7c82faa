import type { Cadence, PreferenceType } from '@fieldhouse/contract/notifications.ts';
import type { FastifyInstance } from 'fastify';
import { statement } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';
import { readUndoToken, readUnsubscribeToken, undoToken } from './unsubscribe-token.ts';

const turnOff = statement<
  Sql['turnOff'],
  { userId: string; types: readonly string[]; now: string },
  { type: PreferenceType; cadence: Cadence }
>('select type, cadence from app.unsubscribe(:userId, :types, :now)');
const turnOn = statement<
  Sql['turnOn'],
  { userId: string; types: readonly string[]; cadences: readonly string[]; now: string },
  { isDone: boolean }
>('select app.resubscribe(:userId, :types, :cadences, :now) as "isDone"');

const BY_LINK = { role: 'fieldhouse_public', enter: null } as const;
const UNDO_MS = 3_600_000;
/** "List-Unsubscribe=One-Click", with room for what a mail program adds. */
const BODY_BYTES = 4_096;

/** Turns off what a link names. Null: it isn't ours, or nobody's any more. */
async function endLetters({ config, units, clock }: Services, token: string) {
  const link = readUnsubscribeToken(config.APP_SECRET, token);
  if (!link || link.types.length === 0) return null;
  const before = await units.write(BY_LINK, (tx) =>
    tx.query(turnOff({ userId: link.userId, types: link.types, now: clock.now() })),
  );
  return before.length === 0 ? null : { ...link, before };
}

export const unsubscribeTopics = os.notifications.unsubscribeTopics.handler(({ input, context, errors }) => {
  const link = readUnsubscribeToken(context.services.config.APP_SECRET, input.token);
  if (!link || link.types.length === 0) throw errors.INVALID_LINK();
  return { types: link.types };
});

export const unsubscribe = os.notifications.unsubscribe.handler(async ({ input, context, errors }) => {
  const { services, clock } = context;
  const ended = await endLetters(services, input.token);
  if (!ended) throw errors.INVALID_LINK();
  const { userId, types, before } = ended;
  return {
    types,
    undoToken: undoToken(services.config.APP_SECRET, { userId, before, until: clock.millis() + UNDO_MS }),
  };
});

export const resubscribe = os.notifications.resubscribe.handler(async ({ input, context, errors }) => {
  const { services, clock } = context;
  const undo = readUndoToken(services.config.APP_SECRET, input.undoToken, clock.millis());
  if (!undo) throw errors.INVALID_LINK();
  const { userId, before } = undo;
  const types = before.map(({ type }) => type);
  const cadences = before.map(({ cadence }) => cadence);
  const [answer] = await services.units.write(BY_LINK, (tx) =>
    tx.query(turnOn({ userId, types, cadences, now: clock.now() })),
  );
  if (!answer?.isDone) throw errors.INVALID_LINK();
  return {};
});

/**
 * The address that mail programs call to end letters with one click (RFC 8058). It needs no session and may come from
 * any site, since the signed link is the proof and it can only turn letters off. Opened in a browser it leads to the
 * page that asks first.
 */
export async function registerUnsubscribe(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // What mail programs send says nothing that the link doesn't.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: BODY_BYTES, parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, null),
    );
    scope.post<{ Params: { token: string } }>(
      '/api/unsubscribe/:token',
      { bodyLimit: BODY_BYTES, config: { isOpenToOtherSites: true } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const ended = await endLetters(services, request.params.token);
        if (!ended) return reply.status(404).type('text/plain').send('This link is not valid.');
        return reply.type('text/plain').send('You will get no more letters of this kind.');
      },
    );
    scope.get<{ Params: { token: string } }>('/api/unsubscribe/:token', async (request, reply) => {
      const token = encodeURIComponent(request.params.token);
      return reply.header('cache-control', 'no-store').redirect(`/unsubscribe#token=${token}`, 303);
    });
  });
}
