import { counselorAssignments } from '#db/tables/counseling.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { canAssign, schoolOfCounselor } from './policy.ts';
import { endAssignments, isCounselor, listUnassigned } from './queries.ts';

export const assign = os.counseling.assign.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, userId, isAssigned, who } = input;
    if (schoolOfCounselor(actor) === null) throw errors.FORBIDDEN();
    if (!canAssign(actor, schoolId)) throw errors.NOT_FOUND();
    requireWritable(actor, schoolId);
    // Somebody who counsels no more can be taken off, but not put on.
    if (isAssigned && (await tx.query(isCounselor({ schoolId, userId }))).length === 0)
      throw errors.NO_COUNSELOR();
    const meant = {
      schoolId,
      userId,
      studentIds: who.by === 'hand' ? who.studentIds : null,
      gradeLevel: who.by === 'grade' ? who.gradeLevel : null,
      from: who.by === 'name' ? who.from : null,
      to: who.by === 'name' ? who.to : null,
    };
    const at = context.clock.now();
    const changed = isAssigned
      ? await tx.query(listUnassigned(meant))
      : await tx.query(endAssignments({ ...meant, by: actor.userId, at }));
    if (changed.length === 0) return { changed: 0 };
    if (isAssigned)
      await tx.orm
        .insert(counselorAssignments)
        .values(
          changed.map(({ studentId }) => ({
            schoolId,
            id: newId(),
            studentId,
            userId,
            assignedBy: actor.userId,
            createdAt: at,
          })),
        )
        .onConflictDoNothing();
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: isAssigned ? 'counseling.assigned' : 'counseling.unassigned',
      entityType: 'user',
      entityId: userId,
      after: { by: who.by, studentIds: changed.map(({ studentId }) => studentId) },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { changed: changed.length };
  }),
);
