const DAY_MS = 24 * 60 * 60 * 1000;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * True when the work came in after it was due. Work on the very instant is in time, and work without a due
 * date is never late.
 *
 * Instants are ISO with a zone ('Z' or an offset).
 *
 * @throws RangeError on a text that is no such instant.
 */
export function isLate(submittedAt: string, dueAt: string | null): boolean {
  return dueAt !== null && milliseconds(submittedAt) > milliseconds(dueAt);
}

/**
 * True when the due instant is 24 hours or less away and not past. False without a due date.
 *
 * @throws RangeError on a text that is no ISO instant with a zone.
 */
export function isDueSoon(dueAt: string | null, now: string): boolean {
  if (dueAt === null) return false;
  const remaining = milliseconds(dueAt) - milliseconds(now);
  return remaining >= 0 && remaining <= DAY_MS;
}

/** An instant without a zone would be read in the zone of the machine, so it is refused. */
function milliseconds(instant: string): number {
  const value = INSTANT.test(instant) ? Date.parse(instant) : Number.NaN;
  if (Number.isNaN(value)) throw new RangeError(`No instant with a zone: ${instant}`);
  return value;
}
