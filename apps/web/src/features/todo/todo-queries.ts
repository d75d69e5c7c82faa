import { api } from '#lib/api.ts';

/** Also awaited by the route. */
export const todoQuery = api.home.todo.queryOptions({ input: {} });
