/** What a student's record says about one course that another one asks for. */
export interface CourseRecord {
  /** Finished here, or brought from elsewhere and approved. */
  readonly isCompleted: boolean;
  /** Best result as a share of one; null: finished without a percent, or not finished. */
  readonly bestRatio: number | null;
  /** Takes it now, or has asked to. */
  readonly isTaking: boolean;
}

export interface Prerequisite {
  readonly kind: 'required' | 'recommended' | 'corequisite';
  /** Null: words that no record can answer. */
  readonly requiresCourseId: string | null;
  /** Least share of one; null: to have passed is enough. */
  readonly minRatio: number | null;
}

/** Unknown where only a person can tell. */
export type PrerequisiteStanding = 'met' | 'missing' | 'unknown';

/** A course counts as passed from here on, where nobody asks for more. */
const PASSING_RATIO = 0.6;

/** Whether a record meets a prerequisite. Results are compared as they are, unrounded. */
export function prerequisiteStanding(prerequisite: Prerequisite, record: CourseRecord): PrerequisiteStanding {
  const { kind, requiresCourseId, minRatio } = prerequisite;
  if (requiresCourseId === null) return 'unknown';
  // What is to be taken beside the course may be under way.
  if (kind === 'corequisite' && record.isTaking) return 'met';
  if (!record.isCompleted) return 'missing';
  // Credit without a percent is a pass, and no proof of more than that.
  if (record.bestRatio === null) return minRatio === null ? 'met' : 'missing';
  return record.bestRatio >= (minRatio ?? PASSING_RATIO) ? 'met' : 'missing';
}

/** True where the student may not enroll without the school's word. */
export const blocksEnrollment = (kind: Prerequisite['kind'], standing: PrerequisiteStanding): boolean =>
  kind === 'required' && standing === 'missing';

/** Courses by what they ask for. */
export type PrerequisiteGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The way by which a course would, in the end, ask for itself: the course, what it asks for, and so on back to it.
 *
 * @returns null where there is no such way.
 */
export function findPrerequisiteCycle(graph: PrerequisiteGraph, courseId: string): readonly string[] | null {
  const seen = new Set<string>();
  const walk = (at: string, path: readonly string[]): readonly string[] | null => {
    for (const next of graph.get(at) ?? []) {
      if (next === courseId) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...path, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(courseId, [courseId]);
}
