import { z } from 'zod';
import { gradesLocked, procedure } from './base.ts';
import { CriterionProposal, CriterionResult, Feedback, Instructions, RubricCriterion } from './content.ts';
import { Instant } from './dates.ts';
import { AnswerFile } from './files.ts';
import {
  AssignmentId,
  AttemptId,
  CommentId,
  CourseId,
  InquiryId,
  LessonId,
  ProposalId,
  StudentId,
} from './ids.ts';

const teacher = procedure({ scope: 'schools', relations: ['teaches', 'admin'], audiences: ['T'] });
const grader = procedure({
  scope: 'schools',
  relations: ['teaches'],
  conditions: ['writable', 'version'],
  audiences: ['T'],
});

/** One piece of work that waits for a person. */
export const QueueLine = z.object({
  attemptId: AttemptId,
  assignmentId: AssignmentId,
  assignmentTitle: z.string(),
  courseId: CourseId,
  courseTitle: z.string(),
  studentId: StudentId,
  studentName: z.string(),
  /** Address of the student's picture on this server; null: none. */
  studentAvatarUrl: z.string().nullable(),
  /** Which attempt at the course the work belongs to: 1 is the first time the student takes it. */
  courseAttempt: z.object({ number: z.number().int(), standing: z.enum(['taking', 'completed', 'left']) }),
  /** Of handing in this assignment, within that attempt. */
  attemptNumber: z.number().int(),
  submittedAt: Instant,
  isLate: z.boolean(),
  pointsPossible: z.number(),
  /** Null: the engine has not answered. */
  proposal: z
    .object({
      totalPoints: z.number(),
      confidence: z.number(),
      flags: z.array(z.string()),
      engine: z.enum(['built_in', 'model']),
    })
    .nullable(),
});
export type QueueLine = z.infer<typeof QueueLine>;

export const StaffGrade = z.object({
  state: z.enum(['ungraded', 'graded', 'excused', 'missing']),
  /** What counts, after the late deduction. */
  points: z.number().nullable(),
  /** Points that were given and taken off again as late; 0: none. */
  lateDeduction: z.number(),
  criteria: z.array(CriterionResult),
  feedback: Feedback.nullable(),
  isReleased: z.boolean(),
  /** Version of the cell; send it back with a change. */
  seq: z.number().int(),
});

/** A question about a grade, for those who answer it. */
export const OpenInquiry = z.object({
  inquiryId: InquiryId,
  studentName: z.string(),
  assignmentId: AssignmentId,
  assignmentTitle: z.string(),
  courseTitle: z.string(),
  /** Null: the whole grade. */
  criterionName: z.string().nullable(),
  text: z.string(),
  /** Null: a guardian who has left. */
  askedByName: z.string().nullable(),
  askedAt: Instant,
  /** An answer is due by then. */
  dueAt: Instant,
  /** The work in question; null: nothing was handed in. */
  attemptId: AttemptId.nullable(),
});

/** How near the engine's points were to a person's, over a number of pieces of work. */
const Agreement = z.object({
  count: z.number().int(),
  /** Share with the same points; null: nothing to compare. */
  exactRatio: z.number().nullable(),
  /** Share within a tenth of the points possible. */
  nearRatio: z.number().nullable(),
  /** Mean of the engine's points less the person's, as a share of the points possible; above 0: too generous. */
  biasRatio: z.number().nullable(),
});

export const grading = {
  /** Work to grade across the actor's courses, doubtful work first. */
  queue: teacher.input(z.strictObject({ courseId: CourseId.optional() })).output(
    z.object({
      work: z.array(QueueLine),
      /** No proposal of the actor's courses reaches a student before a teacher releases it, whether work waits now or not. */
      waitsForTeacher: z.boolean(),
    }),
  ),
  /**
   * Grades that the built-in engine once released by itself, newest first, across the actor's courses. It does so no
   * longer; they stay until a teacher gives or confirms them.
   */
  builtInReleases: teacher.input(z.strictObject({})).output(
    z.object({
      grades: z.array(
        z.object({
          attemptId: AttemptId,
          assignmentTitle: z.string(),
          courseTitle: z.string(),
          studentName: z.string(),
          points: z.number(),
          pointsPossible: z.number(),
          /** Null: held back since. */
          releasedAt: Instant.nullable(),
        }),
      ),
    }),
  ),
  /** Published assignments of the actor's courses, for reaching work that no longer waits. */
  assignments: teacher.input(z.strictObject({ courseId: CourseId.optional() })).output(
    z.object({
      assignments: z.array(
        z.object({
          assignmentId: AssignmentId,
          assignmentTitle: z.string(),
          courseId: CourseId,
          courseTitle: z.string(),
          dueAt: Instant.nullable(),
        }),
      ),
    }),
  ),
  /** Everyone who is to hand in one assignment, with how their work stands: what waits first, then by family name. */
  assignmentWork: teacher.input(z.strictObject({ assignmentId: AssignmentId })).output(
    z.object({
      assignmentTitle: z.string(),
      courseId: CourseId,
      courseTitle: z.string(),
      pointsPossible: z.number(),
      students: z.array(
        z.object({
          studentId: StudentId,
          studentName: z.string(),
          studentAvatarUrl: z.string().nullable(),
          /** The work that counts; null: nothing was handed in. */
          attemptId: AttemptId.nullable(),
          /** `ungraded`: nothing waits, and nothing is given. */
          state: z.enum(['to_grade', 'graded', 'excused', 'missing', 'ungraded']),
          isLate: z.boolean(),
          /** The proposal needs a closer look. */
          isDoubtful: z.boolean(),
          hasProposal: z.boolean(),
          /** Null: not graded. */
          points: z.number().nullable(),
          isReleased: z.boolean(),
          /** Names of others who have it open. */
          gradingNow: z.array(z.string()),
        }),
      ),
    }),
  ),
  getWork: teacher.input(z.strictObject({ attemptId: AttemptId })).output(
    z.object({
      line: QueueLine,
      /** What the student was asked to do. */
      task: z.object({
        description: z.string(),
        instructions: Instructions,
        lesson: z.object({ lessonId: LessonId, title: z.string() }).nullable(),
      }),
      text: z.string(),
      /** Documents that belong to the answer, in the student's order. */
      files: z.array(AnswerFile),
      matchingCorrect: z.number().int().nullable(),
      matchingTotal: z.number().int().nullable(),
      /** Checks after the first one. */
      practiceChecks: z.number().int(),
      rubric: z.array(RubricCriterion),
      proposal: z
        .object({
          proposalId: ProposalId,
          engine: z.enum(['built_in', 'model']),
          criteria: z.array(CriterionProposal),
          flags: z.array(z.string()),
          state: z.enum(['proposed', 'accepted', 'edited', 'refused', 'superseded', 'failed']),
        })
        .nullable(),
      grade: StaffGrade,
      isCurrentAttempt: z.boolean(),
      /** All attempts of this student, oldest first, with the points each was given. */
      attempts: z.array(
        z.object({
          attemptId: AttemptId,
          attemptNumber: z.number().int(),
          submittedAt: Instant,
          isLate: z.boolean(),
          /** Null: not graded. */
          points: z.number().nullable(),
          comment: z.string().nullable(),
        }),
      ),
      /** A question about this grade that waits for an answer; null: none. */
      inquiry: OpenInquiry.nullable(),
      /** It is about the person who asks or their own child: somebody else decides, and the page says so. */
      isTooClose: z.boolean(),
      can: z.object({ grade: z.boolean(), release: z.boolean() }),
    }),
  ),
  /** Confirms or changes the proposal, or grades by hand: points per criterion. Releases unless told to hold. */
  record: grader
    .errors({
      STALE: { status: 409, data: z.object({ current: StaffGrade }) },
      POINTS_OUT_OF_RANGE: {
        status: 422,
        data: z.object({ criterionId: z.string(), pointsPossible: z.number() }),
      },
      /** The student has handed in a newer attempt. */
      SUPERSEDED: { status: 409 },
      ...gradesLocked,
    })
    .input(
      z.strictObject({
        attemptId: AttemptId,
        criteria: z.array(
          z.strictObject({
            criterionId: z.string().max(100),
            points: z.number().min(0).multipleOf(0.01),
            /** What was proposed for it is of no use, whatever the points. */
            isRefused: z.boolean().optional(),
          }),
        ),
        comment: z.string().max(5000),
        baseSeq: z.number().int().min(0),
        release: z.boolean(),
        /** A first release waits some seconds, in which `takeBack` undoes it and nobody hears of it. */
        isUndoable: z.boolean().optional(),
      }),
    )
    .output(
      z.object({
        points: z.number(),
        lateDeduction: z.number(),
        pointsPossible: z.number(),
        seq: z.number().int(),
        /** How long the release can be undone; null: it is released, or held. */
        undoSeconds: z.number().int().nullable(),
      }),
    ),
  /** Undoes a release that waits: the grade is held as it was recorded. */
  takeBack: grader
    .errors({
      /** It is released, or somebody has changed the grade. */
      TOO_LATE: { status: 409 },
      ...gradesLocked,
    })
    .input(z.strictObject({ attemptId: AttemptId, seq: z.number().int().min(1) }))
    .output(z.object({ seq: z.number().int() })),
  /** Says that the actor has this work open, and who else has: people who looked within the last half minute. */
  presence: teacher
    .input(z.strictObject({ attemptId: AttemptId, isLeaving: z.boolean().optional() }))
    .output(z.object({ others: z.array(z.object({ name: z.string() })) })),
  /** The actor's own sentences, most used first. */
  comments: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(
      z.object({
        comments: z.array(z.object({ commentId: CommentId, text: z.string(), useCount: z.number().int() })),
      }),
    ),
  /** Keeps a sentence; one that is there is used once more. */
  keepComment: procedure({
    scope: 'schools',
    relations: ['staff'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({ BANK_FULL: { status: 409 } })
    .input(z.strictObject({ text: z.string().trim().min(1).max(1_000) }))
    .output(z.object({ commentId: CommentId })),
  dropComment: procedure({
    scope: 'schools',
    relations: ['staff'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .input(z.strictObject({ commentId: CommentId }))
    .output(z.object({})),
  /** Questions about grades in the actor's courses that wait for an answer, oldest first. */
  inquiries: procedure({ scope: 'schools', relations: ['staff'], audiences: ['T'] })
    .input(z.strictObject({}))
    .output(z.object({ inquiries: z.array(OpenInquiry) })),
  /** Answers a question; the one who asked is told. Changing the grade is a step of its own. */
  answerInquiry: procedure({
    scope: 'schools',
    relations: ['runs'],
    conditions: ['writable'],
    audiences: ['T'],
  })
    .errors({ ALREADY_ANSWERED: { status: 409 } })
    .input(
      z.strictObject({
        inquiryId: InquiryId,
        answer: z.string().trim().min(1).max(2_000),
        outcome: z.enum(['answered', 'changed', 'closed']),
      }),
    )
    .output(z.object({})),
  /** How well the engine grades one assignment: against what teachers decided, and against samples scored by hand. */
  quality: teacher.input(z.strictObject({ assignmentId: AssignmentId })).output(
    z.object({
      assignmentTitle: z.string(),
      courseId: CourseId,
      /** Criteria that an engine judges; empty: nothing to measure. */
      criteria: z.array(
        z.object({
          criterionId: z.string(),
          name: z.string(),
          pointsPossible: z.number(),
          decided: Agreement,
          samples: Agreement,
        }),
      ),
      /** Proposals that a person accepted, edited or refused. */
      decided: Agreement,
      /** Samples that were scored without seeing the proposal. */
      samples: Agreement,
      aiRelease: z.enum(['teacher_confirms', 'at_once']),
      /** Work with a proposal that nobody has scored as a sample, in no order that says whose it is. */
      unscored: z.array(AttemptId),
    }),
  ),
  /** One sample as it is scored by hand: without a name, and without what the engine proposes. */
  getSample: teacher
    .input(z.strictObject({ attemptId: AttemptId }))
    .output(z.object({ text: z.string(), files: z.array(AnswerFile), rubric: z.array(RubricCriterion) })),
  /** Keeps the points of a sample. They are no grade. */
  scoreSample: grader
    .errors({
      POINTS_OUT_OF_RANGE: {
        status: 422,
        data: z.object({ criterionId: z.string(), pointsPossible: z.number() }),
      },
      ALREADY_SCORED: { status: 409 },
    })
    .input(
      z.strictObject({
        attemptId: AttemptId,
        criteria: z
          .array(
            z.strictObject({
              criterionId: z.string().max(100),
              points: z.number().min(0).multipleOf(0.01),
            }),
          )
          .max(30),
      }),
    )
    .output(z.object({})),
};
