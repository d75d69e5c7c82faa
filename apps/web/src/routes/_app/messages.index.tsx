import { createFileRoute } from '@tanstack/react-router';
import { listOf } from '#features/messages/message-place.ts';
import { NothingOpen } from '#features/messages/messages-layout.tsx';
import { NewMessage } from '#features/messages/new-message.tsx';

export const Route = createFileRoute('/_app/messages/')({ component: Begin });

function Begin() {
  const navigate = Route.useNavigate();
  const place = Route.useSearch();
  const kept = listOf(place);
  if (place.new)
    return (
      <NewMessage
        key={`${place.to}/${place.about}`}
        to={place.to}
        about={place.about}
        search={kept}
        onStarted={(conversationId) =>
          void navigate({
            to: '/messages/$conversationId',
            params: { conversationId },
            search: kept,
            replace: true,
          })
        }
      />
    );
  return <NothingOpen onNew={() => void navigate({ search: { ...kept, new: 1 } })} />;
}
