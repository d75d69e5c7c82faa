import { isTooClose, isWritable } from '#access/actor.ts';
import { presentFile } from '#features/files/workflows.ts';
import { os } from '#platform/procedure.ts';
import { presentInquiry } from './inquiries.ts';
import { findInquiryOfAttempt } from './inquiry-queries.ts';
import { pictureOf } from './picture.ts';
import { canGrade, canRelease, canSeeWork } from './policy.ts';
import { findCellOfAttempt, findProposal, findWork, listAttemptsOfWork, type WorkTask } from './queries.ts';
import { criteriaOf } from './rubric.ts';
import { presentGrade } from './staff-grade.ts';

/** What the student was asked to do; materials and steps as they read them. */
const taskOf = ({ description, instructions, lessonId, lessonTitle }: WorkTask) => ({
  description,
  instructions,
  lesson: lessonId === null || lessonTitle === null ? null : { lessonId, title: lessonTitle },
});

export const getWork = os.grading.getWork.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findWork({ attemptId: input.attemptId }),
    findCellOfAttempt({ attemptId: input.attemptId }),
    findProposal({ attemptId: input.attemptId }),
    listAttemptsOfWork({ attemptId: input.attemptId }),
    findInquiryOfAttempt({ attemptId: input.attemptId }),
  ]);
  const [[work], [cell], [proposal], attempts, [inquiry]] = rows;
  if (!work || !cell || !canSeeWork(actor, work)) throw errors.NOT_FOUND();

  const isCurrentAttempt = cell.attemptId === work.attemptId;
  const isOpen = isCurrentAttempt && isWritable(actor, work.schoolId);
  return {
    line: {
      attemptId: work.attemptId,
      assignmentId: work.assignmentId,
      assignmentTitle: work.assignmentTitle,
      courseId: work.courseId,
      courseTitle: work.courseTitle,
      studentId: work.studentId,
      studentName: work.studentName,
      studentAvatarUrl: pictureOf(work),
      courseAttempt: { number: work.courseAttemptNumber, standing: work.courseStanding },
      attemptNumber: work.attemptNumber,
      submittedAt: work.submittedAt,
      isLate: work.isLate,
      pointsPossible: work.pointsPossible,
      proposal: proposal
        ? {
            totalPoints: proposal.totalPoints,
            confidence: proposal.confidence,
            flags: proposal.flags,
            engine: proposal.engine,
          }
        : null,
    },
    task: taskOf(work),
    text: work.text,
    files: work.files.map(presentFile),
    matchingCorrect: work.matchingCorrect,
    matchingTotal: work.matchingTotal,
    practiceChecks: work.practiceChecks,
    rubric: [...criteriaOf({ ...work, title: work.assignmentTitle })],
    proposal: proposal
      ? {
          proposalId: proposal.proposalId,
          engine: proposal.engine,
          criteria: proposal.criteria,
          flags: proposal.flags,
          state: proposal.state,
        }
      : null,
    grade: presentGrade(cell),
    isCurrentAttempt,
    attempts: attempts.map((one) => ({ ...one, attemptId: one.attemptId })),
    inquiry: inquiry ? presentInquiry(inquiry) : null,
    isTooClose: isTooClose(actor, work),
    can: { grade: isOpen && canGrade(actor, work), release: isOpen && canRelease(actor, work) },
  };
});
