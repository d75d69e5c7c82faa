import { z } from 'zod';
import { EMAIL_UNCONFIRMED } from './account-parts.ts';
import { authoringContent, COPY_PROBLEMS } from './authoring-content.ts';
import { gradesLocked, procedure } from './base.ts';
import { Subject } from './catalog.ts';
import { ContentPart, CourseMode } from './course-content.ts';
import { CourseColor, chosenLook, courseLook } from './course-look.ts';
import { CalendarDate, Instant } from './dates.ts';
import { GuardAsk, worsens } from './eligibility-guard.ts';
import { AssignmentId, CourseId, DateShiftId, LessonId, ModuleId, TermId } from './ids.ts';
import { SHIFT_MAX_DAYS, TITLE_MAX_CHARACTERS } from './limits.ts';

const reader = procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] });
const author = procedure({
  scope: 'schools',
  relations: ['runs'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

export const CourseStatus = z.enum(['draft', 'published', 'archived']);
export const CourseLevel = z.enum(['general', 'honors', 'ap', 'ib', 'dual']);
export const NcaaArea = z.enum([
  'english',
  'math',
  'science',
  'social_science',
  'world_language',
  'religion_philosophy',
]);
export type NcaaArea = z.infer<typeof NcaaArea>;

const Title = z.string().trim().min(1).max(TITLE_MAX_CHARACTERS);

/** What a course says of itself; its authors set all of it. Whether the NCAA counts it is the platform's to say. */
const CourseDetails = z.strictObject({
  title: Title,
  subject: Subject,
  description: z.string().trim().max(5_000),
  /** Null: any grade. */
  gradeLevel: z.number().int().min(0).max(12).nullable(),
  credits: z.number().positive().max(10).multipleOf(0.001),
  level: CourseLevel,
  termId: TermId.nullable(),
  /** The NCAA area its authors claim; null: none. */
  ncaaArea: NcaaArea.nullable(),
  /** As transcript and NCAA print it; null: the title. */
  transcriptTitle: Title.nullable(),
  /** Another school or program that provides it; null: the school itself. */
  provider: z.string().trim().min(1).max(200).nullable(),
  /** How it is taught; null: not said. */
  mode: CourseMode.nullable(),
  /** Null: the school's own mode. */
  enrollmentMode: z.enum(['auto', 'approval']).nullable(),
  /** Null: unlimited. */
  capacity: z.number().int().positive().max(100_000).nullable(),
  ...chosenLook,
});
export type CourseDetails = z.infer<typeof CourseDetails>;

/** Where a course stands on its way to students. */
const Publishing = z.object({
  status: CourseStatus,
  /** Asked for and not decided. */
  isRequested: z.boolean(),
  /** Why it wasn't approved; null: it was, or nobody has decided. */
  refusal: z.string().nullable(),
  /** Publishing asks the school's admin first. */
  needsApproval: z.boolean(),
});

const OutlineLesson = z.object({
  lessonId: LessonId,
  title: z.string(),
  status: z.enum(['draft', 'published']),
  hasVideo: z.boolean(),
  estimatedMinutes: z.number().int().nullable(),
  /** Changes that students don't see yet. */
  hasChanges: z.boolean(),
});
const OutlineAssignment = z.object({
  assignmentId: AssignmentId,
  lessonId: LessonId.nullable(),
  title: z.string(),
  kind: z.enum(['assignment', 'quiz', 'event_test']),
  status: z.enum(['draft', 'published', 'archived']),
  dueAt: Instant.nullable(),
  pointsPossible: z.number(),
  hasMatching: z.boolean(),
  hasChanges: z.boolean(),
  /** Pieces of work handed in; above 0 it can be archived and no more deleted. */
  workCount: z.number().int(),
});

/** What stands in the way of publishing, each with the thing it is about. */
export const PublishProblem = z.object({
  code: z.enum(['no_lessons', 'no_description', 'near_listed_title', ...COPY_PROBLEMS]),
  /** Null: the course. */
  lessonId: LessonId.nullable(),
  assignmentId: AssignmentId.nullable(),
  title: z.string(),
  /** Figures of the sentence, where it has any. */
  expected: z.number().nullable(),
  found: z.number().nullable(),
  /** The title on the school's NCAA list that the course's nearly is; of `near_listed_title` alone. */
  listedTitle: z.string().optional(),
});
export type PublishProblem = z.infer<typeof PublishProblem>;

const MovedDate = z.object({
  entity: z.enum(['assignment', 'session']),
  entityId: z.uuid(),
  title: z.string(),
  before: Instant,
  after: Instant,
  /** It fell on a day without school, and was put on the next one with. */
  skipsDay: z.boolean(),
});

const stale = { STALE: { status: 409 } } as const;

export const authoring = {
  /** Courses the actor runs, and for admins every course of the school; drafts and requests first. */
  list: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        courses: z.array(
          z.object({
            courseId: CourseId,
            title: z.string(),
            color: CourseColor,
            subject: z.string(),
            gradeLevel: z.number().int().nullable(),
            isNcaaApproved: z.boolean(),
            teacherName: z.string().nullable(),
            studentCount: z.number().int(),
            lessonCount: z.number().int(),
            assignmentCount: z.number().int(),
            publishing: Publishing,
            updatedAt: Instant,
            can: z.object({ edit: z.boolean(), decide: z.boolean() }),
          }),
        ),
        can: z.object({ create: z.boolean() }),
      }),
    ),
  /** A draft with one module, owned by the actor. */
  create: procedure({ scope: 'schools', relations: ['staff'], conditions: ['writable'], audiences: ['T'] })
    .errors(EMAIL_UNCONFIRMED)
    .input(CourseDetails.pick({ title: true, subject: true, gradeLevel: true }))
    .output(z.object({ courseId: CourseId })),
  /** The course with everything in it, in order. */
  get: reader.input(z.strictObject({ courseId: CourseId })).output(
    z.object({
      courseId: CourseId,
      details: CourseDetails,
      /** As everybody sees it now. */
      ...courseLook,
      isNcaaApproved: z.boolean(),
      publishing: Publishing,
      version: z.number().int(),
      studentCount: z.number().int(),
      /** Anything handed in or graded: then the course is archived, never deleted. */
      hasWork: z.boolean(),
      modules: z.array(
        z.object({
          moduleId: ModuleId,
          title: z.string(),
          version: z.number().int(),
          lessons: z.array(OutlineLesson),
        }),
      ),
      assignments: z.array(OutlineAssignment),
      terms: z.array(
        z.object({ termId: TermId, name: z.string(), startsOn: CalendarDate, endsOn: CalendarDate }),
      ),
      problems: z.array(PublishProblem),
      /** How the title on transcripts stands on the school's NCAA list; null: the school has confirmed no title yet. */
      listing: z
        .object({
          state: z.enum(['listed', 'ended', 'near', 'unlisted']),
          /** The title that the list has; null unless near. */
          listedTitle: z.string().nullable(),
          /** The last day on the list; null unless ended. */
          lastOn: CalendarDate.nullable(),
        })
        .nullable(),
      /** Which content gives credit: the other courses of the school that share it, and which part this one is. */
      content: z.object({
        sharing: z.array(z.object({ courseId: CourseId, title: z.string(), part: ContentPart.nullable() })),
        part: ContentPart.nullable(),
      }),
      /** The last move of dates that can be taken back; null: none. */
      lastShift: z.object({ shiftId: DateShiftId, days: z.number().int(), at: Instant }).nullable(),
      timeZone: z.string(),
      can: z.object({
        edit: z.boolean(),
        publish: z.boolean(),
        decide: z.boolean(),
        archive: z.boolean(),
        delete: z.boolean(),
        setContent: z.boolean(),
      }),
    }),
  ),
  /**
   * Which content a course has, and which part of it: credit is given once for each. Registrars, for every student who has
   * taken it.
   */
  saveContent: procedure({
    scope: 'schools',
    relations: ['teaches', 'admin'],
    conditions: ['writable', 'version'],
    audiences: ['T'],
  })
    .errors({ ...stale, NO_SUCH_COURSE: { status: 422 }, ...worsens })
    .input(
      z.strictObject({
        courseId: CourseId,
        baseVersion: z.number().int(),
        /** A course of the school whose content it is; null: its own; left out: as it is. */
        sameAs: CourseId.nullable().optional(),
        /** Null: all of it. */
        part: ContentPart.nullable(),
        reason: z.string().trim().min(1).max(500),
        guard: GuardAsk.optional(),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  saveDetails: author
    .errors({
      ...stale,
      CAPACITY_BELOW_ENROLLED: { status: 422 },
      TERM_NOT_FOUND: { status: 422 },
      /** The picture wasn't uploaded for this course, or has no words and isn't said to be decoration. */
      IMAGE_NOT_FOUND: { status: 422 },
      /** The NCAA counts the course under the title that it has on transcripts. */
      NCAA_TITLE_FIXED: { status: 422 },
      /** Published under a title that differs from a listed one by a slip. */
      NEAR_LISTED_TITLE: { status: 422, data: z.object({ listedTitle: z.string() }) },
      ...worsens,
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        baseVersion: z.number().int(),
        details: CourseDetails,
        guard: GuardAsk.optional(),
      }),
    )
    .output(z.object({ version: z.number().int() })),
  addModule: author
    .input(z.strictObject({ courseId: CourseId, title: Title }))
    .output(z.object({ moduleId: ModuleId })),
  renameModule: author.input(z.strictObject({ moduleId: ModuleId, title: Title })).output(z.object({})),
  /** A module goes with its lessons, unless a student has opened one: then it is refused. */
  deleteModule: author
    .errors({ IN_USE: { status: 409 } })
    .input(z.strictObject({ moduleId: ModuleId }))
    .output(z.object({})),
  /**
   * The outline as it should be: every module in its order, each with its lessons in theirs. Refused as STALE unless it
   * names exactly what is there.
   */
  reorder: author
    .errors(stale)
    .input(
      z.strictObject({
        courseId: CourseId,
        modules: z
          .array(z.strictObject({ moduleId: ModuleId, lessonIds: z.array(LessonId).max(500) }))
          .max(200),
      }),
    )
    .output(z.object({})),
  /**
   * Publishes the course with those drafts of lessons and assignments that are ready, or asks the school to where it has
   * to approve. Drafts that aren't ready stay drafts.
   */
  publish: author
    .errors({
      NOT_READY: { status: 422, data: z.object({ problems: z.array(PublishProblem) }) },
      ...gradesLocked,
    })
    .input(z.strictObject({ courseId: CourseId }))
    .output(z.object({ outcome: z.enum(['published', 'requested']) })),
  /** Approves or refuses a request to publish. Nobody decides on their own course, except at home. */
  decidePublish: procedure({
    scope: 'schools',
    relations: ['admin'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({
      NOT_REQUESTED: { status: 409 },
      REASON_REQUIRED: { status: 422 },
      NOT_READY: { status: 422, data: z.object({ problems: z.array(PublishProblem) }) },
      ...gradesLocked,
    })
    .input(
      z.strictObject({
        courseId: CourseId,
        isApproved: z.boolean(),
        /** Needed for a refusal. */
        reason: z.string().trim().max(1_000).nullable(),
      }),
    )
    .output(z.object({})),
  /**
   * Students keep what they have, and nobody new comes in. False brings it back: published where it was, else as a
   * draft.
   */
  archive: author
    .errors({ ALREADY_ADOPTED: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId, isArchived: z.boolean() }))
    .output(z.object({ status: CourseStatus })),
  /** Only where nobody ever enrolled and nothing was handed in. */
  delete: author
    .errors({ IN_USE: { status: 409 } })
    .input(z.strictObject({ courseId: CourseId }))
    .output(z.object({})),
  /** A draft with the same content and nobody in it; due dates move by so many days. */
  duplicate: author
    .input(
      z.strictObject({
        courseId: CourseId,
        title: Title,
        shiftDays: z.number().int().min(-SHIFT_MAX_DAYS).max(SHIFT_MAX_DAYS),
      }),
    )
    .output(z.object({ courseId: CourseId })),
  /** What moving all dates would do, in the school's zone: wall-clock times stay, days without school are skipped if wished. */
  previewShift: reader
    .input(
      z.strictObject({
        courseId: CourseId,
        days: z.number().int().min(-SHIFT_MAX_DAYS).max(SHIFT_MAX_DAYS),
        skipDaysOff: z.boolean(),
        /** Leave what is over as it is. */
        onlyFuture: z.boolean(),
      }),
    )
    .output(z.object({ moved: z.array(MovedDate), timeZone: z.string() })),
  shiftDates: author
    .errors(gradesLocked)
    .input(
      z.strictObject({
        courseId: CourseId,
        days: z.number().int().min(-SHIFT_MAX_DAYS).max(SHIFT_MAX_DAYS),
        skipDaysOff: z.boolean(),
        onlyFuture: z.boolean(),
      }),
    )
    .output(z.object({ shiftId: DateShiftId, movedCount: z.number().int() })),
  /** Takes the last move back; dates that somebody changed since stay as they are. */
  undoShift: author
    .errors({ NOTHING_TO_UNDO: { status: 409 }, ...gradesLocked })
    .input(z.strictObject({ shiftId: DateShiftId }))
    .output(z.object({ restoredCount: z.number().int(), keptCount: z.number().int() })),
  ...authoringContent,
};
