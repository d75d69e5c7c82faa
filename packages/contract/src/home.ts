import { z } from 'zod';
import { procedure } from './base.ts';
import { Instant } from './dates.ts';
import { AssignmentId, CourseId, LessonId, StudentId } from './ids.ts';
import { WorkState } from './lessons.ts';

/** The 16-course bar: platform progress, not the eligibility verdict. */
export const CoreProgress = z.object({
  earned: z.number().int(),
  projected: z.number().int(),
  required: z.number().int(),
});

const CourseCard = z.object({
  courseId: CourseId,
  title: z.string(),
  instructorName: z.string().nullable(),
  isNcaaApproved: z.boolean(),
  /** Share of one from released work; null: nothing graded. */
  soFarRatio: z.number().nullable(),
  lessonsCompleted: z.number().int(),
  lessonCount: z.number().int(),
  /** Graded submissions over lessons, at most 1; null: no lessons. */
  gradedProgress: z.number().nullable(),
  nextLesson: z.object({ lessonId: LessonId, title: z.string() }).nullable(),
});

export const home = {
  /** All the student dashboard shows. */
  student: procedure({ scope: 'schools', relations: ['student'], audiences: ['S0', 'S'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        currentGpa: z.number().nullable(),
        progressGpa: z.number().nullable(),
        isCoreBarMet: z.boolean(),
        core: CoreProgress,
        activeCourseCount: z.number().int(),
        creditsInProgress: z.number(),
        graduationYear: z.number().int().nullable(),
        /** Null: confirmed by the school. */
        provisionalUntil: Instant.nullable(),
        courses: z.array(CourseCard),
        upcoming: z.array(
          z.object({
            assignmentId: AssignmentId,
            courseId: CourseId,
            title: z.string(),
            courseTitle: z.string(),
            dueAt: Instant,
            pointsPossible: z.number(),
            isDueSoon: z.boolean(),
            state: WorkState,
          }),
        ),
        /** Released grades, newest first. */
        recent: z.array(
          z.object({
            assignmentId: AssignmentId,
            title: z.string(),
            courseTitle: z.string(),
            points: z.number(),
            pointsPossible: z.number(),
            gradedAt: Instant,
          }),
        ),
        timeZone: z.string(),
      }),
    ),
  teacher: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        toGradeCount: z.number().int(),
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            studentCount: z.number().int(),
            toGradeCount: z.number().int(),
            /** Mean of the students' totals; null: nothing graded. */
            averageRatio: z.number().nullable(),
          }),
        ),
      }),
    ),
  /** Each linked child, with what a parent may know. */
  parent: procedure({ scope: 'schools', relations: ['guardian', 'member'], audiences: ['S'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        children: z.array(
          z.object({
            studentId: StudentId,
            name: z.string(),
            gradeLevel: z.number().int().nullable(),
            schoolName: z.string(),
            currentGpa: z.number().nullable(),
            progressGpa: z.number().nullable(),
            core: CoreProgress,
            courses: z.array(
              z.object({
                courseId: CourseId,
                title: z.string(),
                soFarRatio: z.number().nullable(),
                gradedCount: z.number().int(),
                assignmentCount: z.number().int(),
                missingCount: z.number().int(),
              }),
            ),
          }),
        ),
      }),
    ),
  /** The school in figures; who waits comes from accounts.listWaiting. */
  school: procedure({ scope: 'schools', relations: ['admin'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        schoolName: z.string(),
        schoolKind: z.enum(['school', 'homeschool', 'personal']),
        studentCount: z.number().int(),
        staffCount: z.number().int(),
        courseCount: z.number().int(),
        waitingCount: z.number().int(),
        courses: z.array(z.object({ courseId: CourseId, title: z.string(), studentCount: z.number().int() })),
      }),
    ),
};
