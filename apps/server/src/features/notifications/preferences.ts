import { type Cadence, PreferenceChannel, PreferenceType } from '@fieldhouse/contract/notifications.ts';
import { statement } from '#db/unit.ts';
import { os } from '#platform/procedure.ts';

const listPreferences = statement<{ type: PreferenceType; channel: PreferenceChannel; cadence: Cadence }>(
  `select t.type, c.channel, app.cadence(app.user_id(), t.type, c.channel) as cadence
   from unnest($1::text[]) as t(type) cross join unnest($2::text[]) as c(channel)`,
);
const savePreference = statement(
  `insert into notification_preferences (user_id, type, channel, cadence, updated_at)
   values (app.user_id(), $1, $2, $3, $4)
   on conflict (user_id, type, channel) do update set cadence = excluded.cadence, updated_at = excluded.updated_at`,
);
const findQuietHours = statement<{ from: string | null; to: string | null; timeZone: string | null }>(
  `select to_char(quiet_from, 'HH24:MI') as "from", to_char(quiet_to, 'HH24:MI') as "to",
     time_zone as "timeZone"
   from user_settings where user_id = app.user_id()`,
);
const saveQuietHours = statement(
  'update user_settings set quiet_from = $1, quiet_to = $2, updated_at = $3 where user_id = app.user_id()',
);
const replan = statement('select app.replan_deliveries(app.user_id(), $1)');

/** Where nobody's school and nobody's wish says otherwise. */
const DEFAULT_ZONE = 'America/New_York';

export const preferences = os.notifications.preferences.handler(async ({ context }) => {
  const { actor, rows } = await context.read([
    listPreferences([...PreferenceType.options], [...PreferenceChannel.options]),
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
      await tx.query(savePreference(type, channel, cadence, now));
    }
    if (input.quietHours !== undefined) {
      await tx.query(saveQuietHours(input.quietHours?.from ?? null, input.quietHours?.to ?? null, now));
    }
    await tx.query(replan(now));
  });
  return {};
});
