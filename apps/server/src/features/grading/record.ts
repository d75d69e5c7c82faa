import { RELEASE_UNDO_SECONDS } from '@fieldhouse/domain/grading/release.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { isLocked } from './course-lock.ts';
import { decisionsOf, judgePoints, stateOf } from './given-points.ts';
import { canGrade, canRelease, canSeeWork } from './policy.ts';
import { decideProposal, findProposal, findWork, lockCell } from './queries.ts';
import { criteriaOf, matchingCountOf, totalPoints } from './rubric.ts';
import { presentGrade } from './staff-grade.ts';
import { notifyOfGrade, recordGrade, tellOfGrade } from './workflows.ts';

export const record = os.grading.record.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [[work], [proposal]] = await Promise.all([
      tx.query(findWork({ attemptId: input.attemptId })),
      tx.query(findProposal({ attemptId: input.attemptId })),
    ]);
    if (!work || !canSeeWork(actor, work)) throw errors.NOT_FOUND();
    if (!canGrade(actor, work)) throw refusalAbout(actor, work);
    if (input.release && !canRelease(actor, work)) throw errors.FORBIDDEN();
    requireWritable(actor, work.schoolId);
    if (await isLocked(tx, work)) throw errors.GRADES_LOCKED();

    const { schoolId, courseId, studentId, enrollmentId, assignmentId } = work;
    const key = { schoolId, courseId, studentId, enrollmentId, assignmentId };
    const [cell] = await tx.query(lockCell({ schoolId, courseId, enrollmentId, assignmentId }));
    if (!cell) throw errors.NOT_FOUND();
    if (cell.attemptId !== work.attemptId) throw errors.SUPERSEDED();
    if (cell.lastSeq !== input.baseSeq) throw errors.STALE({ data: { current: presentGrade(cell) } });

    const judged = judgePoints(
      criteriaOf({ ...work, title: work.assignmentTitle }),
      matchingCountOf(work),
      input.criteria,
      proposal?.criteria ?? [],
    );
    if ('problem' in judged) throw errors.POINTS_OUT_OF_RANGE({ data: judged.problem });

    const at = context.clock.now();
    const given = totalPoints(judged.results);
    const source = judged.isProposal ? 'ai_confirmed' : 'teacher';
    // What a student sees is replaced at once: kept back meanwhile, it would vanish before their eyes.
    const isReleaseDue = input.release && input.isUndoable === true && cell.releasedAt === null;
    const isReleased = input.release && !isReleaseDue;
    const decisions = decisionsOf(judged.results, proposal?.criteria ?? [], input.criteria);
    const [{ seq, points, lateDeduction }] = await Promise.all([
      recordGrade(tx, {
        ...key,
        attemptId: work.attemptId,
        points: given,
        pointsPossible: work.pointsPossible,
        criteria: judged.results,
        feedback: input.comment.trim() === '' ? null : { v: 1, comment: input.comment },
        source,
        proposalId: proposal?.proposalId ?? null,
        by: actor.userId,
        at,
        isHeld: !isReleased,
      }),
      tx.query(
        decideProposal({
          schoolId,
          attemptId: work.attemptId,
          state: stateOf(decisions),
          decidedBy: actor.userId,
          decidedAt: at,
          decisions: JSON.stringify(decisions),
        }),
      ),
    ]);
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: isReleased ? 'grade.released' : 'grade.recorded',
      entityType: 'attempt',
      entityId: work.attemptId,
      before: {
        state: cell.state,
        points: cell.points,
        isReleased: cell.releasedAt !== null,
        seq: cell.lastSeq,
      },
      after: {
        ...key,
        points,
        lateDeduction,
        pointsPossible: work.pointsPossible,
        source,
        seq,
        isReleaseDue,
      },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    // A grade that is taken back is news as well; one that was never seen is none.
    if (isReleased || cell.releasedAt !== null) await tellOfGrade(tx, context.clock, key);
    if (isReleased) await notifyOfGrade(tx, context.services.clock, key);
    if (isReleaseDue) {
      await context.services.jobs.enqueue(
        tx,
        'grading.release',
        { schoolId, attemptId: work.attemptId, seq, userId: actor.userId },
        undefined,
        RELEASE_UNDO_SECONDS,
      );
    }
    const undoSeconds = isReleaseDue ? RELEASE_UNDO_SECONDS : null;
    return { points, lateDeduction, pointsPossible: work.pointsPossible, seq, undoSeconds };
  }),
);
