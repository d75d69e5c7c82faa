/*
 * Issuing one official transcript, for whoever asks for many.
 */

export { type IssuedTranscript, type IssueOrder, type Issuer, issueTranscript } from './issue-transcript.ts';
