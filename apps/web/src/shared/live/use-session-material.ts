import type { FileId, LiveSessionId } from '@fieldhouse/contract/ids.ts';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Addresses of files last five minutes: what is older is asked for anew. */
const FRESH_MS = 4 * 60_000;

export const materialLinkQuery = (sessionId: LiveSessionId, fileId: FileId) =>
  api.live.materialLink.queryOptions({
    input: { sessionId, fileId },
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    retry: false,
  });

export const materialGoneText = (error: unknown, t: TFunction): string =>
  codeOf(error) === 'FILE_GONE'
    ? t('This file is no longer there. Ask the teacher to add it again.')
    : errorText(error, t);

/** Saves a file of a live class on this device, by an address made for this click. */
export function useDownloadMaterial(sessionId: LiveSessionId) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: (fileId: FileId) => client.live.materialLink({ sessionId, fileId }),
    onSuccess({ url, name }) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    },
    onError(error) {
      void toast({
        id: 'toast-download',
        title: t('Download failed'),
        message: materialGoneText(error, t),
        tone: 'error',
      });
    },
  });
}
