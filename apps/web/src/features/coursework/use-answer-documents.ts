import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import type { FileId } from '@fieldhouse/contract/ids.ts';
import { ANSWER_MAX_FILES } from '@fieldhouse/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { refusalBefore } from '#lib/upload-words.ts';
import { useUploads } from '#lib/use-uploads.ts';
import { toast } from '#ui/feedback/toast.ts';
import { fileIdsOf } from './answer.ts';
import { type Assignment, assignmentQuery } from './coursework-queries.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** How long a removed document can be brought back; the server forgets it after that. */
const UNDO_MS = 10_000;

/** The documents of the answer that is being written: they stand in its draft as soon as the server has them. */
export function useAnswerDocuments(
  { assignmentId }: Assignment,
  keeper: DraftKeeper,
  fileIds: readonly FileId[],
) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [news, setNews] = useState('');
  const set = (change: (now: readonly FileId[]) => FileId[]) => {
    const { content } = keeper.snapshot();
    keeper.change({ ...content, fileIds: change(fileIdsOf(content)) });
    // Rare, and the server should know soon which documents are named.
    void keeper.flush();
  };
  const uploads = useUploads<AnswerFile>({
    place: assignmentId,
    room: ANSWER_MAX_FILES - fileIds.length,
    refuse: refusalBefore,
    onUploaded(stored) {
      // The page knows it before the answer names it.
      queryClient.setQueryData(assignmentQuery(assignmentId).queryKey, (known) =>
        known ? { ...known, files: [...known.files, stored] } : known,
      );
      set((now) => [...now, stored.fileId]);
      setNews(t('{{name}} is uploaded.', { name: stored.name }));
    },
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
