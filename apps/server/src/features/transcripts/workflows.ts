/*
 * The transcript of a student as the record has it, issuing an official one for whoever asks for many, and what its pages
 * without a session share.
 */

export { findComparison } from './compare.ts';
export { issueTranscript } from './issue-transcript.ts';
export { loadTranscript } from './load.ts';
export { canDownloadOfficial } from './policy.ts';
export { findStanding, holdTranscript } from './queries.ts';
export { ensureSigningKey } from './signing.ts';
