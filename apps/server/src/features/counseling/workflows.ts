import { IS_COUNSELOR } from '#access/memberships.ts';

export { type CounseledScope, counsels, schoolOfCounselor } from './policy.ts';

/** A living assignment of somebody who still counsels. SQL over an assignment. */
export const IS_LIVE_ASSIGNMENT = (a: string): string => `
  ${a}.ended_at is null and exists (select from school_memberships counselor
    where counselor.school_id = ${a}.school_id and counselor.user_id = ${a}.user_id
      and ${IS_COUNSELOR('counselor')})`;

/** Counselors are assigned to a student, and the actor isn't among them. SQL over a student's record. */
export const IS_OTHERS_TO_COUNSEL = (student: string): string => `
  coalesce((select not bool_or(given.user_id = app.user_id()) from counselor_assignments given
    where given.school_id = ${student}.school_id and given.student_id = ${student}.id
      and ${IS_LIVE_ASSIGNMENT('given')}), false)`;
