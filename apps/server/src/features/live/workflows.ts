import { liveSessions } from '#db/tables/calendar.ts';
import type { Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';

type NewSession = Omit<typeof liveSessions.$inferInsert, 'id'>;

/** Puts live classes on the calendar of their courses. */
export async function scheduleSessions(tx: Transaction, sessions: readonly NewSession[]): Promise<void> {
  if (sessions.length === 0) return;
  await tx.orm.insert(liveSessions).values(sessions.map((session) => ({ ...session, id: newId() })));
}
