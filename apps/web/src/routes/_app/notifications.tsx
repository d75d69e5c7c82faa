import { NOTIFICATION_TABS, type NotificationTab } from '@fieldhouse/domain/notifications/place.ts';
import { createFileRoute } from '@tanstack/react-router';
import { countsQuery } from '#features/notifications/notification-queries.ts';
import { NotificationsPage } from '#features/notifications/notifications-page.tsx';

export const Route = createFileRoute('/_app/notifications')({
  validateSearch: (search): { tab?: NotificationTab | undefined } => ({
    tab: NOTIFICATION_TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(countsQuery),
  component: Notifications,
});

function Notifications() {
  const navigate = Route.useNavigate();
  return (
    <NotificationsPage
      tab={Route.useSearch().tab ?? 'all'}
      onTab={(tab) =>
        void navigate({
          search: { tab: tab === 'all' ? undefined : tab },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
