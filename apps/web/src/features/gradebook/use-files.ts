import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { saveFile } from '#lib/save-file.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Saves the gradebook as a file. */
export function useExport(courseId: string) {
  const { t } = useTranslation();
  const { mutate, isPending } = useMutation(
    api.gradebook.export.mutationOptions({
      onSuccess({ fileName, mediaType, base64 }) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
        saveFile(fileName, bytes, mediaType);
        void toast({ title: t('Gradebook exported'), message: fileName });
      },
      onError: (error) =>
        void toast({
          tone: 'error',
          title: t("The gradebook couldn't be exported"),
          message: errorText(error, t),
        }),
    }),
  );
  return {
    isPending,
    save: (format: 'csv' | 'xlsx') => mutate({ courseId: courseId as CourseId, format }),
  };
}
