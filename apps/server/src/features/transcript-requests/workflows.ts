/*
 * What becomes of requests when something happens to the account of a student.
 */

export { closeRequestsOf } from './close-requests.ts';
