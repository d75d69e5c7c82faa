import { createFileRoute, redirect } from '@tanstack/react-router';
import { RefusedLessonsDoor } from '#features/lessons/refused-lessons-door.tsx';
import { TodoPage } from '#features/todo/todo-page.tsx';
import { todoQuery } from '#features/todo/todo-queries.ts';

export const Route = createFileRoute('/_app/assignments')({
  beforeLoad({ context: { session } }) {
    if (!session.me?.homes.includes('student')) throw redirect({ to: '/dashboard' });
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(todoQuery),
  component: () => <TodoPage notes={<RefusedLessonsDoor />} />,
});
