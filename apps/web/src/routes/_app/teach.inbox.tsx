import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '#features/inbox/inbox-page.tsx';
import {
  incompletesQuery,
  problemsQuery,
  questionsQuery,
  requestsQuery,
} from '#features/inbox/inbox-queries.ts';
import { INBOX_TABS, type InboxTab } from '#features/inbox/inbox-tabs.ts';

export const Route = createFileRoute('/_app/teach/inbox')({
  validateSearch: (search): { tab?: InboxTab | undefined } => ({
    tab: INBOX_TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(questionsQuery),
      queryClient.ensureQueryData(problemsQuery),
      queryClient.ensureQueryData(requestsQuery),
      queryClient.ensureQueryData(incompletesQuery),
    ]),
  component: Inbox,
});

function Inbox() {
  const navigate = Route.useNavigate();
  return (
    <InboxPage
      tab={Route.useSearch().tab ?? 'questions'}
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    />
  );
}
