import { createFileRoute } from '@tanstack/react-router';
import { OwnConsent } from '#features/consent/own-consent.tsx';
import { OwnCorrectionsCard } from '#features/corrections/own-corrections-card.tsx';
import { OwnFamily } from '#features/families/own-family.tsx';
import { ProfileError } from '#features/profile/profile-error.tsx';
import { ProfilePage } from '#features/profile/profile-page.tsx';
import { accountQuery, profileQuery } from '#features/profile/profile-queries.ts';
import { PROFILE_TABS, type ProfileTab } from '#features/profile/profile-tabs.ts';
import { ManagedAccounts } from '#features/student-accounts/managed-accounts.tsx';
import { NeededList } from '#shared/people/needed-list.tsx';
import { Sections } from '#ui/layout/page.tsx';

export const Route = createFileRoute('/_app/profile')({
  validateSearch: (search): { tab?: ProfileTab | undefined } => ({
    tab: PROFILE_TABS.find((tab) => tab === search.tab),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(profileQuery), queryClient.ensureQueryData(accountQuery)]),
  errorComponent: ProfileError,
  component: Profile,
});

function Profile() {
  const navigate = Route.useNavigate();
  return (
    <ProfilePage
      tab={Route.useSearch().tab ?? 'profile'}
      records={<OwnCorrectionsCard />}
      family={
        <Sections>
          <NeededList isOnFamily />
          <OwnConsent />
          <OwnFamily />
          <ManagedAccounts />
        </Sections>
      }
      onTab={(tab) => void navigate({ search: { tab }, replace: true, resetScroll: false })}
    />
  );
}
