/** When an answer that is being written is saved. All figures are milliseconds. */

/** A change is on this device no later than this, and the page says so. */
export const DEVICE_DELAY_MS = 400;
/** A device that hasn't answered by then counts as one that keeps nothing. */
export const DEVICE_PATIENCE_MS = 2_000;

/** While this device holds the text, the server gets it this long after the first change it doesn't have. */
const SHORTEST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 15_000;
/** Where the device keeps nothing: after the last keystroke, but no later than the second figure after the first. */
const UNKEPT_PAUSE_MS = 1_500;
const UNKEPT_LATEST_MS = 4_000;

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

/**
 * How long the server's copy may lag behind, chosen again after each save so that a class that began together
 * doesn't save together.
 *
 * @param chance from 0 up to, but not including, 1.
 */
export const drawnWaitMs = (chance: number): number =>
  SHORTEST_WAIT_MS + chance * (LONGEST_WAIT_MS - SHORTEST_WAIT_MS);

interface Unsaved {
  /** When the first change was made that the server hasn't been sent. */
  readonly sinceMs: number;
  /** As drawn for this change. */
  readonly waitMs: number;
  /** This device couldn't keep the newest text. */
  readonly isDeviceFailing: boolean;
}

/** The instant at which the text goes to the server, if nothing asks for it earlier. */
export const saveDueAtMs = ({ sinceMs, waitMs, isDeviceFailing }: Unsaved, nowMs: number): number =>
  isDeviceFailing ? Math.min(nowMs + UNKEPT_PAUSE_MS, sinceMs + UNKEPT_LATEST_MS) : sinceMs + waitMs;

/** The wait after so many failures in a row, 1 or more. */
export const retryAfterMs = (failures: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
