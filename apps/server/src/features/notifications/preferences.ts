import { type Cadence, PreferenceChannel, PreferenceType } from '@fieldhouse/contract/notifications.ts';
import { statement } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';
import type { Sql } from './rows.gen.ts';

const listPreferences = statement<
  Sql['listPreferences'],
  { type: readonly string[]; channel: readonly string[] },
  { type: PreferenceType; channel: PreferenceChannel; cadence: Cadence }
>(
  `select t.type, c.channel, app.cadence(app.user_id(), t.type, c.channel) as cadence
   from unnest(:type::text[]) as t(type) cross join unnest(:channel::text[]) as c(channel)`,
);
const savePreference = statement<
  Sql['savePreference'],
  {
    type: Sql['savePreference']['parameters']['type'];
    channel: 'app' | 'email' | 'push';
    cadence: 'now' | 'daily' | 'weekly' | 'off';
    now: string;
  }
>(
  `insert into notification_preferences (user_id, type, channel, cadence, updated_at)
   values (app.user_id(), :type, :channel, :cadence, :now)
   on conflict (user_id, type, channel) do update set cadence = excluded.cadence, updated_at = excluded.updated_at`,
);
const findQuietHours = statement<Sql['findQuietHours']>(
  `select to_char(quiet_from, 'HH24:MI') as "from", to_char(quiet_to, 'HH24:MI') as "to",
     time_zone as "timeZone"
   from user_settings where user_id = app.user_id()`,
);
const saveQuietHours = statement<
  Sql['saveQuietHours'],
  { from: string | null; to: string | null; now: string }
>(
  'update user_settings set quiet_from = :from, quiet_to = :to, updated_at = :now where user_id = app.user_id()',
);
const replan = statement<Sql['replan'], { now: string }>('select app.replan_deliveries(app.user_id(), :now)');

/** Where nobody's school and nobody's wish says otherwise. */
const DEFAULT_ZONE = 'America/New_York';

export const preferences = os.notifications.preferences.handler(async ({ context }) => {
  const { actor, rows } = await context.read([
    listPreferences({ type: [...PreferenceType.options], channel: [...PreferenceChannel.options] }),
    findQuietHours(),
  ]);
  const [found, [quiet]] = rows;
  return {
    preferences: found,
    quietHours: quiet?.from && quiet.to ? { from: quiet.from, to: quiet.to } : null,
    timeZone: quiet?.timeZone ?? actor.memberships[0]?.timeZone ?? DEFAULT_ZONE,
  };
});

/** What waits to be sent is planned anew, so that a choice holds from now on and not from the next notification on. */
export const savePreferences = os.notifications.savePreferences.handler(async ({ input, context }) => {
  await context.unit(async (tx) => {
    const now = context.clock.now();
    for (const { type, channel, cadence } of input.preferences) {
      await tx.query(savePreference({ type, channel, cadence, now }));
    }
    if (input.quietHours !== undefined) {
      await tx.query(
        saveQuietHours({ from: input.quietHours?.from ?? null, to: input.quietHours?.to ?? null, now }),
      );
    }
    await tx.query(replan({ now }));
  });
  return {};
});
