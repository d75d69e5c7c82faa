import { liveSessions } from '#db/tables/calendar.ts';
import { statement, type Transaction } from '#db/unit.ts';
import { newId } from '#platform/ids.ts';
import type { Sql } from './rows.gen.ts';

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

/** Moves classes that are still when they were. */
const move = statement<
  Sql['move'],
  {
    schoolId: string;
    liveSessionIds: readonly string[];
    scheduledAts: readonly string[];
    from: readonly string[];
    now: string;
  }
>(`
  update live_sessions l set scheduled_at = w.at, updated_at = :now, version = version + 1
  from unnest(:liveSessionIds::uuid[], :scheduledAts::timestamptz[], :from::timestamptz[]) as w(id, at, was)
  where l.school_id = :schoolId and l.id = w.id and l.scheduled_at = w.was and l.status = 'scheduled'
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
    move({
      schoolId,
      liveSessionIds: moves.map(({ sessionId }) => sessionId),
      scheduledAts: moves.map(({ to }) => to),
      from: moves.map(({ from }) => from),
      now,
    }),
  );
  return moved.length;
}

const giveSessions = statement<
  Sql['giveSessions'],
  { schoolId: string; courseId: string; teacherId: string; toUserId: string; updatedAt: string }
>(`
  update live_sessions set teacher_id = :toUserId, updated_at = :updatedAt, version = version + 1
  where school_id = :schoolId and course_id = :courseId and teacher_id = :teacherId and status = 'scheduled'
    and scheduled_at + make_interval(mins => duration_minutes) > :updatedAt
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
  return (
    await tx.query(giveSessions({ schoolId, courseId, teacherId: fromUserId, toUserId, updatedAt: at }))
  ).length;
}
