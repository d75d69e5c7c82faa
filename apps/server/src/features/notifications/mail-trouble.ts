import { statement } from '#db/unit.ts';
import { addressHash } from '#platform/mail/suppressions.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const findSuppression = statement<Sql['findSuppression'], { addressHash: string }>(
  'select app.mail_suppressed_at(:addressHash) as at',
);
const lift = statement<Sql['lift'], { addressHash: string }, { isLifted: boolean }>(
  'select app.lift_mail_suppression(:addressHash) as "isLifted"',
);

/** Letters that may go to an address that sends them back, in a day. */
const TRIES_A_DAY = 3;

/** "a…@example.org": enough to know it again, and no more than that on a screen. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, Math.min(1, at))}…${address.slice(at)}`;
}

export const mailTrouble = os.notifications.mailTrouble.handler(async ({ context }) => {
  const { config } = context.services;
  // The address is known only once the actor is.
  const { actor } = await context.read([]);
  const { rows } = await context.read([findSuppression({ addressHash: addressHash(config, actor.email) })]);
  const since = rows[0][0]?.at ?? null;
  return { trouble: since ? { address: maskedAddress(actor.email), since } : null };
});

export const retryMail = os.notifications.retryMail.handler(async ({ context, errors }) => {
  const { services, clock } = context;
  const { limiter, config, mailer } = services;
  const { actor } = await context.read([]);
  const limit = {
    key: `retry-mail:${actor.userId}`,
    wrongTries: TRIES_A_DAY,
    windowSeconds: 86_400,
  };
  const retryAfterSeconds = await limiter.waitSeconds([limit]);
  if (retryAfterSeconds > 0) throw errors.TOO_MANY_TRIES({ data: { retryAfterSeconds } });
  const isLifted = await context.unit(async (tx, { userId, email, locale }) => {
    const [answer] = await tx.query(lift({ addressHash: addressHash(config, email) }));
    if (!answer?.isLifted) return false;
    const key = `mail-works:${userId}:${clock.now()}`;
    await mailer.queue(tx, key, { userId, address: email, locale }, 'mail-works', {
      brand: config.BRAND_NAME,
    });
    return true;
  });
  if (isLifted) await limiter.countWrong([limit]);
  return {};
});
