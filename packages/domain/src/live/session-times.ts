const MINUTE_MS = 60_000;

/** Minutes before the start from which one may join: "Join Now". */
export const JOIN_MINUTES_BEFORE = 15;

/** Minutes after its planned end in which a session still counts as going on (E22). */
export const GRACE_MINUTES = 15;

export type SessionPhase = 'upcoming' | 'starting_soon' | 'live' | 'over';

/**
 * Where a live session stands at an instant: starting soon in more than 0 and at most 15 minutes, live from its start
 * until its end with grace.
 *
 * @param scheduledAt ISO instant. @param durationMinutes planned length. @param now ISO instant.
 */
export function sessionPhase(scheduledAt: string, durationMinutes: number, now: string): SessionPhase {
  const start = Date.parse(scheduledAt);
  const at = Date.parse(now);
  if (at >= start + (durationMinutes + GRACE_MINUTES) * MINUTE_MS) return 'over';
  if (at >= start) return 'live';
  return start - at <= JOIN_MINUTES_BEFORE * MINUTE_MS ? 'starting_soon' : 'upcoming';
}

/** The door of the session is open: from 15 minutes before it starts until it is over. */
export const isJoinable = (phase: SessionPhase): boolean => phase === 'starting_soon' || phase === 'live';
