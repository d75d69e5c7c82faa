import { z } from 'zod';
import { procedure } from './base.ts';
import { CourseColor, courseLook } from './course-look.ts';
import { Instant } from './dates.ts';
import { Standing } from './eligibility-ledger.ts';
import { AssignmentId, CourseId, LessonId, LiveSessionId, StudentId } from './ids.ts';
import { WorkState } from './lessons.ts';
import { Joining } from './live-sessions.ts';

/** The 16-course bar: platform progress, not the eligibility verdict. */
export const CoreProgress = z.object({
  earned: z.number().int(),
  projected: z.number().int(),
  required: z.number().int(),
});

const CourseCard = z.object({
  courseId: CourseId,
  title: z.string(),
  ...courseLook,
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

/** Why a student needs somebody in a course. */
export const AttentionReason = z.discriminatedUnion('code', [
  z.object({ code: z.literal('missing_work'), count: z.number().int() }),
  z.object({ code: z.literal('low_grade'), ratio: z.number() }),
  z.object({ code: z.literal('inactive'), days: z.number().int() }),
]);
export type AttentionReason = z.infer<typeof AttentionReason>;

const todoWriter = procedure({
  scope: 'schools',
  relations: ['learner'],
  conditions: ['writable'],
  audiences: ['S0', 'S'],
});

/** A live class, as far as the dashboard needs it. */
const NextSession = z.object({
  sessionId: LiveSessionId,
  courseId: CourseId,
  title: z.string(),
  courseTitle: z.string(),
  courseColor: CourseColor,
  /** Null: a name this person may not see. */
  teacherName: z.string().nullable(),
  scheduledAt: Instant,
  durationMinutes: z.number().int(),
  /** From 15 minutes before it starts until it is over. */
  isJoinable: z.boolean(),
  ...Joining.shape,
});

/** A live class that comes soon, for the list of what is to do. */
const SoonSession = NextSession.pick({
  sessionId: true,
  courseId: true,
  title: true,
  courseTitle: true,
  courseColor: true,
  scheduledAt: true,
  durationMinutes: true,
});

/** Something to hand in. */
const TodoItem = z.object({
  assignmentId: AssignmentId,
  courseId: CourseId,
  title: z.string(),
  courseTitle: z.string(),
  courseColor: CourseColor,
  /** Null: no due date. */
  dueAt: Instant.nullable(),
  pointsPossible: z.number(),
  isDueSoon: z.boolean(),
  /** Was due before the student joined the course, so that it is never missing. */
  isFromBefore: z.boolean(),
  state: WorkState,
  /** Ticked off by hand; nothing was handed in. */
  isTicked: z.boolean(),
});

export const home = {
  /** All the student dashboard shows. */
  student: procedure({ scope: 'schools', relations: ['student'], audiences: ['S0', 'S'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        currentGpa: z.number().nullable(),
        progressGpa: z.number().nullable(),
        /** Exactly the courses of the progress GPA, each with the ratio that it brings in. */
        progressCourses: z.array(
          z.object({ courseId: CourseId, title: z.string(), isFinal: z.boolean(), ratio: z.number() }),
        ),
        isCoreBarMet: z.boolean(),
        standing: Standing.nullable(),
        core: CoreProgress,
        activeCourseCount: z.number().int(),
        creditsInProgress: z.number(),
        graduationYear: z.number().int().nullable(),
        /** Null: confirmed by the school. */
        provisionalUntil: Instant.nullable(),
        courses: z.array(CourseCard),
        /** Due from now on and still to be handed in, by date. */
        upcoming: z.array(
          z.object({
            assignmentId: AssignmentId,
            courseId: CourseId,
            title: z.string(),
            courseTitle: z.string(),
            courseColor: CourseColor,
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
        /** Work whose due date is past and that never came, over all courses. */
        missingCount: z.number().int(),
        sessions: z.object({
          upcomingCount: z.number().int(),
          next: NextSession.nullable(),
          /** The next ones that begin within two days, the one that goes on among them. */
          soon: z.array(SoonSession),
        }),
        timeZone: z.string(),
      }),
    ),
  /** What is still to be handed in, over all courses: missing first, then by due date, undated last. */
  todo: procedure({ scope: 'schools', relations: ['student'], audiences: ['S0', 'S'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        items: z.array(TodoItem),
        /** More is open than one page holds. */
        hasMore: z.boolean(),
        /** The student's courses, in the order of the dashboard, with those that are left out of the list. */
        courses: z.array(
          z.object({ courseId: CourseId, title: z.string(), color: CourseColor, isHidden: z.boolean() }),
        ),
        timeZone: z.string(),
      }),
    ),
  /** A personal tick. It changes no state: handing in does. */
  tickTodo: todoWriter
    .input(z.strictObject({ assignmentId: AssignmentId, isTicked: z.boolean() }))
    .output(z.object({})),
  /** Leaves a course out of the list, or takes it back in. */
  hideTodoCourse: todoWriter
    .input(z.strictObject({ courseId: CourseId, isHidden: z.boolean() }))
    .output(z.object({})),
  teacher: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        toGradeCount: z.number().int(),
        /** Questions about grades, problems reported, students who ask to join. */
        questionCount: z.number().int(),
        reportCount: z.number().int(),
        requestCount: z.number().int(),
        /** Grades that are kept back. */
        heldCount: z.number().int(),
        /** Live classes of today in the school's zone. */
        sessions: z.array(
          z.object({
            sessionId: LiveSessionId,
            courseId: CourseId,
            title: z.string(),
            courseTitle: z.string(),
            courseColor: CourseColor,
            scheduledAt: Instant,
            durationMinutes: z.number().int(),
            ...Joining.shape,
          }),
        ),
        /** Students who need somebody, and why; those with most reasons first. */
        attention: z.array(
          z.object({
            studentId: StudentId,
            name: z.string(),
            avatarUrl: z.string().nullable(),
            courseId: CourseId,
            courseTitle: z.string(),
            reasons: z.array(AttentionReason),
          }),
        ),
        /** More than the list holds. */
        hasMoreAttention: z.boolean(),
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            color: CourseColor,
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
            avatarUrl: z.string().nullable(),
            gradeLevel: z.number().int().nullable(),
            schoolName: z.string(),
            /** `message`: write to the school about the child. */
            can: z.object({ message: z.boolean() }),
            currentGpa: z.number().nullable(),
            progressGpa: z.number().nullable(),
            standing: Standing.nullable(),
            core: CoreProgress,
            courses: z.array(
              z.object({
                courseId: CourseId,
                title: z.string(),
                color: CourseColor,
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
