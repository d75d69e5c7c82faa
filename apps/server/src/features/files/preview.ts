import { writeFile } from 'node:fs/promises';
import type { Preview } from '@fieldhouse/contract/files.ts';
import { DocumentError } from '#platform/documents/refusal.ts';
import { htmlInWorker, readInWorker } from '#platform/documents/run-worker.ts';
import { os } from '#platform/procedure.ts';
import type { Services } from '#platform/services.ts';
import { withIncoming } from './incoming.ts';
import { canReadFile } from './policy.ts';
import { type FileScope, findFile } from './queries.ts';

export const preview = os.files.preview.handler(async ({ input, context, errors }): Promise<Preview> => {
  const { actor, rows } = await context.read([findFile({ fileId: input.fileId })]);
  const [[file]] = rows;
  if (!file || !canReadFile(actor, file)) throw errors.NOT_FOUND();
  const bytes = await context.services.files.get(file.storageKey).catch((error: unknown) => {
    context.services.log.error({ err: error, fileId: file.fileId }, 'a file is missing from the store');
    return null;
  });
  if (!bytes) return { kind: 'none', reason: 'missing' };
  return await show(context.services, file, bytes).catch((error: unknown) => {
    if (error instanceof DocumentError) return { kind: 'none' as const, reason: 'unreadable' as const };
    throw error;
  });
});

async function show(services: Services, file: FileScope, bytes: Uint8Array): Promise<Preview> {
  return await withIncoming(services, async (incoming) => {
    await writeFile(incoming, bytes, { mode: 0o600 });
    if (file.mediaType.endsWith('.document')) {
      const html = await services.html.clean('lesson', await htmlInWorker(incoming));
      return html.trim() === '' ? { kind: 'none', reason: 'no_text' } : { kind: 'html', html };
    }
    const { pages } = await readInWorker(incoming);
    const isPdf = file.mediaType === 'application/pdf';
    if (!isPdf && pages.every((page) => page === '')) return { kind: 'none', reason: 'no_text' };
    return { kind: 'pages', pages: [...pages], pageCount: isPdf ? (file.pageCount ?? pages.length) : 1 };
  });
}
