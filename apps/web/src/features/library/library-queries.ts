import { api, type Outputs } from '#lib/api.ts';

export type LibraryCourse = Outputs['catalog']['listLibrary']['courses'][number];
export type LibraryTeacher = Outputs['catalog']['listLibrary']['teachers'][number];

/** Also awaited by the route, before its page is drawn. */
export const libraryQuery = api.catalog.listLibrary.queryOptions({ input: {} });
