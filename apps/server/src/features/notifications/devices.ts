import { createHash } from 'node:crypto';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

/** Browsers of one person; the oldest makes room. */
const MOST_DEVICES = 10;

const keepDevice = statement<
  Sql['keepDevice'],
  {
    id: string;
    sessionId: string;
    hash: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    most: number;
    now: string;
  }
>('select app.keep_device(:id, :sessionId, :hash, :endpoint, :p256dh, :auth, :most, :now)');
const findDevice = statement<Sql['devices.findDevice'], { endpointHash: string; sessionId: string }>(
  `select id from push_subscriptions
   where user_id = app.user_id() and endpoint_hash = :endpointHash and session_id = :sessionId and ended_at is null`,
);
const endDevice = statement<Sql['devices.endDevice'], { endpointHash: string; now: string | null }>(
  `update push_subscriptions set ended_at = :now
   where user_id = app.user_id() and endpoint_hash = :endpointHash and ended_at is null`,
);

const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

export const pushKey = os.notifications.pushKey.handler(async ({ context }) => {
  await context.read([]);
  return { publicKey: context.services.push.publicKey };
});

export const subscribePush = os.notifications.subscribePush.handler(async ({ input, context, errors }) => {
  const { endpoint, keys } = input;
  await context.unit(async (tx, actor) => {
    if (!context.services.push.isKnown(endpoint)) throw errors.UNKNOWN_PUSH_SERVICE();
    const { p256dh, auth } = keys;
    await tx.query(
      keepDevice({
        id: newId(),
        sessionId: actor.sessionId,
        hash: hashOf(endpoint),
        endpoint,
        p256dh,
        auth,
        most: MOST_DEVICES,
        now: context.clock.now(),
      }),
    );
  });
  return {};
});

export const pushState = os.notifications.pushState.handler(async ({ input, context }) => {
  const { actor } = await context.read([]);
  const { rows } = await context.read([
    findDevice({ endpointHash: hashOf(input.endpoint), sessionId: actor.sessionId }),
  ]);
  return { isOn: rows[0].length > 0 };
});

export const endPush = os.notifications.endPush.handler(async ({ input, context }) => {
  await context.unit(async (tx) => {
    await tx.query(endDevice({ endpointHash: hashOf(input.endpoint), now: context.clock.now() }));
  });
  return {};
});
