import { createFileRoute } from '@tanstack/react-router';
import { RegistryPage } from '#features/eligibility/registry-page.tsx';
import { registryQuery } from '#features/eligibility/registry-queries.ts';
import { ScalesCard } from '#features/scales/scales-card.tsx';
import { scalesQuery } from '#features/scales/scales-queries.ts';

export const Route = createFileRoute('/_app/ncaa-list')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(registryQuery()), queryClient.ensureQueryData(scalesQuery())]),
  component: () => <RegistryPage scales={<ScalesCard />} />,
});
