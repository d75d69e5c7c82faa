import type { NotificationId, UserId } from '@fieldhouse/contract/ids.ts';
import type { Actor } from '#access/actor.ts';
import { jobForPlatform } from '#db/scopes.ts';
import { type Entry, statement, type Transaction } from '#db/unit.ts';
import { addressHash } from '#platform/mail/suppressions.ts';
import type { Services } from '#platform/services.ts';
import { composeNews } from './letter.ts';
import { listPendingNews, type NewsRow, newsLine } from './news.ts';
import type { Sql } from './rows.gen.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** People of one look at what is due. */
const PEOPLE_AT_ONCE = 200;
/** A run ends before its job's lease; the next one goes on. */
const RUN_MS = 40_000;
/** What is due this soon goes along: several courses graded together make one letter. */
const SOON_MS = 60_000;
/** Until somebody is tried again for whom it went wrong. */
const AGAIN_MS = 5 * 60_000;

const listPeople = statement<Sql['listPeople'], { now: string; userIds: readonly string[] }>(`
  select user_id as "userId" from notification_deliveries
  where state = 'pending' and due_at <= :now and user_id <> all (:userIds::uuid[])
  group by user_id order by min(due_at), user_id limit ${PEOPLE_AT_ONCE}`);

const enterUser = statement<Sql['enterUser'], { userId: string }, { actor: Actor | null }>(
  'select app.enter_user(:userId) as actor',
);

/** What is sent to a person, read with the person's own eyes. */
export const asReader = (userId: string): Entry => ({
  role: 'fieldhouse_jobs',
  enter: enterUser({ userId }),
});

/** One worker at a time for each person: whoever comes second finds nothing. */
const lockPerson = statement<Sql['lockPerson'], { userId: string; now: string }, { quietUntil: string }>(`
  select app.delivery_due(:now, interval '0', 'now', coalesce(s.time_zone, (
      select c.time_zone from school_memberships m join schools c on c.id = m.school_id
      where m.user_id = s.user_id and m.status <> 'ended' order by m.id limit 1), 'America/New_York'),
    s.quiet_from, s.quiet_to) as "quietUntil"
  from user_settings s where s.user_id = :userId for no key update skip locked`);

/** What comes while these are read makes a delivery of its own. */
const lockPending = statement<Sql['lockPending'], { userId: string; soon: string }>(`
  select id from notification_deliveries where user_id = :userId and state = 'pending' and due_at <= :soon
  order by id for update`);

/** Waits for the end of the quiet hours, in which the server may have come back. */
const putOff = statement<Sql['putOff'], { userId: string; now: string; quietUntil: string }>(`
  update notification_deliveries d set due_at = :quietUntil from notifications n
  where d.user_id = :userId and d.state = 'pending' and d.due_at <= :now and n.id = d.notification_id
    and n.type not in ('account', 'safety')`);

const setDone = statement<
  Sql['setDone'],
  { deliveryIds: readonly string[]; state: 'pending' | 'sent' | 'dropped'; now: string | null }
>(`update notification_deliveries set state = :state, done_at = :now where id = any (:deliveryIds::uuid[])`);
/** What stands nowhere in the app is over once it was sent everywhere. */
const closeHidden = statement<
  Sql['closeHidden'],
  { notificationIds: readonly NotificationId[]; now: string | null }
>(`
  update notifications n set deleted_at = :now
  where n.id = any (:notificationIds::uuid[]) and not n.is_in_app and n.deleted_at is null
    and not exists (select from notification_deliveries d where d.notification_id = n.id and d.state = 'pending')`);
const isSuppressed = statement<Sql['isSuppressed'], { addressHash: string }>(
  'select 1 as one from mail_suppressions where address_hash = :addressHash',
);
const listDevices = statement<Sql['listDevices'], { userId: string }>(
  'select id from push_subscriptions where user_id = :userId and ended_at is null order by id',
);
const postpone = statement<Sql['postpone'], { userId: UserId; now: string; later: string }>(
  `update notification_deliveries set due_at = :later where user_id = :userId and state = 'pending' and due_at <= :now`,
);

/**
 * Sends what is due, person by person: one letter with all of it, and to each device what is meant for devices. Marks,
 * letter and jobs are one transaction, so that nothing is lost and nothing sent twice, however many workers there are
 * and whenever one dies.
 */
export async function deliverDue(services: Services): Promise<void> {
  const { units, clock, log } = services;
  const endsAt = performance.now() + RUN_MS;
  const seen: string[] = [];
  while (performance.now() < endsAt) {
    const now = clock.now();
    const people = await units.write(jobForPlatform, (tx) => tx.query(listPeople({ now, userIds: seen })));
    if (people.length === 0) return;
    for (const { userId } of people) {
      seen.push(userId);
      try {
        await deliverTo(services, userId);
      } catch (error) {
        // The others don't wait for it.
        log.error({ err: error, userId }, 'notifications not delivered');
        const later = new Date(clock.millis() + AGAIN_MS).toISOString();
        await units.write(jobForPlatform, (tx) => tx.query(postpone({ userId, now, later })));
      }
      if (performance.now() > endsAt) return;
    }
  }
}

async function deliverTo(services: Services, userId: string): Promise<void> {
  await services.units.write(asReader(userId), async (tx, raw) => {
    const now = services.clock.now();
    const soon = new Date(services.clock.millis() + SOON_MS).toISOString();
    const [person] = await tx.query(lockPerson({ userId, now }));
    // Another worker is at it.
    if (!person) return;
    if (person.quietUntil > now) await tx.query(putOff({ userId, now, quietUntil: person.quietUntil }));
    await tx.query(lockPending({ userId, soon }));
    const pending = await tx.query(listPendingNews({ userId, now, soon }));
    const actor = raw as Actor | null;
    for (const channel of ['email', 'push'] as const) {
      const rows = taken(pending.filter((row) => row.channel === channel));
      if (rows.length === 0) continue;
      const sent = actor?.state === 'ok' ? await send(services, tx, actor, channel, rows, now) : [];
      const dropped = rows.filter((row) => !sent.includes(row));
      if (sent.length > 0) await tx.query(setDone({ deliveryIds: idsOf(sent), state: 'sent', now }));
      if (dropped.length > 0) await tx.query(setDone({ deliveryIds: idsOf(dropped), state: 'dropped', now }));
    }
    const notificationIds = pending.map((row) => row.notificationId);
    await tx.query(closeHidden({ notificationIds, now }));
  });
}

const idsOf = (rows: readonly NewsRow[]) => rows.map((row) => row.deliveryId);
const isUrgent = (row: NewsRow) => row.type === 'account' || row.type === 'safety';

/** What is due, and what is due soon with it; what can't wait takes nothing along, since it also comes in quiet hours. */
function taken(rows: readonly NewsRow[]): NewsRow[] {
  const isTime = rows.some((row) => row.isDue && !isUrgent(row));
  return rows.filter((row) => row.isDue || (isTime && !isUrgent(row)));
}

/** @returns what was sent; the rest is no longer to be read by this person, or no longer news. */
async function send(
  services: Services,
  tx: Transaction,
  actor: Actor,
  channel: 'email' | 'push',
  rows: readonly NewsRow[],
  now: string,
): Promise<NewsRow[]> {
  const { config, mailer, jobs } = services;
  const { userId, email, locale } = actor;
  const lines = rows.flatMap((row) => newsLine(row, { actor, locale, now }) ?? []);
  const [first] = lines;
  if (!first) return [];
  const sent = lines.map(({ row }) => row);
  if (channel === 'push') {
    const devices = await tx.query(listDevices({ userId }));
    for (const { id } of devices) {
      await jobs.enqueue(tx, 'push.send', { subscriptionId: id, deliveryIds: idsOf(sent) });
    }
    return devices.length > 0 ? sent : [];
  }
  const [suppressed] = await tx.query(isSuppressed({ addressHash: addressHash(config, email) }));
  if (suppressed) return [];
  const letter = composeNews({
    locale,
    brand: config.BRAND_NAME,
    lines,
    link: (path) => mailer.link(path),
    unsubscribe: (types) => {
      const token = unsubscribeToken(config.APP_SECRET, userId, types);
      return {
        page: mailer.link(`/unsubscribe#token=${token}`),
        oneClick: mailer.link(`/api/unsubscribe/${token}`),
      };
    },
  });
  // What one school caused comes in its name.
  const [schoolId = null, ...others] = new Set(sent.map((row) => row.schoolId));
  await mailer.queueComposed(
    tx,
    `news:${first.row.deliveryId}`,
    { userId, address: email, locale, ...(schoolId && others.length === 0 ? { schoolId } : {}) },
    'news',
    letter,
  );
  return sent;
}
