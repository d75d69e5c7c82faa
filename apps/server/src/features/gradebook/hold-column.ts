import { keepFromPosting } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canReleaseIn, canSeeGradebook } from './staff-policy.ts';
import { findCourse, setRelease } from './staff-queries.ts';

export const holdColumn = os.gradebook.holdColumn.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { courseId, assignmentId, isHeld } = input;
    const [, [course]] = await Promise.all([
      keepFromPosting(tx, courseId),
      tx.query(findCourse({ courseId, now: context.clock.now() })),
    ]);
    if (!course || !canSeeGradebook(actor, course)) throw errors.NOT_FOUND();
    if (!canReleaseIn(actor, course)) throw errors.FORBIDDEN();
    requireWritable(actor, course.schoolId);
    if (course.isLocked) throw errors.GRADES_LOCKED();

    // Where the school holds by itself, the assignment has to say that it doesn't.
    const release = isHeld ? 'held' : course.defaultRelease === 'held' ? 'immediate' : 'school';
    const [changed] = await tx.query(
      setRelease({ schoolId: course.schoolId, courseId, assignmentId, release }),
    );
    if (!changed) throw errors.NOT_FOUND();
    recordAudit(tx, context.clock, {
      schoolId: course.schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'gradebook.hold_set',
      entityType: 'assignment',
      entityId: assignmentId,
      after: { courseId, isHeld, release },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { isHeldFirst: isHeld };
  }),
);
