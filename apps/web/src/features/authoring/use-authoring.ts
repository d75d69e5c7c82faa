import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Asks anew for everything that shows what authors change. */
export function useRefreshCourses() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: api.authoring.key() }),
      ...[api.lessons, api.catalog, api.home, api.calendar, api.coursework].map((feature) =>
        queryClient.invalidateQueries({ queryKey: feature.key(), refetchType: 'none' }),
      ),
    ]);
  };
}

/**
 * What a small action needs: the page is rendered again afterwards, and what went wrong is told in a toast.
 * Forms that show their own errors don't use it.
 */
function useActionOptions(failed: string) {
  const { t } = useTranslation();
  const refresh = useRefreshCourses();
  return {
    onSuccess: refresh,
    async onError(error: unknown) {
      const inUse = codeOf(error) === 'IN_USE';
      void toast({
        title: failed,
        message: inUse
          ? t('Students have started working on it, so it can no longer be deleted.')
          : errorText(error, t),
        tone: 'error',
      });
      await refresh();
    },
  };
}

/** Everything that changes the outline of a course. */
export function useOutline() {
  const { t } = useTranslation();
  const notSaved = useActionOptions(t("That couldn't be saved"));
  const notDeleted = useActionOptions(t("That couldn't be deleted"));
  const { authoring } = api;
  return {
    addModule: useMutation(authoring.addModule.mutationOptions(notSaved)),
    renameModule: useMutation(authoring.renameModule.mutationOptions(notSaved)),
    deleteModule: useMutation(authoring.deleteModule.mutationOptions(notDeleted)),
    addLesson: useMutation(authoring.addLesson.mutationOptions(notSaved)),
    duplicateLesson: useMutation(authoring.duplicateLesson.mutationOptions(notSaved)),
    deleteLesson: useMutation(authoring.deleteLesson.mutationOptions(notDeleted)),
    unpublishLesson: useMutation(authoring.unpublishLesson.mutationOptions(notSaved)),
    publishLesson: useMutation(authoring.publishLesson.mutationOptions(notSaved)),
    publishLessons: useMutation(authoring.publishLessons.mutationOptions(notSaved)),
    reorder: useMutation(authoring.reorder.mutationOptions(notSaved)),
    addAssignment: useMutation(authoring.addAssignment.mutationOptions(notSaved)),
    duplicateAssignment: useMutation(authoring.duplicateAssignment.mutationOptions(notSaved)),
    deleteAssignment: useMutation(authoring.deleteAssignment.mutationOptions(notDeleted)),
    archiveAssignment: useMutation(authoring.archiveAssignment.mutationOptions(notSaved)),
  };
}

export type Outline = ReturnType<typeof useOutline>;
