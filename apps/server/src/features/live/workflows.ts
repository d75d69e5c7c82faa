import { liveSessions } from '#db/tables/calendar.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';

/**
 * What giving out a file needs (whether it belongs to a class whose files the person may read), and what calendar and
 * home say of the way into a class.
 */
export { canHoldSession, canReadMaterials, type JoinScope, presentJoining } from './session-policy.ts';
export { findMaterialFile } from './session-queries.ts';

type NewSession = Omit<typeof liveSessions.$inferInsert, 'id'> & { readonly id?: string };

/** Puts live classes on the calendar of their courses. */
export async function scheduleSessions(tx: Transaction, sessions: readonly NewSession[]): Promise<void> {
  if (sessions.length === 0) return;
  await tx.orm.insert(liveSessions).values(sessions.map((session) => ({ id: newId(), ...session })));
}

/** Moves classes that are still when they were. $1 school, $2 sessions, $3 to, $4 from, $5 now. */
const move = statement<{ id: string }>(`
  update live_sessions l set scheduled_at = w.at, updated_at = $5, version = version + 1
  from unnest($2::uuid[], $3::timestamptz[], $4::timestamptz[]) as w(id, at, was)
  where l.school_id = $1 and l.id = w.id and l.scheduled_at = w.was and l.status = 'scheduled'
  returning l.id`);

export interface SessionMove {
  readonly sessionId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Puts live classes at other times; one that somebody moved meanwhile stays.
 *
 * @returns how many moved.
 */
export async function moveSessions(
  tx: Transaction,
  schoolId: string,
  moves: readonly SessionMove[],
  now: string,
): Promise<number> {
  if (moves.length === 0) return 0;
  const moved = await tx.query(
    move(
      schoolId,
      moves.map(({ sessionId }) => sessionId),
      moves.map(({ to }) => to),
      moves.map(({ from }) => from),
      now,
    ),
  );
  return moved.length;
}

/** $1 school, $2 course, $3 teacher before, $4 from now on, $5 now. */
const giveSessions = statement<{ id: string }>(`
  update live_sessions set teacher_id = $4, updated_at = $5, version = version + 1
  where school_id = $1 and course_id = $2 and teacher_id = $3 and status = 'scheduled'
    and scheduled_at + make_interval(mins => duration_minutes) > $5
  returning id`);

export interface SessionHandOver {
  readonly schoolId: string;
  readonly courseId: string;
  readonly fromUserId: string;
  readonly toUserId: string;
  readonly at: string;
}

/**
 * Gives the live classes of a course that aren't over to another teacher; those that were held stay as they are.
 *
 * @returns how many.
 */
export async function handOverSessions(tx: Transaction, handOver: SessionHandOver): Promise<number> {
  const { schoolId, courseId, fromUserId, toUserId, at } = handOver;
  return (await tx.query(giveSessions(schoolId, courseId, fromUserId, toUserId, at))).length;
}
