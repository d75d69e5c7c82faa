import { ledgersDue } from '#features/eligibility/workflows.ts';
import { recomputeStudentFigures, recomputeTotals } from '#features/grading/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { placesNow } from './enroll.ts';
import { fillPlaces, holdPlaces } from './places.ts';
import { canDecideOnPlace, canRunCourse } from './policy.ts';
import { addToEnrolledCount, decideEnrollment, findRequest, listRequested } from './queries.ts';
import { findStatus } from './roster-queries.ts';

export const listRequests = os.catalog.listRequests.handler(async ({ context }) => {
  const { actor, rows } = await context.read([listRequested()]);
  return {
    requests: rows[0]
      .filter((row) => canDecideOnPlace(actor, row))
      .map((row) => ({
        enrollmentId: row.enrollmentId,
        courseId: row.courseId,
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
    const { enrollmentId, isAccepted } = input;
    const [request] = await tx.query(findRequest({ enrollmentId }));
    if (!request || !canRunCourse(actor, request)) throw errors.NOT_FOUND();
    if (!canDecideOnPlace(actor, request)) throw refusalAbout(actor, request);
    const { schoolId, courseId } = request;
    requireWritable(actor, schoolId);
    const places = await holdPlaces(tx, courseId, context.clock);
    const [now] = await tx.query(findStatus({ schoolId, enrollmentId }));
    if (!places || now?.status !== 'requested') throw errors.NOT_REQUESTED();
    // The places may have become fewer since it was asked.
    if (isAccepted && places.capacity !== null && places.activeCount >= places.capacity)
      throw errors.COURSE_FULL();
    const at = context.clock.now();
    const status = isAccepted ? 'active' : 'declined';
    await tx.query(
      decideEnrollment({
        schoolId,
        enrollmentId,
        status,
        by: actor.userId,
        at,
        enrollmentEventId: newId(),
        reason: input.reason || null,
      }),
    );
    if (isAccepted) {
      await tx.query(addToEnrolledCount({ courseId, count: 1 }));
      await recomputeTotals(tx, { schoolId, enrollmentId, courseId }, at);
      await recomputeStudentFigures(tx, { schoolId, studentId: request.studentId }, at);
    } else {
      // What a plan asked for isn't planned any more.
      ledgersDue(tx, schoolId, [request.studentId], at);
    }
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: isAccepted ? 'enrollment.accepted' : 'enrollment.declined',
      entityType: 'enrollment',
      entityId: enrollmentId,
      ...(input.reason ? { reason: input.reason } : {}),
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    if (request.studentUserId) {
      notify(tx, context.clock, [request.studentUserId], {
        schoolId,
        courseId,
        type: 'assignment',
        template: 'enrollment_decided',
        groupKey: `enrollment:${enrollmentId}`,
      });
    }
    if (!isAccepted) {
      await fillPlaces(tx, await placesNow(tx, courseId, context.clock), {
        clock: context.clock,
        byUserId: actor.userId,
      });
    }
    return {};
  }),
);
