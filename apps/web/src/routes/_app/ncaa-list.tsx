import { createFileRoute } from '@tanstack/react-router';
import { registryQuery } from '#features/eligibility/eligibility-queries.ts';
import { RegistryPage } from '#features/eligibility/registry-page.tsx';

export const Route = createFileRoute('/_app/ncaa-list')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(registryQuery()),
  component: RegistryPage,
});
