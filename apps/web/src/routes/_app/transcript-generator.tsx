import { createFileRoute } from '@tanstack/react-router';
import { GradesError } from '#features/grades/grades-error.tsx';
import { TranscriptPage } from '#features/transcript/transcript-page.tsx';
import { transcriptQuery } from '#features/transcript/transcript-query.ts';
import { ofStudent } from '#lib/student-search.ts';

export const Route = createFileRoute('/_app/transcript-generator')({
  ...ofStudent,
  loader: ({ context: { queryClient }, deps: { student } }) =>
    queryClient.ensureQueryData(transcriptQuery(student)),
  errorComponent: GradesError,
  component: Transcript,
});

function Transcript() {
  return <TranscriptPage student={Route.useSearch().student} />;
}
