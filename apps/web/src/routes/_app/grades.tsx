import { createFileRoute, redirect } from '@tanstack/react-router';
import { GradesError } from '#features/grades/grades-error.tsx';
import { GradesPage } from '#features/grades/grades-page.tsx';
import { gradesQuery } from '#features/grades/grades-queries.ts';

export const Route = createFileRoute('/_app/grades')({
  beforeLoad({ context: { session } }) {
    const homes = session.me?.homes ?? [];
    const isReader = homes.includes('student') || homes.includes('parent');
    const isStaff = homes.some(
      (home) => home === 'teacher' || home === 'school_admin' || home === 'homeschool',
    );
    // Whoever has no grades of their own or of a child gives them.
    if (isStaff && !isReader) throw redirect({ to: '/teach/grading' });
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(gradesQuery),
  errorComponent: GradesError,
  component: GradesPage,
});
