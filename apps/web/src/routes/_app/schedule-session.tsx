import { createFileRoute } from '@tanstack/react-router';
import { scheduleQuery, sessionsQuery } from '#features/live/live-queries.ts';
import { SchedulePage } from '#features/live/schedule-page.tsx';

export const Route = createFileRoute('/_app/schedule-session')({
  validateSearch: (search: Record<string, unknown>): { session?: string; course?: string } => ({
    ...(typeof search.session === 'string' ? { session: search.session } : {}),
    ...(typeof search.course === 'string' ? { course: search.course } : {}),
  }),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(scheduleQuery), queryClient.ensureQueryData(sessionsQuery)]),
  component: Schedule,
});

function Schedule() {
  const { session, course } = Route.useSearch();
  return <SchedulePage key={session ?? 'new'} sessionId={session} courseId={course} />;
}
