import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { StaffCorrectionsCard } from '#features/corrections/staff-corrections-card.tsx';
import { type StudentFilter, studentsQuery } from '#features/records/records-queries.ts';
import { StudentsPage } from '#features/records/students-page.tsx';
import { MakeAccountsLink } from '#features/student-accounts/make-accounts-link.tsx';

export const Route = createFileRoute('/_app/students')({
  validateSearch: (search): StudentFilter => ({
    search: typeof search.search === 'string' ? search.search : undefined,
    course: typeof search.course === 'string' ? search.course : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.prefetchQuery(studentsQuery(deps)),
  component: Students,
});

function Students() {
  const navigate = Route.useNavigate();
  const onFilter = useCallback(
    (filter: StudentFilter) => void navigate({ search: filter, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <StudentsPage
      filter={Route.useSearch()}
      onFilter={onFilter}
      corrections={<StaffCorrectionsCard studentId={null} />}
      actions={<MakeAccountsLink />}
    />
  );
}
