import { SESSION_MAX_MATERIALS } from '@fieldhouse/contract/limits.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { dropFile, linkFor, takeForSession } from '#features/files/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { announce } from '#platform/events.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { partOf } from './change.ts';
import { canHoldSession, canReadMaterials, canSeeSession } from './session-policy.ts';
import {
  countMaterials,
  dropMaterials,
  findMaterialOf,
  findSession,
  insertMaterials,
  listLearners,
  lockFile,
  lockSession,
  mostMaterials,
  type SessionRow,
} from './session-queries.ts';

/** The class itself and, where they are meant, those of its series that follow. */
async function sessionsOf(
  tx: Transaction,
  session: SessionRow,
  part: 'this' | 'following',
): Promise<readonly string[]> {
  const parts = await partOf(tx, session, part);
  // One that was called off is not among those that follow.
  return [...new Set([session.sessionId, ...parts.map(({ sessionId }) => sessionId)])];
}

/** Pages that show the class show its files at once. */
async function tellPages(tx: Transaction, { schoolId, courseId }: SessionRow): Promise<void> {
  const learners = await tx.query(listLearners({ schoolId, courseId }));
  announce(
    tx,
    learners.map(({ userId }) => userId),
    { topic: 'event', id: courseId },
  );
}

const audit = (
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  { schoolId, sessionId }: SessionRow,
  action: string,
  after: object,
) =>
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `session.${action}`,
    entityType: 'live_session',
    entityId: sessionId,
    after,
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });

export const addMaterials = os.live.addMaterials.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    await tx.query(lockSession({ liveSessionId: input.sessionId }));
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, session)) throw errors.FORBIDDEN();
    const { schoolId, sessionId } = session;
    requireWritable(actor, schoolId);
    if (session.status === 'cancelled') throw errors.NOT_OPEN();
    const now = context.clock.now();
    const fileIds = [...new Set(input.fileIds)];
    const taken = await takeForSession(tx, schoolId, sessionId, fileIds, now);
    const missing = fileIds.filter((fileId) => !taken.has(fileId));
    if (missing.length > 0) throw errors.FILES_NOT_FOUND({ data: { fileIds: missing } });
    const sessionIds = await sessionsOf(tx, session, input.part);
    const added = await tx.query(insertMaterials({ schoolId, sessionIds, fileIds, now }));
    const [held] = await tx.query(mostMaterials({ schoolId, sessionIds }));
    if ((held?.most ?? 0) > SESSION_MAX_MATERIALS)
      throw errors.TOO_MANY({ data: { most: SESSION_MAX_MATERIALS } });
    if (added.length > 0) {
      audit(tx, context, actor, session, 'materials_added', { fileIds, count: sessionIds.length });
      await tellPages(tx, session);
    }
    return { addedCount: added.length };
  }),
);

export const removeMaterial = os.live.removeMaterial.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { fileId, part } = input;
    await tx.query(lockSession({ liveSessionId: input.sessionId }));
    const [session] = await tx.query(findSession({ liveSessionId: input.sessionId }));
    if (!session || !canSeeSession(actor, session)) throw errors.NOT_FOUND();
    if (!canHoldSession(actor, session)) throw errors.FORBIDDEN();
    const { schoolId } = session;
    requireWritable(actor, schoolId);
    const sessionIds = await sessionsOf(tx, session, part);
    await tx.query(lockFile({ schoolId, fileId }));
    const gone = await tx.query(dropMaterials({ schoolId, sessionIds, fileId }));
    if (gone.length === 0) return { removedCount: 0 };
    const [left] = await tx.query(countMaterials({ schoolId, fileId }));
    if (left?.count === 0) await dropFile(tx, context.services, schoolId, fileId);
    audit(tx, context, actor, session, 'material_removed', { fileId, count: gone.length });
    await tellPages(tx, session);
    return { removedCount: gone.length };
  }),
);

export const materialLink = os.live.materialLink.handler(async ({ input, context, errors }) => {
  const { services } = context;
  const { actor, rows } = await context.read([
    findMaterialOf({ fileId: input.fileId, liveSessionId: input.sessionId }),
  ]);
  const [[file]] = rows;
  if (!file || !canReadMaterials(actor, file)) throw errors.NOT_FOUND();
  if (!(await services.files.exists(file.storageKey))) {
    services.log.error({ fileId: file.fileId }, 'a file is missing from the store');
    throw errors.FILE_GONE();
  }
  const { name, mediaType } = file;
  return { ...linkFor(services, file.fileId, actor.userId), name, mediaType };
});
