import { createFileRoute } from '@tanstack/react-router';
import { GradesError } from '#features/grades/grades-error.tsx';
import { TranscriptPage } from '#features/transcript/transcript-page.tsx';
import { transcriptQuery } from '#features/transcript/transcript-query.ts';
import { settingsQuery } from '#features/transcripts/transcripts-queries.ts';
import { sessionQuery } from '#lib/session.ts';
import { ofStudent } from '#lib/student-search.ts';
import { part } from '#ui/feedback/part.tsx';

/** For those who keep records or counsel; nobody else loads it. */
const GeneratorPage = part(() => import('#features/transcripts/generator-page.tsx'));
const GraduationCard = part(() => import('#features/graduation/graduation-card.tsx'));
const IssuedCard = part(() => import('#features/transcripts/issued-card.tsx'));
const RequestsCard = part(() => import('#features/transcripts/requests-card.tsx'));

const STAFF_HOMES = ['school_admin', 'teacher', 'homeschool'];

export const Route = createFileRoute('/_app/transcript-generator')({
  ...ofStudent,
  async loader({ context: { queryClient }, deps: { student } }) {
    const { me } = await queryClient.ensureQueryData(sessionQuery);
    // Teachers without a duty are refused, and may be parents who read a transcript.
    const mayKeep = me?.homes.some((home) => STAFF_HOMES.includes(home)) ?? false;
    const kept = mayKeep ? await queryClient.ensureQueryData(settingsQuery()).catch(() => null) : null;
    if (!kept) {
      await queryClient.ensureQueryData(transcriptQuery(student));
      return { isKeeper: false };
    }
    if (!student) return { isKeeper: true };
    // Whoever keeps records at one school may be a parent, or have studied, at another.
    const read = await queryClient.ensureQueryData(transcriptQuery(student)).catch(() => null);
    return { isKeeper: read === null || read.can.keep };
  },
  errorComponent: GradesError,
  component: Transcript,
});

function Transcript() {
  const { student } = Route.useSearch();
  const { isKeeper } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  if (!isKeeper) {
    return (
      <TranscriptPage
        student={student}
        issued={(studentId) => (
          <>
            <GraduationCard isQuiet studentId={studentId} />
            <RequestsCard studentId={studentId} />
            <IssuedCard isQuiet studentId={studentId} />
          </>
        )}
      />
    );
  }
  return (
    <GeneratorPage
      student={student}
      onStudent={(next) => void navigate({ search: next ? { student: next } : {}, replace: true })}
    />
  );
}
