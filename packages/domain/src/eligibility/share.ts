/** Days for which a coach may read a ledger; whoever gives it chooses. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** Days in which a guardian can answer a request; afterwards the student asks anew. */
export const SHARE_REQUEST_DAYS = 30;

/** Links and requests of one student that are open at a time. */
export const MOST_SHARES = 10;
/** Links and requests of one student that begin within a day: each link is an email to somebody outside. */
export const MOST_SHARES_A_DAY = 20;

/**
 * `asked`: waits for a guardian · `lapsed`: none answered in time · `open`: the link works · `paused`: what it rests on doesn't hold today, as when the student
 * has come of age · `declined` · `expired` · `ended`: taken back.
 */
export type ShareState = 'asked' | 'lapsed' | 'open' | 'paused' | 'declined' | 'expired' | 'ended';

const DAY_MS = 86_400_000;

/** What is known of a link; instants as ISO texts, null: it hasn't happened. */
export interface ShareFacts {
  /** Null: given without being asked. */
  readonly askedAt: string | null;
  readonly givenAt: string | null;
  readonly declinedAt: string | null;
  readonly endedAt: string | null;
  /** Exclusive. */
  readonly expiresAt: string | null;
  /** Whoever gave it may give it now. */
  readonly stands: boolean;
}

/** How a link stands at an instant. */
export function shareState(
  { askedAt, givenAt, declinedAt, endedAt, expiresAt, stands }: ShareFacts,
  now: string,
): ShareState {
  if (endedAt !== null) return 'ended';
  if (declinedAt !== null) return 'declined';
  if (givenAt === null || expiresAt === null) {
    const isOver = askedAt !== null && Date.parse(askedAt) + SHARE_REQUEST_DAYS * DAY_MS <= Date.parse(now);
    return isOver ? 'lapsed' : 'asked';
  }
  if (Date.parse(expiresAt) <= Date.parse(now)) return 'expired';
  return stands ? 'open' : 'paused';
}
