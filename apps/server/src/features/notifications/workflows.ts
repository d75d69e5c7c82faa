import { statement, type Transaction } from '#db/unit.ts';
import { announce } from '#platform/events.ts';

const readGroup = statement<{ id: string }>(`
  update notifications n set read_at = $2
  where n.user_id = app.user_id() and n.group_key = $1 and n.read_at is null and n.deleted_at is null
  returning n.id`);

/** Marks what the person was told under a key as read: they have seen the thing itself. */
export async function markGroupRead(
  tx: Transaction,
  userId: string,
  groupKey: string,
  now: string,
): Promise<void> {
  const [read] = await tx.query(readGroup(groupKey, now));
  if (read) announce(tx, [userId], { topic: 'notification', id: userId });
}
