import { CORE_COURSES_REQUIRED } from '@fieldhouse/domain/eligibility/core-course-progress.ts';

/** The 16-course bar as it is kept for a student; a student without released work stands at nothing. */
export const presentCore = (row: {
  readonly coreEarned: number | null;
  readonly coreProjected: number | null;
}) => ({
  earned: row.coreEarned ?? 0,
  projected: row.coreProjected ?? 0,
  required: CORE_COURSES_REQUIRED,
});
