import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AttendancePage, type SheetPlace } from '#features/live/attendance-page.tsx';
import { api } from '#lib/api.ts';

const coursesQuery = api.live.attendanceCourses.queryOptions({ input: {} });

export const Route = createFileRoute('/_app/attendance')({
  validateSearch: (search): SheetPlace => ({
    course: typeof search.course === 'string' ? search.course : undefined,
    on: typeof search.on === 'string' ? search.on : undefined,
    session: typeof search.session === 'string' ? search.session : undefined,
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(coursesQuery),
  component: Attendance,
});

function Attendance() {
  const navigate = Route.useNavigate();
  const { courses } = useSuspenseQuery(coursesQuery).data;
  return (
    <AttendancePage
      courses={courses}
      place={Route.useSearch()}
      onPlace={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
