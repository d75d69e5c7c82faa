/** How long students take back an enrollment that they made themselves. */
export const UNDO_MINUTES = 10;

/** An enrollment as its student wants to take it back. */
export interface OwnEnrollment {
  /** The student put themselves into the course; nobody else did. */
  readonly isOwnDoing: boolean;
  /** Something was handed in or graded. */
  readonly hasWork: boolean;
  /** They left another course since: what was judged then counted on this one. */
  readonly hasLeftAnother: boolean;
  /** Instant from which on they were in the course. */
  readonly enrolledAt: string;
}

/**
 * True while an enrollment is a click that can be taken back, as if it had never been: made by the student, minutes ago,
 * without any work, and without another course left since. Later it is a course that is dropped.
 */
export const isUndoable = (
  { isOwnDoing, hasWork, hasLeftAnother, enrolledAt }: OwnEnrollment,
  now: string,
): boolean =>
  isOwnDoing &&
  !hasWork &&
  !hasLeftAnother &&
  Date.parse(now) - Date.parse(enrolledAt) <= UNDO_MINUTES * 60_000;

/**
 * True where students drop a course themselves: up to the day that their school sets, that day included. Null: the school
 * takes them out. Both are calendar dates, 'YYYY-MM-DD', of the school.
 */
export const mayDropOn = (dropUntil: string | null, today: string): boolean =>
  dropUntil !== null && today <= dropUntil;
