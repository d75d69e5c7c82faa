import { z } from 'zod';
import { gradesLocked, procedure } from './base.ts';
import {
  AssignmentCopy,
  Instructions,
  KeyConcept,
  LessonBody,
  LessonCopy,
  MatchingBody,
  RubricBody,
  RubricCriterion,
} from './content.ts';
import { Instant } from './dates.ts';
import { LatePolicy } from './grading-policies.ts';
import { AssignmentId, CategoryId, CourseId, LessonId, ModuleId, VersionId } from './ids.ts';
import {
  LESSON_MAX_CHARACTERS,
  LINE_MAX_CHARACTERS,
  MATCHING_MAX_PAIRS,
  POINTS_MAX,
  RUBRIC_MAX_CRITERIA,
  RUBRIC_MAX_LEVELS,
  TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from './limits.ts';

const reader = procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] });
const author = procedure({
  scope: 'schools',
  relations: ['runs'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARACTERS);

/** A title while it is typed: it may be blank until the thing is published. */
const DraftTitle = z.string().max(TITLE_MAX_CHARACTERS);
const Line = z.string().max(LINE_MAX_CHARACTERS);
const Text = z.string().max(TEXT_MAX_CHARACTERS);
const Minutes = z.number().int().positive().max(10_000);
const Points = z.number().min(0).max(POINTS_MAX).multipleOf(0.01);

const hasOwnIds = (things: readonly { readonly id: string }[]) =>
  new Set(things.map(({ id }) => id)).size === things.length;

/** A lesson as its editor sends it: what it says may be unfinished, and is never endless. */
const LessonDraft = LessonCopy.extend({
  title: DraftTitle,
  videoUrl: Line.nullable(),
  estimatedMinutes: Minutes.nullable(),
  content: LessonBody.extend({
    objectives: z.array(Line).max(50),
    introduction: Text,
    mainContent: z.string().max(LESSON_MAX_CHARACTERS),
    keyConcepts: z.array(KeyConcept.extend({ term: Line, meaning: Text })).max(100),
  }),
});

/** An assignment as its editor sends it. Ids are made by the editor, each once. */
const AssignmentDraft = AssignmentCopy.extend({
  title: DraftTitle,
  description: Text,
  pointsPossible: Points.min(0.01),
  instructions: Instructions.extend({
    durationMinutes: Minutes.nullable(),
    materials: z.array(Line).max(100),
    steps: z.array(Line).max(100),
    story: z.strictObject({ title: DraftTitle, content: Text }).nullable(),
  }),
  rubric: RubricBody.extend({
    criteria: z
      .array(
        RubricCriterion.extend({
          id: z.string().min(1).max(64),
          name: Line,
          points: Points,
          description: Text,
          notes: Text.optional(),
          levels: z
            .array(z.strictObject({ id: z.string().min(1).max(64), label: Line, points: Points }))
            .max(RUBRIC_MAX_LEVELS)
            .refine(hasOwnIds),
        }),
      )
      .max(RUBRIC_MAX_CRITERIA)
      .refine(hasOwnIds),
  }),
  matching: MatchingBody.extend({
    pairs: MatchingBody.shape.pairs.max(MATCHING_MAX_PAIRS).refine(hasOwnIds),
  }).nullable(),
});

/** How an assignment is given: takes effect at once, and is no part of its versions. */
const AssignmentSettings = z.strictObject({
  kind: z.enum(['assignment', 'quiz', 'event_test']),
  lessonId: LessonId.nullable(),
  dueAt: Instant.nullable(),
  /** Null: unlimited. */
  attemptsAllowed: z.number().int().min(1).max(100).nullable(),
  categoryId: CategoryId.nullable(),
  isExtraCredit: z.boolean(),
  release: z.enum(['school', 'immediate', 'held']),
  /** Null: the course's, else the school's. */
  latePolicy: LatePolicy.nullable(),
});
export type AssignmentSettings = z.infer<typeof AssignmentSettings>;

/** Who else has it open now is told over the event stream; a save from an older version answers with the newer text. */
const staleLesson = {
  STALE: {
    status: 409,
    data: z.object({ current: LessonCopy, version: z.number().int(), byName: z.string().nullable() }),
  },
} as const;
const staleAssignment = {
  STALE: {
    status: 409,
    data: z.object({ current: AssignmentCopy, version: z.number().int(), byName: z.string().nullable() }),
  },
} as const;

const htmlErrors = {
  /** Nested too deeply, or too many elements. */
  TOO_COMPLEX: { status: 422 },
  /** As it would be stored; signs such as "&" take several characters there. */
  TOO_LONG: { status: 422, data: z.object({ characters: z.number().int(), most: z.number().int() }) },
} as const;

/** What a lesson or an assignment lacks before it can be published. */
export const COPY_PROBLEMS = [
  'title_missing',
  'rubric_does_not_add_up',
  'criterion_above_level',
  'criterion_without_levels',
  'lesson_empty',
  'assignment_without_instructions',
  'matching_incomplete',
  'image_without_alt',
  'video_host',
] as const;

/** A sentence about one field of what was sent. */
const CopyProblem = z.object({
  code: z.enum(COPY_PROBLEMS),
  expected: z.number().nullable(),
  found: z.number().nullable(),
});
export type CopyProblem = z.infer<typeof CopyProblem>;
const notReady = { NOT_READY: { status: 422, data: z.object({ problems: z.array(CopyProblem) }) } } as const;

/** What a version was made by, without what it says. */
const VersionLine = z.object({
  versionId: VersionId,
  number: z.number().int(),
  kind: z.enum(['autosave', 'published', 'restored', 'generated']),
  byName: z.string().nullable(),
  at: Instant,
});

const Entity = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lesson'), lessonId: LessonId }),
  z.strictObject({ kind: z.literal('assignment'), assignmentId: AssignmentId }),
]);

export const authoringContent = {
  /** An empty draft at the end of its module. */
  addLesson: author
    .input(z.strictObject({ moduleId: ModuleId, title: Title }))
    .output(z.object({ lessonId: LessonId })),
  /** A copy right after it, as a draft. */
  duplicateLesson: author
    .input(z.strictObject({ lessonId: LessonId }))
    .output(z.object({ lessonId: LessonId })),
  /** Refused once a student has opened it: then it can be taken back to a draft. */
  deleteLesson: author
    .errors({ IN_USE: { status: 409 } })
    .input(z.strictObject({ lessonId: LessonId }))
    .output(z.object({})),
  /** The lesson as its authors see it. */
  getLesson: reader.input(z.strictObject({ lessonId: LessonId })).output(
    z.object({
      lessonId: LessonId,
      courseId: CourseId,
      courseTitle: z.string(),
      moduleTitle: z.string(),
      status: z.enum(['draft', 'published']),
      /** The working copy; where nothing is changed, what students read. */
      copy: LessonCopy,
      hasChanges: z.boolean(),
      version: z.number().int(),
      problems: z.array(CopyProblem),
      can: z.object({ edit: z.boolean() }),
    }),
  ),
  /** Autosave: keeps the working copy; students see nothing of it. */
  saveLesson: author
    .errors({ ...staleLesson, ...htmlErrors })
    .input(z.strictObject({ lessonId: LessonId, baseVersion: z.number().int(), copy: LessonDraft }))
    .output(
      z.object({
        version: z.number().int(),
        savedAt: Instant,
        /** What the server made of the HTML: the same where nothing had to be taken out. */
        mainContent: z.string(),
        problems: z.array(CopyProblem),
      }),
    ),
  /** Students see the working copy from now on. */
  publishLesson: author
    .errors({ ...notReady, STALE: { status: 409 } })
    .input(z.strictObject({ lessonId: LessonId, baseVersion: z.number().int() }))
    .output(z.object({ version: z.number().int() })),
  /** Publishes every lesson of a course, or of a module, that is ready and that students don't see as it is written. */
  publishLessons: author
    .input(
      z.strictObject({
        courseId: CourseId,
        /** Null: the whole course. */
        moduleId: ModuleId.nullable(),
      }),
    )
    .output(
      z.object({
        publishedCount: z.number().int(),
        /** Not ready: they lack something. */
        left: z.array(z.object({ lessonId: LessonId, title: z.string() })),
      }),
    ),
  /** Students no longer see it; what they did in it stays. */
  unpublishLesson: author
    .input(z.strictObject({ lessonId: LessonId }))
    .output(z.object({ version: z.number().int() })),

  addAssignment: author
    .input(z.strictObject({ courseId: CourseId, lessonId: LessonId.nullable(), title: Title }))
    .output(z.object({ assignmentId: AssignmentId })),
  /** A published assignment for what is graded and not handed in: a column of the gradebook. */
  addColumn: author
    .errors({ CATEGORY_NOT_FOUND: { status: 422 }, ...gradesLocked })
    .input(
      z.strictObject({
        courseId: CourseId,
        title: Title,
        pointsPossible: Points.min(0.01),
        /** Null: none. */
        categoryId: CategoryId.nullable(),
        /** What students read of it. */
        description: Text.trim().min(1),
      }),
    )
    .output(z.object({ assignmentId: AssignmentId })),
  duplicateAssignment: author
    .input(z.strictObject({ assignmentId: AssignmentId }))
    .output(z.object({ assignmentId: AssignmentId })),
  /** Refused once something was handed in or graded: then it is archived. */
  deleteAssignment: author
    .errors({ IN_USE: { status: 409 }, ...gradesLocked })
    .input(z.strictObject({ assignmentId: AssignmentId }))
    .output(z.object({})),
  getAssignment: reader.input(z.strictObject({ assignmentId: AssignmentId })).output(
    z.object({
      assignmentId: AssignmentId,
      courseId: CourseId,
      courseTitle: z.string(),
      status: z.enum(['draft', 'published', 'archived']),
      copy: AssignmentCopy,
      hasChanges: z.boolean(),
      version: z.number().int(),
      settings: AssignmentSettings,
      problems: z.array(CopyProblem),
      /** Pieces of work handed in; points and rubric of work that is graded stay as they were. */
      workCount: z.number().int(),
      timeZone: z.string(),
      lessons: z.array(z.object({ lessonId: LessonId, title: z.string() })),
      categories: z.array(z.object({ categoryId: CategoryId, name: z.string() })),
      can: z.object({ edit: z.boolean() }),
    }),
  ),
  saveAssignment: author
    .errors({ ...staleAssignment, ...htmlErrors })
    .input(
      z.strictObject({ assignmentId: AssignmentId, baseVersion: z.number().int(), copy: AssignmentDraft }),
    )
    .output(z.object({ version: z.number().int(), savedAt: Instant, problems: z.array(CopyProblem) })),
  /** Takes effect at once, and moves the calendar with it. */
  saveAssignmentSettings: author
    .errors({
      STALE: { status: 409 },
      LESSON_NOT_FOUND: { status: 422 },
      CATEGORY_NOT_FOUND: { status: 422 },
      ...gradesLocked,
    })
    .input(
      z.strictObject({
        assignmentId: AssignmentId,
        baseVersion: z.number().int(),
        settings: AssignmentSettings,
      }),
    )
    .output(z.object({ version: z.number().int() })),
  publishAssignment: author
    .errors({ ...notReady, STALE: { status: 409 }, ...gradesLocked })
    .input(z.strictObject({ assignmentId: AssignmentId, baseVersion: z.number().int() }))
    .output(z.object({ version: z.number().int() })),
  /** Archived: students keep their work and nobody hands in any more. False: a draft again, where nothing was handed in, else published. */
  archiveAssignment: author
    .errors(gradesLocked)
    .input(z.strictObject({ assignmentId: AssignmentId, isArchived: z.boolean() }))
    .output(z.object({ version: z.number().int() })),

  /** Says that the actor has it open in the editor, and who else has: people who looked within the last half minute. */
  presence: reader
    .input(z.strictObject({ entity: Entity, isLeaving: z.boolean().optional() }))
    .output(z.object({ others: z.array(z.object({ name: z.string() })) })),

  /** Newest first. */
  listVersions: reader
    .input(z.strictObject({ entity: Entity }))
    .output(z.object({ versions: z.array(VersionLine) })),
  getVersion: reader
    .input(z.strictObject({ versionId: VersionId }))
    .output(
      z.object({ line: VersionLine, lesson: LessonCopy.nullable(), assignment: AssignmentCopy.nullable() }),
    ),
  /** Makes it the working copy; what was there becomes a version of its own. */
  restoreVersion: author
    .input(z.strictObject({ versionId: VersionId }))
    .output(z.object({ version: z.number().int() })),

  /** "Fix Content": an engine writes the story and the instructions that an assignment lacks, into the working copy. */
  fixContent: author
    .errors({ NOTHING_TO_FIX: { status: 409 }, AI_UNAVAILABLE: { status: 503 } })
    .input(z.strictObject({ assignmentId: AssignmentId }))
    .output(
      z.object({
        version: z.number().int(),
        engine: z.enum(['built_in', 'model']),
        /** What was written. */
        parts: z.array(z.enum(['story', 'steps', 'materials', 'duration', 'description'])),
      }),
    ),
  /** Puts a video into a lesson that has none: by its address, from a host that may be shown. */
  embedVideo: author
    .errors({ VIDEO_HOST: { status: 422 }, HAS_VIDEO: { status: 409 } })
    .input(z.strictObject({ lessonId: LessonId, url: z.string().trim().max(2_000) }))
    .output(z.object({ version: z.number().int() })),
};
