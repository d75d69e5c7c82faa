import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
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

export interface CatalogFilter {
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

/** What the student takes now, and everything else. */
export function groupCourses(courses: readonly CatalogCourse[]) {
  return {
    current: courses.filter(({ enrollment }) => enrollment === 'active'),
    others: courses.filter(({ enrollment }) => enrollment !== 'active'),
  };
}
