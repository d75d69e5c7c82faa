import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/toast.ts';

export const useWaiting = () => useSuspenseQuery(api.accounts.listWaiting.queryOptions({ input: {} })).data;

/** Both decisions refresh the list and the figures, and say plainly when somebody else was faster. */
function useDecided() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.accounts.listWaiting.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key() }),
    ]);
  return {
    onSuccess: () => refresh(),
    onError(error: unknown) {
      const message =
        codeOf(error) === 'ALREADY_DECIDED' ? t('Somebody else has decided already.') : errorText(error, t);
      void toast({ title: t('Error'), message, tone: 'error' });
      if (codeOf(error) === 'ALREADY_DECIDED') void refresh();
    },
  };
}

/** Says so itself: the row that was clicked is gone from the list by then. */
export function useApprove(name: string) {
  const { t } = useTranslation();
  const { onSuccess, onError } = useDecided();
  return useMutation(
    api.accounts.approve.mutationOptions({
      onSuccess() {
        void toast({ title: t('{{name}} is approved', { name }) });
        return onSuccess();
      },
      onError,
    }),
  );
}

export const useRefuse = () => useMutation(api.accounts.refuse.mutationOptions(useDecided()));
