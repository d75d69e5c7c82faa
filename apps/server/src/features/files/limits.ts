const MEGABYTE = 1024 * 1024;

/**
 * What one school keeps. A thousand students who each hand in twenty documents of 1 MB a year fill it; whoever needs
 * more has a reason to ask, and a runaway account can't fill the disk of all the others.
 */
export const SCHOOL_STORAGE_BYTES = 20 * 1024 * MEGABYTE;

/** What one person may leave lying about without handing it in: eight documents of the largest size. */
export const LOOSE_BYTES_PER_PERSON = 200 * MEGABYTE;

/** Uploads of one person at the same time: a full answer, and one more that is being replaced. */
export const UPLOADS_AT_ONCE = 6;

/** A connection over which nothing comes is given up. */
export const UPLOAD_IDLE_MS = 30_000;

/** F-02: a link outlives the click it was made for, and little more. */
export const LINK_MINUTES = 5;

/** Loose files are kept at least this long. */
export const LOOSE_HOURS = 24;

/** By then an upload has reached the store or never will. */
export const UPLOAD_SETTLED_MINUTES = 10;
