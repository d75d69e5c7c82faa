import { createFileRoute } from '@tanstack/react-router';
import { LIVE_TABS, type LiveTab, sessionsQuery } from '#features/live/live-queries.ts';
import { LiveSessionsPage } from '#features/live/live-sessions-page.tsx';

export const Route = createFileRoute('/_app/live-sessions')({
  validateSearch: (search: Record<string, unknown>): { tab?: LiveTab } => {
    const tab = LIVE_TABS.find((one) => one === search.tab);
    return tab ? { tab } : {};
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(sessionsQuery),
  component: LiveSessions,
});

function LiveSessions() {
  const navigate = Route.useNavigate();
  const { tab = 'upcoming' } = Route.useSearch();
  return (
    <LiveSessionsPage
      tab={tab}
      onTab={(next) => void navigate({ search: { tab: next }, replace: true, resetScroll: false })}
    />
  );
}
