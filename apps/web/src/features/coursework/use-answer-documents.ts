import type { FileId } from '@fieldhouse/contract/ids.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { toast } from '#ui/toast.ts';
import { fileIdsOf } from './answer.ts';
import type { Assignment } from './coursework-queries.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { useUploads } from './use-uploads.ts';

/** How long a removed document can be brought back; the server forgets it after that. */
const UNDO_MS = 10_000;

/** The documents of the answer that is being written: they stand in its draft as soon as the server has them. */
export function useAnswerDocuments(
  { assignmentId }: Assignment,
  keeper: DraftKeeper,
  fileIds: readonly FileId[],
) {
  const { t } = useTranslation();
  const [news, setNews] = useState('');
  const set = (change: (now: readonly FileId[]) => FileId[]) => {
    const { content } = keeper.snapshot();
    keeper.change({ ...content, fileIds: change(fileIdsOf(content)) });
  };
  const uploads = useUploads(assignmentId, fileIds.length, ({ fileId, name }) => {
    set((now) => [...now, fileId]);
    setNews(t('{{name}} is uploaded.', { name }));
  });

  function remove(fileId: FileId, name: string) {
    const place = fileIds.indexOf(fileId);
    set((now) => now.filter((one) => one !== fileId));
    setNews(t('{{name}} is removed.', { name }));
    let isBack = false;
    void toast({
      id: `toast-removed-${fileId}`,
      title: t('{{name}} is removed.', { name }),
      tone: 'info',
      action: {
        label: t('Undo'),
        onClick() {
          isBack = true;
          set((now) => now.toSpliced(place, 0, fileId));
        },
      },
    });
    // What was handed in before stays on the server, which refuses; what is missed here it sweeps after a day.
    setTimeout(() => {
      if (!isBack) client.files.remove({ fileId }).catch(() => undefined);
    }, UNDO_MS);
  }

  return { uploads, news, remove };
}
