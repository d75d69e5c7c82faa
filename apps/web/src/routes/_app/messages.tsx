import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type MessagePlace, placeOf } from '#features/messages/message-place.ts';
import { conversationsQuery } from '#features/messages/message-queries.ts';
import { MessagesLayout } from '#features/messages/messages-layout.tsx';
import { ReportsPage } from '#features/messages/reports-page.tsx';

export const Route = createFileRoute('/_app/messages')({
  validateSearch: placeOf,
  loader: ({ context: { queryClient } }) =>
    void queryClient.prefetchInfiniteQuery(conversationsQuery('all', '')),
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  const place = Route.useSearch();
  const { conversationId } = useParams({ strict: false });
  const onPlace = useCallback(
    (search: MessagePlace) => void navigate({ to: '.', search, replace: true, resetScroll: false }),
    [navigate],
  );
  if (place.view === 'reports' && conversationId === undefined) return <ReportsPage />;
  return (
    <MessagesLayout place={place} onPlace={onPlace} openId={conversationId}>
      <Outlet />
    </MessagesLayout>
  );
}
