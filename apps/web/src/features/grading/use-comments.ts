import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

const commentsQuery = api.grading.comments.queryOptions({ input: {}, staleTime: 60_000 });

/** The person's own sentences, and how to keep and drop them. */
export function useComments(isWanted: boolean) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const after = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: commentsQuery.queryKey }),
    onError: (error: unknown) =>
      void toast({
        title: t('Error'),
        message:
          codeOf(error) === 'BANK_FULL'
            ? t("You've saved as many sentences as there's room for. Drop one first.")
            : errorText(error, t),
        tone: 'error',
      }),
  };
  return {
    list: useQuery({ ...commentsQuery, enabled: isWanted }),
    keep: useMutation(api.grading.keepComment.mutationOptions(after)),
    drop: useMutation(api.grading.dropComment.mutationOptions(after)),
  };
}
