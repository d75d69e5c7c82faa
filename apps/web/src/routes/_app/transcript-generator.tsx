import { createFileRoute } from '@tanstack/react-router';
import { GradesError } from '#features/grades/grades-error.tsx';
import { TranscriptPage } from '#features/transcript/transcript-page.tsx';
import { transcriptQuery } from '#features/transcript/transcript-query.ts';

export const Route = createFileRoute('/_app/transcript-generator')({
  validateSearch: (search: Record<string, unknown>): { student?: string } =>
    typeof search.student === 'string' ? { student: search.student } : {},
  loaderDeps: ({ search: { student } }) => ({ student }),
  loader: ({ context: { queryClient }, deps: { student } }) =>
    queryClient.ensureQueryData(transcriptQuery(student)),
  errorComponent: GradesError,
  component: Transcript,
});

function Transcript() {
  return <TranscriptPage student={Route.useSearch().student} />;
}
