import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { rescueFocus } from '#lib/focus.ts';
import { toast } from './toast.ts';

/** Enrolls the signed-in student; says how it went. */
export function useEnroll() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.catalog.key() }),
      queryClient.invalidateQueries({ queryKey: api.lessons.key() }),
      queryClient.invalidateQueries({ queryKey: api.home.key(), refetchType: 'none' }),
    ]);

  return useMutation(
    api.catalog.enroll.mutationOptions({
      async onSuccess({ status, courseTitle }) {
        if (status === 'active') {
          void toast({
            title: t('Enrolled successfully'),
            message: t('You are now enrolled in {{course}}', { course: courseTitle }),
          });
        } else {
          void toast({
            title: t('Enrollment requested'),
            message: t('Your school decides about {{course}}. You can see the answer here.', {
              course: courseTitle,
            }),
            tone: 'info',
          });
        }
        await refresh();
        rescueFocus();
      },
      async onError(error) {
        void toast({
          title: t('Failed to enroll in course'),
          message: enrollErrorText(error),
          tone: 'error',
        });
        if (codeOf(error) === 'ALREADY_ENROLLED') await refresh();
      },
    }),
  );

  function enrollErrorText(error: unknown) {
    switch (codeOf(error)) {
      case 'ALREADY_ENROLLED':
        return t('You are enrolled in this course already.');
      case 'COURSE_FULL':
        return t('This course is full.');
      default:
        return errorText(error, t);
    }
  }
}
