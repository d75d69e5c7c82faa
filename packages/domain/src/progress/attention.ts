/** Missing work from which a student needs somebody. */
export const ATTENTION_MISSING = 2;
/** A total so far under this ratio, unrounded, needs somebody: the lower end of the warning band. */
export const ATTENTION_RATIO = 0.7;
/** Days without any activity in a course from which a student needs somebody. */
export const ATTENTION_DAYS = 7;

export interface CourseStanding {
  readonly missingCount: number;
  /** Null: nothing graded. */
  readonly soFarRatio: number | null;
  /** Whole days since the student last did anything in the course, or joined it. */
  readonly idleDays: number;
  /** Something is still to be done in it: else nobody is idle. */
  readonly hasOpenWork: boolean;
}

export type AttentionReason =
  | { readonly code: 'missing_work'; readonly count: number }
  | { readonly code: 'low_grade'; readonly ratio: number }
  | { readonly code: 'inactive'; readonly days: number };

/** Why a student needs somebody in one course; empty: no reason. */
export function attentionReasons(standing: CourseStanding): AttentionReason[] {
  const reasons: AttentionReason[] = [];
  const { missingCount, soFarRatio, idleDays, hasOpenWork } = standing;
  if (missingCount >= ATTENTION_MISSING) reasons.push({ code: 'missing_work', count: missingCount });
  if (soFarRatio !== null && soFarRatio < ATTENTION_RATIO)
    reasons.push({ code: 'low_grade', ratio: soFarRatio });
  if (hasOpenWork && idleDays >= ATTENTION_DAYS) reasons.push({ code: 'inactive', days: idleDays });
  return reasons;
}

/** Most reasons first, then most missing work, then the lowest total. */
export function byNeed(
  a: CourseStanding & { readonly reasons: readonly AttentionReason[] },
  b: CourseStanding & { readonly reasons: readonly AttentionReason[] },
): number {
  return (
    b.reasons.length - a.reasons.length ||
    b.missingCount - a.missingCount ||
    (a.soFarRatio ?? 1) - (b.soFarRatio ?? 1)
  );
}
