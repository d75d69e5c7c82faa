/** Core courses of the bar. The ledger of core units is kept apart from it. */
export const CORE_COURSES_REQUIRED = 16;

/** A course counts from this ratio on, unrounded. */
export const CORE_COURSE_PASSING_RATIO = 0.6;

export interface CoreCourseRecord {
  readonly courseId: string;
  readonly title: string;
  readonly ncaaApproved: boolean;
  readonly status: 'active' | 'completed';
  /** 0 to 1: the final grade of a completed course, the grade so far of an active one. Null without a grade. */
  readonly ratio: number | null;
}

export type CoreCourseStanding = 'earned' | 'projected' | 'not_counted';

export type CoreCourseReason =
  | 'passed'
  | 'passing_so_far'
  | 'not_approved'
  | 'no_grade'
  | 'below_passing'
  /** Another record of the same course counts. */
  | 'counted_once';

export interface CoreCourseLine {
  readonly courseId: string;
  readonly standing: CoreCourseStanding;
  readonly reason: CoreCourseReason;
}

export interface CoreCourseProgress {
  readonly earned: number;
  readonly projected: number;
  /** How many are neither earned nor projected yet; 0 when there are more than are required. */
  readonly open: number;
  readonly required: number;
  /** True when enough are earned; projected ones do not help. */
  readonly isMet: boolean;
  /** One for each record, in the order given. */
  readonly lines: readonly CoreCourseLine[];
}

/**
 * How many of the 16 core courses are earned, projected and open.
 *
 * A course counts when it is approved and its unrounded ratio is 0.60 or more: completed it is earned, active
 * it is projected. Without a grade it does not count. Of several records of one course the best counts, once.
 */
export function coreCourseProgress(courses: readonly CoreCourseRecord[]): CoreCourseProgress {
  const lines = courses.map(judged);
  const countedIndex = new Map<string, number>();
  lines.forEach(({ courseId, standing }, index) => {
    if (standing === 'not_counted') return;
    const known = countedIndex.get(courseId);
    const isBetter = known === undefined || (standing === 'earned' && lines[known]!.standing === 'projected');
    if (isBetter) countedIndex.set(courseId, index);
  });

  const judgedLines = lines.map((line, index): CoreCourseLine => {
    const isDouble = line.standing !== 'not_counted' && countedIndex.get(line.courseId) !== index;
    return isDouble ? { courseId: line.courseId, standing: 'not_counted', reason: 'counted_once' } : line;
  });
  const earned = judgedLines.filter(({ standing }) => standing === 'earned').length;
  const projected = judgedLines.filter(({ standing }) => standing === 'projected').length;
  return {
    earned,
    projected,
    open: Math.max(0, CORE_COURSES_REQUIRED - earned - projected),
    required: CORE_COURSES_REQUIRED,
    isMet: earned >= CORE_COURSES_REQUIRED,
    lines: judgedLines,
  };
}

function judged({ courseId, ncaaApproved, status, ratio }: CoreCourseRecord): CoreCourseLine {
  if (!ncaaApproved) return { courseId, standing: 'not_counted', reason: 'not_approved' };
  if (ratio === null) return { courseId, standing: 'not_counted', reason: 'no_grade' };
  if (!(ratio >= CORE_COURSE_PASSING_RATIO)) {
    return { courseId, standing: 'not_counted', reason: 'below_passing' };
  }
  return status === 'completed'
    ? { courseId, standing: 'earned', reason: 'passed' }
    : { courseId, standing: 'projected', reason: 'passing_so_far' };
}
