import type { FollowUpId } from '@fieldhouse/contract/ids.ts';
import { eligibilityFollowUps } from '#db/tables/counseling.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, refusalAbout, requireWritable } from '#platform/procedure.ts';
import { canFollowUp, counsels } from './policy.ts';
import { changeFollowUp, endFollowUp, findStudent, isCounselor, lockFollowUp } from './queries.ts';

export const saveFollowUp = os.counseling.saveFollowUp.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { followUpId, studentId, risk, task, ownerUserId, dueOn, version } = input;
    const [student] = await tx.query(findStudent({ studentId }));
    if (!student || !counsels(actor, student)) throw errors.NOT_FOUND();
    if (!canFollowUp(actor, student)) throw refusalAbout(actor, student);
    const { schoolId } = student;
    requireWritable(actor, schoolId);
    if ((await tx.query(isCounselor({ schoolId, userId: ownerUserId }))).length === 0)
      throw errors.NO_COUNSELOR();
    const at = context.clock.now();
    const fields = { body: risk?.body ?? null, finding: risk?.finding ?? null, task, ownerUserId, dueOn };
    const id = followUpId ?? newId<FollowUpId>();
    if (followUpId) {
      const [kept] = await tx.query(lockFollowUp({ followUpId }));
      if (!kept || kept.studentId !== studentId) throw errors.NOT_FOUND();
      if (kept.closedAt !== null) throw errors.CLOSED();
      if (kept.version !== version) throw errors.STALE();
      await tx.query(changeFollowUp({ ...fields, schoolId, followUpId, at }));
    } else
      await tx.orm.insert(eligibilityFollowUps).values({
        ...fields,
        schoolId,
        id,
        studentId,
        createdBy: actor.userId,
        createdAt: at,
        updatedAt: at,
      });
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'counseling.follow_up_saved',
      entityType: 'follow_up',
      entityId: id,
      after: { studentId, ...fields },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { followUpId: id };
  }),
);

export const closeFollowUp = os.counseling.closeFollowUp.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { followUpId, outcome, version } = input;
    const [kept] = await tx.query(lockFollowUp({ followUpId }));
    const [student] = kept ? await tx.query(findStudent({ studentId: kept.studentId })) : [];
    if (!kept || !student || !counsels(actor, student)) throw errors.NOT_FOUND();
    if (!canFollowUp(actor, student)) throw refusalAbout(actor, student);
    const { schoolId, studentId } = student;
    requireWritable(actor, schoolId);
    if (kept.closedAt !== null) throw errors.CLOSED();
    if (kept.version !== version) throw errors.STALE();
    await tx.query(endFollowUp({ schoolId, followUpId, outcome, by: actor.userId, at: context.clock.now() }));
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'counseling.follow_up_closed',
      entityType: 'follow_up',
      entityId: followUpId,
      after: { studentId, outcome },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { studentId };
  }),
);
