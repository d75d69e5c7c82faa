import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { ResourceLine } from './resource-queries.ts';
import { goneText } from './resource-words.ts';

/** Asks anew for everything that shows resources. */
export function useRefreshResources() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.resources.key() });
}

/** Saves the file on this device, by an address made for this click. */
export function useDownloadResource() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ resourceId }: ResourceLine) => client.resources.download({ resourceId }),
    onSuccess({ url, name }) {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      void queryClient.invalidateQueries({ queryKey: api.resources.list.key() });
    },
    onError(error) {
      void toast({
        id: 'toast-download',
        title: t('Download failed'),
        message: goneText(error, t) ?? errorText(error, t),
        tone: 'error',
      });
    },
  });
}

/** Puts a resource away, and offers to take that back. */
export function useArchiveResource() {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  const set = useMutation({
    mutationFn: ({ resource, isArchived }: { resource: ResourceLine; isArchived: boolean }) =>
      client.resources.archive({ resourceId: resource.resourceId, isArchived }),
    async onSuccess(_, { resource, isArchived }) {
      void toast({
        id: `toast-archive-${resource.resourceId}`,
        title: isArchived ? t('Archived') : t('Unarchived'),
        message: resource.title,
        ...(isArchived
          ? { action: { label: t('Undo'), onClick: () => set.mutate({ resource, isArchived: false }) } }
          : {}),
      });
      await refresh();
    },
    onError: (error) =>
      void toast({ title: t("That couldn't be saved"), message: errorText(error, t), tone: 'error' }),
  });
  return set;
}

export function useFeatureResource() {
  const { t } = useTranslation();
  const refresh = useRefreshResources();
  return useMutation(
    api.resources.feature.mutationOptions({
      async onSuccess(_, { isFeatured }) {
        void toast({ title: isFeatured ? t('Featured') : t('No longer featured') });
        await refresh();
      },
      onError: (error) =>
        void toast({ title: t("That couldn't be saved"), message: errorText(error, t), tone: 'error' }),
    }),
  );
}
