import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { AssignmentId, CourseId, StudentId } from './ids.ts';

/** Four words that never mean each other, and two that say how far the work is. */
const ScoreState = z.enum(['not_started', 'submitted', 'graded', 'missing', 'excused']);

export const gradebook = {
  /** Own released grades: per course and per assignment, with two totals. */
  mine: procedure({ scope: 'schools', relations: ['student', 'guardian'], audiences: ['S0', 'S'] })
    .input(z.strictObject({ studentId: StudentId.optional() }))
    .output(
      z.object({
        /** Whose grades these are: one's own where one studies, else the child asked for or the first one. */
        studentId: StudentId,
        /** Everyone whose grades the actor may read here, by name. */
        students: z.array(z.object({ studentId: StudentId, name: z.string(), isSelf: z.boolean() })),
        /** Official, posted; null: nothing posted. */
        currentGpa: z.number().nullable(),
        /** Mean of course percents over 25; null: nothing graded. */
        progressGpa: z.number().nullable(),
        creditsInProgress: z.number(),
        creditsEarned: z.number(),
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            status: z.enum(['active', 'completed']),
            earned: z.number(),
            possible: z.number(),
            /** Share of one; null: nothing graded. */
            soFarRatio: z.number().nullable(),
            ifNothingElseRatio: z.number().nullable(),
            gradedCount: z.number().int(),
            assignmentCount: z.number().int(),
            assignments: z.array(
              z.object({
                assignmentId: AssignmentId,
                title: z.string(),
                dueAt: Instant.nullable(),
                state: ScoreState,
                isLate: z.boolean(),
                points: z.number().nullable(),
                pointsPossible: z.number(),
              }),
            ),
          }),
        ),
      }),
    ),
};
