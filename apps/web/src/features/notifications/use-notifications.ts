import type { NotificationTab } from '@fieldhouse/domain/notifications/place.ts';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import { countsQuery } from './notification-queries.ts';

/** How many there are in each tab, live. */
export const useCounts = () => useQuery(countsQuery).data;

/** A tab of notifications, page by page, and what can be done with them. */
export function useNotifications(tab: NotificationTab) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const pages = useInfiniteQuery(
    api.notifications.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ tab, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  /** Put away here and not answered by the server yet. */
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const setIsGone = (notificationId: string, isGone: boolean) =>
    setGone((before) => {
      const next = new Set(before);
      if (isGone) next.add(notificationId);
      else next.delete(notificationId);
      return next;
    });

  const refresh = () => queryClient.invalidateQueries({ queryKey: api.notifications.key() });
  const onError = (error: Error) =>
    void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' });
  const after = { onSuccess: refresh, onError };
  const markRead = useMutation(api.notifications.markRead.mutationOptions(after));
  const markUnread = useMutation(api.notifications.markUnread.mutationOptions(after));
  const markAllRead = useMutation(api.notifications.markAllRead.mutationOptions(after));
  const restore = useMutation(
    api.notifications.restore.mutationOptions({
      onError,
      async onSuccess(_answer, { notificationId }) {
        setIsGone(notificationId, false);
        await refresh();
      },
    }),
  );
  const remove = useMutation(
    api.notifications.delete.mutationOptions({
      onMutate: ({ notificationId }) => setIsGone(notificationId, true),
      onError(error, { notificationId }) {
        setIsGone(notificationId, false);
        onError(error);
      },
      async onSuccess(_answer, { notificationId }) {
        await refresh();
        void toast({
          id: `deleted-${notificationId}`,
          title: t('Notification deleted'),
          tone: 'info',
          action: { label: t('Undo'), onClick: () => restore.mutate({ notificationId }) },
        });
      },
    }),
  );
  const notifications = (pages.data?.pages ?? [])
    .flatMap((page) => page.notifications)
    .filter(({ notificationId }) => !gone.has(notificationId));
  return { pages, notifications, markRead, markUnread, markAllRead, remove };
}
