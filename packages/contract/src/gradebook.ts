import { z } from 'zod';
import { procedure } from './base.ts';
import { CourseColor } from './course-look.ts';
import { StudentGrade } from './coursework.ts';
import { CalendarDate, Instant } from './dates.ts';
import { MissingPolicy } from './grading-policies.ts';
import { UsedScale } from './grading-scales.ts';
import { AssignmentId, CategoryId, CourseId, GradingScaleId, InquiryId, StudentId } from './ids.ts';
import { INQUIRY_MAX_CHARACTERS } from './limits.ts';

/** Four words that never mean each other, and two that say how far the work is. */
const ScoreState = z.enum(['not_started', 'submitted', 'graded', 'missing', 'excused']);

/** A question about a grade, and its answer. */
const Inquiry = z.object({
  inquiryId: InquiryId,
  /** Null: the whole grade. */
  criterionId: z.string().nullable(),
  text: z.string(),
  askedAt: Instant,
  state: z.enum(['open', 'answered', 'changed', 'closed']),
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
});

const ownReaders = procedure({
  scope: 'ownRecord',
  relations: ['student', 'guardian'],
  audiences: ['S0', 'S'],
});

export const gradebook = {
  /** Own released grades: per course and per assignment, with two totals. */
  mine: ownReaders.input(z.strictObject({ studentId: StudentId.optional() })).output(
    z.object({
      /** Whose grades these are: one's own where one studies, else the child asked for or the first one. */
      studentId: StudentId,
      /** Everyone whose grades the actor may read here, by name, each at their school. */
      students: z.array(
        z.object({
          studentId: StudentId,
          name: z.string(),
          schoolName: z.string(),
          isSelf: z.boolean(),
          /** The actor's own, at a school that they left. */
          isFormer: z.boolean(),
        }),
      ),
      /** Official, posted; null: nothing posted. */
      currentGpa: z.number().nullable(),
      /** Mean of the courses' `progressRatio` times 4; null: nothing graded. */
      progressGpa: z.number().nullable(),
      creditsInProgress: z.number(),
      creditsEarned: z.number(),
      scales: z.array(UsedScale),
      courses: z.array(
        z.object({
          courseId: CourseId,
          title: z.string(),
          color: CourseColor,
          /** `withdrawn` where the student left the school before the course ended. */
          status: z.enum(['active', 'completed', 'withdrawn']),
          /** Posted as incomplete: by when it is to be made up, null where nobody said; null: it isn't. */
          incomplete: z.object({ dueOn: CalendarDate.nullable(), isOverdue: z.boolean() }).nullable(),
          /** The posted final grade, which is the grade of the course; null: none is posted. */
          finalRatio: z.number().nullable(),
          /** Of the grade that the course brings: as posted, else by the scale of its last day; null: no grade. */
          letter: z.string().nullable(),
          /** The scale behind the letter, among `scales`. */
          scaleId: GradingScaleId.nullable(),
          earned: z.number(),
          possible: z.number(),
          /** Share of one; null: nothing graded. */
          soFarRatio: z.number().nullable(),
          ifNothingElseRatio: z.number().nullable(),
          /** What the course brings into the progress GPA; null: it stays out. */
          progressRatio: z.number().nullable(),
          gradedCount: z.number().int(),
          assignmentCount: z.number().int(),
          /** How the course adds up, for "what if" and for the arithmetic. */
          rules: z.object({
            missing: MissingPolicy,
            weighting: z.enum(['points', 'categories']),
            categories: z.array(
              z.object({
                categoryId: CategoryId,
                name: z.string(),
                weightRatio: z.number().nullable(),
                mean: z.enum(['points', 'percents']),
                dropLowest: z.number().int(),
                dropHighest: z.number().int(),
                neverDropIds: z.array(AssignmentId),
              }),
            ),
          }),
          /** Assignments that the drop rules leave out of the total so far. */
          droppedIds: z.array(AssignmentId),
          assignments: z.array(
            z.object({
              assignmentId: AssignmentId,
              /** Null: in no category. */
              categoryId: CategoryId.nullable(),
              title: z.string(),
              dueAt: Instant.nullable(),
              state: ScoreState,
              isLate: z.boolean(),
              points: z.number().nullable(),
              lateDeduction: z.number(),
              pointsPossible: z.number(),
              isExtraCredit: z.boolean(),
            }),
          ),
        }),
      ),
    }),
  ),
  /** How one piece of work was graded, and what was asked about it. */
  detail: ownReaders.input(z.strictObject({ studentId: StudentId, assignmentId: AssignmentId })).output(
    z.object({
      /** Null: nothing is released. */
      grade: StudentGrade.nullable(),
      /** Oldest first. */
      inquiries: z.array(Inquiry),
      can: z.object({ ask: z.boolean() }),
    }),
  ),
  /** "Ask about this grade": the course's teachers get the question. One may be open at a time. */
  ask: procedure({
    scope: 'schools',
    relations: ['student', 'guardian'],
    conditions: ['writable'],
    audiences: ['S0', 'S'],
  })
    .errors({ NOT_GRADED: { status: 409 }, ALREADY_ASKED: { status: 409 } })
    .input(
      z.strictObject({
        studentId: StudentId,
        assignmentId: AssignmentId,
        /** Null: the whole grade. */
        criterionId: z.string().max(100).nullable(),
        text: z.string().trim().min(1).max(INQUIRY_MAX_CHARACTERS),
      }),
    )
    .output(z.object({ inquiryId: InquiryId })),
};
