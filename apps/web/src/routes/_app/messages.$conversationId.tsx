import { createFileRoute } from '@tanstack/react-router';
import { ConversationView } from '#features/messages/conversation-view.tsx';
import { listOf } from '#features/messages/message-place.ts';
import { conversationQuery } from '#features/messages/message-queries.ts';
import { ConversationError } from '#features/messages/messages-error.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';

export const Route = createFileRoute('/_app/messages/$conversationId')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureInfiniteQueryData({
      ...conversationQuery(params.conversationId),
      revalidateIfStale: true,
    }),
  pendingComponent: () => <RowsSkeleton rows={6} />,
  errorComponent: ConversationError,
  component: Opened,
});

function Opened() {
  const { conversationId } = Route.useParams();
  return (
    <ConversationView
      key={conversationId}
      conversationId={conversationId}
      search={listOf(Route.useSearch())}
    />
  );
}
