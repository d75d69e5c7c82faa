import { jobForPlatform } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';

/** What was put away, sent or ended stays this long. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

const dropOld = [
  // With them go their deliveries.
  statement(`delete from notifications where id in (
    select id from notifications where deleted_at < $1 limit ${BATCH})`),
  statement(`delete from notification_deliveries where id in (
    select id from notification_deliveries where state <> 'pending' and done_at < $1 limit ${BATCH})`),
  statement('delete from push_subscriptions where ended_at < $1'),
];

/** Forgets what nobody needs any more: notifications put away, deliveries made and devices gone a month ago. */
export async function sweepNotifications({ units, clock }: Services): Promise<void> {
  const before = new Date(clock.millis() - KEPT_DAYS * DAY_MS).toISOString();
  for (const drop of dropOld) await units.write(jobForPlatform, (tx) => tx.query(drop(before)));
}
