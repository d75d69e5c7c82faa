import { createFileRoute } from '@tanstack/react-router';
import { RegistryPage } from '#features/eligibility/registry-page.tsx';
import { registryQuery } from '#features/eligibility/registry-queries.ts';

export const Route = createFileRoute('/_app/ncaa-list')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(registryQuery()),
  component: RegistryPage,
});
