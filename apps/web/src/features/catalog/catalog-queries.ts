import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { api } from '#lib/api.ts';

/** As the contract's Subject; a list of values there would bring its parser into the page. */
export const SUBJECTS = [
  'English Language Arts',
  'Mathematics',
  'Science',
  'Social Studies',
  'World Languages',
  'Technology',
] as const;

/** Orders of the cards. The first is the one without a word in the address. */
export const SORTS = ['title', 'grade', 'students', 'duration'] as const;
export type Sort = (typeof SORTS)[number];

export interface CatalogFilter {
  readonly sort?: Sort | undefined;
  readonly search?: string | undefined;
  readonly subject?: (typeof SUBJECTS)[number] | undefined;
  /** 0 (kindergarten) to 12. */
  readonly grade?: number | undefined;
}

/** The filter as it stands in an address; what makes no sense is left out. */
export function catalogFilter(search: Record<string, unknown>): CatalogFilter {
  const grade = typeof search.grade === 'number' ? search.grade : Number.NaN;
  const words =
    typeof search.search === 'string' || typeof search.search === 'number' ? `${search.search}` : '';
  return {
    search: words.trim().slice(0, 100) || undefined,
    subject: SUBJECTS.find((subject) => subject === search.subject),
    grade: Number.isInteger(grade) && grade >= 0 && grade <= 12 ? grade : undefined,
    sort: SORTS.slice(1).find((sort) => sort === search.sort),
  };
}

export const catalogQuery = ({ search, subject, grade }: CatalogFilter) =>
  api.catalog.list.queryOptions({
    input: {
      ...(search ? { search } : {}),
      ...(subject ? { subject } : {}),
      ...(grade === undefined ? {} : { gradeLevel: grade }),
    },
  });

/** Everything about one course, for whoever isn't in it. Also awaited by the route. */
export const overviewQuery = (courseId: string) =>
  api.catalog.get.queryOptions({ input: { courseId: courseId as CourseId } });
