import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useRefreshCourses } from './use-authoring.ts';

/** An admin's answer to a request to publish. */
export function useDecide(title: string) {
  const { t } = useTranslation();
  const refresh = useRefreshCourses();
  return useMutation(
    api.authoring.decidePublish.mutationOptions({
      async onSuccess(_, { isApproved }) {
        void toast({
          title: isApproved ? t('{{course}} is published', { course: title }) : t('Request rejected'),
          message: t('The author has been notified.'),
          tone: isApproved ? 'success' : 'info',
        });
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        const message =
          codeOf(error) === 'NOT_REQUESTED'
            ? t('Someone has already decided.')
            : codeOf(error) === 'NOT_READY'
              ? t('The course has changed and is no longer ready.')
              : errorText(error, t);
        void toast({ title: t("That couldn't be decided"), message, tone: 'error' });
        await refresh();
      },
    }),
  );
}
