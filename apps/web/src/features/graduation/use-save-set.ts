import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Enters, changes or takes back what a class is asked for. */
export function useSaveSet(onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: api.graduation.key() });
  return useMutation(
    api.graduation.saveSet.mutationOptions({
      async onSuccess() {
        await changed();
        onDone();
        void toast({ title: t('Saved'), message: t('Diplomas that were awarded stay as they are.') });
      },
      // Somebody else was faster: what stands now is shown behind the dialog.
      onError: changed,
    }),
  );
}

/** Why the server refused it, in a sentence that says what to do. */
export function saveRefusal(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'STALE':
      return t('Someone else changed the requirements. Check the current ones, then save again.');
    case 'REASON_REQUIRED':
      return t('This class already has requirements. Change those, and say why.');
    default:
      return errorText(error, t);
  }
}
