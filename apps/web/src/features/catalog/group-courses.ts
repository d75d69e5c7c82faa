import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import type { Sort } from './catalog-queries.ts';

/** What the student takes now, and everything else, in the order asked for. They come by title. */
export function groupCourses(courses: readonly CatalogCourse[], sort: Sort = 'title') {
  const sorted = sort === 'title' ? courses : courses.toSorted(ORDERS[sort]);
  return {
    current: sorted.filter(({ enrollment }) => enrollment === 'active'),
    others: sorted.filter(({ enrollment }) => enrollment !== 'active'),
  };
}

/** A course of any grade stands after those of one. */
const ORDERS = {
  grade: (a: CatalogCourse, b: CatalogCourse) => (a.gradeLevel ?? 99) - (b.gradeLevel ?? 99),
  students: (a: CatalogCourse, b: CatalogCourse) => b.studentCount - a.studentCount,
  duration: (a: CatalogCourse, b: CatalogCourse) => a.durationMinutes - b.durationMinutes,
};
