import { createFileRoute, redirect } from '@tanstack/react-router';
import { pickerQuery } from '#features/discussions/discussion-queries.ts';
import { DiscussionsError } from '#features/discussions/discussions-error.tsx';
import { PickerPage } from '#features/discussions/picker-page.tsx';

export const Route = createFileRoute('/_app/discussions/')({
  async loader({ context: { queryClient } }) {
    const { courses, children } = await queryClient.ensureQueryData({
      ...pickerQuery,
      revalidateIfStale: true,
    });
    const [only, ...others] = courses;
    // Where there is nothing to choose, the way leads on.
    if (only && others.length === 0 && children.length === 0)
      throw redirect({
        to: '/discussions/$courseId',
        params: { courseId: only.courseId },
        replace: true,
      });
  },
  errorComponent: DiscussionsError,
  component: PickerPage,
});
