import { createHash } from 'node:crypto';
import type { Actor } from '#access/actor.ts';
import { jobForPlatform } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { JobData } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { asReader } from './deliver.ts';
import { listTakenNews, type NewsLine, newsLine } from './news.ts';
import type { Sql } from './rows.gen.ts';
import { sentencesIn } from './sentences/of-locale.ts';

/** Messages in a row that failed before a device counts as gone. */
const MOST_FAILURES = 10;
/** More at once become one message. */
const MOST_MESSAGES = 3;

const findDevice = statement<
  Sql['push.findDevice'],
  { pushSubscriptionId: string },
  { isSignedIn: boolean }
>(`
  select user_id as "userId", endpoint, p256dh, auth, failed_count as "failedCount",
    app.is_session_live(session_id) as "isSignedIn"
  from push_subscriptions where id = :pushSubscriptionId and ended_at is null`);
const endDevice = statement<
  Sql['push.endDevice'],
  { pushSubscriptionId: string; now: string | null; reason: string | null }
>(
  'update push_subscriptions set ended_at = :now, last_error = :reason where id = :pushSubscriptionId and ended_at is null',
);
const countFailure = statement<Sql['countFailure'], { pushSubscriptionId: string; reason: string | null }>(
  'update push_subscriptions set failed_count = failed_count + 1, last_error = :reason where id = :pushSubscriptionId',
);
const clearFailures = statement<Sql['clearFailures'], { pushSubscriptionId: string }>(
  'update push_subscriptions set failed_count = 0, last_error = null where id = :pushSubscriptionId and failed_count > 0',
);

/** What a device is given: a sentence without names, where it leads, and what takes the place of an earlier one. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

/**
 * Tells one device what is new, unless it was read meanwhile. Sent twice, the second message takes the place of the
 * first, by its tag.
 *
 * @throws where the push service should be asked again; the job does so.
 */
export async function sendPush(services: Services, { subscriptionId, deliveryIds }: JobData['push.send']) {
  const { units, clock, push, config } = services;
  const [device] = await units.write(jobForPlatform, (tx) =>
    tx.query(findDevice({ pushSubscriptionId: subscriptionId })),
  );
  if (!device) return;
  const end = (reason: string) =>
    units.write(jobForPlatform, (tx) =>
      tx.query(endDevice({ pushSubscriptionId: subscriptionId, now: clock.now(), reason })),
    );
  if (!device.isSignedIn) return void (await end('signed out'));

  const now = clock.now();
  const messages = await units.write(asReader(device.userId), async (tx, raw) => {
    const actor = raw as Actor | null;
    if (actor?.state !== 'ok') return [];
    const { locale } = actor;
    const rows = await tx.query(listTakenNews({ userId: device.userId, now, deliveryIds: [...deliveryIds] }));
    const lines = rows.flatMap((row) => newsLine(row, { actor, locale, now }) ?? []);
    return messagesOf(lines, sentencesIn(locale), config.BRAND_NAME);
  });

  for (const message of messages) {
    const outcome = await push.send(device, JSON.stringify(message), message.tag);
    if (outcome.kind === 'sent') continue;
    if (outcome.kind === 'gone') return void (await end(outcome.reason));
    await units.write(jobForPlatform, (tx) =>
      tx.query(countFailure({ pushSubscriptionId: subscriptionId, reason: outcome.reason })),
    );
    if (device.failedCount + 1 >= MOST_FAILURES) return void (await end(outcome.reason));
    if (outcome.kind === 'later') throw new Error(`The push service failed: ${outcome.reason}.`);
    return;
  }
  if (messages.length > 0)
    await units.write(jobForPlatform, (tx) =>
      tx.query(clearFailures({ pushSubscriptionId: subscriptionId })),
    );
}

/** Groups name ids; a push service gets to see the topic, so that it is a hash (32 signs, RFC 8030). */
const tagOf = (group: string) => createHash('sha256').update(group).digest('base64url').slice(0, 32);

function messagesOf(
  lines: readonly NewsLine[],
  words: ReturnType<typeof sentencesIn>,
  brand: string,
): PushMessage[] {
  if (lines.length > MOST_MESSAGES) {
    const body = words.pushSeveral(lines.length);
    return [{ title: brand, body, path: '/notifications', tag: tagOf('several') }];
  }
  return lines.map(({ row, template, place }) => ({
    title: brand,
    body: words.push[template](row.count),
    path: place ?? '/notifications',
    tag: tagOf(row.groupKey),
  }));
}
