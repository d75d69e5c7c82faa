import { isAdminOf, schoolOfAdmin } from '#access/actor.ts';
import { adviceSettings } from '#db/tables/advice.ts';
import { recordAudit } from '#platform/audit.ts';
import { os, requireWritable } from '#platform/procedure.ts';
import { findSettings, listAlerted, listStaff } from './queries.ts';

export const settings = os.advice.settings.handler(async ({ context, errors }) =>
  context.unit(async (tx, actor) => {
    const schoolId = schoolOfAdmin(actor);
    if (!schoolId) throw errors.FORBIDDEN();
    const [[kept], alerted, staff] = await Promise.all([
      tx.query(findSettings({ schoolId })),
      tx.query(listAlerted({ schoolId })),
      tx.query(listStaff({ schoolId })),
    ]);
    return {
      schoolId,
      staff,
      alertUserIds: alerted.map(({ userId }) => userId),
      version: kept?.version ?? 0,
    };
  }),
);

export const saveSettings = os.advice.saveSettings.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, alertUserIds, version } = input;
    if (!isAdminOf(actor, schoolId)) throw errors.NOT_FOUND();
    requireWritable(actor, schoolId);
    const staff = new Set((await tx.query(listStaff({ schoolId }))).map(({ userId }) => userId));
    if (!alertUserIds.every((userId) => staff.has(userId))) throw errors.NOT_STAFF();
    const [[kept], before] = await Promise.all([
      tx.query(findSettings({ schoolId })),
      tx.query(listAlerted({ schoolId })),
    ]);
    if ((kept?.version ?? 0) !== version) throw errors.STALE();
    const values = { alertUserIds, updatedBy: actor.userId, updatedAt: context.clock.now() };
    await tx.orm
      .insert(adviceSettings)
      .values({ schoolId, ...values, version: version + 1 })
      .onConflictDoUpdate({ target: adviceSettings.schoolId, set: { ...values, version: version + 1 } });
    recordAudit(tx, context.clock, {
      schoolId,
      actorKind: 'user',
      actorUserId: actor.userId,
      action: 'advice.settings_saved',
      entityType: 'school',
      entityId: schoolId,
      before: { alertUserIds: before.map(({ userId }) => userId) },
      after: { alertUserIds },
      ipAddress: context.clientAddress,
      requestId: context.requestId,
    });
    return { version: version + 1 };
  }),
);
