/*
 * The credit of a student toward a diploma, for features that look ahead.
 */

export { loadCredit } from './load.ts';
