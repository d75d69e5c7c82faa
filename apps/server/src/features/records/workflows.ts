export { type EnteredCredit, enterCredit } from './enter-credit.ts';
/*
 * What a student's record holds, for the other forms in which it leaves the school.
 */

export { canReadTranscript, seesWholeRecord } from './policy.ts';
export {
  listRunningCourses,
  listTranscriptCourses,
  listTranscripts,
  listTransferred,
} from './transcript-queries.ts';
