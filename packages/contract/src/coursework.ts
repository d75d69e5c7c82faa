import { z } from 'zod';
import { procedure } from './base.ts';
import {
  AnswerBody,
  CriterionResult,
  Feedback,
  Instructions,
  KeyConcept,
  Match,
  StudentCriterion,
} from './content.ts';
import { Instant } from './dates.ts';
import { AnswerFile } from './files.ts';
import { AssignmentId, AttemptId, CourseId, EnrollmentId, LessonId, ReportId } from './ids.ts';
import { LessonVideo } from './lessons.ts';
import { REPORT_MAX_CHARACTERS } from './limits.ts';

const MatchingItem = z.object({
  id: z.string(),
  text: z.string(),
  alt: z.string().nullable(),
  /** Sanitised SVG; null: none. */
  figure: z.string().nullable(),
  /** Address of a picture that stands above the text; `alt` says what it shows. Null: none. */
  imageUrl: z.string().nullable(),
});

/** A released grade as the student reads it. */
export const StudentGrade = z.object({
  /** What counts, after the late deduction. */
  points: z.number(),
  /** Points that were given and taken off again as late; 0: none. */
  lateDeduction: z.number(),
  pointsPossible: z.number(),
  criteria: z.array(CriterionResult),
  feedback: Feedback.nullable(),
  /** How it came about: by a teacher, confirmed by one, released by an engine, or counted exactly. */
  source: z.enum(['teacher', 'ai_confirmed', 'ai_released', 'matching', 'rule', 'import']),
  gradedAt: Instant,
  /** Null: a machine, or a name this person may not see. */
  gradedByName: z.string().nullable(),
});
export type StudentGrade = z.infer<typeof StudentGrade>;

export const Attempt = z.object({
  attemptId: AttemptId,
  attemptNumber: z.number().int(),
  submittedAt: Instant,
  isLate: z.boolean(),
  text: z.string(),
  /** In the student's order. */
  files: z.array(AnswerFile),
  matchingCorrect: z.number().int().nullable(),
  matchingTotal: z.number().int().nullable(),
  /** Fingerprint of everything handed in, the bytes of its documents included; the receipt is signed over it. */
  contentSha256: z.string(),
  receipt: z.string(),
  /** Released grade of this attempt; null: none yet. */
  grade: StudentGrade.nullable(),
  /** What the latest attempt waits for while it has no visible grade; null: it has one, or a newer attempt counts. */
  waitsFor: z
    .enum(['after_reopening', 'waiting_for_teacher', 'engine_reading', 'engine_unavailable'])
    .nullable(),
  /**
   * What the built-in engine says at once while the work waits, as English sentences that are keys of translations: how
   * the text is written, no score and nothing of the answer. Empty: nothing.
   */
  firstReading: z.array(z.string()),
});
export type Attempt = z.infer<typeof Attempt>;

const Draft = z.object({ content: AnswerBody, revision: z.number().int(), savedAt: Instant });

/** The attempt at the course that the work was written for; without it, the one that runs. */
const WrittenFor = EnrollmentId.optional();

const learner = procedure({
  scope: 'schools',
  relations: ['learner'],
  conditions: ['writable'],
  audiences: ['S0', 'S'],
});

export const coursework = {
  /** Everything the assignment page shows. */
  get: procedure({
    scope: 'schools',
    relations: ['learner', 'guardian', 'teaches', 'admin'],
    audiences: ['S0', 'S', 'T'],
  })
    .input(z.strictObject({ assignmentId: AssignmentId }))
    .output(
      z.object({
        assignmentId: AssignmentId,
        courseId: CourseId,
        /** The student's attempt at the course, which this work belongs to; null for everyone else. */
        enrollmentId: EnrollmentId.nullable(),
        courseTitle: z.string(),
        title: z.string(),
        description: z.string(),
        kind: z.enum(['assignment', 'quiz', 'event_test']),
        /** For this person: a student's own date, or the earliest of a guardian's children. Null: no due date. */
        dueAt: Instant.nullable(),
        /** For a guardian whose children have different dates: each child's, earliest first. Empty for everyone else. */
        childDueDates: z.array(z.object({ name: z.string(), dueAt: Instant })),
        /** IANA zone of the school, in which the due instant is meant. */
        timeZone: z.string(),
        pointsPossible: z.number(),
        attemptsAllowed: z.number().int().nullable(),
        instructions: Instructions,
        /** As students may read it: without levels, and with the grading notes only where the teacher shows them. */
        rubric: z.array(StudentCriterion),
        lesson: z
          .object({
            lessonId: LessonId,
            title: z.string(),
            /** The student has marked it as completed, in the attempt at the course that runs. */
            isRead: z.boolean(),
            objectives: z.array(z.string()),
            introduction: z.string(),
            keyConcepts: z.array(KeyConcept),
            mainContent: z.string(),
            video: LessonVideo.nullable(),
          })
          .nullable(),
        /** Two shuffled columns under ids that mean nothing elsewhere; null: no matching activity. */
        matching: z.object({ lefts: z.array(MatchingItem), rights: z.array(MatchingItem) }).nullable(),
        /** Last check of the attempt being worked on; null: not checked yet. */
        lastCheck: z
          .object({
            correct: z.number().int(),
            total: z.number().int(),
            wrongLeftIds: z.array(z.string()),
            matches: z.array(Match),
          })
          .nullable(),
        /** Null for everyone but the student. */
        draft: Draft.nullable(),
        /** The student's own documents for this assignment, whether handed in or not; empty for everyone else. */
        files: z.array(AnswerFile),
        attempts: z.array(Attempt),
        state: z.enum(['pending', 'submitted', 'graded']),
        /** Work is read by an engine first; a teacher confirms unless a model reads it and the school releases at once. */
        aiRelease: z.enum(['teacher_confirms', 'at_once']),
        /** The grades of the course are posted: work that comes in waits until they are reopened. */
        isCourseLocked: z.boolean(),
        can: z.object({
          submit: z.boolean(),
          /** `school_read_only`: the school is closed, suspended, or its payment has lapsed. */
          whyNot: z.enum(['no_attempts_left', 'not_a_learner', 'school_read_only']).nullable(),
        }),
      }),
    ),
  /** Also where the school may only be read: what was begun is kept until it can be handed in. */
  saveDraft: procedure({ scope: 'schools', relations: ['learner'], audiences: ['S0', 'S'] })
    .errors({
      /** Another tab or device saved in between; nothing was overwritten. */
      DRAFT_CONFLICT: { status: 409, data: z.object({ current: Draft }) },
      OTHER_ATTEMPT: { status: 409 },
    })
    .input(
      z.strictObject({
        assignmentId: AssignmentId,
        enrollmentId: WrittenFor,
        content: AnswerBody,
        /** Revision this text is based on; 0: none. */
        baseRevision: z.number().int().min(0),
        deviceId: z.string().max(64),
      }),
    )
    .output(z.object({ revision: z.number().int(), savedAt: Instant })),
  /** Scores the pairs exactly. The first check of an attempt counts; later ones are practice. */
  checkMatching: learner
    .errors({ INCOMPLETE: { status: 422 }, OTHER_ATTEMPT: { status: 409 } })
    .input(
      z.strictObject({
        assignmentId: AssignmentId,
        enrollmentId: WrittenFor,
        matches: z.array(Match).max(100),
      }),
    )
    .output(
      z.object({
        correct: z.number().int(),
        total: z.number().int(),
        isPerfect: z.boolean(),
        wrongLeftIds: z.array(z.string()),
        /** False: practice after the first check. */
        isScored: z.boolean(),
      }),
    ),
  submit: learner
    .errors({
      MATCHING_UNCHECKED: { status: 422 },
      EMPTY_ANSWER: { status: 422 },
      NO_ATTEMPTS_LEFT: { status: 409 },
      /** A document isn't there any more, or isn't the student's own for this assignment. */
      FILE_NOT_FOUND: { status: 422 },
      /** It was written for an attempt at the course that is over. */
      OTHER_ATTEMPT: { status: 409 },
    })
    .input(
      z.strictObject({
        assignmentId: AssignmentId,
        enrollmentId: WrittenFor,
        content: AnswerBody,
        /** The same key gives the same receipt, however often it is sent. */
        idempotencyKey: z.uuid(),
      }),
    )
    .output(
      z.object({
        attemptId: AttemptId,
        attemptNumber: z.number().int(),
        submittedAt: Instant,
        receipt: z.string(),
        /** What comes next for this work. */
        grading: z.enum(['engine', 'done', 'by_hand', 'after_reopening']),
      }),
    ),
  /** Problems reported with the actor's courses, open ones first. */
  reports: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        reports: z.array(
          z.object({
            reportId: ReportId,
            entity: z.enum(['assignment', 'lesson']),
            entityId: z.uuid(),
            /** Null: it was deleted. */
            entityTitle: z.string().nullable(),
            courseId: CourseId,
            courseTitle: z.string(),
            reporterName: z.string().nullable(),
            note: z.string(),
            state: z.enum(['open', 'resolved', 'dismissed']),
            outcome: z.string().nullable(),
            createdAt: Instant,
          }),
        ),
      }),
    ),
  resolveReport: procedure({
    scope: 'schools',
    relations: ['runs'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({ ALREADY_HANDLED: { status: 409 } })
    .input(
      z.strictObject({
        reportId: ReportId,
        state: z.enum(['resolved', 'dismissed']),
        /** What the reporter is told. */
        outcome: z.string().trim().max(1_000).nullable(),
      }),
    )
    .output(z.object({})),
  /** "Report a problem" with an assignment or a lesson: the course's teachers get it. A second report adds to the first. */
  reportProblem: procedure({
    scope: 'schools',
    relations: ['learner', 'guardian'],
    conditions: ['writable'],
    audiences: ['S0', 'S'],
  })
    .input(
      z.strictObject({
        subject: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('assignment'), assignmentId: AssignmentId }),
          z.strictObject({ kind: z.literal('lesson'), lessonId: LessonId }),
        ]),
        note: z.string().trim().min(1).max(REPORT_MAX_CHARACTERS),
      }),
    )
    .output(z.object({ reportId: ReportId })),
};
