import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { client } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import type { Formats } from '#lib/format.ts';
import { toast } from '#ui/feedback/toast.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "1.2 MB". */
export const sizeWords = (bytes: number, t: TFunction, format: Formats): string =>
  bytes < MEGABYTE
    ? t('{{size}} KB', { size: format.number(Math.max(1, Math.round(bytes / KILOBYTE))) })
    : t('{{size}} MB', { size: format.number(bytes / MEGABYTE, 1) });

/** "3 pages" of a PDF, "420 words" of a Word file; null: not counted. */
export function lengthWords({ mediaType, pageCount }: AnswerFile, t: TFunction): string | null {
  if (pageCount === null) return null;
  return mediaType === 'application/pdf'
    ? t('{{count}} pages', { count: pageCount })
    : t('{{count}} words', { count: pageCount });
}

/** Saves a document on this device, by an address made for this click. */
export function useDownload() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: ({ fileId }: AnswerFile) => client.files.link({ fileId }),
    onSuccess({ url }, { name }) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
    },
    onError(error) {
      void toast({
        id: 'toast-download',
        title: t('Download failed'),
        message: errorText(error, t),
        tone: 'error',
      });
    },
  });
}
