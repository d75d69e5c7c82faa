/*
 * How official transcripts are made, for those who issue many at once.
 */

export { escaped } from './escaped.ts';
export { loadTranscript } from './load.ts';
export { drawOfficial, keepOfficial } from './official.ts';
export { findStanding } from './queries.ts';
export { ensureSigningKey, sha256Of, signingKey } from './signing.ts';
export { STYLE } from './verify/html.ts';
