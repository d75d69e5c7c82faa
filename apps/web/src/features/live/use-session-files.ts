import type { FileId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { SESSION_MAX_MATERIALS } from '@fieldhouse/contract/limits.ts';
import type { SessionMaterial } from '@fieldhouse/contract/live-sessions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { useUploads } from '#lib/use-uploads.ts';
import { toast } from '#ui/feedback/toast.ts';
import { keptFiles } from './schedule-draft.ts';
import { sessionFileText, sessionRefusalBefore } from './session-file-words.ts';

interface SessionFilesOptions {
  /** What they are chosen for, as `useKeptText` takes it: they outlive closing and reloading. */
  readonly name: string;
  /** Undefined: there is nowhere to put them yet. */
  readonly schoolId: string | undefined;
  /** Files that the class has already. */
  readonly heldCount: number;
}

/** Files that are chosen for a live class: sent at once, and put to the class when it is there. */
export function useSessionFiles({ name, schoolId, heldCount }: SessionFilesOptions) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const kept = useKeptText(name);
  const files = keptFiles(kept.text);
  const [goneIds, setGoneIds] = useState<readonly FileId[]>([]);
  const [isAdding, setAdding] = useState(false);
  // Two uploads can end before the page is drawn again: each goes by what the other left.
  const latest = useRef<readonly SessionMaterial[]>(files);
  useEffect(() => {
    latest.current = keptFiles(kept.text);
  }, [kept.text]);
  const keep = (next: readonly SessionMaterial[]) => {
    latest.current = next;
    if (next.length === 0) kept.forget();
    else kept.setText(JSON.stringify(next));
  };
  const uploads = useUploads<SessionMaterial>({
    place: `session/${schoolId}`,
    room: schoolId === undefined ? 0 : SESSION_MAX_MATERIALS - heldCount - files.length,
    refuse: sessionRefusalBefore,
    onUploaded: (stored) => keep([...latest.current, stored]),
  });
  const failed = uploads.uploads.filter(({ error }) => error !== null);

  /**
   * Puts them to a class, or to it and those that follow, and says how that went.
   *
   * @returns true where none is left.
   */
  async function addTo(sessionId: LiveSessionId, part: 'this' | 'following'): Promise<boolean> {
    const fileIds = files.map(({ fileId }) => fileId);
    setAdding(true);
    try {
      if (fileIds.length > 0) {
        await client.live.addMaterials({ sessionId, fileIds, part });
        keep([]);
        void toast({
          title: t('{{n}} file(s) uploaded successfully', { n: format.number(fileIds.length) }),
        });
        await queryClient.invalidateQueries({ queryKey: api.live.key() });
      }
      if (failed.length === 0) return true;
      void toast({ tone: 'error', title: t('Failed to upload files') });
    } catch (error) {
      const code = codeOf(error);
      if (code === 'FILES_NOT_FOUND') setGoneIds((error as { data: { fileIds: FileId[] } }).data.fileIds);
      void toast({
        tone: 'error',
        title: t('Failed to upload files'),
        message:
          code === 'TOO_MANY'
            ? t('A session can have up to {{most}} files.', { most: SESSION_MAX_MATERIALS })
            : code === 'FILES_NOT_FOUND'
              ? t('Some of them are no longer there. Remove them, then choose them again.')
              : code === 'NOT_OPEN'
                ? t('This session was canceled.')
                : sessionFileText(error, t),
      });
    } finally {
      setAdding(false);
    }
    return false;
  }

  return {
    files,
    goneIds,
    uploads,
    isAdding,
    /** Anything is chosen, sent or not. */
    isEmpty: files.length === 0 && uploads.uploads.length === 0,
    isFull: schoolId === undefined || heldCount + files.length >= SESSION_MAX_MATERIALS,
    addTo,
    remove: (fileId: FileId) => keep(latest.current.filter((file) => file.fileId !== fileId)),
    forget: () => keep([]),
  };
}

export type SessionFiles = ReturnType<typeof useSessionFiles>;
