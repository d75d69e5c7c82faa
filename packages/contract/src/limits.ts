/*
 * Limits and choices as plain values. The web app takes them from here: the rest of the contract is made with zod, which
 * no page should load.
 */

/** Longest answer, in characters as a person counts them while typing (UTF-16 units). */
export const ANSWER_MAX_CHARACTERS = 100_000;
/** Most documents in one answer. */
export const ANSWER_MAX_FILES = 5;
/** Largest document, in bytes, inclusive. */
export const UPLOAD_MAX_BYTES = 25 * 1024 * 1024;
/** Longest question about a grade. */
export const INQUIRY_MAX_CHARACTERS = 2_000;
/** Longest report of a problem. */
export const REPORT_MAX_CHARACTERS = 1_000;

export const LONGEST_BIO = 500;
export const LONGEST_PHONE = 50;
export const LONGEST_ADDRESS = 500;

export const LOCALES = ['en', 'es', 'fr', 'de'] as const;
export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const;
export const DATE_FORMATS = ['MDY', 'DMY', 'YMD'] as const;
/** The zones that a person may choose, by their IANA names (E43). */
export const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
] as const;
