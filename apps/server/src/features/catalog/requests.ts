import type { CourseId, EnrollmentId } from '@fieldhouse/contract/ids.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canDecideRequest } from './policy.ts';
import { addToEnrolledCount, decideEnrollment, listRequested, lockRequest } from './queries.ts';

export const listRequests = os.catalog.listRequests.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listRequested()]);
  return {
    requests: rows[0]
      .filter((row) => canDecideRequest(actor, row))
      .map((row) => ({
        enrollmentId: row.enrollmentId as EnrollmentId,
        courseId: row.courseId as CourseId,
        courseTitle: row.courseTitle,
        studentName: row.studentName,
        gradeLevel: row.gradeLevel,
        requestedAt: row.requestedAt,
        placesLeft: row.placesLeft,
      })),
  };
});

export const decideRequest = os.catalog.decideRequest.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [request] = await tx.query(lockRequest(input.enrollmentId));
    if (!request || !canDecideRequest(actor, request)) throw errors.NOT_FOUND();
    requireWritable(actor, request.schoolId);
    if (request.status !== 'requested') throw errors.NOT_REQUESTED();
    if (input.isAccepted && request.placesLeft !== null && request.placesLeft <= 0)
      throw errors.COURSE_FULL();
    const { schoolId, courseId } = request;
    const at = context.clock.now();
    const status = input.isAccepted ? 'active' : 'declined';
    await tx.query(
      decideEnrollment(schoolId, input.enrollmentId, status, actor.userId, at, newId(), input.reason || null),
    );
    if (input.isAccepted) await tx.query(addToEnrolledCount(courseId, 1));
    await recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: input.isAccepted ? 'enrollment.accepted' : 'enrollment.declined',
      entityType: 'enrollment',
      entityId: input.enrollmentId,
      ...(input.reason ? { reason: input.reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    if (request.studentUserId) {
      await notify(tx, context.clock, [request.studentUserId], {
        schoolId,
        courseId,
        type: 'assignment',
        template: 'enrollment_decided',
        groupKey: `enrollment:${input.enrollmentId}`,
      });
    }
    return {};
  }),
);
