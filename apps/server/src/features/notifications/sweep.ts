import { jobForPlatform } from '#db/scopes.ts';
import { statement } from '#db/unit.ts';
import type { Services } from '#platform/services.ts';
import type { Sql } from './rows.gen.ts';

/** What was put away, sent or ended stays this long. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
const BATCH = 5_000;

// With them go their deliveries.
const dropNotifications = statement<Sql['dropNotifications'], { before: string }>(`
  delete from notifications where id in (
    select id from notifications where deleted_at < :before limit ${BATCH})`);
const dropDeliveries = statement<Sql['dropDeliveries'], { before: string }>(`
  delete from notification_deliveries where id in (
    select id from notification_deliveries where state <> 'pending' and done_at < :before limit ${BATCH})`);
const dropDevices = statement<Sql['dropDevices'], { before: string }>(
  'delete from push_subscriptions where ended_at < :before',
);

/** Forgets what nobody needs any more: notifications put away, deliveries made and devices gone a month ago. */
export async function sweepNotifications({ units, clock }: Services): Promise<void> {
  const before = new Date(clock.millis() - KEPT_DAYS * DAY_MS).toISOString();
  for (const drop of [dropNotifications, dropDeliveries, dropDevices]) {
    await units.write(jobForPlatform, (tx) => tx.query(drop({ before })));
  }
}
