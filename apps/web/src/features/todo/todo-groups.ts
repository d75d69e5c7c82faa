import type { api } from '#lib/api.ts';

export type Todo = Awaited<ReturnType<NonNullable<ReturnType<typeof api.home.todo.queryOptions>['queryFn']>>>;
export type TodoItem = Todo['items'][number];

export type TodoGroup = 'missing' | 'week' | 'later' | 'undated' | 'before' | 'ticked';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The list in the order in which it matters; a group without items is left out. */
export function groupTodo(items: readonly TodoItem[], now: number): [TodoGroup, TodoItem[]][] {
  const groups = new Map<TodoGroup, TodoItem[]>(
    (['missing', 'week', 'later', 'undated', 'before', 'ticked'] as const).map((group) => [group, []]),
  );
  for (const item of items) groups.get(groupOf(item, now))?.push(item);
  return [...groups].filter(([, members]) => members.length > 0);
}

function groupOf({ isTicked, isFromBefore, state, dueAt }: TodoItem, now: number): TodoGroup {
  if (isTicked) return 'ticked';
  if (state === 'missing') return 'missing';
  if (isFromBefore) return 'before';
  if (dueAt === null) return 'undated';
  return Date.parse(dueAt) - now <= WEEK_MS ? 'week' : 'later';
}
