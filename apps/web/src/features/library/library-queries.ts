import { api } from '#lib/api.ts';

/** Also awaited by the route, before its page is drawn. */
export const libraryQuery = api.catalog.listLibrary.queryOptions({ input: {} });
