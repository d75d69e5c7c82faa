/*
 * Three measures of how far a student is. They differ in what they count, so a screen names the one it shows.
 */

/** Completed lessons over all lessons (0 to 1), or null for a course without lessons. */
export function lessonProgress(completedLessons: number, lessons: number): number | null {
  return lessons === 0 ? null : completedLessons / lessons;
}

/**
 * Graded submissions over the number of lessons, 1 at most, or null for a course without lessons.
 *
 * A course may ask for more submissions than it has lessons, hence the cap.
 */
export function gradedProgress(gradedSubmissions: number, lessons: number): number | null {
  return lessons === 0 ? null : Math.min(1, gradedSubmissions / lessons);
}

/** Graded assignments over all assignments (0 to 1), or null for a course without assignments. */
export function assignmentCompletion(gradedAssignments: number, assignments: number): number | null {
  return assignments === 0 ? null : gradedAssignments / assignments;
}
