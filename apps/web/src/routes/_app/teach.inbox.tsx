import { createFileRoute } from '@tanstack/react-router';
import { InboxPage } from '#features/inbox/inbox-page.tsx';
import { INBOX_TABS, type InboxTab } from '#features/inbox/inbox-tabs.ts';

export const Route = createFileRoute('/_app/teach/inbox')({
  validateSearch: (search): { tab?: InboxTab | undefined } => ({
    tab: INBOX_TABS.find((tab) => tab === search.tab),
  }),
  // With the page, not with the routes, which every first page carries.
  loader: async ({ context: { queryClient } }) => {
    const { loadInbox } = await import('#features/inbox/inbox-queries.ts');
    await loadInbox(queryClient);
  },
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
