import { createFileRoute } from '@tanstack/react-router';
import { PlanError } from '#features/plans/plan-error.tsx';
import { PlanPage } from '#features/plans/plan-page.tsx';
import { choicesQuery } from '#features/plans/plan-queries.ts';
import { ofStudent } from '#lib/student-search.ts';

export const Route = createFileRoute('/_app/plan')({
  ...ofStudent,
  loader: ({ context: { queryClient }, deps: { student } }) =>
    queryClient.ensureQueryData(choicesQuery(student)),
  errorComponent: PlanError,
  component: Plan,
});

function Plan() {
  return <PlanPage student={Route.useSearch().student} />;
}
