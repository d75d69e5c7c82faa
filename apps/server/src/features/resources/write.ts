import type { ResourceId, SchoolId } from '@fieldhouse/contract/ids.ts';
import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { type Actor, isStaffOf } from '#access/actor.ts';
import { resources } from '#db/tables/resources.ts';
import type { Transaction } from '#db/unit.ts';
import { recordAudit } from '#platform/audit.ts';
import { newId } from '#platform/ids.ts';
import { os, type RequestContext, requireWritable } from '#platform/procedure.ts';
import { canEditResource, canReadResource } from './policy.ts';
import {
  findPlace,
  findResource,
  findVersion,
  insertVersion,
  listVersionRows,
  lockResource,
  type ResourceRow,
  setCurrent,
} from './queries.ts';
import { takeSource } from './source.ts';

/** @throws ORPCError NOT_FOUND, FORBIDDEN or SCHOOL_READ_ONLY. */
async function requireEditor(tx: Transaction, actor: Actor, resourceId: string): Promise<ResourceRow> {
  const [row] = await tx.query(lockResource({ resourceId }));
  if (!row || !canReadResource(actor, row)) throw new ORPCError('NOT_FOUND');
  if (!canEditResource(actor, row)) throw new ORPCError('FORBIDDEN');
  requireWritable(actor, row.schoolId);
  return row;
}

/** @throws ORPCError NOT_FOUND where the actor can't see the place, FORBIDDEN where they may put nothing there. */
async function requirePlace(
  tx: Transaction,
  actor: Actor,
  schoolId: SchoolId,
  courseId: string | null,
): Promise<void> {
  const [place] = await tx.query(findPlace({ schoolId, courseId }));
  if (!place || !isStaffOf(actor, schoolId)) throw new ORPCError('NOT_FOUND');
  if (!canEditResource(actor, place)) throw new ORPCError(courseId === null ? 'FORBIDDEN' : 'NOT_FOUND');
  requireWritable(actor, schoolId);
}

const audit = (
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  { schoolId, resourceId }: { schoolId: string; resourceId: string },
  action: string,
  after?: object,
) =>
  recordAudit(tx, context.services.clock, {
    schoolId,
    actorKind: 'user',
    actorUserId: actor.userId,
    action: `resource.${action}`,
    entityType: 'resource',
    entityId: resourceId,
    ...(after ? { after } : {}),
    ipAddress: context.clientAddress,
    requestId: context.requestId,
  });

export const create = os.resources.create.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { schoolId, courseId, title, description, isFeatured } = input;
    await requirePlace(tx, actor, schoolId, courseId);
    const at = context.clock.now();
    const source = await takeSource(tx, schoolId, input.source, at);
    if (typeof source === 'string') throw errors[source]();
    const resourceId = newId<ResourceId>();
    const versionId = newId();
    await tx.orm.insert(resources).values({
      schoolId,
      id: resourceId,
      courseId,
      title,
      description,
      type: source.type,
      featured: isFeatured,
      uploadedBy: actor.userId,
      currentVersionId: versionId,
      createdAt: at,
      updatedAt: at,
    });
    await tx.query(
      insertVersion({
        schoolId,
        resourceVersionId: versionId,
        resourceId,
        type: source.type,
        fileId: source.fileId,
        url: source.url,
        sizeBytes: source.sizeBytes,
        durationSeconds: source.durationSeconds,
        note: null,
        by: actor.userId,
        at,
      }),
    );
    audit(tx, context, actor, { schoolId, resourceId }, 'created', { title, courseId });
    return { resourceId };
  }),
);

export const save = os.resources.save.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const { resourceId, courseId, title, description, isFeatured } = input;
    const row = await requireEditor(tx, actor, resourceId);
    if (row.version !== input.baseVersion) throw errors.STALE();
    if (courseId !== row.courseId) await requirePlace(tx, actor, row.schoolId, courseId);
    const version = row.version + 1;
    await tx.orm
      .update(resources)
      .set({
        courseId,
        title,
        description,
        featured: isFeatured,
        version,
        updatedAt: context.clock.now(),
      })
      .where(eq(resources.id, resourceId));
    audit(tx, context, actor, row, 'changed', { title, courseId });
    return { version };
  }),
);

export const feature = os.resources.feature.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const row = await requireEditor(tx, actor, input.resourceId);
    await tx.orm
      .update(resources)
      .set({ featured: input.isFeatured, version: row.version + 1, updatedAt: context.clock.now() })
      .where(eq(resources.id, row.resourceId));
    return {};
  }),
);

export const archive = os.resources.archive.handler(async ({ input, context }) =>
  context.unit(async (tx, actor) => {
    const row = await requireEditor(tx, actor, input.resourceId);
    if (row.isArchived === input.isArchived) return {};
    const at = context.clock.now();
    await tx.orm
      .update(resources)
      .set({ archivedAt: input.isArchived ? at : null, version: row.version + 1, updatedAt: at })
      .where(eq(resources.id, row.resourceId));
    audit(tx, context, actor, row, input.isArchived ? 'archived' : 'unarchived');
    return {};
  }),
);

export const addVersion = os.resources.addVersion.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const row = await requireEditor(tx, actor, input.resourceId);
    const at = context.clock.now();
    const source = await takeSource(tx, row.schoolId, input.source, at);
    if (typeof source === 'string') throw errors[source]();
    return await putVersion(tx, context, actor, row, { ...source, note: input.note });
  }),
);

export const restoreVersion = os.resources.restoreVersion.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const row = await requireEditor(tx, actor, input.resourceId);
    const [earlier] = await tx.query(
      findVersion({ schoolId: row.schoolId, resourceId: row.resourceId, resourceVersionId: input.versionId }),
    );
    if (!earlier) throw errors.NOT_FOUND();
    return await putVersion(tx, context, actor, row, { ...earlier, note: null });
  }),
);

interface NewVersion {
  readonly type: ResourceRow['type'];
  readonly fileId: string | null;
  readonly url: string | null;
  readonly sizeBytes: number | null;
  readonly durationSeconds: number | null;
  readonly note: string | null;
}

/** The caller holds the resource. */
async function putVersion(
  tx: Transaction,
  context: RequestContext,
  actor: Actor,
  row: ResourceRow,
  { type, fileId, url, sizeBytes, durationSeconds, note }: NewVersion,
): Promise<{ versionNumber: number }> {
  const { schoolId, resourceId } = row;
  const at = context.services.clock.now();
  const versionId = newId();
  const [made] = await tx.query(
    insertVersion({
      schoolId,
      resourceVersionId: versionId,
      resourceId,
      type,
      fileId,
      url,
      sizeBytes,
      durationSeconds,
      note,
      by: actor.userId,
      at,
    }),
  );
  await tx.query(setCurrent({ schoolId, resourceId, versionId, type, updatedAt: at }));
  const versionNumber = made?.number ?? 0;
  audit(tx, context, actor, row, 'versioned', { versionNumber });
  return { versionNumber };
}

export const listVersions = os.resources.listVersions.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([
    findResource({ resourceId: input.resourceId }),
    listVersionRows({ resourceId: input.resourceId }),
  ]);
  const [[row], versions] = rows;
  if (!row || !canReadResource(actor, row)) throw errors.NOT_FOUND();
  if (!canEditResource(actor, row)) throw errors.FORBIDDEN();
  return { versions: versions.map((one) => ({ ...one, versionId: one.versionId as never })) };
});
