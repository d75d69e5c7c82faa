import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { toast } from '#ui/feedback/toast.ts';
import { scalesQuery } from './scales-queries.ts';

/** Enters, replaces or takes back a scale. */
export function useSaveScale(onDone: () => void) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation(
    api.schools.saveScale.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: scalesQuery().queryKey });
        onDone();
        void toast({
          title: t('Saved'),
          message: t('Posted grades keep their letters. Ledgers update within seconds.'),
        });
      },
      // Somebody else was faster: what stands now is shown behind the dialog.
      onError: () => queryClient.invalidateQueries({ queryKey: scalesQuery().queryKey }),
    }),
  );
}
