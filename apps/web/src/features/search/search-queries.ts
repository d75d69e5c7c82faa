import type { Outputs } from '#lib/api.ts';
import { api } from '#lib/api.ts';
import type { SearchAddress, SearchType } from './search-address.ts';

export type SearchAnswer = Outputs['search']['query'];

/** The group of a type in an answer. */
const GROUP_OF = { course: 'courses', assignment: 'assignments', lesson: 'lessons' } as const;

export const groupOf = (answer: SearchAnswer, type: SearchType) => answer[GROUP_OF[type]];

/** The answer to a search page by page; pages follow only where one type is chosen. */
export const searchQuery = ({ q = '', type, subject }: SearchAddress) =>
  api.search.query.infiniteOptions({
    input: (offset: number) => ({
      query: q,
      ...(type ? { type } : {}),
      ...(subject ? { subject } : {}),
      ...(offset > 0 ? { offset } : {}),
    }),
    initialPageParam: 0,
    getNextPageParam: (last: SearchAnswer, pages: SearchAnswer[]) => {
      if (!type) return null;
      const shown = pages.reduce((sum, page) => sum + groupOf(page, type).results.length, 0);
      return shown < groupOf(last, type).total ? shown : null;
    },
  });

export const peopleQuery = (q: string) => api.search.people.queryOptions({ input: { query: q } });

/** All pages as one answer; what was corrected, and the counts, are the first one's. */
export function joinPages(pages: readonly SearchAnswer[]): SearchAnswer | null {
  const [first] = pages;
  if (!first) return null;
  return {
    ...first,
    courses: { ...first.courses, results: pages.flatMap((page) => page.courses.results) },
    assignments: { ...first.assignments, results: pages.flatMap((page) => page.assignments.results) },
    lessons: { ...first.lessons, results: pages.flatMap((page) => page.lessons.results) },
  };
}
