import { createFileRoute } from '@tanstack/react-router';
import { EligibilityError } from '#features/eligibility/eligibility-error.tsx';
import { EligibilityPage } from '#features/eligibility/eligibility-page.tsx';
import { ledgerQuery } from '#features/eligibility/eligibility-queries.ts';

export const Route = createFileRoute('/_app/eligibility')({
  validateSearch: (search: Record<string, unknown>): { student?: string } =>
    typeof search.student === 'string' ? { student: search.student } : {},
  loaderDeps: ({ search: { student } }) => ({ student }),
  loader: ({ context: { queryClient }, deps: { student } }) =>
    queryClient.ensureQueryData(ledgerQuery(student)),
  errorComponent: EligibilityError,
  component: Eligibility,
});

function Eligibility() {
  return <EligibilityPage student={Route.useSearch().student} />;
}
