import type { CatalogCourse } from '@fieldhouse/contract/catalog.ts';
import { expect, it } from 'vitest';
import { catalogFilter } from './catalog-queries.ts';
import { groupCourses } from './group-courses.ts';

it('reads a filter from the address', () => {
  expect(catalogFilter({ search: ' cells ', subject: 'Science', grade: 0 })).toEqual({
    search: 'cells',
    subject: 'Science',
    grade: 0,
  });
});

it('leaves out what makes no sense', () => {
  expect(catalogFilter({ search: '  ', subject: 'Alchemy', grade: 13 })).toEqual({});
  expect(catalogFilter({ grade: 'nine', search: ['x'] })).toEqual({});
});

it('takes a search for a number as words', () => {
  expect(catalogFilter({ search: 1984 })).toEqual({ search: '1984' });
});

it('searches no longer text than the server takes', () => {
  expect(catalogFilter({ search: 'x'.repeat(300) }).search).toHaveLength(100);
});

it('reads the order from the address, and leaves the usual one out', () => {
  expect(catalogFilter({ sort: 'students' }).sort).toBe('students');
  expect(catalogFilter({ sort: 'title' }).sort).toBeUndefined();
  expect(catalogFilter({ sort: 'price' }).sort).toBeUndefined();
});

it('sorts within the groups, and keeps the order by title among equals', () => {
  const course = (title: string, studentCount: number, enrollment: 'active' | null = null) =>
    ({ title, studentCount, enrollment }) as CatalogCourse;
  const groups = groupCourses(
    [course('Art', 2), course('Band', 5), course('Chess', 5), course('Drama', 9, 'active')],
    'students',
  );
  expect(groups.others.map(({ title }) => title)).toEqual(['Band', 'Chess', 'Art']);
  expect(groups.current.map(({ title }) => title)).toEqual(['Drama']);
});
