import { createFileRoute } from '@tanstack/react-router';
import { SchoolSettingsPage } from '#features/schools/school-settings-page.tsx';
import { api } from '#lib/api.ts';

export const Route = createFileRoute('/_app/school-settings')({
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(api.schools.branding.queryOptions({ input: {} })),
  component: SchoolSettingsPage,
});
