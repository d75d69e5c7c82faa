import { describe, expect, it } from 'vitest';
import { LIBRARY } from '#db/library/courses.ts';
import { LIBRARY_KEYS } from '#db/library/load.ts';
import { checkCourse } from './check-course.ts';

describe('library', () => {
  it('is known by its keys', () => {
    expect(LIBRARY.map(({ key }) => key)).toEqual(LIBRARY_KEYS);
  });

  it.each(LIBRARY.map((course) => [course.key, course] as const))('%s is well formed', (_, course) => {
    expect(checkCourse(course)).toEqual([]);
  });

  it('covers every area of the NCAA list', () => {
    const areas = new Set(LIBRARY.map((course) => course.ncaaArea));
    expect([...areas].filter(Boolean).sort()).toEqual([
      'english',
      'math',
      'religion_philosophy',
      'science',
      'social_science',
      'world_language',
    ]);
  });
});
