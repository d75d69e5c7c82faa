import { api } from '#lib/api.ts';

/** Also awaited by the route. */
export const countsQuery = api.notifications.counts.queryOptions({ input: {} });
