import { z } from 'zod';
import { procedure } from './base.ts';
import { KeyConcept } from './content.ts';
import { courseLook } from './course-look.ts';
import { Instant } from './dates.ts';
import { AssignmentId, CourseId, LessonId, ModuleId } from './ids.ts';

export const LessonLine = z.object({
  lessonId: LessonId,
  title: z.string(),
  hasVideo: z.boolean(),
  estimatedMinutes: z.number().int().nullable(),
  isCompleted: z.boolean(),
});
export type LessonLine = z.infer<typeof LessonLine>;

/** What of an assignment a list shows about the actor's own work. */
export const WorkState = z.enum(['not_started', 'draft', 'submitted', 'graded', 'missing', 'excused']);
export type WorkState = z.infer<typeof WorkState>;

export const AssignmentLine = z.object({
  assignmentId: AssignmentId,
  title: z.string(),
  description: z.string(),
  dueAt: Instant.nullable(),
  pointsPossible: z.number(),
  hasMatching: z.boolean(),
  /** Null for staff and guardians. */
  state: WorkState.nullable(),
  /** Released points; null: none. */
  points: z.number().nullable(),
});
export type AssignmentLine = z.infer<typeof AssignmentLine>;

/** A video from one of the hosts that may be shown; the page loads nothing of it before somebody presses play. */
export const LessonVideo = z.object({
  host: z.enum(['YouTube', 'Vimeo']),
  embedUrl: z.url(),
  watchUrl: z.url(),
});

const eventParts = { clientEventId: z.uuid(), lessonId: LessonId, occurredAt: Instant };

const readers = procedure({
  scope: 'schools',
  relations: ['learner', 'guardian', 'teaches', 'admin'],
  audiences: ['S0', 'S', 'T'],
});

export const lessons = {
  /** The course page: modules with lessons, assignments, own progress. */
  course: readers.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      courseId: CourseId,
      title: z.string(),
      subject: z.string(),
      description: z.string(),
      ...courseLook,
      isNcaaApproved: z.boolean(),
      instructorName: z.string().nullable(),
      /** Completed lessons over lessons; null: the course has no lessons. */
      lessonProgress: z.number().nullable(),
      lessonsCompleted: z.number().int(),
      lessonCount: z.number().int(),
      nextLessonId: LessonId.nullable(),
      modules: z.array(z.object({ moduleId: ModuleId, title: z.string(), lessons: z.array(LessonLine) })),
      assignments: z.array(AssignmentLine),
      can: z.object({ recordProgress: z.boolean(), enroll: z.boolean() }),
    }),
  ),
  get: readers.input(z.strictObject({ lessonId: LessonId })).output(
    z.object({
      lessonId: LessonId,
      courseId: CourseId,
      courseTitle: z.string(),
      moduleTitle: z.string(),
      title: z.string(),
      estimatedMinutes: z.number().int().nullable(),
      /** Null: none, or from a host that isn't shown. */
      video: LessonVideo.nullable(),
      objectives: z.array(z.string()),
      introduction: z.string(),
      /** Sanitised HTML. */
      mainContent: z.string(),
      keyConcepts: z.array(KeyConcept),
      isCompleted: z.boolean(),
      /** Block of text at which reading stopped the last time; null: at the beginning, or not a student. */
      position: z.number().int().nullable(),
      previousLessonId: LessonId.nullable(),
      nextLessonId: LessonId.nullable(),
      assignments: z.array(AssignmentLine),
      can: z.object({ recordProgress: z.boolean() }),
    }),
  ),
  /**
   * Records what the student did; the same client event sent twice counts once. OTHER_ATTEMPT: these events are of an
   * earlier attempt at the course and never count in this one. Nothing of the batch was recorded; send the others again.
   */
  recordEvents: procedure({
    scope: 'schools',
    relations: ['learner'],
    conditions: ['writable', 'key'],
    audiences: ['S0', 'S'],
  })
    .errors({ OTHER_ATTEMPT: { status: 409, data: z.object({ clientEventIds: z.array(z.uuid()) }) } })
    .input(
      z.strictObject({
        events: z
          .array(
            z.discriminatedUnion('kind', [
              z.strictObject({ ...eventParts, kind: z.enum(['opened', 'completed', 'uncompleted']) }),
              z.strictObject({
                ...eventParts,
                kind: z.literal('position'),
                /** Index of the block of text at the top of the window. */
                position: z.number().int().min(0).max(10_000),
              }),
            ]),
          )
          .min(1)
          .max(100),
      }),
    )
    .output(
      z.object({
        accepted: z.number().int(),
        /** Client ids of events in lessons that aren't open to the student any more; the others were recorded. */
        refusedEventIds: z.array(z.uuid()),
      }),
    ),
  /** A minute in which a course was open and used; the server counts at most one a minute. */
  beat: procedure({
    scope: 'schools',
    relations: ['learner'],
    conditions: ['writable'],
    audiences: ['S0', 'S'],
  })
    .input(z.strictObject({ courseId: CourseId }))
    .output(z.object({ isCounted: z.boolean() })),
};
