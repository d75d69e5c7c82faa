import type { Joining } from '@fieldhouse/contract/live-sessions.ts';
import { GRACE_MINUTES, JOIN_MINUTES_BEFORE, sessionPhase } from '@fieldhouse/domain/live/session-times.ts';
import type { TFunction } from 'i18next';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When a class is. */
export interface SessionTime {
  readonly scheduledAt: string;
  readonly durationMinutes: number;
}

/** Why this person can't go into a class now; null: the room is open to them. */
export function joinNote(session: Joining & SessionTime, t: TFunction): string | null {
  if (session.canJoin) return null;
  const now = new Date().toISOString();
  if (sessionPhase(session.scheduledAt, session.durationMinutes, now) === 'over')
    return t('This class is over.');
  if (session.mayJoin === 'once_confirmed') return t('You can join once your school has confirmed you.');
  if (session.mayJoin === 'no') return t('Students and teachers in the course join from their own accounts.');
  if (!session.hasLink) return t('Meeting link not available yet');
  return t('You can join starting 15 minutes before it begins.');
}

/**
 * Milliseconds after which a page that shows these classes asks again whether they can be joined; false: none of them
 * opens within a day. The server decides by its own clock, so a page asks each minute around the opening and while the
 * room is open.
 */
export function askAgainAfter(sessions: readonly SessionTime[], now: number): number | false {
  const waits = sessions.flatMap(({ scheduledAt, durationMinutes }) => {
    const start = Date.parse(scheduledAt);
    const closesAt = start + (durationMinutes + GRACE_MINUTES) * MINUTE_MS;
    const wait = start - (JOIN_MINUTES_BEFORE + 1) * MINUTE_MS - now;
    return now > closesAt + MINUTE_MS || wait > DAY_MS ? [] : [Math.max(wait, MINUTE_MS)];
  });
  return waits.length === 0 ? false : Math.min(...waits);
}
