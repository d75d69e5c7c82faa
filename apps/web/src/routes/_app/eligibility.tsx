import { createFileRoute } from '@tanstack/react-router';
import { EligibilityError } from '#features/eligibility/eligibility-error.tsx';
import { EligibilityPage } from '#features/eligibility/eligibility-page.tsx';
import { ledgerQuery } from '#features/eligibility/eligibility-queries.ts';
import { ofStudent } from '#lib/student-search.ts';

export const Route = createFileRoute('/_app/eligibility')({
  ...ofStudent,
  loader: ({ context: { queryClient }, deps: { student } }) =>
    queryClient.ensureQueryData(ledgerQuery(student)),
  errorComponent: EligibilityError,
  component: Eligibility,
});

function Eligibility() {
  return <EligibilityPage student={Route.useSearch().student} />;
}
