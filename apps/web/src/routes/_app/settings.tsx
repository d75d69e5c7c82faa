import { createFileRoute } from '@tanstack/react-router';
import { SecurityTab } from '#features/accounts/security/security-tab.tsx';
import { ProfileError } from '#features/profile/profile-error.tsx';
import { profileQuery } from '#features/profile/profile-queries.ts';
import { SETTINGS_TABS, type SettingsTab } from '#features/profile/profile-tabs.ts';
import { SettingsPage } from '#features/profile/settings-page.tsx';
import { api } from '#lib/api.ts';

export const Route = createFileRoute('/_app/settings')({
  validateSearch: (search): { tab?: SettingsTab | undefined } => ({
    tab: SETTINGS_TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(api.accounts.security.queryOptions({ input: {} })),
    ]),
  errorComponent: ProfileError,
  component: Settings,
});

function Settings() {
  const navigate = Route.useNavigate();
  return (
    <SettingsPage
      tab={Route.useSearch().tab ?? 'profile'}
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
      security={<SecurityTab />}
    />
  );
}
