import type { ResourceContent } from '@fieldhouse/contract/resources.ts';
import { videoEmbed } from '@fieldhouse/domain/lessons/video-embed.ts';
import type { Actor } from '#access/actor.ts';
import type { Transaction } from '#db/unit.ts';
import { linkFor } from '#features/files/workflows.ts';
import type { Clock } from '#platform/clock.ts';
import { newId } from '#platform/ids.ts';
import { notify } from '#platform/notify.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { canReadResource } from './policy.ts';
import { addDownload, addView, findResource, insertView, markMissing, type ResourceRow } from './queries.ts';

export const open = os.resources.open.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findResource({ resourceId: input.resourceId })]);
  const [[row]] = rows;
  if (!row || !canReadResource(actor, row)) throw errors.NOT_FOUND();
  const { services, clock } = context;
  if (await isFileGone(services, row)) {
    await context.unit((tx) => tellUploader(tx, clock, row));
    throw errors.FILE_GONE();
  }
  await context.unit(async (tx) => {
    const day = clock.now().slice(0, 10);
    const [isFirst] = await tx.query(
      insertView({
        schoolId: row.schoolId,
        resourceId: row.resourceId,
        userId: actor.userId,
        day,
        resourceViewId: newId(),
      }),
    );
    if (isFirst) await tx.query(addView({ schoolId: row.schoolId, resourceId: row.resourceId }));
  });
  return { content: contentOf(services, row, actor) };
});

export const download = os.resources.download.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findResource({ resourceId: input.resourceId })]);
  const [[row]] = rows;
  if (!row || !canReadResource(actor, row)) throw errors.NOT_FOUND();
  if (row.fileId === null || row.fileName === null) throw errors.NO_FILE();
  const { services } = context;
  if (await isFileGone(services, row)) {
    await context.unit((tx) => tellUploader(tx, context.clock, row));
    throw errors.FILE_GONE();
  }
  await context.unit((tx) => tx.query(addDownload({ schoolId: row.schoolId, resourceId: row.resourceId })));
  return { ...linkFor(services, row.fileId, actor.userId), name: row.fileName };
});

function contentOf(services: Services, row: ResourceRow, actor: Actor): ResourceContent {
  if (row.fileId !== null) {
    return {
      kind: 'file',
      ...linkFor(services, row.fileId, actor.userId),
      name: row.fileName ?? '',
      mediaType: row.mediaType ?? '',
    };
  }
  const url = row.url ?? '';
  const video = videoEmbed(url, actor.locale);
  return video ? { kind: 'embed', video } : { kind: 'link', url };
}

const isFileGone = async ({ files }: Services, { storageKey }: ResourceRow): Promise<boolean> =>
  storageKey !== null && !(await files.exists(storageKey));

/** Tells who put it there, once for each version. */
async function tellUploader(tx: Transaction, clock: Clock, row: ResourceRow): Promise<void> {
  const { schoolId, resourceId, courseId } = row;
  const [isFirst] = await tx.query(
    markMissing({ schoolId, resourceId, currentVersionId: row.currentVersionId }),
  );
  if (!isFirst) return;
  notify(tx, clock, [row.uploadedBy], {
    schoolId,
    type: 'system',
    template: 'material_missing',
    groupKey: `material:${resourceId}`,
    ...(courseId ? { courseId } : {}),
  });
}
