import { createHash } from 'node:crypto';
import { statement } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import { os } from '#platform/procedure.ts';

/** Browsers of one person; the oldest makes room. */
const MOST_DEVICES = 10;

const keepDevice = statement('select app.keep_device($1, $2, $3, $4, $5, $6, $7, $8)');
const findDevice = statement<{ id: string }>(
  `select id from push_subscriptions
   where user_id = app.user_id() and endpoint_hash = $1 and session_id = $2 and ended_at is null`,
);
const endDevice = statement(
  `update push_subscriptions set ended_at = $2
   where user_id = app.user_id() and endpoint_hash = $1 and ended_at is null`,
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
      keepDevice(
        newId(),
        actor.sessionId,
        hashOf(endpoint),
        endpoint,
        p256dh,
        auth,
        MOST_DEVICES,
        context.clock.now(),
      ),
    );
  });
  return {};
});

export const pushState = os.notifications.pushState.handler(async ({ input, context }) => {
  const { actor } = await context.read([]);
  const { rows } = await context.read([findDevice(hashOf(input.endpoint), actor.sessionId)]);
  return { isOn: rows[0].length > 0 };
});

export const endPush = os.notifications.endPush.handler(async ({ input, context }) => {
  await context.unit(async (tx) => {
    await tx.query(endDevice(hashOf(input.endpoint), context.clock.now()));
  });
  return {};
});
