/*
 * What a student's record holds, for the other forms in which it leaves the school, and how credit gets there.
 */

export { listFamily, listRecordKeepers } from './details-queries.ts';
export { enterCredit } from './enter-credit.ts';
export { canReadTranscript, seesWholeRecord } from './policy.ts';
export {
  listRunningCourses,
  listTranscriptCourses,
  listTranscripts,
  listTransferred,
} from './transcript-queries.ts';
