import { createFileRoute } from '@tanstack/react-router';
import { PlanError } from '#features/plans/plan-error.tsx';
import { PlanPage } from '#features/plans/plan-page.tsx';
import { choicesQuery, savedQuery } from '#features/plans/plan-queries.ts';
import { ofStudent } from '#lib/student-search.ts';

export const Route = createFileRoute('/_app/plan')({
  ...ofStudent,
  loader: async ({ context: { queryClient }, deps: { student } }) => {
    const choices = await queryClient.ensureQueryData(choicesQuery(student));
    await queryClient.ensureQueryData(savedQuery(choices.student.studentId));
  },
  errorComponent: PlanError,
  component: Plan,
});

function Plan() {
  return <PlanPage student={Route.useSearch().student} />;
}
