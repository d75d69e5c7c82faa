/*
 * Issuing one official transcript, for whoever asks for many, and what its pages without a session share.
 */

export { findComparison } from './compare.ts';
export { issueTranscript } from './issue-transcript.ts';
export { findStanding, holdTranscript } from './queries.ts';
export { ensureSigningKey } from './signing.ts';
