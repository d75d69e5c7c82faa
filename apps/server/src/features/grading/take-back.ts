import { recordAudit } from '#platform/audit.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { settleDueRelease } from './cells-queries.ts';
import { isLocked } from './course-lock.ts';
import { canGrade, canRelease, canSeeWork } from './policy.ts';
import { findWork } from './queries.ts';
import { tellOfWork } from './workflows.ts';

export const takeBack = os.grading.takeBack.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [work] = await tx.query(findWork({ attemptId: input.attemptId }));
    if (!work || !canSeeWork(actor, work)) throw errors.NOT_FOUND();
    if (!canGrade(actor, work)) throw refusalAbout(actor, work);
    if (!canRelease(actor, work)) throw errors.FORBIDDEN();
    requireWritable(actor, work.schoolId);
    if (await isLocked(tx, work)) throw errors.GRADES_LOCKED();

    const { schoolId, courseId, studentId, enrollmentId, assignmentId, attemptId } = work;
    const [held] = await tx.query(
      settleDueRelease({
        schoolId,
        courseId,
        enrollmentId,
        assignmentId,
        attemptId,
        seq: input.seq,
        isReleased: false,
        by: actor.userId,
        at: context.clock.now(),
        kind: 'held',
      }),
    );
    if (!held) throw errors.TOO_LATE();
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'grade.taken_back',
      entityType: 'attempt',
      entityId: attemptId,
      after: { courseId, studentId, enrollmentId, assignmentId, seq: held.seq },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    await tellOfWork(tx, { schoolId, courseId, studentId, assignmentId });
    return { seq: held.seq };
  }),
);
