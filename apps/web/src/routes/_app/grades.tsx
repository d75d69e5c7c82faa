import type { StudentId } from '@fieldhouse/contract/ids.ts';
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
  validateSearch: (search: Record<string, unknown>): { student?: string } =>
    typeof search.student === 'string' ? { student: search.student } : {},
  loaderDeps: ({ search: { student } }) => ({ student }),
  loader: ({ context: { queryClient }, deps: { student } }) =>
    queryClient.ensureQueryData(gradesQuery(student as StudentId | undefined)),
  errorComponent: GradesError,
  component: GradesPage,
});
