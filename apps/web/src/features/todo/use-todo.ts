import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Todo, TodoItem } from './todo-groups.ts';
import { todoQuery } from './todo-queries.ts';

/** The list, and its two changes. Both show at once and are taken back when the server refuses. */
export function useTodo() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { queryKey } = todoQuery;

  const change = async (alter: (list: Todo) => Todo) => {
    await queryClient.cancelQueries({ queryKey });
    const before = queryClient.getQueryData(queryKey);
    if (before) queryClient.setQueryData(queryKey, alter(before));
    return { before };
  };
  const onError = (error: unknown, _: unknown, context: { before: Todo | undefined } | undefined) => {
    if (context?.before) queryClient.setQueryData(queryKey, context.before);
    void toast({ title: t("Your list couldn't be changed"), message: errorText(error, t), tone: 'error' });
  };
  const onSettled = () => queryClient.invalidateQueries({ queryKey });

  const tick = useMutation(
    api.home.tickTodo.mutationOptions({
      onMutate: ({ assignmentId, isTicked }) =>
        change((list) => ({
          ...list,
          items: list.items.map((item) =>
            item.assignmentId === assignmentId ? { ...item, isTicked } : item,
          ),
        })),
      onError,
      onSettled,
    }),
  );
  const hide = useMutation(
    api.home.hideTodoCourse.mutationOptions({
      onMutate: ({ courseId, isHidden }) =>
        change((list) => ({
          ...list,
          items: isHidden ? list.items.filter((item) => item.courseId !== courseId) : list.items,
          courses: list.courses.map((course) =>
            course.courseId === courseId ? { ...course, isHidden } : course,
          ),
        })),
      onError,
      onSettled,
    }),
  );
  return {
    list: useSuspenseQuery(todoQuery).data,
    setTicked: (item: TodoItem, isTicked: boolean) =>
      tick.mutate({ assignmentId: item.assignmentId, isTicked }),
    setHidden: (courseId: TodoItem['courseId'], isHidden: boolean) => hide.mutate({ courseId, isHidden }),
  };
}
