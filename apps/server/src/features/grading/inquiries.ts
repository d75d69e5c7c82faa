import type { OpenInquiry } from '@fieldhouse/contract/grading.ts';
import type { AssignmentId, AttemptId, InquiryId } from '@fieldhouse/contract/ids.ts';
import type { z } from 'zod';
import { recordAudit } from '#platform/audit.ts';
import { notify } from '#platform/notify.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { closeInquiry, type InquiryRow, listInquiries, lockInquiry } from './inquiry-queries.ts';
import { canAnswer, canSeeWork } from './policy.ts';

/** A question is answered within three days. */
const ANSWER_MS = 3 * 86_400_000;

export const presentInquiry = (row: InquiryRow): z.infer<typeof OpenInquiry> => ({
  inquiryId: row.inquiryId as InquiryId,
  studentName: row.studentName,
  assignmentId: row.assignmentId as AssignmentId,
  assignmentTitle: row.assignmentTitle,
  courseTitle: row.courseTitle,
  criterionName: row.criterionName,
  text: row.text,
  askedByName: row.askedByName || null,
  askedAt: row.askedAt,
  dueAt: new Date(Date.parse(row.askedAt) + ANSWER_MS).toISOString(),
  attemptId: row.attemptId as AttemptId | null,
});

export const inquiries = os.grading.inquiries.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listInquiries()]);
  return { inquiries: rows[0].filter((row) => canSeeWork(actor, row)).map(presentInquiry) };
});

export const answerInquiry = os.grading.answerInquiry.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [row] = await tx.query(lockInquiry({ inquiryId: input.inquiryId }));
    if (!row || !canSeeWork(actor, row)) throw errors.NOT_FOUND();
    if (!canAnswer(actor, row)) throw refusalAbout(actor, row);
    const { schoolId, courseId, assignmentId, studentId } = row;
    requireWritable(actor, schoolId);
    if (row.state !== 'open') throw errors.ALREADY_ANSWERED();
    const at = context.clock.now();
    await tx.query(
      closeInquiry({
        schoolId,
        inquiryId: row.inquiryId,
        outcome: input.outcome,
        answer: input.answer,
        answeredBy: actor.userId,
        answeredAt: at,
      }),
    );
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'grade.question_answered',
      entityType: 'grade_inquiry',
      entityId: row.inquiryId,
      after: { studentId, courseId, assignmentId, outcome: input.outcome },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    notify(tx, context.clock, [row.askedBy], {
      ...{ schoolId, courseId, assignmentId, studentId },
      type: 'grade',
      template: 'question_answered',
      groupKey: `answer:${row.inquiryId}`,
    });
    return {};
  }),
);
