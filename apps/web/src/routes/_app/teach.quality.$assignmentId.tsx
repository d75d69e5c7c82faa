import { createFileRoute } from '@tanstack/react-router';
import { qualityQuery } from '#features/grading/grading-queries.ts';
import { QualityPage } from '#features/grading/quality-page.tsx';
import { WorkError } from '#features/grading/work-error.tsx';

export const Route = createFileRoute('/_app/teach/quality/$assignmentId')({
  validateSearch: (search): { score?: true | undefined } => ({
    score: search.score === true ? true : undefined,
  }),
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(qualityQuery(params.assignmentId)),
  errorComponent: WorkError,
  component: QualityRoute,
});

function QualityRoute() {
  const navigate = Route.useNavigate();
  return (
    <QualityPage
      assignmentId={Route.useParams().assignmentId}
      isScoring={Route.useSearch().score ?? false}
      onScoring={(isScoring) => void navigate({ search: { score: isScoring || undefined } })}
    />
  );
}
