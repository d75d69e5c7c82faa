import { os } from '#platform/procedure.ts';
import { canReadFile, canRemoveFile } from './policy.ts';
import { findFile, giveBackUsage, hideLooseFile } from './queries.ts';
import { linkFor } from './workflows.ts';

export { preview } from './preview.ts';

export const link = os.files.link.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findFile({ fileId: input.fileId })]);
  const [[file]] = rows;
  if (!file || !canReadFile(actor, file)) throw errors.NOT_FOUND();
  return linkFor(context.services, file.fileId, actor.userId);
});

/** Also in a school that is read-only: taking something back adds nothing to it. */
export const remove = os.files.remove.handler(async ({ input, context, errors }) =>
  context.unit(async (tx, actor) => {
    const [file] = await tx.query(findFile({ fileId: input.fileId }));
    if (!file || !canRemoveFile(actor, file)) throw errors.NOT_FOUND();
    const { schoolId, fileId } = file;
    const [gone] = await tx.query(hideLooseFile({ schoolId, fileId, now: context.clock.now() }));
    if (!gone) throw errors.HANDED_IN();
    await tx.query(giveBackUsage({ schoolId, sizeBytes: gone.sizeBytes }));
    await context.services.jobs.enqueue(tx, 'files.sweep', { schoolId, fileId });
    return { fileId };
  }),
);
