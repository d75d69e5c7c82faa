import { createFileRoute } from '@tanstack/react-router';
import { ApprovalsPage } from '#features/approvals/approvals-page.tsx';
import { ApprovalsPending } from '#features/approvals/approvals-pending.tsx';
import { StaffRequestsCard } from '#features/families/staff-requests-card.tsx';
import { api } from '#lib/api.ts';

const TABS = ['staff', 'students', 'families', 'decided'] as const;

export const Route = createFileRoute('/_app/approvals')({
  validateSearch: (search): { tab?: (typeof TABS)[number] | undefined } => ({
    tab: TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(api.accounts.listWaiting.queryOptions({ input: {} })),
  pendingComponent: ApprovalsPending,
  component: Approvals,
});

function Approvals() {
  const navigate = Route.useNavigate();
  return (
    <ApprovalsPage
      tab={Route.useSearch().tab}
      guardians={<StaffRequestsCard />}
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    />
  );
}
