import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { problemsQuery, questionsQuery, requestsQuery } from './inbox-queries.ts';

/** What follows when something was dealt with: the lists and the counts on the dashboard are asked for anew. */
export function useSettled() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: questionsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: problemsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: requestsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: api.home.teacher.key(), refetchType: 'none' }),
      ]),
    onError: (error: unknown) =>
      void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
  };
}
