import { api } from '#lib/api.ts';

/** Also awaited by the route, before its page is drawn. */
export const gradesQuery = api.gradebook.mine.queryOptions({ input: {} });

export type Grades = Awaited<ReturnType<NonNullable<typeof gradesQuery.queryFn>>>;
export type CourseGrades = Grades['courses'][number];
