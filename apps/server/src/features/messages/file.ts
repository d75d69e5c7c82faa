import { linkFor } from '#features/files/workflows.ts';
import { recordAudit } from '#platform/audit.ts';
import { os } from '#platform/procedure.ts';
import { canReadMessageFile, readsAsAdmin } from './policy.ts';
import { findMessageFile } from './workflows.ts';

export const file = os.messages.file.handler(async ({ input, context, errors }) => {
  const { actor, rows } = await context.read([findMessageFile({ fileId: input.fileId })]);
  const [[row]] = rows;
  if (!row || !canReadMessageFile(actor, row)) throw errors.NOT_FOUND();
  const { services } = context;
  if (!(await services.files.exists(row.storageKey))) throw errors.FILE_GONE();
  if (readsAsAdmin(actor, row) && (!row.isReader || row.isRemoved)) {
    await context.unit((tx) =>
      recordAudit(tx, context.clock, {
        schoolId: row.schoolId,
        actorKind: 'user',
        actorUserId: actor.userId,
        action: 'conversation.file_read',
        entityType: 'conversation',
        entityId: row.conversationId,
        after: { fileId: row.fileId },
        reason: 'report',
        ipAddress: context.clientAddress,
        requestId: context.requestId,
      }),
    );
  }
  return { ...linkFor(services, row.fileId, actor.userId), name: row.name };
});
