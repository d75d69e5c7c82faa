/*
 * What a student's record holds, for the other forms in which it leaves the school.
 */

export { enterCredit } from './enter-credit.ts';
export { canKeepRecord, canReadTranscript, seesWholeRecord } from './policy.ts';
export { listPostings } from './queries.ts';
export {
  listRunningCourses,
  listTranscriptCourses,
  listTranscripts,
  listTransferred,
} from './transcript-queries.ts';
