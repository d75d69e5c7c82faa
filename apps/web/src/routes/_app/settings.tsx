import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#features/accounts/security/settings-page.tsx';
import { api } from '#lib/api.ts';

export const Route = createFileRoute('/_app/settings')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(api.accounts.security.queryOptions({ input: {} })),
  component: SettingsPage,
});
