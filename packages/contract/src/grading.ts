import { z } from 'zod';
import { procedure } from './base.ts';
import { CriterionProposal, CriterionResult, Feedback, RubricCriterion } from './content.ts';
import { Instant } from './dates.ts';
import { AnswerFile } from './files.ts';
import { AssignmentId, AttemptId, CourseId, ProposalId, StudentId } from './ids.ts';

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

export const grading = {
  /** Work to grade across the actor's courses, doubtful work first. */
  queue: teacher
    .input(z.strictObject({ courseId: CourseId.optional() }))
    .output(z.object({ work: z.array(QueueLine) })),
  getWork: teacher.input(z.strictObject({ attemptId: AttemptId })).output(
    z.object({
      line: QueueLine,
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
      /** The course's grades are posted. */
      GRADES_LOCKED: { status: 409 },
    })
    .input(
      z.strictObject({
        attemptId: AttemptId,
        criteria: z.array(
          z.strictObject({ criterionId: z.string().max(100), points: z.number().min(0).multipleOf(0.01) }),
        ),
        comment: z.string().max(5000),
        baseSeq: z.number().int().min(0),
        release: z.boolean(),
      }),
    )
    .output(
      z.object({
        points: z.number(),
        lateDeduction: z.number(),
        pointsPossible: z.number(),
        seq: z.number().int(),
      }),
    ),
};
