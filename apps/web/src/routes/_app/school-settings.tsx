import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ScalesCard } from '#features/scales/scales-card.tsx';
import { scalesQuery } from '#features/scales/scales-queries.ts';
import { SchoolSettingsPage } from '#features/schools/school-settings-page.tsx';
import { SCHOOL_TABS, type SchoolTab } from '#features/schools/school-tabs.ts';
import { SettingsError } from '#features/schools/settings-error.tsx';
import { api } from '#lib/api.ts';
import { part } from '#ui/feedback/part.tsx';

const AlertsCard = part(() => import('#features/advice/alerts-card.tsx'));
const SetsCard = part(() => import('#features/graduation/sets-card.tsx'));

export const Route = createFileRoute('/_app/school-settings')({
  validateSearch: (search): { tab?: SchoolTab | undefined } => ({
    tab: SCHOOL_TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(api.schools.branding.queryOptions({ input: {} })),
      queryClient.ensureQueryData(api.schools.calendar.queryOptions({ input: {} })),
      queryClient.ensureQueryData(api.schools.policy.queryOptions({ input: {} })),
      queryClient.ensureQueryData(scalesQuery()),
    ]),
  errorComponent: SettingsError,
  component: SchoolSettings,
});

function SchoolSettings() {
  const navigate = Route.useNavigate();
  return (
    <SchoolSettingsPage
      tab={Route.useSearch().tab ?? 'branding'}
      scales={<ScalesCard />}
      requirements={
        <Suspense>
          <SetsCard />
        </Suspense>
      }
      alerts={
        <Suspense>
          <AlertsCard />
        </Suspense>
      }
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    />
  );
}
