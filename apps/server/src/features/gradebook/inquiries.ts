import type { InquiryId } from '@fieldhouse/contract/ids.ts';
import { isKnownIn, isWritable } from '#access/actor.ts';
import { gradeInquiries } from '#db/tables/grading.ts';
import { listCourseTeachers, studentResults } from '#features/grading/workflows.ts';
import { workState } from '#features/lessons/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canReadGrades } from './policy.ts';
import { type DetailRow, findDetail, listInquiries } from './queries.ts';

export const detail = os.gradebook.detail.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findDetail({ studentId: input.studentId, assignmentId: input.assignmentId }),
    listInquiries({ studentId: input.studentId, assignmentId: input.assignmentId }),
  ]);
  const [[cell], inquiries] = rows;
  if (!cell || !canReadGrades(actor, cell)) throw errors.NOT_FOUND();
  const isGraded = workState(cell) === 'graded';
  return {
    grade: isGraded ? presentGrade(cell, isKnownIn(actor, cell.schoolId)) : null,
    inquiries: inquiries.map((row) => ({ ...row, inquiryId: row.inquiryId })),
    can: { ask: isGraded && cell.askedCount === 0 && isWritable(actor, cell.schoolId) },
  };
});

const presentGrade = (cell: DetailRow, mayKnowPeople: boolean) =>
  cell.points === null || cell.setAt === null
    ? null
    : {
        points: cell.points,
        lateDeduction: cell.lateDeduction,
        pointsPossible: cell.pointsPossible,
        criteria: studentResults(cell, cell.criteria ?? []),
        feedback: cell.feedback,
        source: cell.source ?? ('teacher' as const),
        gradedAt: cell.setAt,
        gradedByName: mayKnowPeople ? cell.gradedByName : null,
      };

export const ask = os.gradebook.ask.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [cell] = await tx.query(
      findDetail({ studentId: input.studentId, assignmentId: input.assignmentId }),
    );
    if (!cell || !canReadGrades(actor, cell)) throw errors.NOT_FOUND();
    requireWritable(actor, cell.schoolId);
    if (workState(cell) !== 'graded') throw errors.NOT_GRADED();
    const inquiryId = newId<InquiryId>();
    const { schoolId, studentId, enrollmentId, courseId, assignmentId } = cell;
    const isCriterion = cell.criteria?.some(({ criterionId }) => criterionId === input.criterionId) ?? false;
    const added = await tx.orm
      .insert(gradeInquiries)
      .values({
        schoolId,
        id: inquiryId,
        studentId,
        enrollmentId,
        courseId,
        assignmentId,
        criterionId: isCriterion ? input.criterionId : null,
        askedBy: actor.userId,
        text: input.text,
        state: 'open',
        createdAt: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: gradeInquiries.id });
    if (added.length === 0) throw errors.ALREADY_ASKED();
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'grade.asked',
      entityType: 'grade_inquiry',
      entityId: inquiryId,
      after: { studentId, courseId, assignmentId, criterionId: isCriterion ? input.criterionId : null },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    notify(tx, context.clock, await listCourseTeachers(tx, schoolId, courseId), {
      schoolId,
      courseId,
      assignmentId,
      type: 'grade',
      template: 'grade_question',
      groupKey: `question:${assignmentId}`,
    });
    return { inquiryId: inquiryId };
  }),
);
