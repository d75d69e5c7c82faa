import { z } from 'zod';
import { procedure } from './base.ts';
import { CourseColor } from './course-look.ts';
import { Instant } from './dates.ts';
import { AttentionReason } from './home.ts';
import { AssignmentId, CourseId, StudentId } from './ids.ts';

const staff = procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] });

/** A share of one; null: too few students for a figure of the group, or nothing graded. */
const GroupRatio = z.number().nullable();

const Watched = z.object({
  studentId: StudentId,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  courseId: CourseId,
  courseTitle: z.string(),
  reasons: z.array(AttentionReason),
});

export const analyticsStaff = {
  /** The published courses that the actor teaches, for who runs a school all of it, with figures of each class. */
  courses: staff.input(z.strictObject({})).output(
    z.object({
      courses: z.array(
        z.object({
          courseId: CourseId,
          title: z.string(),
          color: CourseColor,
          instructorName: z.string().nullable(),
          studentCount: z.number().int(),
          /** Students who have a total so far. */
          gradedCount: z.number().int(),
          meanRatio: GroupRatio,
          toGradeCount: z.number().int(),
          /** Students who need somebody in it. */
          watchCount: z.number().int(),
        }),
      ),
      /** Those who need somebody, most reasons first; at most 50. */
      watch: z.array(Watched),
      hasMoreWatch: z.boolean(),
      /** The actor runs a school, and its courses are among these. */
      isSchool: z.boolean(),
      /** From how many students on a class has figures. */
      least: z.number().int(),
    }),
  ),
  /** One class: how its totals lie, how each assignment went, and who needs somebody. */
  course: staff.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      courseId: CourseId,
      title: z.string(),
      color: CourseColor,
      studentCount: z.number().int(),
      /** Of the totals so far, as staff see them; null: too few. */
      distribution: z
        .object({
          count: z.number().int(),
          mean: z.number(),
          median: z.number(),
          /** Lowest first; `below` null: no end. */
          bands: z.array(
            z.object({ from: z.number(), below: z.number().nullable(), count: z.number().int() }),
          ),
        })
        .nullable(),
      assignments: z.array(
        z.object({
          assignmentId: AssignmentId,
          title: z.string(),
          dueAt: Instant.nullable(),
          pointsPossible: z.number(),
          gradedCount: z.number().int(),
          toGradeCount: z.number().int(),
          missingCount: z.number().int(),
          meanRatio: GroupRatio,
        }),
      ),
      watch: z.array(Watched),
      least: z.number().int(),
      timeZone: z.string(),
    }),
  ),
  /** How a class did at each criterion of an assignment. */
  items: staff.input(z.strictObject({ assignmentId: AssignmentId })).output(
    z.object({
      assignmentId: AssignmentId,
      courseId: CourseId,
      title: z.string(),
      gradedCount: z.number().int(),
      meanRatio: GroupRatio,
      criteria: z.array(
        z.object({
          criterionId: z.string(),
          name: z.string(),
          pointsPossible: z.number(),
          /** Pieces of work that were graded by it. */
          count: z.number().int(),
          meanRatio: GroupRatio,
          /** Who got all of its points, and none; null: too few. */
          fullCount: z.number().int().nullable(),
          noneCount: z.number().int().nullable(),
        }),
      ),
      least: z.number().int(),
    }),
  ),
};
