import { statement, type Transaction } from '#db/unit.ts';
import { announce } from '#platform/events.ts';
import type { Sql } from './rows.gen.ts';

const readGroup = statement<Sql['readGroup'], { groupKey: string; now: string | null }>(`
  update notifications n set read_at = :now
  where n.user_id = app.user_id() and n.group_key = :groupKey and n.read_at is null and n.deleted_at is null
  returning n.id`);

/** Marks what the person was told under a key as read: they have seen the thing itself. */
export async function markGroupRead(
  tx: Transaction,
  userId: string,
  groupKey: string,
  now: string,
): Promise<void> {
  const [read] = await tx.query(readGroup({ groupKey, now }));
  if (read) announce(tx, [userId], { topic: 'notification', id: userId });
}
